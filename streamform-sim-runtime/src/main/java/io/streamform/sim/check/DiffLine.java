package io.streamform.sim.check;

import java.util.List;

/** A line of a diff: its cells as text. */
record DiffLine(List<String> cells) {}
