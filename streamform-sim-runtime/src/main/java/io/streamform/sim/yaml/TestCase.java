package io.streamform.sim.yaml;

import io.streamform.runtime.topology.ModelView;
import io.streamform.sim.problem.Place;
import java.util.List;
import java.util.Optional;

/**
 * A test that fits its application: every row typed.
 *
 * @param view the model under test
 * @param inputs in order
 * @param changes the exact changelog expected, if the test says one
 * @param table the content expected, if the test says one
 */
public record TestCase<T>(
        ModelView<T> view,
        List<Input<?>> inputs,
        Optional<Expectation<ExpectedChange<T>>> changes,
        Optional<Expectation<ExpectedRow<T>>> table) {

    /** Copies the inputs. */
    public TestCase {
        inputs = List.copyOf(inputs);
    }

    /**
     * What stands behind {@code expect} or {@code expect_table}.
     *
     * @param place of the key
     * @param items expected
     */
    public record Expectation<E>(Place place, List<E> items) {

        /** Copies the items. */
        public Expectation {
            items = List.copyOf(items);
        }
    }
}
