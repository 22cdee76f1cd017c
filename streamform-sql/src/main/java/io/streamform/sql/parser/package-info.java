/** From SQL text to Calcite's syntax tree with Flink SQL's grammar. The parser itself is generated from Calcite's template. */
@NullMarked
package io.streamform.sql.parser;

import org.jspecify.annotations.NullMarked;
