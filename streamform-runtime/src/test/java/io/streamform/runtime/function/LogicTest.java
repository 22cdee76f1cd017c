package io.streamform.runtime.function;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LogicTest {

    private static final List<@Nullable Boolean> VALUES = Arrays.asList(true, false, null);

    @Test
    void andIsTheLesserAndOrTheGreaterOfFalseUnknownTrue() {
        for (Boolean a : VALUES) {
            for (Boolean b : VALUES) {
                assertThat(rank(Logic.and(a, b))).isEqualTo(Math.min(rank(a), rank(b)));
                assertThat(rank(Logic.or(a, b))).isEqualTo(Math.max(rank(a), rank(b)));
            }
            assertThat(rank(Logic.not(a))).isEqualTo(2 - rank(a));
        }
    }

    @Test
    void isTrueAndIsFalseAreNeverUnknown() {
        assertThat(VALUES.stream().map(Logic::isTrue)).containsExactly(true, false, false);
        assertThat(VALUES.stream().map(Logic::isFalse)).containsExactly(false, true, false);
    }

    private static int rank(@Nullable Boolean value) {
        return value == null ? 1 : value ? 2 : 0;
    }
}
