package io.streamform.ir.text;

import static io.streamform.ir.fixture.Exprs.column;
import static io.streamform.ir.fixture.Exprs.literal;
import static io.streamform.ir.fixture.Exprs.test;
import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.expr.ScalarFunction;
import io.streamform.ir.fixture.ProgramBuilder;
import io.streamform.ir.fixture.Rows;
import io.streamform.ir.program.Program;
import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgramPrinterTest {

    private static final Program SHOP = ProgramBuilder.application("shop")
            .source("customers", Rows.row("id INT NOT NULL", "name STRING"), source -> source.upsert("id"))
            .source(
                    "orders",
                    Rows.row("id BIGINT NOT NULL", "customer INT", "amount DECIMAL(12, 2)", "at TIMESTAMP(3)"),
                    source -> source.eventTime("at", Duration.ofSeconds(5)))
            .model(
                    "large",
                    "orders",
                    model -> model.where(row -> test(
                            ScalarFunction.GREATER,
                            column(row, "amount"),
                            literal(new BigDecimal("100.00"), "DECIMAL(12, 2) NOT NULL"))))
            .model(
                    "totals",
                    "large",
                    model -> model.groupBy("customer")
                            .count("orders")
                            .sum("amount", "total")
                            .having(row ->
                                    test(ScalarFunction.GREATER, column(row, "orders"), literal(1L, "BIGINT NOT NULL")))
                            .ttl(Duration.ofDays(1))
                            .done()
                            .asUpsert("customer"))
            .model(
                    "names",
                    "customers",
                    model -> model.groupBy().max("name", "last").done().asRetract())
            .build();

    @Test
    void writesAWholeProgram() {
        assertThat(ProgramPrinter.print(SHOP)).isEqualTo("""
                shop (package com.acme.shop, time zone UTC, max parallelism 256)

                source customers: upsert by id from kafka customers (json)
                  1  source     shop/customers/source/customers#0  sources.yml:3:3
                       emits      upsert(id)
                       columns    id    INT NOT NULL
                                  name  STRING
                  2  normalize  shop/customers/normalize/id#0  sources.yml:3:3
                       reads      1 [upsert(id)]
                       key        id
                       emits      upsert(id)
                       columns    id    INT NOT NULL
                                  name  STRING
                       state      key
                                    k0  long  id
                                  row: a value per key, unbounded
                                    last_write  long    Time of the last write, epoch milliseconds.
                                    id          int     id
                                    name        string  name

                source orders: append from kafka orders (json)
                  3  source     shop/orders/source/orders#0  sources.yml:4:3
                       emits      append
                       columns    id        BIGINT NOT NULL
                                  customer  INT
                                  amount    DECIMAL(12, 2)
                                  at        TIMESTAMP(3)
                  4  watermark  shop/orders/watermark/at#0  sources.yml:4:3
                       reads      3 [append]
                       emits      append
                       watermark  at - 5 seconds, idle after 1 minute

                model large: view
                  5  calc       shop/large/calc/step4#0  models/large.sql:2:1
                       reads      4 [append]
                       where      amount > 100.00
                       emits      append
                       columns    id        BIGINT NOT NULL
                                  customer  INT
                                  amount    DECIMAL(12, 2)
                                  at        TIMESTAMP(3)

                model totals: upsert by customer into kafka totals (json)
                  6  aggregate  shop/totals/aggregate/customer#0  models/totals.sql:2:1
                       reads      5 [append]
                       group by   customer
                       having     COUNT(*) > 1
                       emits      upsert(customer)
                       columns    customer  INT
                                  orders    BIGINT NOT NULL  = COUNT(*)
                                  total     DECIMAL(38, 2)   = SUM(amount)
                       watermark  at - 5 seconds
                       state      key
                                    k0  long  customer
                                  acc: a value per key, kept at least 1 day after the last write
                                    rows            long            Rows of the group.
                                    last_write      long            Time of the last write, epoch milliseconds.
                                    count_de4bf86d  long            COUNT(amount)
                                    sum_ee23fabe    decimal(38, 2)  SUM(amount)
                  7  sink       shop/totals/sink/totals#0  models/totals.sql:1:1
                       reads      6 [upsert(customer)]
                       writes     upsert(customer)
                       columns    customer  INT
                                  orders    BIGINT NOT NULL
                                  total     DECIMAL(38, 2)

                model names: retract into kafka names (json)
                  8  aggregate  shop/names/aggregate/all#0  models/names.sql:2:1
                       reads      2 [upsert(id)]
                       group by   () – one group of all rows
                       emits      upsert()
                       columns    last  STRING  = MAX(name)
                       state      acc: a value per key, unbounded
                                    rows          long    Rows of the group.
                                    last_write    long    Time of the last write, epoch milliseconds.
                                    max_5656f0e5  string  MAX(name)
                                  max_5656f0e5.values: sorted entries per key, unbounded
                                    value  string  MAX(name)
                                    count  long    Rows that have the value.
                  9  sink       shop/names/sink/names#0  models/names.sql:1:1
                       reads      8 [upsert()]
                       writes     retract
                       columns    last  STRING
                """);
    }

    @Test
    void explainsAModelWithWhatItReadsUnderTheSameNumbers() {
        assertThat(ProgramPrinter.explain(SHOP, "names")).isEqualTo("""
                shop (package com.acme.shop, time zone UTC, max parallelism 256)

                source customers: upsert by id from kafka customers (json)
                  1  source     shop/customers/source/customers#0  sources.yml:3:3
                       emits      upsert(id)
                       columns    id    INT NOT NULL
                                  name  STRING
                  2  normalize  shop/customers/normalize/id#0  sources.yml:3:3
                       reads      1 [upsert(id)]
                       key        id
                       emits      upsert(id)
                       columns    id    INT NOT NULL
                                  name  STRING
                       state      key
                                    k0  long  id
                                  row: a value per key, unbounded
                                    last_write  long    Time of the last write, epoch milliseconds.
                                    id          int     id
                                    name        string  name

                model names: retract into kafka names (json)
                  8  aggregate  shop/names/aggregate/all#0  models/names.sql:2:1
                       reads      2 [upsert(id)]
                       group by   () – one group of all rows
                       emits      upsert()
                       columns    last  STRING  = MAX(name)
                       state      acc: a value per key, unbounded
                                    rows          long    Rows of the group.
                                    last_write    long    Time of the last write, epoch milliseconds.
                                    max_5656f0e5  string  MAX(name)
                                  max_5656f0e5.values: sorted entries per key, unbounded
                                    value  string  MAX(name)
                                    count  long    Rows that have the value.
                  9  sink       shop/names/sink/names#0  models/names.sql:1:1
                       reads      8 [upsert()]
                       writes     retract
                       columns    last  STRING
                """);
    }
}
