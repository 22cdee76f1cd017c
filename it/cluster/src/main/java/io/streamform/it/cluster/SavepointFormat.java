package io.streamform.it.cluster;

/** Flink's savepoint formats, by the names that its REST interface uses. */
public enum SavepointFormat {
    /** One format for all state backends. */
    CANONICAL,
    /** The state backend's own format. */
    NATIVE
}
