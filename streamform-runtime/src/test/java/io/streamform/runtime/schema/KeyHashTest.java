package io.streamform.runtime.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;

class KeyHashTest {

    @Test
    void hashCodesAreFrozen() {
        assertThat(KeyHash.of(true)).isEqualTo(1231);
        assertThat(KeyHash.of((Boolean) false)).isEqualTo(1237);
        assertThat(KeyHash.of(42L)).isEqualTo(42);
        assertThat(KeyHash.of((Long) (-1L))).isZero();
        assertThat(KeyHash.of(1L << 40)).isEqualTo(256);
        assertThat(KeyHash.of(1.5)).isEqualTo(1073217536);
        assertThat(KeyHash.of("account")).isEqualTo("account".hashCode()).isEqualTo(-1177318867);
        assertThat(KeyHash.of(new BigDecimal("12.34"))).isEqualTo(1234);
        assertThat(KeyHash.of(new BigDecimal("123456789012345678901234567890")))
                .isEqualTo("123456789012345678901234567890".hashCode());
        assertThat(KeyHash.of(LocalDateTime.of(1970, 1, 1, 0, 0, 7, 3))).isEqualTo(31 * 7 + 3);
        assertThat(KeyHash.of((String) null)).isZero();
        assertThat(KeyHash.combine(KeyHash.combine(KeyHash.START, KeyHash.of(2L)), KeyHash.of("x")))
                .isEqualTo((31 + 2) * 31 + 120);
    }

    @Test
    void partsAreCanonical() {
        assertThat(Double.doubleToRawLongBits(KeyParts.of(-0.0))).isZero();
        assertThat(Double.doubleToRawLongBits(KeyParts.of(Double.longBitsToDouble(0x7ff8_0000_0000_0001L))))
                .isEqualTo(0x7ff8_0000_0000_0000L);
        assertThat(KeyParts.of((Double) null)).isNull();
        assertThat(KeyParts.of(3)).isEqualTo(3L);
        assertThat(KeyParts.of(new BigDecimal("1.5"), 3)).isEqualTo(new BigDecimal("1.500"));
    }
}
