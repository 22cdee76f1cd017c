package io.streamform.sql.validate;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Puts models into an order in which each comes after those it reads; of several such orders, by name. */
public final class ModelOrder {

    private final Map<String, ParsedModel> models = new TreeMap<>();
    private final Diagnostics diagnostics;
    private final List<ParsedModel> ordered = new ArrayList<>();
    private final Set<String> done = new HashSet<>();
    private final List<String> path = new ArrayList<>();

    private ModelOrder(List<ParsedModel> models, Diagnostics diagnostics) {
        models.forEach(model -> this.models.put(model.name(), model));
        this.diagnostics = diagnostics;
    }

    /** The models in order; models that read each other in a circle are reported. */
    public static List<ParsedModel> of(List<ParsedModel> models, Diagnostics diagnostics) {
        ModelOrder order = new ModelOrder(models, diagnostics);
        order.models.values().forEach(order::visit);
        return List.copyOf(order.ordered);
    }

    private void visit(ParsedModel model) {
        int begin = path.indexOf(model.name());
        if (begin >= 0) {
            List<String> circle = new ArrayList<>(path.subList(begin, path.size()));
            circle.add(model.name());
            diagnostics.report(
                    Span.at(model.declaration().path(), 1, 1),
                    DiagnosticCode.MODEL_CYCLE,
                    model.name(),
                    String.join(" → ", circle));
            return;
        }
        if (done.contains(model.name())) {
            return;
        }
        path.add(model.name());
        for (String read : model.reads()) {
            ParsedModel upstream = models.get(read);
            if (upstream != null) {
                visit(upstream);
            }
        }
        path.remove(path.size() - 1);
        done.add(model.name());
        ordered.add(model);
    }
}
