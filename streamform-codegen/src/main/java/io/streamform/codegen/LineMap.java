package io.streamform.codegen;

import io.streamform.codegen.emit.JavaSource;
import io.streamform.ir.program.Program;
import java.util.Comparator;
import java.util.List;

/**
 * The resource that says where generated lines come from, read by the runtime when a job fails. A line is {@code class
 * first-last place}, for example {@code com.acme.fraud.CleanTransactionsCalc 1-40 models/clean_transactions.sql:2}.
 */
final class LineMap {

    private LineMap() {}

    static String path(String application) {
        return "META-INF/streamform/" + application + "/lines";
    }

    static String text(Program program, List<JavaSource> sources) {
        StringBuilder text = new StringBuilder("# generated class, its lines, where they come from; ")
                .append(program.name())
                .append('\n');
        sources.stream()
                .sorted(Comparator.comparing(JavaSource::className))
                .forEach(source -> text.append(source.className())
                        .append(" 1-")
                        .append(source.text().lines().count())
                        .append(' ')
                        .append(source.place())
                        .append('\n'));
        return text.toString();
    }
}
