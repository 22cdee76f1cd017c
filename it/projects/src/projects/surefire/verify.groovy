// Surefire runs the YAML tests through a suite, counts them, and fails the build when one fails.
def log = new File(basedir, 'build.log').readLines()
assert log.any { it == '[ERROR] Tests run: 2, Failures: 1, Errors: 0, Skipped: 0' }
assert log.any { it.startsWith("tests/customer_metrics.yml:17:5: error[SF-TST-020]: model 'customer_metrics'") }
assert log.any { it.contains('StreamformTests.tests/customer_metrics.yml: the total is wrong') }
assert log.any { it.contains('There are test failures') }
