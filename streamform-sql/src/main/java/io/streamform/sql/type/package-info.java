/**
 * Flink SQL's types, operators and their return types in Calcite's terms, each rule with the class of Flink 2.3 that it
 * follows. Start at {@link io.streamform.sql.type.FlinkTypeSystem}.
 */
@NullMarked
package io.streamform.sql.type;

import org.jspecify.annotations.NullMarked;
