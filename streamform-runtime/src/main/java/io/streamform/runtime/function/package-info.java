/**
 * SQL functions, called directly by generated code. Results, NULLs and failures are those of Flink SQL 2.3; a function that
 * fails throws {@link io.streamform.runtime.function.SqlFunctionException}.
 */
@NullMarked
package io.streamform.runtime.function;

import org.jspecify.annotations.NullMarked;
