package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;

/** Classes of Flink and of the Flink host that the generated job names. A test holds these names against both. */
final class FlinkNames {

    private static final String HOST = "io.streamform.flink";

    static final ClassName DATA_STREAM = ClassName.get("org.apache.flink.streaming.api.datastream", "DataStream");
    static final ClassName ENVIRONMENT =
            ClassName.get("org.apache.flink.streaming.api.environment", "StreamExecutionEnvironment");
    static final ClassName BAD_RECORDS = ClassName.get(HOST + ".connector", "BadRecords");
    static final ClassName EVENT_TIME_WATERMARKS = ClassName.get(HOST + ".connector", "EventTimeWatermarks");
    static final ClassName JOB_RUNNER = ClassName.get(HOST + ".job", "JobRunner");
    static final ClassName JOB_SETTINGS = ClassName.get(HOST + ".job", "JobSettings");
    static final ClassName CHANGE_TYPE = ClassName.get(HOST + ".operator", "ChangeType");
    static final ClassName KEY_SELECTORS = ClassName.get(HOST + ".operator", "KeySelectors");
    static final ClassName KEY_SPLITTER = ClassName.get(HOST + ".operator", "KeySplitter");
    static final ClassName KEY_TYPE = ClassName.get(HOST + ".operator", "KeyType");
    static final ClassName KEYED_OPERATOR_FACTORY = ClassName.get(HOST + ".operator", "KeyedOperatorFactory");
    static final ClassName SOURCE_ELEMENT_TYPE = ClassName.get(HOST + ".operator", "SourceElementType");
    static final ClassName STATELESS_OPERATOR_FACTORY = ClassName.get(HOST + ".operator", "StatelessOperatorFactory");
    static final ClassName UPSERT_TYPE = ClassName.get(HOST + ".operator", "UpsertType");

    private FlinkNames() {}

    /** The class that makes sources of a connector. */
    static ClassName sources(String connector) {
        return ClassName.get(HOST + ".connector", prefix(connector) + "Sources");
    }

    /** The class that makes sinks of a connector. */
    static ClassName sinks(String connector) {
        return ClassName.get(HOST + ".connector", prefix(connector) + "Sinks");
    }

    private static String prefix(String connector) {
        return switch (connector) {
            case "kafka" -> "Kafka";
            case "file" -> "File";
            default -> throw new IllegalArgumentException("there is no connector " + connector);
        };
    }
}
