// Mistakes in SQL fail the build, all of them at once and each at its place.
def log = new File(basedir, 'build.log').readLines()
def expected = '''\
[ERROR] models/customer_metrics.sql:1:25: error[SF-SQL-001]: column 'amont' not found in 'commerce.orders'; did you mean 'amount'?
  1 | SELECT customer_id, SUM(amont) AS total_spend
    |                         ^^^^^
  fix: use one of the columns listed, or add it to the source or model that is read
  help: docs/errors/SF-SQL-001.md
[ERROR] models/unknown_source.sql:2:6: error[SF-SQL-003]: 'commerce.order' is neither a source nor a model; did you mean 'commerce.orders'?
  1 | SELECT customer_id
  2 | FROM source('commerce.order')
    |      ^^^^^^^^^^^^^^^^^^^^^^^^
  fix: declare it in sources.yml, or add models/<name>.sql
  help: docs/errors/SF-SQL-003.md'''.readLines()
assert Collections.indexOfSubList(log, expected) >= 0
assert log.any { it.contains('2 errors in the project') }
assert !new File(basedir, 'target/generated-sources').exists()
