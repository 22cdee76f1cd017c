package io.streamform.sim.yaml;

import java.util.List;

/** Keys of the test language. */
final class TestKeys {

    static final String MODEL = "model";
    static final String NAME = "name";
    static final String DESCRIPTION = "description";
    static final String GIVEN = "given";
    static final String EXPECT = "expect";
    static final String EXPECT_TABLE = "expect_table";
    static final String SOURCE = "source";
    static final String ROW = "row";
    static final String OP = "op";

    /** Keys of a test. */
    static final List<String> OF_TEST = List.of(MODEL, NAME, DESCRIPTION, GIVEN, EXPECT, EXPECT_TABLE);

    /** Keys of a test that a later version will know. */
    static final List<String> LATER = List.of("steps", "expect_error", "any_order", "partial");

    private TestKeys() {}
}
