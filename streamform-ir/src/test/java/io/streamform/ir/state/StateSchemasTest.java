package io.streamform.ir.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.ir.type.Column;
import io.streamform.ir.type.RowType;
import io.streamform.ir.type.StreamType;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class StateSchemasTest {

    private static final String INSTANT =
            "{\"type\":\"record\",\"name\":\"Instant\",\"namespace\":\"io.streamform.state\","
                    + "\"doc\":\"Local date and time without zone.\",\"fields\":["
                    + "{\"name\":\"seconds\",\"type\":\"long\",\"doc\":\"Whole seconds since 1970-01-01T00:00:00, rounded down.\","
                    + "\"default\":0},"
                    + "{\"name\":\"nanos\",\"type\":\"int\",\"doc\":\"Nanoseconds of the second, 0 to 999999999.\",\"default\":0}]}";

    static Stream<Arguments> types() {
        return Stream.of(
                Arguments.of(new StreamType.BooleanType(true), "\"boolean\"", "\"boolean\""),
                Arguments.of(new StreamType.IntType(true), "\"int\"", "\"long\""),
                Arguments.of(new StreamType.BigIntType(false), "\"long\"", "\"long\""),
                Arguments.of(new StreamType.DoubleType(true), "\"double\"", "\"double\""),
                Arguments.of(new StreamType.DecimalType(12, 2, true), decimal(12, 2), decimal(38, 2)),
                Arguments.of(new StreamType.DecimalType(38, 0, false), decimal(38, 0), decimal(38, 0)),
                Arguments.of(StreamType.StringType.unbounded(true), "\"string\"", "\"string\""),
                Arguments.of(new StreamType.StringType(20, false), "\"string\"", "\"string\""),
                Arguments.of(new StreamType.TimestampType(0, true), timestamp("millis"), INSTANT),
                Arguments.of(new StreamType.TimestampType(3, true), timestamp("millis"), INSTANT),
                Arguments.of(new StreamType.TimestampType(4, true), timestamp("micros"), INSTANT),
                Arguments.of(new StreamType.TimestampType(6, true), timestamp("micros"), INSTANT),
                Arguments.of(new StreamType.TimestampType(9, true), INSTANT, INSTANT));
    }

    @ParameterizedTest
    @MethodSource("types")
    void storesEveryTypeAsAUnionWithNullInValuesAndKeys(StreamType type, String inValue, String inKey) {
        Schema value = StateSchemas.groupValue(List.of(new StateField("f", type, "what it is")));
        Schema key = StateSchemas.key(List.of(new StateField("k0", type, "what it is")));

        assertThat(value.getField("f").schema()).hasToString("[\"null\"," + inValue + "]");
        assertThat(key.getField("k0").schema()).hasToString("[\"null\"," + inKey + "]");
        assertThat(value.getField("f").hasDefaultValue()).isTrue();
        assertThat(key.getField("k0").hasDefaultValue()).isTrue();
    }

    @Test
    void holdsTheSchemaOfAGroupFast() {
        Schema schema = StateSchemas.groupValue(
                List.of(new StateField("sum_3fa9c2d1", new StreamType.DecimalType(38, 2, true), "SUM(amount)")));

        assertThat(SchemaTexts.pretty(schema)).isEqualTo("""
                {
                  "type" : "record",
                  "name" : "Value",
                  "namespace" : "io.streamform.state",
                  "doc" : "Value of a state.",
                  "fields" : [ {
                    "name" : "rows",
                    "type" : "long",
                    "doc" : "Rows of the group.",
                    "default" : 0
                  }, {
                    "name" : "last_write",
                    "type" : "long",
                    "doc" : "Time of the last write, epoch milliseconds.",
                    "default" : 0
                  }, {
                    "name" : "sum_3fa9c2d1",
                    "type" : [ "null", {
                      "type" : "bytes",
                      "logicalType" : "decimal",
                      "precision" : 38,
                      "scale" : 2
                    } ],
                    "doc" : "SUM(amount)",
                    "default" : null
                  } ]
                }
                """);
    }

    @Test
    void keepsARowsColumnsByNameAndEscapesItsOwnFields() {
        Schema schema = StateSchemas.rowValue(new RowType(List.of(
                new Column("id", new StreamType.BigIntType(false)),
                new Column("last_write", new StreamType.IntType(true)))));

        assertThat(schema.getFields().stream().map(Schema.Field::name))
                .containsExactly("last_write", "id", "_x6c_ast_write");
        assertThat(schema.getField("id").schema()).hasToString("[\"null\",\"long\"]");
    }

    @Test
    void namesOneRecordInSeveralFields() {
        StreamType time = new StreamType.TimestampType(9, true);
        Schema schema = StateSchemas.key(List.of(new StateField("k0", time, "a"), new StateField("k1", time, "b")));

        assertThat(SchemaTexts.parse(SchemaTexts.compact(schema))).isEqualTo(schema);
    }

    @Test
    void makesUnionsOfNullableColumnsOnlyInOutputs() {
        Schema schema = StateSchemas.row(
                "com.acme.fraud",
                "account_activity",
                new RowType(List.of(
                        new Column("account_id", StreamType.StringType.unbounded(false)),
                        new Column("total", new StreamType.DecimalType(38, 2, true)))));

        assertThat(schema.getFullName()).isEqualTo("com.acme.fraud.account_activity");
        assertThat(schema.getField("account_id").schema()).hasToString("\"string\"");
        assertThat(schema.getField("account_id").doc()).isEqualTo("STRING NOT NULL");
        assertThat(schema.getField("total").schema()).hasToString("[\"null\"," + decimal(38, 2) + "]");
    }

    @Test
    void refusesATextThatIsNoSchema() {
        assertThatThrownBy(() -> SchemaTexts.parse("{\"type\": \"recrd\"}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("not an Avro schema: ");
    }

    private static String decimal(int precision, int scale) {
        return "{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":" + precision + ",\"scale\":" + scale
                + "}";
    }

    private static String timestamp(String unit) {
        return "{\"type\":\"long\",\"logicalType\":\"local-timestamp-" + unit + "\"}";
    }
}
