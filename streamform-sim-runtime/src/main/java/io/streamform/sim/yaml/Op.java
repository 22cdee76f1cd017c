package io.streamform.sim.yaml;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Kinds of change as tests write them behind {@code op:}. */
enum Op {
    INSERT,
    UPDATE,
    UPDATE_BEFORE,
    UPDATE_AFTER,
    DELETE;

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static List<String> texts() {
        return Arrays.stream(values()).map(Op::text).toList();
    }

    static @Nullable Op of(String text) {
        for (Op op : values()) {
            if (op.text().equals(text)) {
                return op;
            }
        }
        return null;
    }
}
