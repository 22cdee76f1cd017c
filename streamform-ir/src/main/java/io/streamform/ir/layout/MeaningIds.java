package io.streamform.ir.layout;

import io.streamform.ir.op.AccumulatorField;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;

/**
 * Short ids of meanings. Two things with one canonical text are one thing, wherever they stand in the SQL; two with
 * different texts have different ids.
 */
public final class MeaningIds {

    private static final int DIGITS = 8;

    private MeaningIds() {}

    /** Eight hexadecimal digits: the beginning of the SHA-256 of {@code canonicalText} in UTF-8. */
    public static String of(String canonicalText) {
        return digest(canonicalText).substring(0, DIGITS);
    }

    /** The whole SHA-256 of {@code canonicalText} in UTF-8, 64 hexadecimal digits. */
    public static String digest(String canonicalText) {
        return HexFormat.of().formatHex(sha256().digest(canonicalText.getBytes(StandardCharsets.UTF_8)));
    }

    /** Name of an accumulator's field in state: {@code sum_3fa9c2d1}. */
    public static String accumulator(AccumulatorField.Kind kind, String meaning) {
        return kind.name().toLowerCase(Locale.ROOT) + "_" + of(meaning);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
