/**
 * A real Kafka broker and a real Flink session cluster as processes of their own, for integration tests: start reading
 * at {@link io.streamform.it.cluster.KafkaProcess} and {@link io.streamform.it.cluster.FlinkClusterProcesses}. The
 * tests of this module are integration tests ({@code *IT}) that Failsafe runs in {@code mvn verify}; each works below
 * {@code target/cluster/<test>}, where the logs of every process stay readable after a failure.
 */
@NullMarked
package io.streamform.it.cluster;

import org.jspecify.annotations.NullMarked;
