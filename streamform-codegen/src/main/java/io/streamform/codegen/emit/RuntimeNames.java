package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import io.streamform.codegen.plan.JavaExpr;

/** Classes of the runtime that generated code names. A test holds these names against the runtime itself. */
final class RuntimeNames {

    private static final String RUNTIME = "io.streamform.runtime";

    static final ClassName ACCUMULATOR = ClassName.get(RUNTIME + ".operator", "Accumulator");
    static final ClassName CALC = ClassName.get(RUNTIME + ".operator", "Calc");
    static final ClassName GROUP_AGGREGATE = ClassName.get(RUNTIME + ".operator", "GroupAggregate");
    static final ClassName NORMALIZE = ClassName.get(RUNTIME + ".operator", "Normalize");
    static final ClassName RETRACTABLE_EXTREME = ClassName.get(RUNTIME + ".operator", "RetractableExtreme");
    static final ClassName CHANGE = ClassName.get(RUNTIME + ".change", "Change");
    static final ClassName UPSERT = ClassName.get(RUNTIME + ".change", "Upsert");
    static final ClassName AVRO_INPUT = ClassName.get(RUNTIME + ".codec", "AvroInput");
    static final ClassName AVRO_OUTPUT = ClassName.get(RUNTIME + ".codec", "AvroOutput");
    static final ClassName CODEC = ClassName.get(RUNTIME + ".codec", "Codec");
    static final ClassName CODECS = ClassName.get(RUNTIME + ".codec", "Codecs");
    static final ClassName JSON_COLUMNS = ClassName.get(RUNTIME + ".format", "JsonColumns");
    static final ClassName ROW_FORMAT = ClassName.get(RUNTIME + ".format", "RowFormat");
    static final ClassName COLUMN_INFO = ClassName.get(RUNTIME + ".schema", "ColumnInfo");
    static final ClassName COLUMN_TYPE = ClassName.get(RUNTIME + ".schema", "ColumnType");
    static final ClassName COLUMN_KIND = COLUMN_TYPE.nestedClass("Kind");
    static final ClassName KEY_HASH = ClassName.get(RUNTIME + ".schema", "KeyHash");
    static final ClassName KEY_PARTS = ClassName.get(RUNTIME + ".schema", "KeyParts");
    static final ClassName KEY_SCHEMA = ClassName.get(RUNTIME + ".schema", "KeySchema");
    static final ClassName ROW_SCHEMA = ClassName.get(RUNTIME + ".schema", "RowSchema");
    static final ClassName ORDER_KEYS = ClassName.get(RUNTIME + ".state", "OrderKeys");
    static final ClassName APPLICATION = ClassName.get(RUNTIME + ".topology", "Application");
    static final ClassName CONNECTOR_SPEC = ClassName.get(RUNTIME + ".topology", "ConnectorSpec");
    static final ClassName EVENT_TIME = ClassName.get(RUNTIME + ".topology", "EventTime");
    static final ClassName MODEL_MODE =
            ClassName.get(RUNTIME + ".topology", "ModelView").nestedClass("Mode");
    static final ClassName SINK_SPEC = ClassName.get(RUNTIME + ".topology", "SinkSpec");
    static final ClassName SOURCE_SPEC = ClassName.get(RUNTIME + ".topology", "SourceSpec");
    static final ClassName TOPOLOGY = ClassName.get(RUNTIME + ".topology", "Topology");

    private RuntimeNames() {}

    /** The class whose static methods an expression calls. */
    static ClassName owner(JavaExpr.Owner owner) {
        return switch (owner) {
            case BOOLEAN -> ClassName.get(Boolean.class);
            case INTEGER -> ClassName.get(Integer.class);
            case LONG -> ClassName.get(Long.class);
            case DOUBLE -> ClassName.get(Double.class);
            case LOGIC -> function("Logic");
            case COMPARE -> function("Compare");
            case INTEGERS -> function("Integers");
            case LONGS -> function("Longs");
            case DOUBLES -> function("Doubles");
            case DECIMALS -> function("Decimals");
            case CASTS -> function("Casts");
            case TEXTS -> function("Texts");
            case AVERAGES -> function("Averages");
            case EXTREMES -> function("Extremes");
        };
    }

    private static ClassName function(String name) {
        return ClassName.get(RUNTIME + ".function", name);
    }
}
