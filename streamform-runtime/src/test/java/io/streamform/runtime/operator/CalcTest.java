package io.streamform.runtime.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.change.Change;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CalcTest {

    /** {@code SELECT x / 10 FROM t WHERE x >= 0}. */
    private static final class Tens extends Calc<Integer, Integer> {
        @Override
        protected @Nullable Integer apply(Integer row) {
            return row < 0 ? null : row / 10;
        }
    }

    private static List<Change<Integer>> apply(Change<Integer> change) {
        List<Change<Integer>> emitted = new ArrayList<>();
        new Tens().row(change, emitted::add);
        return emitted;
    }

    @Test
    void rowsPassOrNot() {
        assertThat(apply(Change.insert(25))).containsExactly(Change.insert(2));
        assertThat(apply(Change.delete(25))).containsExactly(Change.delete(2));
        assertThat(apply(Change.insert(-1))).isEmpty();
        assertThat(apply(Change.delete(-1))).isEmpty();
    }

    @Test
    void anUpdateOfWhichOneSidePassesIsAnInsertOrADelete() {
        assertThat(apply(Change.update(25, 35))).containsExactly(Change.update(2, 3));
        assertThat(apply(Change.update(-1, 35))).containsExactly(Change.insert(3));
        assertThat(apply(Change.update(25, -1))).containsExactly(Change.delete(2));
        assertThat(apply(Change.update(-2, -1))).isEmpty();
    }

    @Test
    void anUpdateThatTheProjectionHidesIsDropped() {
        assertThat(apply(Change.update(25, 26))).isEmpty();
    }
}
