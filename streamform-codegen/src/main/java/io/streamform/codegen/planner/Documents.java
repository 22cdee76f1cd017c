package io.streamform.codegen.planner;

import io.streamform.codegen.plan.Documentation;
import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.op.OpId;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.Program;
import java.util.List;
import java.util.Optional;

/** What generated classes say about where they come from. */
final class Documents {

    private static final String NO_PLACE = "streamform.yml";

    private final Program program;

    Documents(Program program) {
        this.program = program;
    }

    /** About an operator, with its SQL. */
    Documentation of(OpId id, String sentence) {
        Span span = program.spans().get(id);
        if (span == null) {
            return new Documentation(sentence, "", NO_PLACE, NO_PLACE);
        }
        Optional<ModelDefinition> model = program.models().stream()
                .filter(candidate -> candidate.path().equals(span.file()))
                .findFirst();
        String sql = model.map(found -> fragment(found.sql(), span)).orElse("");
        return new Documentation(sentence, sql, span.file() + ":" + span.line(), span.file());
    }

    /** About something beside an operator, without its SQL. */
    Documentation beside(OpId id, String sentence) {
        Documentation full = of(id, sentence);
        return new Documentation(sentence, "", full.place(), full.file());
    }

    /** About the application as a whole. */
    static Documentation application(String sentence) {
        return new Documentation(sentence, "", NO_PLACE, NO_PLACE);
    }

    /** The text of a span, as far to the left as its lines allow. */
    private static String fragment(String sql, Span span) {
        List<String> lines = sql.lines().toList();
        if (span.endLine() > lines.size()) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (int line = span.line(); line <= span.endLine(); line++) {
            String whole = lines.get(line - 1);
            int from = line == span.line() ? Math.min(span.column() - 1, whole.length()) : 0;
            int to = line == span.endLine() ? Math.min(span.endColumn(), whole.length()) : whole.length();
            text.append(" ".repeat(from))
                    .append(whole, from, Math.max(from, to))
                    .append('\n');
        }
        return text.toString().stripTrailing().stripIndent();
    }
}
