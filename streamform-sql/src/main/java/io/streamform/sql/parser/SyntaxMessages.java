package io.streamform.sql.parser;

import io.streamform.sql.parser.generated.FlinkSqlParser;
import java.io.StringReader;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.parser.SqlAbstractParserImpl;

/** Makes one sentence of what the generated parser says. */
final class SyntaxMessages {

    private static final Pattern ENCOUNTERED = Pattern.compile("Encountered \"(.*?)\" at line", Pattern.DOTALL);
    private static final Pattern LEXICAL = Pattern.compile("Lexical error.*?Encountered: (.*)", Pattern.DOTALL);

    private SyntaxMessages() {}

    static String of(CalciteContextException e) {
        Throwable cause = e.getCause();
        return firstLine(String.valueOf(cause == null ? e.getMessage() : cause.getMessage()));
    }

    static String of(Exception e) {
        String message = String.valueOf(e.getMessage());
        Matcher lexical = LEXICAL.matcher(message);
        if (lexical.find()) {
            return "unexpected character " + firstLine(lexical.group(1));
        }
        Matcher encountered = ENCOUNTERED.matcher(message);
        if (!encountered.find()) {
            return firstLine(message);
        }
        String token = encountered.group(1).strip();
        if (token.startsWith("\\\"")) {
            return "unexpected '\"'; names are quoted with back-ticks, texts with single quotes";
        }
        if (token.equals("<EOF>")) {
            return "the query ends too early";
        }
        String word = token.split("\\s+", 2)[0];
        if (isReserved(word)) {
            return "unexpected '" + word + "', which is a reserved word; as a name it is written `" + word + "`";
        }
        return "unexpected '" + word + "'";
    }

    private static boolean isReserved(String word) {
        SqlAbstractParserImpl.Metadata metadata = new FlinkSqlParser(new StringReader("")).getMetadata();
        return metadata.isReservedWord(word.toUpperCase(Locale.ROOT))
                || (metadata.isKeyword(word.toUpperCase(Locale.ROOT))
                        && !metadata.isNonReservedKeyword(word.toUpperCase(Locale.ROOT)));
    }

    private static String firstLine(String text) {
        int end = text.indexOf('\n');
        return (end < 0 ? text : text.substring(0, end)).strip();
    }
}
