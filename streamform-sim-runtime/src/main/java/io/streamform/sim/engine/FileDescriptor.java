package io.streamform.sim.engine;

import io.streamform.sim.yaml.TestFile;
import java.nio.file.Path;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A test file. */
final class FileDescriptor extends AbstractTestDescriptor implements Node<RunContext> {

    private final Path path;
    private final TestFile file;

    FileDescriptor(UniqueId uniqueId, Path path, TestFile file) {
        super(uniqueId, file.path(), FileSource.from(path.toFile()));
        this.path = path;
        this.file = file;
    }

    Path path() {
        return path;
    }

    TestFile file() {
        return file;
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }
}
