// The same project built in another folder gives the same bytes: sources, resources and both JARs.
import java.security.MessageDigest

def digests = { File project ->
    def found = new TreeMap<String, String>()
    def add = { File file ->
        found[project.toPath().relativize(file.toPath()).toString()] =
            MessageDigest.getInstance('SHA-256').digest(file.bytes).encodeHex().toString()
    }
    ['target/generated-sources', 'target/generated-resources'].each {
        new File(project, it).eachFileRecurse(groovy.io.FileType.FILES, add)
    }
    ['target/fraud-pipeline-1.0.0.jar', 'target/fraud-pipeline-1.0.0-job.jar'].each { add(new File(project, it)) }
    found
}
def here = digests(basedir)
assert here.size() > 40
assert here == digests(new File(basedir.parentFile, 'fraud-pipeline'))
