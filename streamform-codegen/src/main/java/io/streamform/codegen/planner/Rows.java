package io.streamform.codegen.planner;

import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.RowPlan;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.ir.state.SchemaTexts;
import io.streamform.ir.state.StateSchemas;
import io.streamform.ir.type.RowType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rows of a program: one record per source and per operator that computes rows; all others pass on what they read. */
final class Rows {

    private final Map<OpId, RowPlan> byOperator = new LinkedHashMap<>();
    private final Map<String, RowPlan> bySource = new LinkedHashMap<>();

    Rows(Program program, ClassNames names, Documents documents) {
        for (StreamOp operator : program.operators()) {
            byOperator.put(operator.id(), plan(program, names, documents, operator));
        }
    }

    /** The rows that leave an operator, or that a sink writes. */
    RowPlan of(OpId id) {
        return known(byOperator.get(id), id.path());
    }

    /** The rows of a source. */
    RowPlan ofSource(String name) {
        return known(bySource.get(name), name);
    }

    /** All rows, each once, in topological order. */
    List<RowPlan> all() {
        return byOperator.values().stream().distinct().toList();
    }

    private RowPlan plan(Program program, ClassNames names, Documents documents, StreamOp operator) {
        if (operator instanceof StreamOp.Source source) {
            SourceDefinition definition = program.source(source.source());
            String sentence = "One row of `" + source.source() + "`" + colon(definition.description());
            RowPlan row = row(
                    source.source(),
                    names.source(source.source()),
                    source.output(),
                    documents.beside(source.id(), sentence));
            bySource.put(source.source(), row);
            return row;
        }
        if (!ClassNames.hasOwnRows(operator)) {
            return of(operator.inputs().get(0));
        }
        Optional<ModelDefinition> model = program.models().stream()
                .filter(candidate -> candidate.output().equals(operator.id()))
                .findFirst();
        String label = model.map(ModelDefinition::name).orElse(operator.id().path());
        String sentence = model.map(found -> "One row of `" + found.name() + "`" + colon(found.description()))
                .orElse("One row between two steps of `" + operator.id().model() + "`.");
        return row(label, names.operator(operator.id()), operator.output(), documents.beside(operator.id(), sentence));
    }

    private static RowPlan row(String label, String base, RowType type, Documentation documentation) {
        List<ColumnPlan> columns = Columns.of(type);
        return new RowPlan(
                label,
                base,
                base + "Schema",
                base + "Codec",
                base + "Json",
                columns,
                SchemaTexts.pretty(StateSchemas.storedRow(type)),
                documentation);
    }

    private static String colon(String description) {
        return description.isEmpty() ? "." : ": " + description;
    }

    private static RowPlan known(@Nullable RowPlan row, String subject) {
        if (row == null) {
            throw new IllegalArgumentException("no rows known of " + subject);
        }
        return row;
    }
}
