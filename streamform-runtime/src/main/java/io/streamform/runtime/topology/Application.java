package io.streamform.runtime.topology;

/**
 * What generated code offers to tools: found with {@link java.util.ServiceLoader}. One per compiled project.
 */
public interface Application {

    /** Name of the application, as in streamform.yml. */
    String name();

    /** A new topology. */
    Topology topology();
}
