package io.streamform.codegen.aggregate;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.codegen.fixture.Generated;
import io.streamform.codegen.fixture.Projects;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.runtime.topology.Topology;
import io.streamform.sim.Simulator;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AggregateSemanticsTest {

    private static final String SOURCE = """
            sources:
              events:
                connector: kafka
                topic: events
                format: json
                columns:
                  k: INT NOT NULL
                  i: INT
                  l: BIGINT
                  d: DOUBLE
                  m: DECIMAL(12, 2)
                  s: STRING
                  t: TIMESTAMP(3)
                  r: INT NOT NULL
                  id: BIGINT NOT NULL
                primary_key: [id]
                changelog: %s
                options: {properties.bootstrap.servers: "localhost:9092"}
            """;

    private static final String QUERY = """
            SELECT
              k,
              COUNT(*) AS n,
              COUNT(i) AS ci,
              SUM(i) AS si,
              SUM(l) AS sl,
              SUM(d) AS sd,
              SUM(m) AS sm,
              AVG(i) AS ai,
              AVG(m) AS am,
              MIN(i) AS mini, MAX(i) AS maxi,
              MIN(d) AS mind, MAX(d) AS maxd,
              MIN(m) AS minm, MAX(m) AS maxm,
              MIN(s) AS mins, MAX(s) AS maxs,
              MIN(t) AS mint, MAX(t) AS maxt,
              SUM(r) AS sr
            FROM source('events')
            GROUP BY k
            HAVING COUNT(*) >= 2
            """;

    @ParameterizedTest
    @CsvSource({"append,1", "append,2", "retract,3", "retract,4", "upsert,5", "upsert,6"})
    void groupsAreThoseOfAllRowsAtOnceAfterEveryChange(String changelog, long seed) {
        Topology topology = Generated.of(Projects.compile(Map.of(
                        "streamform.yml",
                        "name: totals\npackage: com.acme.totals\n",
                        "sources.yml",
                        SOURCE.formatted(changelog),
                        "models/groups.sql",
                        QUERY)))
                .application()
                .topology();
        Run<?, ?> run = new Run<>((Node.Source<?, ?>) topology.nodes().get(0), new Simulator(topology));
        Random random = new Random(seed);

        for (int step = 0; step < 300; step++) {
            run.step(changelog, random);
            assertThat(run.table()).as("step %s, seed %s", step, seed).isEqualTo(run.reference.groups());
            if (step % 50 == 49) {
                run.simulator.restart();
            }
        }
    }

    private static final class Run<K, T> {

        private final String name;
        private final RowSchema<T> schema;
        private final @Nullable KeySchema<K, T> key;
        private final Simulator simulator;
        private final ReferenceGroups reference = new ReferenceGroups();
        private long nextId;

        Run(Node.Source<K, T> source, Simulator simulator) {
            SourceSpec<K, T> spec = source.spec();
            this.name = spec.name();
            this.schema = spec.schema();
            this.key = spec.key();
            this.simulator = simulator;
        }

        void step(String changelog, Random random) {
            List<List<@Nullable Object>> rows = reference.rows();
            int kind = changelog.equals("append") || rows.isEmpty() ? 0 : random.nextInt(4);
            @Nullable
            Object[] before =
                    kind < 2 ? null : rows.get(random.nextInt(rows.size())).toArray();
            long id = before == null ? nextId++ : (Long) before[8];
            @Nullable Object[] after = kind == 3 ? null : row(random, id);
            if (before != null) {
                reference.remove(before);
            }
            if (after != null) {
                reference.add(after);
            }
            simulator.feed(name, changelog.equals("upsert") ? upsert(id, after) : change(before, after));
        }

        private SourceElement<T> change(@Nullable Object @Nullable [] before, @Nullable Object @Nullable [] after) {
            if (before == null) {
                return Change.insert(schema.row(Objects.requireNonNull(after)));
            }
            return after == null
                    ? Change.delete(schema.row(before))
                    : Change.update(schema.row(before), schema.row(after));
        }

        private SourceElement<T> upsert(long id, @Nullable Object @Nullable [] after) {
            return new Upsert<>(
                    Objects.requireNonNull(key).of(new Object[] {id}), after == null ? null : schema.row(after));
        }

        List<String> table() {
            List<String> table = new ArrayList<>();
            collect(simulator.model("groups").changes(), table);
            return table.stream().sorted().toList();
        }

        private <O> void collect(List<Change<O>> changes, List<String> table) {
            RowSchema<O> rows = schemaOfModel();
            for (Change<O> change : changes) {
                if (change.before() != null) {
                    assertThat(table.remove(text(rows, change.before()))).isTrue();
                }
                if (change.after() != null) {
                    table.add(text(rows, change.after()));
                }
            }
        }

        @SuppressWarnings("unchecked")
        private <O> RowSchema<O> schemaOfModel() {
            return (RowSchema<O>) simulator.model("groups").view().schema();
        }

        private static <O> String text(RowSchema<O> schema, O row) {
            List<@Nullable Object> values = new ArrayList<>();
            for (int i = 0; i < schema.columns().size(); i++) {
                values.add(schema.value(row, i));
            }
            return values.toString();
        }
    }

    private static @Nullable Object[] row(Random random, long id) {
        return new Object[] {
            random.nextInt(3),
            orNull(random, List.of(1, -5, 7, Integer.MAX_VALUE).get(random.nextInt(4))),
            orNull(random, List.of(1L, -5L, Long.MAX_VALUE).get(random.nextInt(3))),
            orNull(random, List.of(0.5, -2.0, 1024.0).get(random.nextInt(3))),
            orNull(
                    random,
                    new BigDecimal(List.of("0.01", "-5.50", "9999999999.99").get(random.nextInt(3)))),
            orNull(random, List.of("", "a", "b", "é").get(random.nextInt(4))),
            orNull(random, LocalDateTime.of(2024, 1, 1 + random.nextInt(3), 0, 0)),
            random.nextInt(3),
            id
        };
    }

    private static @Nullable Object orNull(Random random, Object value) {
        return random.nextInt(4) == 0 ? null : value;
    }
}
