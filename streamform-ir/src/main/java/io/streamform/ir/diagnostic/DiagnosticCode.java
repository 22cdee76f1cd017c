package io.streamform.ir.diagnostic;

/**
 * Every diagnostic that Streamform can report: a stable id, a severity, a message with {@code %s} places for its
 * arguments, and one line that says what to do. {@code docs/errors/<id>.md} explains each.
 */
public enum DiagnosticCode {
    /** A column name that no input has. */
    UNKNOWN_COLUMN(
            "SF-SQL-001",
            Severity.ERROR,
            "column '%s' not found in %s%s",
            "use one of the columns listed, or add it to the source or model that is read"),

    /** Text that is no SQL query. */
    SQL_SYNTAX(
            "SF-SQL-002",
            Severity.ERROR,
            "%s",
            "write the statement as Flink SQL has it; a name that is a reserved word stands in back-ticks"),

    /** A relation that is neither a source nor a model. */
    UNKNOWN_RELATION(
            "SF-SQL-003",
            Severity.ERROR,
            "'%s' is neither a source nor a model%s",
            "declare it in sources.yml, or add models/<name>.sql"),

    /** A function that does not exist or is not known yet. */
    UNKNOWN_FUNCTION(
            "SF-SQL-004",
            Severity.ERROR,
            "function %s is not known%s",
            "use a function of Flink SQL that docs lists as supported"),

    /** Operands that an operator or function does not take. */
    WRONG_OPERANDS(
            "SF-SQL-005",
            Severity.ERROR,
            "%s does not take operands of these types: %s",
            "cast an operand with CAST(… AS …)"),

    /** A CAST that Flink SQL does not have. */
    CANNOT_CAST(
            "SF-SQL-006",
            Severity.ERROR,
            "cannot cast %s to %s",
            "cast in two steps, or read the column as another type"),

    /** An expression outside GROUP BY. */
    NOT_GROUPED(
            "SF-SQL-007",
            Severity.ERROR,
            "expression '%s' is not being grouped",
            "add it to GROUP BY, or put it into an aggregate such as MAX(…)"),

    /** A column name that several inputs have. */
    AMBIGUOUS_COLUMN(
            "SF-SQL-008", Severity.ERROR, "column '%s' is ambiguous", "put the name of the relation in front of it"),

    /** An aggregate where none can be. */
    AGGREGATE_NOT_ALLOWED(
            "SF-SQL-009",
            Severity.ERROR,
            "an aggregate cannot stand %s",
            "filter groups in HAVING, or aggregate in a model of its own and read that"),

    /** SQL that Streamform does not support. */
    NOT_SUPPORTED(
            "SF-SQL-010", Severity.ERROR, "%s is not supported: %s; %s", "write it the way that the message names"),

    /** SQL that is not valid for a reason without a code of its own. */
    INVALID_SQL("SF-SQL-011", Severity.ERROR, "%s", "change the statement as the message says"),

    /** Two output columns of one name. */
    OUTPUT_COLUMN_TWICE(
            "SF-SQL-012",
            Severity.ERROR,
            "two columns of the result are called '%s'",
            "give one of them another name with AS"),

    /** An output column without a name. */
    OUTPUT_COLUMN_UNNAMED(
            "SF-SQL-013", Severity.ERROR, "column %s of the result has no name: '%s'", "give it a name with AS"),

    /** Models that read each other. */
    MODEL_CYCLE(
            "SF-SQL-014",
            Severity.ERROR,
            "model %s reads itself: %s",
            "move what they share into a model that reads neither"),

    /** source(…) or ref(…) on the wrong kind of relation. */
    WRONG_REFERENCE(
            "SF-SQL-015",
            Severity.ERROR,
            "%s",
            "read sources with source('…') and models with ref('…'), or either by plain name"),

    /** An updating query materialized as append. */
    UPDATING_AS_APPEND(
            "SF-SQL-016",
            Severity.ERROR,
            "model %s is materialized as append, but its rows are updated: %s",
            "materialize it as upsert with a key, or as retract"),

    /** An upsert key that the query does not imply. */
    KEY_NOT_IMPLIED(
            "SF-SQL-017",
            Severity.ERROR,
            "key (%s) of model %s is not unique in its query; %s",
            "use a key that works, or group by the key you want"),

    /** An upsert model without a key. */
    KEY_MISSING_FOR_UPSERT(
            "SF-SQL-018",
            Severity.ERROR,
            "model %s is materialized as upsert and has no key; %s",
            "add 'key: […]' to the model's settings"),

    /** A key column that the query does not return. */
    UNKNOWN_KEY_COLUMN(
            "SF-SQL-019",
            Severity.ERROR,
            "key column '%s' is not a column of model %s%s",
            "use a column of the SELECT"),

    /** A type that is not supported yet. */
    TYPE_NOT_YET(
            "SF-SQL-020",
            Severity.ERROR,
            "type %s is not supported yet",
            "use BOOLEAN, INT, BIGINT, DOUBLE, DECIMAL(p, s), STRING, VARCHAR(n) or TIMESTAMP(p)"),

    /** A literal out of its range. */
    LITERAL_OUT_OF_RANGE(
            "SF-SQL-021",
            Severity.ERROR,
            "literal %s is out of range",
            "write it as a string and cast it, or use a smaller number"),

    /** A text that is no type. */
    WRONG_TYPE_TEXT(
            "SF-SQL-022",
            Severity.ERROR,
            "'%s' is not a type: %s",
            "write a type of Flink SQL such as DECIMAL(12, 2) NOT NULL"),

    /** A defect of the compiler. */
    COMPILER_DEFECT(
            "SF-SQL-099",
            Severity.ERROR,
            "the compiler failed in step '%s' on model %s: %s",
            "report it with the model's SQL; rewriting the expression may avoid it"),

    /** No project at all. */
    NO_PROJECT(
            "SF-PRJ-001",
            Severity.ERROR,
            "no project here: neither %s nor a %s directory with one",
            "create streamform.yml"),

    /** Both layouts at once. */
    TWO_LAYOUTS("SF-PRJ-002", Severity.ERROR, "the project has two layouts: this file and %s", "keep one of the two"),

    /** A file that is not UTF-8. */
    NOT_UTF8("SF-PRJ-003", Severity.ERROR, "%s is not UTF-8", "save the file in UTF-8"),

    /** Malformed YAML. */
    YAML_SYNTAX("SF-PRJ-004", Severity.ERROR, "malformed YAML: %s", "correct the YAML"),

    /** A key that means nothing here. */
    UNKNOWN_KEY("SF-PRJ-005", Severity.ERROR, "unknown key '%s' in %s%s", "remove the key or correct its name"),

    /** A key given twice. */
    KEY_TWICE("SF-PRJ-006", Severity.ERROR, "key '%s' is given twice in %s", "remove one of the two"),

    /** A key that must be there. */
    KEY_MISSING("SF-PRJ-007", Severity.ERROR, "%s lacks the key '%s'", "add the key"),

    /** A YAML value of the wrong type. */
    WRONG_YAML_TYPE("SF-PRJ-008", Severity.ERROR, "%s is %s; expected %s", "give a value of the expected type"),

    /** A YAML value out of its range. */
    WRONG_YAML_VALUE(
            "SF-PRJ-009",
            Severity.ERROR,
            "'%s' is not a value of %s; expected %s",
            "use one of the values that are expected"),

    /** A key that works in a later version. */
    KEY_NOT_YET("SF-PRJ-010", Severity.ERROR, "key '%s' in %s is not supported yet", "remove the key"),

    /** A value that works in a later version. */
    VALUE_NOT_YET("SF-PRJ-011", Severity.ERROR, "%s is not supported yet; %s", "use the value that the message names"),

    /** ${…} where it cannot be replaced at run time. */
    PLACEHOLDER_NOT_ALLOWED(
            "SF-PRJ-012",
            Severity.ERROR,
            "${…} cannot stand in %s",
            "write the value itself; ${…} is replaced at run time in connector options, topics and paths only"),

    /** A name of the wrong form. */
    WRONG_NAME("SF-PRJ-013", Severity.ERROR, "'%s' cannot be the name of a %s; expected %s", "rename it"),

    /** Settings for a model that has no SQL. */
    MODEL_WITHOUT_SQL(
            "SF-PRJ-014",
            Severity.ERROR,
            "settings of model '%s', but there is no %s%s",
            "correct the name, or add the SQL file"),

    /** Settings of a model in two files. */
    MODEL_SETTINGS_TWICE("SF-PRJ-015", Severity.ERROR, "settings of model '%s' stand in two files", "keep them in one"),

    /** A source without columns. */
    SOURCE_WITHOUT_COLUMNS(
            "SF-PRJ-016",
            Severity.ERROR,
            "source %s has no columns",
            "declare 'columns'; mvn streamform:infer writes them from a sample of the data"),

    /** An upsert source without a key. */
    UPSERT_SOURCE_WITHOUT_KEY(
            "SF-PRJ-017",
            Severity.ERROR,
            "source %s is an upsert source without primary_key",
            "add 'primary_key: […]'"),

    /** A materialized model without a sink. */
    SINK_MISSING(
            "SF-PRJ-018",
            Severity.ERROR,
            "model %s is materialized and has no sink",
            "add 'sink: {connector: …}', or materialize it as a view"),

    /** A view with a sink. */
    VIEW_WITH_SINK(
            "SF-PRJ-019",
            Severity.ERROR,
            "model %s is a view and has a sink",
            "materialize it as append, upsert or retract, or remove the sink"),

    /** A project without models. */
    NO_MODELS("SF-PRJ-020", Severity.ERROR, "no model in %s", "add a SELECT as models/<name>.sql"),

    /** A source and a model of one name. */
    NAME_SHARED("SF-PRJ-021", Severity.ERROR, "'%s' is a source and a model", "rename one of the two"),

    /** One stable id for two models. */
    LOCK_ID_TWICE(
            "SF-PRJ-022",
            Severity.ERROR,
            "id '%s' belongs to models %s and %s",
            "restore streamform.lock from version control"),

    /** A column of a source that does not exist. */
    UNKNOWN_SOURCE_COLUMN(
            "SF-PRJ-023", Severity.ERROR, "'%s' is not a column of source %s%s", "use one of the declared columns"),

    /** An event time column of the wrong type. */
    EVENT_TIME_TYPE(
            "SF-PRJ-024",
            Severity.ERROR,
            "event time column '%s' of source %s is %s; expected TIMESTAMP(3)",
            "declare the column as TIMESTAMP(3)");

    private final String id;
    private final Severity severity;
    private final String message;
    private final String fix;

    DiagnosticCode(String id, Severity severity, String message, String fix) {
        this.id = id;
        this.severity = severity;
        this.message = message;
        this.fix = fix;
    }

    /** The stable id, for example {@code SF-SQL-001}. */
    public String id() {
        return id;
    }

    /** How bad it is. */
    public Severity severity() {
        return severity;
    }

    /** The message with {@code %s} places. */
    public String message() {
        return message;
    }

    /** Path of the page that explains it, relative to the repository: {@code docs/errors/SF-SQL-001.md}. */
    public String page() {
        return "docs/errors/" + id + ".md";
    }

    /** What to do. */
    public String fix() {
        return fix;
    }
}
