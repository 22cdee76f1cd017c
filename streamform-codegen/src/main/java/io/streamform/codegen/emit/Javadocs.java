package io.streamform.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.Documentation;
import java.util.ArrayList;
import java.util.List;

/** Javadoc: sentences wrapped to the width of a line, SQL as it stands in its file. */
final class Javadocs {

    private static final int WIDTH = 92;

    private Javadocs() {}

    /** The sentence, the SQL and its place. */
    static CodeBlock of(Documentation documentation) {
        return of(documentation, List.of());
    }

    /** The same, with a line per column. */
    static CodeBlock of(Documentation documentation, List<ColumnPlan> columns) {
        List<String> lines = new ArrayList<>();
        if (documentation.sql().lines().count() > 1) {
            lines.addAll(wrap(placed(documentation, "")));
            lines.addAll(List.of("", "<pre>" + (isBalanced(documentation.sql()) ? "{@code" : "")));
            documentation.sql().lines().forEach(line -> lines.add(sqlLine(documentation.sql(), line)));
            lines.add((isBalanced(documentation.sql()) ? "}" : "") + "</pre>");
        } else {
            lines.addAll(wrap(placed(documentation, documentation.sql())));
        }
        if (!columns.isEmpty()) {
            lines.add("");
        }
        for (ColumnPlan column : columns) {
            lines.addAll(wrap("@param " + column.accessor() + " " + code(column.name() + " " + column.sqlType())));
        }
        return block(lines);
    }

    /** The sentence, what it is about and its place. */
    private static String placed(Documentation documentation, String sql) {
        String sentence = documentation.sentence();
        String open = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
        String about = sql.isEmpty() ? "" : ": " + code(sql);
        return markup(open) + about + " (" + html(documentation.place()) + ").";
    }

    /** A sentence; SQL names in it stand in back quotes. */
    static CodeBlock sentence(String text) {
        return block(wrap(markup(text)));
    }

    private static String sqlLine(String sql, String line) {
        return isBalanced(sql) ? inCode(line) : html(line);
    }

    /** Back quotes become code. */
    private static String markup(String text) {
        String[] parts = text.split("`", -1);
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            result.append(i % 2 == 0 || i == parts.length - 1 ? html(parts[i]) : code(parts[i]));
        }
        return result.toString();
    }

    private static String code(String text) {
        return isBalanced(text) ? "{@code " + inCode(text) + "}" : html(text);
    }

    private static String inCode(String text) {
        return harmless(text);
    }

    private static String html(String text) {
        return harmless(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("@", "&#64;")
                .replace("{", "&#123;")
                .replace("}", "&#125;");
    }

    /** Neither the end of the comment nor an escape that the compiler reads before anything else. */
    private static String harmless(String text) {
        return text.replace("*/", "* /").replace("\\u", "\\ u").replace('\t', ' ');
    }

    private static boolean isBalanced(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth < 0) {
                return false;
            }
        }
        return depth == 0;
    }

    /** Breaks at spaces outside of inline tags. */
    private static List<String> wrap(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words(text)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(text.startsWith("@param") ? "    " : "");
            } else if (!line.isEmpty()) {
                line.append(' ');
            }
            line.append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int depth = 0;
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (Character.isWhitespace(c) && depth == 0) {
                words.add(word.toString());
                word.setLength(0);
            } else {
                word.append(c == '\n' || c == '\r' ? ' ' : c);
            }
        }
        words.add(word.toString());
        return words;
    }

    private static CodeBlock block(List<String> lines) {
        CodeBlock.Builder block = CodeBlock.builder();
        lines.forEach(line -> block.add("$L\n", line));
        return block.build();
    }
}
