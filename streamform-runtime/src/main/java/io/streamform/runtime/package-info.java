/**
 * What generated code runs on, whatever the engine: changes, operators, keyed state, codecs, functions and formats. Start
 * at {@link io.streamform.runtime.operator.KeyedOperator} and {@link io.streamform.runtime.topology.Topology}.
 */
@NullMarked
package io.streamform.runtime;

import org.jspecify.annotations.NullMarked;
