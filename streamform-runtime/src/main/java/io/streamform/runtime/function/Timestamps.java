package io.streamform.runtime.function;

import static java.time.temporal.ChronoField.NANO_OF_SECOND;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** TIMESTAMP values as text: {@code yyyy-MM-dd HH:mm:ss[.fraction]}. */
public final class Timestamps {

    private static final int[] UNITS = {
        1_000_000_000, 100_000_000, 10_000_000, 1_000_000, 100_000, 10_000, 1_000, 100, 10, 1
    };

    /** Everything that CAST takes: digits may be missing, so may the time of day. Days past a month's end are its last. */
    private static final DateTimeFormatter LENIENT = new DateTimeFormatterBuilder()
            .appendPattern("yyyy-[MM][M]-[dd][d]")
            .optionalStart()
            .appendPattern(" [HH][H]:[mm][m]:[ss][s]")
            .appendFraction(NANO_OF_SECOND, 0, 9, true)
            .optionalEnd()
            .toFormatter(Locale.ROOT);

    private Timestamps() {}

    /** The value without the digits past {@code precision}. */
    public static LocalDateTime truncate(LocalDateTime value, int precision) {
        int rest = value.getNano() % UNITS[precision];
        return rest == 0 ? value : value.withNano(value.getNano() - rest);
    }

    /** The text of a TIMESTAMP(precision): always {@code precision} digits of a second. */
    public static String format(LocalDateTime value, int precision) {
        StringBuilder text = new StringBuilder(20 + precision);
        digits(text, value.getYear(), 1000);
        text.append('-');
        digits(text, value.getMonthValue(), 10);
        text.append('-');
        digits(text, value.getDayOfMonth(), 10);
        text.append(' ');
        digits(text, value.getHour(), 10);
        text.append(':');
        digits(text, value.getMinute(), 10);
        text.append(':');
        digits(text, value.getSecond(), 10);
        if (precision > 0) {
            text.append('.');
            digits(text, value.getNano() / UNITS[precision], UNITS[9 - precision + 1]);
        }
        return text.toString();
    }

    private static void digits(StringBuilder text, int value, int greatest) {
        for (int unit = greatest; unit > 0; unit /= 10) {
            text.append((char) ('0' + value / unit % 10));
        }
    }

    /**
     * Reads what {@code CAST(text AS TIMESTAMP(precision))} reads.
     *
     * @return null if the text is no timestamp
     */
    public static @Nullable LocalDateTime parse(String text, int precision) {
        LocalDateTime exact = parseFixed(text, ' ');
        if (exact == null) {
            exact = parseLenient(text);
        }
        return exact == null ? null : truncate(exact, precision);
    }

    /** Reads {@code yyyy-MM-dd<separator>HH:mm:ss[.fraction]} with all digits and valid fields; else null. */
    public static @Nullable LocalDateTime parseFixed(String text, char separator) {
        int length = text.length();
        if (length < 19
                || length > 29
                || text.charAt(4) != '-'
                || text.charAt(7) != '-'
                || text.charAt(10) != separator
                || text.charAt(13) != ':'
                || text.charAt(16) != ':'
                || (length > 19 && (text.charAt(19) != '.' || length == 20))) {
            return null;
        }
        int year = number(text, 0, 4);
        int month = number(text, 5, 7);
        int day = number(text, 8, 10);
        int hour = number(text, 11, 13);
        int minute = number(text, 14, 16);
        int second = number(text, 17, 19);
        int fraction = length == 19 ? 0 : number(text, 20, length);
        if (year < 1 || month < 1 || month > 12 || day < 1 || hour < 0 || hour > 23 || minute < 0 || minute > 59) {
            return null;
        }
        if (second < 0 || second > 59 || fraction < 0 || day > lastDay(year, month)) {
            return null;
        }
        int nano = length == 19 ? 0 : fraction * UNITS[length - 20];
        return LocalDateTime.of(year, month, day, hour, minute, second, nano);
    }

    private static int lastDay(int year, int month) {
        return month == 2 ? (LocalDate.EPOCH.withYear(year).isLeapYear() ? 29 : 28) : (month + month / 8) % 2 + 30;
    }

    /** The digits from {@code start} to {@code end}, or −1 if one of them is none. */
    private static int number(String text, int start, int end) {
        int value = 0;
        for (int i = start; i < end; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }

    private static @Nullable LocalDateTime parseLenient(String text) {
        try {
            TemporalAccessor parsed = LENIENT.parse(text);
            LocalDate date = parsed.query(TemporalQueries.localDate());
            LocalTime time = parsed.query(TemporalQueries.localTime());
            return date == null ? null : date.atTime(time == null ? LocalTime.MIDNIGHT : time);
        } catch (DateTimeException e) {
            return null;
        }
    }
}
