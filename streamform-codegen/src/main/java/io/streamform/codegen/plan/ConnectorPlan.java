package io.streamform.codegen.plan;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Where a source reads or a sink writes; texts are unexpanded. */
public record ConnectorPlan(String connector, String address, String format, SortedMap<String, String> options) {

    /** Copies the options. */
    public ConnectorPlan {
        options = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, String>) options));
    }
}
