/**
 * Flink's connectors between the bytes of Kafka and files and the rows of generated code. Sources:
 * {@link io.streamform.flink.connector.KafkaSources}, {@link io.streamform.flink.connector.FileSources} and behind them
 * {@link io.streamform.flink.connector.BadRecords}; sinks: {@link io.streamform.flink.connector.KafkaSinks},
 * {@link io.streamform.flink.connector.FileSinks}.
 */
@NullMarked
package io.streamform.flink.connector;

import org.jspecify.annotations.NullMarked;
