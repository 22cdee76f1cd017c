package io.streamform.architecture;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Makes one reference and one call that are forbidden, beside calls that are not: shows that the rules see them. */
final class MachineDependent {

    private MachineDependent() {}

    static LongSupplier clock() {
        return System::currentTimeMillis;
    }

    static ZoneId zone() {
        return ZoneId.systemDefault();
    }

    static DateTimeFormatter allowed() {
        return DateTimeFormatter.ofPattern("yyyy", Locale.ROOT).withZone(ZoneId.of("UTC"));
    }
}
