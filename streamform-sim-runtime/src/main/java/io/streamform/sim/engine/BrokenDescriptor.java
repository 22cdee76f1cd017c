package io.streamform.sim.engine;

import java.nio.file.Path;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** Stands where no tests could be found, a malformed file or an empty directory, and fails. */
final class BrokenDescriptor extends AbstractTestDescriptor implements Node<RunContext> {

    private final String failure;

    BrokenDescriptor(UniqueId uniqueId, String name, Path path, String failure) {
        super(uniqueId, name, FileSource.from(path.toFile()));
        this.failure = failure;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public RunContext execute(RunContext context, DynamicTestExecutor dynamicTestExecutor) {
        throw YamlTestFailure.of(failure);
    }
}
