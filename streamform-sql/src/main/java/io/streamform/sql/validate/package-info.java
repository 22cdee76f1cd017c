/**
 * From SQL text to queries whose every name is resolved and every expression typed: parsing of models, what is supported,
 * order of models, Calcite's validator with Flink SQL's rules. Start at {@link io.streamform.sql.validate.ModelParser} and
 * {@link io.streamform.sql.validate.ModelValidator}.
 */
@NullMarked
package io.streamform.sql.validate;

import org.jspecify.annotations.NullMarked;
