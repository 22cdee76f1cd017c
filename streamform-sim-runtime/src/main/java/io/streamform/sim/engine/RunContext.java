package io.streamform.sim.engine;

import io.streamform.sim.check.TestRunner;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;

/** What the tests of one run share. */
public final class RunContext implements EngineExecutionContext {

    private final TestRunner runner;

    RunContext(TestRunner runner) {
        this.runner = runner;
    }

    TestRunner runner() {
        return runner;
    }
}
