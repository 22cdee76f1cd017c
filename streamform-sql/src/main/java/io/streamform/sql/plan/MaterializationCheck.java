package io.streamform.sql.plan;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.NearestName;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.type.RowType;
import io.streamform.sql.project.Located;
import io.streamform.sql.project.ModelDeclaration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Checks that a model can be materialized as its settings say. */
final class MaterializationCheck {

    private final ModelDeclaration model;
    private final RowType row;
    private final Facts facts;
    private final Diagnostics diagnostics;

    MaterializationCheck(ModelDeclaration model, RowType row, Facts facts, Diagnostics diagnostics) {
        this.model = model;
        this.row = row;
        this.facts = facts;
        this.diagnostics = diagnostics;
    }

    void check() {
        boolean known = checkKeyColumns();
        switch (model.materialized().value()) {
            case VIEW, RETRACT:
                break;
            case APPEND:
                checkAppend();
                break;
            case UPSERT:
                if (model.key().isEmpty()) {
                    diagnostics.report(
                            model.materialized().span(),
                            DiagnosticCode.KEY_MISSING_FOR_UPSERT,
                            model.name(),
                            keysThatWork());
                } else if (known) {
                    checkImplied();
                }
                break;
        }
    }

    private boolean checkKeyColumns() {
        boolean known = true;
        List<String> columns =
                row.columns().stream().map(column -> column.name()).toList();
        for (Located<String> name : model.key()) {
            if (!columns.contains(name.value())) {
                known = false;
                diagnostics.report(
                        name.span(),
                        DiagnosticCode.UNKNOWN_KEY_COLUMN,
                        name.value(),
                        model.name(),
                        NearestName.hint(name.value(), columns));
            }
        }
        return known;
    }

    private void checkAppend() {
        if (facts.updating()) {
            diagnostics.report(
                    model.materialized().span(), DiagnosticCode.UPDATING_AS_APPEND, model.name(), keysThatWork());
        }
    }

    private void checkImplied() {
        Set<Integer> key = new TreeSet<>();
        List<String> names = new ArrayList<>();
        for (Located<String> name : model.key()) {
            key.add(row.indexOf(name.value()));
            names.add(name.value());
        }
        if (!facts.isUnique(key)) {
            diagnostics.report(
                    model.key().get(0).span(),
                    DiagnosticCode.KEY_NOT_IMPLIED,
                    String.join(", ", names),
                    model.name(),
                    keysThatWork());
        }
    }

    private String keysThatWork() {
        List<String> keys = facts.keysByName(row).stream()
                .filter(key -> !key.isEmpty())
                .map(key -> "(" + String.join(", ", key) + ")")
                .toList();
        return keys.isEmpty() ? "the query's rows have no key" : "keys that would work: " + String.join(" or ", keys);
    }

    /** The key of the model: the declared one of an upsert model, else the one that an updating query implies. */
    List<String> key() {
        if (model.materialized().value() == ModelDefinition.Materialization.UPSERT) {
            return model.key().stream().map(Located::value).toList();
        }
        return facts.updating() ? facts.bestKey(row).orElse(List.of()) : List.of();
    }
}
