package io.streamform.sim.engine;

import io.streamform.sim.check.Applications;
import io.streamform.sim.check.TestRunner;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestEngine;

/**
 * Runs the YAML tests of selected files and directories. Discovery parses the files and loads no class; execution looks the
 * compiled application up on the class path.
 *
 * <p>Surefire counts tests of files only under a class, so a project that runs them there has a suite:
 *
 * <pre>{@code
 * @Suite
 * @IncludeEngines("streamform")
 * @SelectDirectories("tests")
 * class StreamformTests {}
 * }</pre>
 */
public final class StreamformTestEngine extends HierarchicalTestEngine<RunContext> {

    /** Name of the engine, as {@code @IncludeEngines} takes it. */
    public static final String ID = "streamform";

    private static final EngineDiscoveryRequestResolver<RootDescriptor> RESOLVER =
            EngineDiscoveryRequestResolver.<RootDescriptor>builder()
                    .addSelectorResolver(context ->
                            new TestFileResolver(context.getEngineDescriptor().getUniqueId()))
                    .build();

    /** An engine; the platform makes one by its service file. */
    public StreamformTestEngine() {}

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId uniqueId) {
        RootDescriptor root = new RootDescriptor(uniqueId);
        RESOLVER.resolve(request, root);
        return root;
    }

    @Override
    protected RunContext createExecutionContext(ExecutionRequest request) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        ClassLoader loader = context == null ? StreamformTestEngine.class.getClassLoader() : context;
        return new RunContext(new TestRunner(Applications.load(loader)));
    }
}
