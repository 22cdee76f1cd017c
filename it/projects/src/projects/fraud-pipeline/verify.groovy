// The project passes its tests and has its job JAR; a second build writes nothing that the first one wrote.
def log = new File(basedir, 'build.log').readLines()
def order = [' files written, 0 unchanged, 0 deleted', '10 tests passed', 'target/fraud-pipeline-1.0.0-job.jar',
             '3 models: nothing to do', 'Nothing to compile', '10 tests passed', 'target/fraud-pipeline-1.0.0-job.jar']
int at = -1
order.each { text ->
    at = log.findIndexOf(at + 1) { it.contains(text) }
    assert at >= 0: "not in the log, or not in this order: $text"
}

def files = { String folder ->
    def found = []
    new File(basedir, folder).eachFileRecurse(groovy.io.FileType.FILES) { found << it }
    assert !found.isEmpty(): folder
    found
}
def generated = files('target/generated-sources') + files('target/generated-resources')
long compiled = files('target/classes').findAll { it.name.endsWith('.class') }*.lastModified().min()
generated.each { assert it.lastModified() <= compiled: "$it was written again" }
assert new File(basedir, 'target/fraud-pipeline-1.0.0-job.jar').isFile()
