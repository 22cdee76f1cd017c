// A wrong expectation fails the build and shows, with its place, what was expected and what came.
def log = new File(basedir, 'build.log').readLines()
def expected = '''\
tests/customer_metrics.yml:7:5: error[SF-TST-020]: model 'customer_metrics' gives other changes than expected: 2 changes expected, 2 given
  5 | expect:
  6 |   - {op: insert, customer_id: 42, total_spend: 10}
  7 |   - {op: update, customer_id: 42, total_spend: 29}
    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              op      customer_id  total_spend
              insert  42           10
  - expected  update  42           29
  + actual    update  42           28
                                   ^^
  in test 'customer_metrics 1'
  fix: correct the model or the expectation
  help: docs/errors/SF-TST-020.md'''.readLines()
assert Collections.indexOfSubList(log, expected) >= 0
assert log.any { it.contains('streamform-maven-plugin') && it.contains('1 of 1 test failed') }
assert !new File(basedir, 'target/customer-metrics-wrong-1.0.0.jar').exists()
