// The same project built in another folder gives the same bytes: sources, resources and both JARs.
def other = new File(basedir.parentFile, 'fraud-pipeline')
def contents = { File project ->
    def bytes = new TreeMap<String, byte[]>()
    def add = { File file -> bytes[project.toPath().relativize(file.toPath()).toString()] = file.bytes }
    ['target/generated-sources', 'target/generated-resources'].each {
        new File(project, it).eachFileRecurse(groovy.io.FileType.FILES, add)
    }
    ['target/fraud-pipeline-1.0.0.jar', 'target/fraud-pipeline-1.0.0-job.jar'].each { add(new File(project, it)) }
    bytes
}
def here = contents(basedir)
def there = contents(other)
assert here.size() == 46
assert here.keySet() == there.keySet()
def different = here.keySet().findAll { !Arrays.equals(here[it], there[it]) }
assert different.isEmpty()
