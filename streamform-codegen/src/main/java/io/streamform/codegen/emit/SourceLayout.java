package io.streamform.codegen.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lays generated text out as a person would: what the library that writes Java wraps by width alone is put together again
 * and broken at its parentheses; short comments and empty bodies take one line.
 */
final class SourceLayout {

    private static final int WIDTH = 100;
    private static final String CONTINUED = "        ";
    private static final String CONSTANT = "    private static final ";
    private static final String TEXT_BLOCK = "\"\"\"";
    private static final Pattern TYPE =
            Pattern.compile("(public (?:final )?class \\w+)(?: (extends|implements) (.*))? \\{");
    private static final Pattern DECLARATION = Pattern.compile(" *(?:public|protected|private) [^=;\"]*\\([^;\"=]*");

    private static final Pattern ASSIGNMENT = Pattern.compile(" *[\\w<][^\"*=]* = .*");

    private final List<String> lines;
    private final List<String> result = new ArrayList<>();
    private boolean inTextBlock;
    private boolean afterConstant;

    private SourceLayout(List<String> lines) {
        this.lines = lines;
    }

    static String of(String source) {
        SourceLayout layout = new SourceLayout(source.lines().toList());
        layout.run();
        return String.join("\n", layout.result) + "\n";
    }

    private void run() {
        int at = 0;
        while (at < lines.size()) {
            String line = lines.get(at);
            if (line.isBlank() && afterConstant && lines.get(at + 1).startsWith(CONSTANT)) {
                at++;
                continue;
            }
            afterConstant = line.startsWith(CONSTANT);
            if (inTextBlock || line.endsWith(TEXT_BLOCK)) {
                inTextBlock = inTextBlock ? !line.strip().startsWith(TEXT_BLOCK) : true;
                result.add(line);
                at++;
            } else if (isShortComment(at)) {
                result.add(line + " " + lines.get(at + 1).strip().substring(2) + " */");
                at += 3;
            } else if (DECLARATION.matcher(line).matches()) {
                at = declaration(at);
            } else if (TYPE.matcher(line).matches()) {
                type(line);
                at++;
            } else if (line.length() > WIDTH && ASSIGNMENT.matcher(line).matches()) {
                at = assignment(at);
            } else {
                result.addAll(LineBreaker.broken(line, WIDTH));
                at++;
            }
        }
    }

    private boolean isShortComment(int at) {
        return at + 2 < lines.size()
                && lines.get(at).strip().equals("/**")
                && lines.get(at + 2).strip().equals("*/")
                && lines.get(at + 1).length() + " */".length() + 1 <= WIDTH;
    }

    /** A method, constructor or record: on one line, or with its parameters on the next, or one below the other. */
    private int declaration(int at) {
        StringBuilder whole = new StringBuilder(lines.get(at));
        int end = at;
        while (!lines.get(end).endsWith("{")) {
            end++;
            whole.append(whole.charAt(whole.length() - 1) == '(' ? "" : " ")
                    .append(lines.get(end).strip());
        }
        boolean empty = lines.get(end + 1).strip().equals("}");
        String text = whole + (empty ? "}" : "");
        if (text.length() <= WIDTH) {
            result.add(text);
        } else {
            broken(text);
        }
        boolean record = text.contains(" record ");
        if (record && !empty) {
            result.add("");
        }
        return end + (empty ? 2 : 1);
    }

    private void broken(String text) {
        String indent = text.substring(0, text.length() - text.stripLeading().length());
        int open = text.indexOf('(');
        int close = text.lastIndexOf(')');
        String parameters = text.substring(open + 1, close);
        String tail = text.substring(close);
        result.add(text.substring(0, open + 1));
        String onOneLine = indent + CONTINUED + parameters + tail;
        if (onOneLine.length() <= WIDTH) {
            result.add(onOneLine);
            return;
        }
        List<String> each = parameters(parameters);
        for (int i = 0; i < each.size(); i++) {
            result.add(indent + CONTINUED + each.get(i) + (i < each.size() - 1 ? "," : tail));
        }
    }

    private static List<String> parameters(String text) {
        List<String> parameters = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            if (c == ',' && depth == 0) {
                parameters.add(text.substring(from, i).strip());
                from = i + 1;
            }
        }
        parameters.add(text.substring(from).strip());
        return parameters;
    }

    /** What is assigned moves to the next line, and all that continues it moves to the right. */
    private int assignment(int at) {
        String line = lines.get(at);
        int equals = line.indexOf(" = ");
        String indent = line.substring(0, line.length() - line.stripLeading().length());
        result.add(line.substring(0, equals + 2));
        result.addAll(LineBreaker.broken(indent + CONTINUED + line.substring(equals + 3), WIDTH));
        int end = at;
        while (!lines.get(end).endsWith(";")) {
            end++;
            result.add(CONTINUED + lines.get(end));
        }
        return end + 1;
    }

    /** The first line of a class; an empty line follows it. */
    private void type(String line) {
        Matcher matcher = TYPE.matcher(line);
        if (line.length() <= WIDTH || !matcher.matches()) {
            result.add(line);
        } else {
            result.add(matcher.group(1));
            String rest = CONTINUED + matcher.group(2) + " " + matcher.group(3) + " {";
            if (rest.length() <= WIDTH) {
                result.add(rest);
            } else {
                int open = rest.indexOf('<');
                result.add(rest.substring(0, open + 1));
                result.add(CONTINUED + CONTINUED + rest.substring(open + 1));
            }
        }
        result.add("");
    }
}
