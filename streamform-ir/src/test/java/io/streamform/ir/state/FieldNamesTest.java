package io.streamform.ir.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.apache.avro.SchemaBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldNamesTest {

    @ParameterizedTest
    @CsvSource({
        "amount, amount",
        "_private, _private",
        "net amount, net_x20_amount",
        "2nd, _x32_nd",
        "größe, gr_xf6__xdf_e",
        "a_x2d_b, a_x5f_x2d_b",
        "tax_x, tax_x",
        "last_write, last_write",
    })
    void escapesWhatAvroDoesNotTake(String column, String field) {
        assertThat(FieldNames.of(column)).isEqualTo(field);
    }

    @Test
    void escapesNamesOfFieldsThatStandBesideColumnsInState() {
        assertThat(FieldNames.inState("last_write")).isEqualTo("_x6c_ast_write");
        assertThat(FieldNames.inState("rows")).isEqualTo("_x72_ows");
        assertThat(FieldNames.inState("row")).isEqualTo("row");
    }

    @Test
    void neverGivesTwoColumnsOneName() {
        long seed = 20_261_201L;
        Random random = new Random(seed);
        String alphabet = "_x2d-5f ";
        Map<String, String> columnByField = new HashMap<>();
        for (int i = 0; i < 50_000; i++) {
            StringBuilder column = new StringBuilder();
            int length = 1 + random.nextInt(8);
            for (int j = 0; j < length; j++) {
                column.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            String field = FieldNames.of(column.toString());
            String before = columnByField.put(field, column.toString());
            assertThat(before == null || before.contentEquals(column))
                    .as("seed %s: '%s' and '%s' both become %s", seed, before, column, field)
                    .isTrue();
            assertThat(SchemaBuilder.record("R").fields().requiredInt(field).endRecord())
                    .isNotNull();
        }
    }
}
