package io.streamform.runtime.codec.resolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import java.math.BigDecimal;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaResolutionTest {

    private static final String DECIMAL = "{'type':'bytes','logicalType':'decimal','precision':%s,'scale':%s}";

    private static String type(String word) {
        String[] parts = word.split("/", -1);
        return switch (parts[0]) {
            case "decimal" -> DECIMAL.formatted((Object[]) new String[] {parts[1], parts[2]});
            case "time" -> "{'type':'long','logicalType':'" + parts[1] + "'}";
            case "enum" -> "{'type':'enum','name':'E','symbols':['" + parts[1].replace("+", "','") + "']}";
            case "fixed" -> "{'type':'fixed','name':'F','size':" + parts[1] + "}";
            case "array" -> "{'type':'array','items':'" + parts[1] + "'}";
            case "optional" -> "['null'," + type(word.substring(9)) + "]";
            case "reversed" -> "[" + type(word.substring(9)) + ",'null']";
            default -> "'" + word + "'";
        };
    }

    private static Schema record(String... fields) {
        StringBuilder text = new StringBuilder("{'type':'record','name':'Value','fields':[");
        for (int i = 0; i < fields.length; i++) {
            text.append(i == 0 ? "" : ",").append(fields[i]);
        }
        return new Schema.Parser().parse(text.append("]}").toString().replace('\'', '"'));
    }

    private static Schema of(String type) {
        return record("{'name':'a','type':" + type(type) + "}");
    }

    @ParameterizedTest
    @CsvSource({
        "int, int, AS_IS, ''",
        "int, long, UPGRADE, int to long",
        "long, int, INCOMPATIBLE, narrows",
        "int, float, INCOMPATIBLE, rounds",
        "int, double, INCOMPATIBLE, rounds",
        "long, double, INCOMPATIBLE, rounds",
        "float, double, INCOMPATIBLE, rounds",
        "string, bytes, INCOMPATIBLE, can destroy text",
        "bytes, string, INCOMPATIBLE, can destroy text",
        "boolean, int, INCOMPATIBLE, narrows",
        "string, long, INCOMPATIBLE, no exact conversion",
        "decimal/10/2, decimal/12/2, RESOLVE, 'decimal(10, 2) to decimal(12, 2)'",
        "decimal/10/2, decimal/8/2, INCOMPATIBLE, narrows",
        "decimal/10/2, decimal/12/4, UPGRADE, 'decimal(10, 2) to decimal(12, 4)'",
        "decimal/10/2, decimal/10/4, INCOMPATIBLE, narrows",
        "decimal/10/2, decimal/10/0, INCOMPATIBLE, lowers the scale",
        "decimal/10/2, bytes, INCOMPATIBLE, changes what the bytes mean",
        "bytes, decimal/10/2, INCOMPATIBLE, changes what the bytes mean",
        "time/timestamp-millis, time/timestamp-micros, UPGRADE, timestamp-millis to timestamp-micros",
        "time/local-timestamp-millis, time/local-timestamp-micros, UPGRADE, local-timestamp-micros",
        "time/timestamp-micros, time/timestamp-millis, INCOMPATIBLE, changes what the bytes mean",
        "time/timestamp-millis, time/local-timestamp-millis, INCOMPATIBLE, changes what the bytes mean",
        "time/local-timestamp-millis, time/timestamp-micros, INCOMPATIBLE, changes what the bytes mean",
        "time/timestamp-millis, long, INCOMPATIBLE, changes what the bytes mean",
        "int, time/timestamp-millis, INCOMPATIBLE, no exact conversion",
        "time/of-its-own, time/of-another, INCOMPATIBLE, changes what the bytes mean",
        "enum/A+B, enum/A+B, AS_IS, ''",
        "enum/A+B, enum/C+A+B, RESOLVE, symbols added or reordered",
        "enum/A+B, enum/A, INCOMPATIBLE, the symbol B is gone",
        "fixed/5, fixed/6, INCOMPATIBLE, fixed of 5 bytes to 6",
        "array/int, array/long, UPGRADE, int to long",
        "array/long, array/int, INCOMPATIBLE, narrows",
        "int, optional/int, RESOLVE, alternatives added",
        "int, optional/long, UPGRADE, int to long",
        "optional/int, optional/long, UPGRADE, int to long",
        "optional/int, reversed/int, RESOLVE, reordered",
        "optional/int, int, INCOMPATIBLE, NULL is no longer allowed",
        "optional/string, optional/bytes, INCOMPATIBLE, can destroy text"
    })
    void aFieldIsReadByTheRules(String writer, String reader, Verdict.Kind kind, String reason) {
        Verdict verdict = SchemaResolution.check(of(writer), of(reader));
        assertThat(verdict.kind()).isEqualTo(kind);
        if (reason.isEmpty()) {
            assertThat(verdict.reasons()).isEmpty();
        } else {
            assertThat(verdict.text()).contains("a: ").contains(reason);
        }
    }

    @Test
    void fieldsAreMatchedByName() {
        Schema writer = record("{'name':'a','type':'int'}", "{'name':'b','type':'string'}");
        Schema reader = record("{'name':'c','type':'long','default':7}", "{'name':'a','type':'int'}");
        assertThat(SchemaResolution.check(writer, reader))
                .isEqualTo(new Verdict(Verdict.Kind.RESOLVE, java.util.List.of("c: added", "b: removed")));
        AvroOutput out = new AvroOutput();
        out.writeInt(-3);
        out.writeString("gone");
        byte[] resolved = SchemaResolution.resolver(writer, reader).resolve(out.array(), 0, out.size());
        AvroInput in = new AvroInput(resolved);
        assertThat(in.readLong()).isEqualTo(7);
        assertThat(in.readInt()).isEqualTo(-3);
        assertThat(in.remaining()).isZero();
    }

    @Test
    void aFieldAddedWithoutADefaultIsRefused() {
        Verdict verdict = SchemaResolution.check(of("int"), record("{'name':'c','type':'long'}"));
        assertThat(verdict.text()).isEqualTo("INCOMPATIBLE: c: added without a default");
    }

    @Test
    void anAliasRenamesAFieldUnlessOneOfThemIsAlive() {
        Schema writer = record("{'name':'a','type':'int'}", "{'name':'b','type':'int'}");
        Schema renamed = record("{'name':'c','type':'int','aliases':['a']}", "{'name':'b','type':'int'}");
        assertThat(SchemaResolution.check(writer, renamed).readable()).isTrue();
        Schema swapped =
                record("{'name':'a','type':'int','aliases':['b']}", "{'name':'b','type':'int','aliases':['a']}");
        assertThat(SchemaResolution.check(writer, swapped).text()).contains("a field that is alive");
        Schema stolen = record("{'name':'c','type':'int','aliases':['a']}", "{'name':'a','type':'int'}");
        assertThat(SchemaResolution.check(writer, stolen).text()).contains("a field that is alive");
    }

    @Test
    void upgradesAreExactAtTheBoundaries() {
        Schema writer = of("decimal/38/0");
        Schema reader = of("decimal/40/2");
        BigDecimal value = new BigDecimal("-99999999999999999999999999999999999999");
        AvroOutput out = new AvroOutput();
        out.writeDecimal(value, 0);
        byte[] resolved = SchemaResolution.resolver(writer, reader).resolve(out.array(), 0, out.size());
        assertThat(new AvroInput(resolved).readDecimal(2)).isEqualTo(value.setScale(2));

        AvroOutput time = new AvroOutput();
        time.writeLong(Long.MAX_VALUE / 100);
        Resolver micros = SchemaResolution.resolver(of("time/timestamp-millis"), of("time/timestamp-micros"));
        assertThatThrownBy(() -> micros.resolve(time.array(), 0, time.size())).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void whatTheRulesRefuseHasNoResolver() {
        assertThatThrownBy(() -> SchemaResolution.resolver(of("long"), of("int")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a: long to int narrows");
    }
}
