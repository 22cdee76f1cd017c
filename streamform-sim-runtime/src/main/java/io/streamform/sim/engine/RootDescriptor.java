package io.streamform.sim.engine;

import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.hierarchical.Node;

/** The root of all files. */
final class RootDescriptor extends EngineDescriptor implements Node<RunContext> {

    RootDescriptor(UniqueId uniqueId) {
        super(uniqueId, "Streamform");
    }
}
