package io.streamform.ir.text;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Connector;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import io.streamform.ir.program.SourceDefinition;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes a program as text: per source and model its operators, each under a number by which its readers name it, with
 * what it does, the changes on its edges, its state and its place in the SQL.
 *
 * <pre>
 * model account_activity: upsert by account_id into kafka account-activity (json)
 *   4  aggregate  fraud-pipeline/account_activity/aggregate/account_id#0  models/account_activity.sql:1:1
 *        reads      3 [append]
 *        group by   account_id
 *        emits      upsert(account_id)
 *        columns    account_id STRING NOT NULL = account_id
 *                   total DECIMAL(38, 2) = SUM(amount)
 *        state      acc: value per key, unbounded
 * </pre>
 */
public final class ProgramPrinter {

    private final Program program;
    private final Map<OpId, Integer> numbers = new HashMap<>();

    private ProgramPrinter(Program program) {
        this.program = program;
        for (StreamOp op : program.operators()) {
            numbers.put(op.id(), numbers.size() + 1);
        }
    }

    /** The whole program. */
    public static String print(Program program) {
        Set<String> all = new TreeSet<>();
        program.sources().forEach(source -> all.add(source.name()));
        program.models().forEach(model -> all.add(model.name()));
        return new ProgramPrinter(program).print(program.operators(), all);
    }

    /**
     * One model and everything that it reads, directly or through others.
     *
     * @param model name of a model of the program
     */
    public static String explain(Program program, String model) {
        Upstream upstream = Upstream.of(program, model);
        return new ProgramPrinter(program).print(upstream.operators(), upstream.names());
    }

    private String print(List<StreamOp> operators, Set<String> names) {
        StringBuilder out = new StringBuilder();
        out.append(program.name())
                .append(" (package ")
                .append(program.javaPackage())
                .append(", time zone ")
                .append(program.timeZone())
                .append(", max parallelism ")
                .append(program.maxParallelism())
                .append(")\n");
        Map<String, StringBuilder> byOwner = new LinkedHashMap<>();
        OpPrinter printer = new OpPrinter(program, numbers);
        for (StreamOp op : operators) {
            StringBuilder section = byOwner.computeIfAbsent(op.id().model(), owner -> new StringBuilder());
            appendOperator(section, op, printer);
        }
        for (SourceDefinition source : program.sources()) {
            if (names.contains(source.name())) {
                appendSection(out, header(source), source.description(), byOwner.remove(source.name()), "");
            }
        }
        for (ModelDefinition model : program.models()) {
            if (names.contains(model.name())) {
                String rows = "  no operators of its own: its rows are those of " + numbers.get(model.output()) + "\n";
                appendSection(out, header(model), model.description(), byOwner.remove(model.id()), rows);
            }
        }
        byOwner.forEach((owner, section) -> appendSection(out, owner, "", section, ""));
        return out.toString();
    }

    private static void appendSection(
            StringBuilder out,
            String header,
            String description,
            @org.jspecify.annotations.Nullable StringBuilder operators,
            String withoutOperators) {
        out.append('\n').append(header).append('\n');
        if (!description.isBlank()) {
            description
                    .strip()
                    .lines()
                    .forEach(line -> out.append("  ").append(line.strip()).append('\n'));
        }
        out.append(operators == null ? withoutOperators : operators);
    }

    private void appendOperator(StringBuilder out, StreamOp op, OpPrinter printer) {
        String kind = op.id().kind().text();
        Span span = program.spans().get(op.id());
        out.append(String.format(
                Locale.ROOT,
                "%3d  %-9s  %s",
                numbers.get(op.id()),
                kind,
                op.id().uid(program.name())));
        out.append(span == null ? "" : "  " + span.text()).append('\n');
        String label = "";
        for (OpPrinter.Line line : printer.lines(op)) {
            String shown = line.label().equals(label) ? "" : line.label();
            label = line.label();
            out.append(String.format(Locale.ROOT, "       %-9s  %s", shown, line.text())
                            .stripTrailing())
                    .append('\n');
        }
    }

    private static String header(SourceDefinition source) {
        String key = source.primaryKey().isEmpty() ? "" : " by " + String.join(", ", source.primaryKey());
        return "source " + source.name() + ": " + lower(source.changelog()) + key + " from "
                + address(source.connector());
    }

    private static String header(ModelDefinition model) {
        String key = model.mode() instanceof ChangelogMode.Upsert upsert
                        && !upsert.key().isEmpty()
                ? " by " + String.join(", ", upsert.key())
                : "";
        String sink =
                model.sink().map(connector -> " into " + address(connector)).orElse("");
        return "model " + model.name() + ": " + lower(model.materialization()) + key + sink;
    }

    private static String address(Connector connector) {
        return lower(connector.kind()) + " " + connector.address() + " (" + connector.format() + ")";
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
