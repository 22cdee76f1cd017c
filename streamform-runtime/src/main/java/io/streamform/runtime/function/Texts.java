package io.streamform.runtime.function;

/** Character strings as SQL sees them: sequences of code points. */
public final class Texts {

    private Texts() {}

    /** Negative, zero or positive: the order of code points, which is that of UTF-8 bytes. */
    public static int compare(String a, String b) {
        int common = Math.min(a.length(), b.length());
        for (int i = 0; i < common; i++) {
            char left = a.charAt(i);
            char right = b.charAt(i);
            if (left != right) {
                if (left < Character.MIN_SURROGATE || right < Character.MIN_SURROGATE) {
                    return left - right;
                }
                return compareAmongSurrogates(a, b, i);
            }
        }
        return a.length() - b.length();
    }

    private static int compareAmongSurrogates(String a, String b, int index) {
        if (index > 0 && Character.isHighSurrogate(a.charAt(index - 1))) {
            int order = Integer.compare(a.codePointAt(index - 1), b.codePointAt(index - 1));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.codePointAt(index), b.codePointAt(index));
    }

    /** {@code text}, cut to at most {@code length} code points. */
    public static String truncate(String text, int length) {
        if (text.length() <= length || text.codePointCount(0, text.length()) <= length) {
            return text;
        }
        return text.substring(0, text.offsetByCodePoints(0, length));
    }

    /** {@code text} without spaces (U+0020) at both ends. */
    static String trim(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && text.charAt(start) == ' ') {
            start++;
        }
        while (end > start && text.charAt(end - 1) == ' ') {
            end--;
        }
        return start == 0 && end == text.length() ? text : text.substring(start, end);
    }

    /** {@code text} with every surrogate that is no half of a pair replaced by a question mark, as UTF-8 has it. */
    public static String wellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (Character.isSurrogate(unit)) {
                boolean pair = Character.isHighSurrogate(unit)
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1));
                if (!pair) {
                    return replaceLone(text);
                }
                i++;
            }
        }
        return text;
    }

    private static String replaceLone(String text) {
        StringBuilder result = new StringBuilder(text.length());
        text.codePoints()
                .forEach(point -> result.appendCodePoint(
                        point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE ? '?' : point));
        return result.toString();
    }
}
