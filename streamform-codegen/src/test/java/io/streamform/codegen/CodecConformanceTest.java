package io.streamform.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.codegen.fixture.Generated;
import io.streamform.codegen.fixture.Projects;
import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.junit.jupiter.api.Test;

/** Generated codecs read what Avro itself writes in their schema, and write the same bytes again. */
class CodecConformanceTest {

    private static final Map<String, String> PROJECT = Map.of(
            "streamform.yml", "name: shop\npackage: com.acme.shop\n", "sources.yml", """
            sources:
              events:
                connector: kafka
                topic: events
                format: json
                columns:
                  k: INT NOT NULL
                  b: BOOLEAN
                  i: INT
                  l: BIGINT
                  d: DOUBLE
                  m: DECIMAL(12, 2)
                  s: STRING
                  t3: TIMESTAMP(3)
                  t6: TIMESTAMP(6)
                  t9: TIMESTAMP(9)
                primary_key: [k]
                changelog: upsert
                options: {properties.bootstrap.servers: "localhost:9092"}
            """, "models/groups.sql", """
            SELECT b, d, m, t3, COUNT(*) AS n, SUM(i) AS si, AVG(m) AS am, MIN(s) AS mins, MAX(t3) AS maxt, MIN(m) AS minm
            FROM source('events')
            GROUP BY b, d, m, t3
            """);

    @Test
    void bytesOfAllStatesAndKeysAreThoseOfAvro() throws Exception {
        Generated generated = Generated.of(Projects.compile(PROJECT));
        List<String> checked = new ArrayList<>();
        for (String line :
                generated.files().resource("META-INF/streamform/states").lines().toList()) {
            if (!line.startsWith("#")) {
                String expression = line.substring(line.lastIndexOf(' ') + 1).replaceAll(".*\\((.*)\\)", "$1");
                Codec<?> codec = codec(generated.loader(), expression);
                checkSameBytes(codec);
                checked.add(line.substring(0, line.indexOf(' ')).replaceAll("_[0-9a-f]{8}", ""));
            }
        }

        assertThat(checked).anyMatch(id -> id.endsWith("/acc"));
        assertThat(checked).anyMatch(id -> id.endsWith("/key"));
        assertThat(checked).anyMatch(id -> id.endsWith("/row"));
        assertThat(checked).filteredOn(id -> id.endsWith(".values")).hasSize(3);
    }

    @Test
    void schemasOfCodecsAreThoseOfTheFilesBesideThem() throws Exception {
        Generated generated = Generated.of(Projects.compile(PROJECT));
        String accumulators = generated.files().resources().keySet().stream()
                .filter(path -> path.endsWith("/acc.avsc"))
                .findFirst()
                .orElseThrow();

        Codec<?> codec = codec(generated.loader(), "com.acme.shop.GroupsStateCodec");

        assertThat(codec.schema())
                .isEqualTo(new Schema.Parser().parse(generated.files().resource(accumulators)));
    }

    private static <T> void checkSameBytes(Codec<T> codec) throws IOException {
        byte[] bytes = avro(codec.schema());
        AvroInput in = new AvroInput(bytes);
        T value = codec.read(in);
        AvroOutput out = new AvroOutput();
        codec.write(value, out);

        assertThat(in.remaining()).isZero();
        assertThat(out.toByteArray()).as("%s", codec.schema()).isEqualTo(bytes);
        assertThat(codec.immutable() || codec.copy(value) != value).isTrue();
    }

    private static byte[] avro(Schema schema) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
        new GenericDatumWriter<>(schema).write(value(schema), encoder);
        encoder.flush();
        return bytes.toByteArray();
    }

    private static Object value(Schema schema) {
        return switch (schema.getType()) {
            case RECORD -> {
                GenericData.Record datum = new GenericData.Record(schema);
                schema.getFields().forEach(field -> datum.put(field.pos(), value(field.schema())));
                yield datum;
            }
            case UNION -> value(schema.getTypes().get(1));
            case BOOLEAN -> true;
            case INT -> 123_456_789;
            case LONG -> 1_234_567_890_123L;
            case DOUBLE -> 0.1;
            case STRING -> "größe";
            case BYTES -> ByteBuffer.wrap(new byte[] {1, 2, 3});
            default -> throw new IllegalArgumentException(schema.toString());
        };
    }

    private static Codec<?> codec(ClassLoader loader, String expression) throws ReflectiveOperationException {
        String[] parts = expression.split("#", 2);
        Class<?> owner = Class.forName(parts[0], true, loader);
        Object constant =
                owner.getField(parts.length == 2 ? parts[1] : "INSTANCE").get(null);
        if (constant instanceof KeySchema<?, ?> key) {
            return key.codec();
        }
        return constant instanceof RowSchema<?> row ? row.codec() : (Codec<?>) constant;
    }
}
