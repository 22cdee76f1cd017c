package io.streamform.sim.yaml;

import io.streamform.sim.problem.Place;

/** A row that a test expects in a table, and where it stands. */
public record ExpectedRow<T>(T row, Place place) {}
