package io.streamform.sim.engine;

import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

/** The suite of three lines by which a project runs its YAML tests under Surefire. */
@Suite
@IncludeEngines("streamform")
@SelectDirectories("src/test/streamform")
class YamlSuiteTest {}
