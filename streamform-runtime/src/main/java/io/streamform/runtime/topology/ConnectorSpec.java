package io.streamform.runtime.topology;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Where a source reads or a sink writes. Texts may hold {@code ${NAME:-default}}, which only the engine replaces, when the
 * job starts.
 *
 * @param connector {@code kafka} or {@code file}
 * @param address topic or path
 * @param format {@code json}
 * @param options settings of the connector
 */
public record ConnectorSpec(String connector, String address, String format, SortedMap<String, String> options) {

    /** Copies the options. */
    public ConnectorSpec {
        options = java.util.Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, String>) options));
    }
}
