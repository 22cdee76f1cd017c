package io.streamform.codegen.plan;

import java.util.List;
import java.util.Optional;

/**
 * A group aggregate.
 *
 * @param className simple name of the operator's class
 * @param keyClass record of its key
 * @param inputClass record read
 * @param stateClass accumulator
 * @param codecClass codec of the accumulator
 * @param outputClass record emitted
 * @param ttlMillis how long a group is kept, 0 for ever
 * @param retracting whether rows can be taken away
 * @param arguments what is accumulated, by input column
 * @param extremes MIN and MAX that keep all values, in the order of the state's fields
 * @param having true for groups that have a row; empty for all
 * @param projection a value per component of the output
 * @param methods private methods that having and projection call
 * @param constants used by all of these
 */
public record AggregatePlan(
        String className,
        String keyClass,
        String inputClass,
        String stateClass,
        String codecClass,
        String outputClass,
        long ttlMillis,
        boolean retracting,
        List<ArgumentPlan> arguments,
        List<ExtremePlan> extremes,
        Optional<JavaExpr> having,
        List<JavaExpr> projection,
        List<MethodPlan> methods,
        List<ConstantPlan> constants,
        Documentation documentation) {

    /** Copies the lists. */
    public AggregatePlan {
        arguments = List.copyOf(arguments);
        extremes = List.copyOf(extremes);
        projection = List.copyOf(projection);
        methods = List.copyOf(methods);
        constants = List.copyOf(constants);
    }

    /**
     * The accumulators of one input column.
     *
     * @param accessor of the column
     * @param type of the column
     * @param steps in the order of the state's fields
     */
    public record ArgumentPlan(String accessor, ValueType type, List<StepPlan> steps) {
        /** Copies the list. */
        public ArgumentPlan {
            steps = List.copyOf(steps);
        }
    }

    /**
     * What happens to one field of the state.
     *
     * @param kind what it accumulates
     * @param field of the state
     * @param type of the field
     * @param count field whose becoming 0 resets a sum; empty if the column is never NULL
     */
    public record StepPlan(Kind kind, String field, ValueType type, Optional<String> count) {

        /** Kinds of accumulators. */
        public enum Kind {
            /** Counts values. */
            COUNT,
            /** Adds values up. */
            SUM,
            /** The least of append input. */
            RUNNING_MIN,
            /** The greatest of append input. */
            RUNNING_MAX,
            /** The least or greatest of input that can take values away. */
            RETRACTABLE
        }
    }
}
