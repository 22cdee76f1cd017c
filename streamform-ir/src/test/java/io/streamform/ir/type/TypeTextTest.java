package io.streamform.ir.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypeTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "BOOLEAN",
                "INT NOT NULL",
                "BIGINT",
                "DOUBLE NOT NULL",
                "DECIMAL(38, 18)",
                "STRING",
                "VARCHAR(20) NOT NULL",
                "TIMESTAMP(3)"
            })
    void readsWhatTypesWrite(String text) {
        assertThat(TypeText.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "int",
                "INT NULL",
                "INT(3)",
                "DECIMAL(2)",
                "DECIMAL(2,1)",
                "DECIMAL(39, 0)",
                "TIMESTAMP",
                "TIMESTAMP(10)",
                "VARCHAR(0)",
                "VARCHAR(9999999999)",
                "FLOAT"
            })
    void refusesEverythingElse(String text) {
        assertThatThrownBy(() -> TypeText.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
