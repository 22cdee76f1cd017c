// A key that nobody knows fails the build at its place.
def log = new File(basedir, 'build.log').readLines()
def expected = '''\
[ERROR] streamform.yml:5:5: error[SF-PRJ-005]: unknown key 'materialised' in models.customer_metrics; did you mean 'materialized'?
  3 | models:
  4 |   customer_metrics:
  5 |     materialised: upsert
    |     ^^^^^^^^^^^^
  fix: remove the key or correct its name
  help: docs/errors/SF-PRJ-005.md'''.readLines()
assert Collections.indexOfSubList(log, expected) >= 0
assert log.any { it.contains('1 error in the project') }
assert !new File(basedir, 'target/generated-sources').exists()
