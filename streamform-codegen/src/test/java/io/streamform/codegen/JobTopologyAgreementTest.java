package io.streamform.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.codegen.fixture.Generated;
import io.streamform.codegen.fixture.Projects;
import io.streamform.flink.job.JobSettings;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.Topology;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.flink.api.dag.Transformation;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.Test;

/** The Flink job has the nodes and edges of the topology, under the same uids, beside the steps that only Flink needs. */
class JobTopologyAgreementTest {

    private static final Map<String, String> PROJECT = Map.of(
            "streamform.yml",
            """
            name: shop
            package: com.acme.shop
            models:
              totals:
                materialized: upsert
                key: [k]
                sink: {connector: kafka, topic: totals, options: {properties.bootstrap.servers: "localhost:9092"}}
              by_total:
                materialized: retract
                sink: {connector: file, path: out}
              accounts_again:
                materialized: upsert
                key: [id]
                sink: {connector: kafka, topic: again, options: {properties.bootstrap.servers: "localhost:9092"}}
              accounts_copy:
                materialized: upsert
                key: [id]
                sink: {connector: kafka, topic: copy, options: {properties.bootstrap.servers: "localhost:9092"}}
            """,
            "sources.yml",
            """
            sources:
              orders:
                connector: kafka
                topic: orders
                format: json
                columns: {k: STRING NOT NULL, amount: INT, paid: BIGINT NOT NULL}
                changelog: retract
                options: {properties.bootstrap.servers: "localhost:9092"}
              accounts:
                connector: kafka
                topic: accounts
                format: json
                columns: {id: BIGINT NOT NULL, name: STRING}
                primary_key: [id]
                changelog: upsert
                options: {properties.bootstrap.servers: "localhost:9092"}
            """,
            "models/totals.sql",
            "SELECT k, SUM(amount) AS total FROM source('orders') WHERE amount > 0 GROUP BY k",
            "models/by_total.sql",
            "SELECT total, COUNT(*) AS n FROM ref('totals') GROUP BY total",
            "models/accounts_copy.sql",
            "SELECT id, name FROM source('accounts')",
            "models/accounts_again.sql",
            "SELECT * FROM source('accounts')",
            "models/all_orders.sql",
            "SELECT COUNT(*) AS n, SUM(paid) AS paid FROM source('orders') HAVING SUM(paid) > 5",
            "models/only_for_tests.sql",
            "SELECT id FROM source('accounts')");

    @Test
    void edgesOfTheJobAreThoseOfTheTopologyThatReachSinks() throws Exception {
        Generated generated = Generated.of(Projects.compile(PROJECT));
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();

        generated
                .loader()
                .loadClass("com.acme.shop.ShopJob")
                .getMethod("define", StreamExecutionEnvironment.class, JobSettings.class)
                .invoke(null, env, JobSettings.of("shop", new String[0]));

        assertThat(edgesOfJob(env)).isEqualTo(edges(generated.application().topology()));
    }

    private static Set<String> edges(Topology topology) {
        Set<Integer> wanted = new TreeSet<>();
        for (int i = topology.nodes().size() - 1; i >= 0; i--) {
            Node node = topology.nodes().get(i);
            if (node instanceof Node.Sink<?, ?> || wanted.contains(i)) {
                wanted.add(i);
                wanted.add(input(node) < 0 ? i : input(node));
            }
        }
        Set<String> edges = new TreeSet<>();
        for (int index : wanted) {
            Node node = topology.nodes().get(index);
            if (input(node) >= 0) {
                edges.add(topology.nodes().get(input(node)).uid() + " -> " + node.uid());
            }
        }
        return edges;
    }

    private static int input(Node node) {
        if (node instanceof Node.Normalized<?, ?> normalized) {
            return normalized.input();
        }
        if (node instanceof Node.Stateless<?, ?> stateless) {
            return stateless.input();
        }
        if (node instanceof Node.Keyed<?, ?, ?> keyed) {
            return keyed.input();
        }
        return node instanceof Node.Sink<?, ?> sink ? sink.input() : -1;
    }

    private static Set<String> edgesOfJob(StreamExecutionEnvironment env) {
        Set<String> edges = new TreeSet<>();
        for (Transformation<?> transformation : env.getTransformations()) {
            collect(transformation, edges);
        }
        return edges;
    }

    private static void collect(Transformation<?> transformation, Set<String> edges) {
        for (Transformation<?> input : namedInputs(transformation)) {
            if (isOfTopology(transformation)) {
                edges.add(input.getUid() + " -> " + transformation.getUid());
            }
            collect(input, edges);
        }
    }

    /** Inputs that the topology knows, looking through partitioners, splits and the operator behind a source. */
    private static List<Transformation<?>> namedInputs(Transformation<?> transformation) {
        List<Transformation<?>> named = new ArrayList<>();
        for (Transformation<?> input : transformation.getInputs()) {
            if (isOfTopology(input)) {
                named.add(input);
            } else {
                named.addAll(namedInputs(input));
            }
        }
        return named;
    }

    private static boolean isOfTopology(Transformation<?> transformation) {
        String uid = transformation.getUid();
        return uid != null && !uid.contains("/records/") && !uid.contains("/split/");
    }
}
