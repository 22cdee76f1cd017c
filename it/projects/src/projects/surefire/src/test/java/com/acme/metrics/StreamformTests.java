package com.acme.metrics;

import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

@Suite
@IncludeEngines("streamform")
@SelectDirectories("tests")
class StreamformTests {}
