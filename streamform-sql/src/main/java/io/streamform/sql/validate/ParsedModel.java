package io.streamform.sql.validate;

import io.streamform.sql.project.ModelDeclaration;
import java.util.List;
import org.apache.calcite.sql.SqlSelect;

/**
 * A model whose text is a SELECT of supported SQL and whose relations exist. Names of columns and types are not looked at
 * yet.
 *
 * @param declaration text and settings
 * @param query the syntax tree, in which every relation is a plain name
 * @param reads names of sources and models read, sorted
 */
public record ParsedModel(ModelDeclaration declaration, SqlSelect query, List<String> reads) {

    /** Copies the list. */
    public ParsedModel {
        reads = List.copyOf(reads);
    }

    /** Name of the model. */
    public String name() {
        return declaration.name();
    }
}
