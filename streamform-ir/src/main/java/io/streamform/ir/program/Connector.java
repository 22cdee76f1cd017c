package io.streamform.ir.program;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Where a source reads or a sink writes. Texts are unexpanded: {@code ${NAME:-default}} is replaced when the job runs.
 *
 * @param kind kafka or file
 * @param address topic for Kafka, path for a file
 * @param format name of the format, {@code json}
 * @param options further settings of the connector, sorted by name
 */
public record Connector(Kind kind, String address, String format, SortedMap<String, String> options) {

    /** Kinds of connectors. */
    public enum Kind {
        /** Apache Kafka. */
        KAFKA,
        /** Files of JSON Lines. */
        FILE
    }

    /** Copies the options. */
    public Connector {
        options = java.util.Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, String>) options));
    }
}
