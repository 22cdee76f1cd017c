package io.streamform.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.streamform.codegen.fixture.Generated;
import io.streamform.codegen.fixture.Projects;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.GeneratedLines;
import io.streamform.runtime.topology.Node;
import io.streamform.runtime.topology.Topology;
import io.streamform.sim.Simulator;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LineMapTest {

    private static final Map<String, String> PROJECT = Map.of(
            "streamform.yml", "name: shop\npackage: com.acme.shop\n",
            "sources.yml", """
                    sources:
                      orders:
                        connector: kafka
                        topic: orders
                        format: json
                        columns:
                          id: BIGINT NOT NULL
                          amount: INT NOT NULL
                          parts: INT NOT NULL
                        options: {properties.bootstrap.servers: "localhost:9092"}
                    """,
            "models/shares.sql",
                    "-- What a part costs.\nSELECT\n  id,\n  amount / parts AS share\nFROM source('orders')\n");

    @Test
    void failureInGeneratedCodeNamesTheLineOfTheSql() {
        Generated generated = Generated.of(Projects.compile(PROJECT));
        Topology topology = generated.application().topology();
        Simulator simulator = new Simulator(topology);
        RowSchema<?> orders =
                ((Node.Source<?, ?>) topology.nodes().get(0)).spec().schema();

        Throwable failure =
                catchThrowable(() -> simulator.feed("orders", Change.insert(orders.row(new Object[] {1L, 10, 0}))));

        assertThat(failure).hasMessageContaining("division by zero");
        assertThat(GeneratedLines.load("shop", generated.loader()).place(failure))
                .isEqualTo("models/shares.sql:3");
    }

    @Test
    void failureElsewhereNamesNothing() {
        Generated generated = Generated.of(Projects.compile(PROJECT));

        assertThat(GeneratedLines.load("shop", generated.loader()).place(new IllegalStateException("elsewhere")))
                .isNull();
    }
}
