package io.streamform.sim.problem;

/** Every problem that a test can have: a stable id and one line that says what to do. */
public enum ProblemCode {
    /** The file is not YAML. */
    YAML_SYNTAX("SF-TST-001", "correct the YAML"),
    /** A file without a test. */
    NO_TEST("SF-TST-002", "write a test with the keys model, given and expect, or remove the file"),
    /** A mapping, list or text stands where another is expected. */
    WRONG_SHAPE("SF-TST-003", "give a value of the expected form"),
    /** A key that a test does not have. */
    UNKNOWN_KEY("SF-TST-004", "remove the key or correct its name"),
    /** A key or column twice in one mapping. */
    KEY_TWICE("SF-TST-005", "remove one of the two"),
    /** A key that a test must have. */
    KEY_MISSING("SF-TST-006", "add the key"),
    /** A key that a later version will know. */
    KEY_NOT_YET("SF-TST-007", "remove the key"),
    /** A model that the application does not have. */
    UNKNOWN_MODEL("SF-TST-008", "correct the name, or build the project so that the model exists"),
    /** A source that the model does not read. */
    UNKNOWN_SOURCE("SF-TST-009", "name a source that the model reads, directly or through other models"),
    /** Rows without a source where the model reads several. */
    SOURCE_NOT_NAMED("SF-TST-010", "write {source: …, row: {…}} for each row, or a list of rows under each source"),
    /** A column that the rows do not have. */
    UNKNOWN_COLUMN("SF-TST-011", "correct the name of the column"),
    /** A value of another type than the column's. */
    WRONG_TYPE("SF-TST-012", "give a value of the column's type; a text that looks like a number needs quotes"),
    /** A value that its type cannot hold. */
    DOES_NOT_FIT("SF-TST-013", "give a value within the type's range, length and scale"),
    /** NULL, or nothing, in a NOT NULL column. */
    NOT_NULL("SF-TST-014", "give the column a value"),
    /** An unknown kind of change. */
    UNKNOWN_OP("SF-TST-015", "write insert, update, update_before, update_after or delete"),
    /** A kind of change that a source or model does not have. */
    OP_NOT_ALLOWED("SF-TST-016", "use a kind of change that the message names"),
    /** One half of an update. */
    HALF_UPDATE("SF-TST-017", "let update_after follow update_before at once, in the same source"),
    /** An update or delete of a row that is not there. */
    NO_SUCH_ROW("SF-TST-018", "insert the row before, or correct its key"),
    /** No compiled application, or several with the model. */
    NO_APPLICATION("SF-TST-019", "run streamform:generate and compile; keep one application with this model"),
    /** Other changes than expected. */
    OTHER_CHANGES("SF-TST-020", "correct the model or the expectation"),
    /** Another content than expected. */
    OTHER_TABLE("SF-TST-021", "correct the model or the expectation"),
    /** The model failed while it ran. */
    RUN_FAILED("SF-TST-022", "correct the model or the rows given"),
    /** A directory without test files, or one that is not there. */
    NO_FILES("SF-TST-023", "put *.yml files there, or select another directory"),
    /** A file that cannot be read. */
    UNREADABLE("SF-TST-024", "save the file in UTF-8 and make it readable");

    private final String id;
    private final String fix;

    ProblemCode(String id, String fix) {
        this.id = id;
        this.fix = fix;
    }

    /** The stable id, for example {@code SF-TST-001}. */
    public String id() {
        return id;
    }

    /** What to do. */
    public String fix() {
        return fix;
    }

    /** Path of the page that explains it: {@code docs/errors/SF-TST-001.md}. */
    public String page() {
        return "docs/errors/" + id + ".md";
    }
}
