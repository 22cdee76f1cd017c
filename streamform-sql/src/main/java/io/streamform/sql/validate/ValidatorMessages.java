package io.streamform.sql.validate;

import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.NearestName;
import io.streamform.ir.diagnostic.Span;
import io.streamform.sql.parser.SqlTexts;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.calcite.runtime.CalciteContextException;

/** Turns what Calcite's validator says into diagnostics. */
final class ValidatorMessages {

    private static final Pattern COLUMN = Pattern.compile("Column '(.*?)' not found in (?:any table|table '(.*?)').*");
    private static final Pattern RELATION = Pattern.compile("(?:Table|Object) '(.*?)' not found.*");
    private static final Pattern AMBIGUOUS = Pattern.compile("Column '(.*)' is ambiguous");
    private static final Pattern NOT_GROUPED = Pattern.compile("Expression '(.*)' is not being grouped");
    private static final Pattern AGGREGATE = Pattern.compile("Aggregate expression is illegal in (.*) clause");
    private static final String NESTED_AGGREGATE = "Aggregate expressions cannot be nested";
    private static final Pattern OPERANDS =
            Pattern.compile("Cannot apply '(.*?)' to arguments of type '(.*?)'\\.(?: |$).*", Pattern.DOTALL);
    private static final Pattern CAST =
            Pattern.compile("Cast function cannot convert value of type (.*) to type (.*)", Pattern.DOTALL);
    private static final Pattern FUNCTION = Pattern.compile("No match found for function signature (.*)");
    private static final Pattern ARGUMENT_COUNT =
            Pattern.compile("Invalid number of arguments to function '(.*?)'.*", Pattern.DOTALL);
    private static final Pattern MIXED = Pattern.compile("Illegal mixing of types in (.*)");
    private static final Pattern NO_COMMON_TYPE =
            Pattern.compile("Cannot infer return type for (.*?); operand types: \\[(.*)\\]");
    private static final Pattern INCOMPATIBLE =
            Pattern.compile("Values passed to (.*) operator must have compatible types");
    private static final Pattern LITERAL = Pattern.compile("Numeric literal '(.*)' out of range");

    private ValidatorMessages() {}

    /**
     * The diagnostic for an exception.
     *
     * @param relation what is read, for messages
     * @param columns columns in scope, for suggestions
     */
    static Diagnostic of(String path, CalciteContextException e, String relation, List<String> columns) {
        Span place = SqlTexts.span(path, SqlTexts.position(e));
        String message = messageOf(e);
        Matcher matcher = COLUMN.matcher(message);
        if (matcher.matches()) {
            String in = matcher.group(2) == null ? "'" + relation + "'" : "'" + matcher.group(2) + "'";
            String name = matcher.group(1);
            String last = name.substring(name.lastIndexOf('.') + 1);
            return Diagnostic.at(place, DiagnosticCode.UNKNOWN_COLUMN, name, in, NearestName.hint(last, columns));
        }
        matcher = RELATION.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(
                    place, DiagnosticCode.UNKNOWN_RELATION, matcher.group(1), "; only '" + relation + "' is read here");
        }
        matcher = AMBIGUOUS.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.AMBIGUOUS_COLUMN, matcher.group(1));
        }
        matcher = NOT_GROUPED.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.NOT_GROUPED, matcher.group(1));
        }
        matcher = AGGREGATE.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.AGGREGATE_NOT_ALLOWED, "in " + matcher.group(1));
        }
        if (message.startsWith(NESTED_AGGREGATE)) {
            return Diagnostic.at(place, DiagnosticCode.AGGREGATE_NOT_ALLOWED, "in an aggregate");
        }
        return ofTypes(place, message);
    }

    private static Diagnostic ofTypes(Span place, String message) {
        Matcher matcher = OPERANDS.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.WRONG_OPERANDS, matcher.group(1), types(matcher.group(2)));
        }
        matcher = CAST.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.CANNOT_CAST, types(matcher.group(1)), types(matcher.group(2)));
        }
        matcher = FUNCTION.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.UNKNOWN_FUNCTION, matcher.group(1), "");
        }
        matcher = ARGUMENT_COUNT.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(
                    place,
                    DiagnosticCode.WRONG_OPERANDS,
                    matcher.group(1).toUpperCase(Locale.ROOT),
                    "their number is wrong");
        }
        matcher = MIXED.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.WRONG_OPERANDS, matcher.group(1), "they have no common type");
        }
        matcher = NO_COMMON_TYPE.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.WRONG_OPERANDS, matcher.group(1), types(matcher.group(2)));
        }
        matcher = INCOMPATIBLE.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.WRONG_OPERANDS, matcher.group(1), "they have no common type");
        }
        matcher = LITERAL.matcher(message);
        if (matcher.matches()) {
            return Diagnostic.at(place, DiagnosticCode.LITERAL_OUT_OF_RANGE, matcher.group(1));
        }
        return Diagnostic.at(place, DiagnosticCode.INVALID_SQL, message);
    }

    /** Calcite's names of types as Flink SQL writes them. */
    private static String types(String text) {
        return text.replace("VARCHAR(" + Integer.MAX_VALUE + ")", "STRING")
                .replaceAll(" CHARACTER SET \\S+", "")
                .replaceAll(" COLLATE \\S+", "")
                .replace(" NOT NULL", "")
                .replace("INTEGER", "INT");
    }

    /** The innermost message, on one line. */
    static String messageOf(CalciteContextException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return String.valueOf(cause.getMessage()).replaceAll("\\s*\\R\\s*", " ").strip();
    }
}
