package io.streamform.sim.engine;

import io.streamform.sim.check.TestRunner;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.yaml.TestDefinition;
import io.streamform.sim.yaml.TestFile;
import java.util.List;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A test of a file. Its name holds the file's, because some reports show nothing else. */
final class CaseDescriptor extends AbstractTestDescriptor implements Node<RunContext> {

    private final TestFile file;
    private final TestDefinition test;

    CaseDescriptor(UniqueId uniqueId, FileDescriptor parent, TestDefinition test) {
        super(
                uniqueId,
                parent.file().path() + ": " + test.name(),
                FileSource.from(
                        parent.path().toFile(),
                        FilePosition.from(test.place().line(), test.place().column())));
        this.file = parent.file();
        this.test = test;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public RunContext execute(RunContext context, DynamicTestExecutor dynamicTestExecutor) {
        List<Problem> problems = context.runner().run(file, test);
        if (!problems.isEmpty()) {
            throw YamlTestFailure.of(TestRunner.render(file, test, problems));
        }
        return context;
    }
}
