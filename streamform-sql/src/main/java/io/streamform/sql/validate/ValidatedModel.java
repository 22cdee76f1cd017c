package io.streamform.sql.validate;

import io.streamform.ir.type.RowType;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.validate.SqlValidator;

/**
 * A model whose names are resolved and whose expressions have types that are supported; every column of its result has a
 * name of its own.
 *
 * @param parsed what was validated
 * @param query the syntax tree as the validator left it
 * @param row columns of the result
 * @param validator knows the type of every node of {@code query}
 */
public record ValidatedModel(ParsedModel parsed, SqlSelect query, RowType row, SqlValidator validator) {

    /** Name of the model. */
    public String name() {
        return parsed.name();
    }

    /** Path of its SQL. */
    public String path() {
        return parsed.declaration().path();
    }
}
