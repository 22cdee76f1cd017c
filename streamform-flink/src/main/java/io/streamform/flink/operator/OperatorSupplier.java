package io.streamform.flink.operator;

import java.io.Serializable;
import java.util.function.Supplier;

/**
 * Makes an operator on the task manager, usually {@code SomeOperator::new}.
 *
 * @param <P> operator
 */
@FunctionalInterface
public interface OperatorSupplier<P> extends Supplier<P>, Serializable {}
