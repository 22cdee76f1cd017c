/**
 * Hosts runtime operators in Flink: types of edges, key selectors, operator factories. Generated jobs use the public
 * classes; start at {@link io.streamform.flink.operator.KeyedOperatorFactory}.
 */
@NullMarked
package io.streamform.flink.operator;

import org.jspecify.annotations.NullMarked;
