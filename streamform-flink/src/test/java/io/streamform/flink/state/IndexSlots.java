package io.streamform.flink.state;

import io.streamform.runtime.codec.Codec;
import org.jspecify.annotations.Nullable;

/** Public fields that a test sets and an index names. */
public final class IndexSlots {

    public static @Nullable Codec<?> s0;
    public static @Nullable Codec<?> s1;
    public static @Nullable Codec<?> s2;
    public static @Nullable Codec<?> s3;
    public static @Nullable Codec<?> s4;
    public static @Nullable Codec<?> s5;
    public static @Nullable Codec<?> s6;
    public static @Nullable Codec<?> s7;
    public static @Nullable Codec<?> s8;
    public static @Nullable Codec<?> s9;
    public static @Nullable Codec<?> s10;
    public static @Nullable Codec<?> s11;

    private IndexSlots() {}

    static String set(int slot, Codec<?> codec) {
        try {
            IndexSlots.class.getField("s" + slot).set(null, codec);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return IndexSlots.class.getName() + "#s" + slot;
    }
}
