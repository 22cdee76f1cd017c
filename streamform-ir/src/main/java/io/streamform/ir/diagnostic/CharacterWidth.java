package io.streamform.ir.diagnostic;

import java.lang.Character.UnicodeScript;

/** How many columns of a terminal a character takes. */
final class CharacterWidth {

    private CharacterWidth() {}

    /** 0 for marks that combine with the character before, 2 for East Asian wide characters and pictographs, else 1. */
    static int of(int point) {
        int type = Character.getType(point);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        return isWide(point) ? 2 : 1;
    }

    private static boolean isWide(int point) {
        if (point < 0x1100) {
            return false;
        }
        if (point >= 0xFF61 && point <= 0xFFDC) {
            return false;
        }
        return switch (UnicodeScript.of(point)) {
            case HAN, HANGUL, HIRAGANA, KATAKANA, BOPOMOFO, YI -> true;
            default -> isFullWidthForm(point) || isPictograph(point);
        };
    }

    private static boolean isFullWidthForm(int point) {
        return (point >= 0x3000 && point <= 0x303E)
                || (point >= 0xFF01 && point <= 0xFF60)
                || (point >= 0xFFE0 && point <= 0xFFE6);
    }

    private static boolean isPictograph(int point) {
        return point >= 0x1F300 && point <= 0x1FAFF;
    }
}
