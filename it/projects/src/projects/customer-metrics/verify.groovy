// The example of the documentation passes.
def log = new File(basedir, 'build.log').readLines()
assert log.any { it.endsWith('1 test passed') }
assert new File(basedir, 'target/customer-metrics-1.0.0.jar').isFile()
