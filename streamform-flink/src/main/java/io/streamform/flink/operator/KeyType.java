package io.streamform.flink.operator;

import io.streamform.flink.state.Constant;
import io.streamform.flink.state.KeySerializer;
import io.streamform.runtime.schema.KeySchema;
import org.apache.flink.api.common.serialization.SerializerConfig;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Type of a generated key, for {@code keyBy}.
 *
 * @param <K> key
 */
public final class KeyType<K> extends TypeInformation<K> {

    private static final long serialVersionUID = 1;

    private final Constant<? extends KeySchema<K, ?>> key;

    private KeyType(Constant<? extends KeySchema<K, ?>> key) {
        this.key = key;
    }

    /** The type of the keys of {@code key}, a generated constant. */
    public static <K> KeyType<K> of(KeySchema<K, ?> key) {
        return new KeyType<>(Constant.of(key));
    }

    @Override
    public boolean isBasicType() {
        return false;
    }

    @Override
    public boolean isTupleType() {
        return false;
    }

    @Override
    public int getArity() {
        return 1;
    }

    @Override
    public int getTotalFields() {
        return 1;
    }

    @Override
    public Class<K> getTypeClass() {
        return key.get().keyClass();
    }

    @Override
    public boolean isKeyType() {
        return true;
    }

    @Override
    public TypeSerializer<K> createSerializer(SerializerConfig config) {
        return KeySerializer.of(key.get());
    }

    @Override
    public String toString() {
        return getTypeClass().getSimpleName();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KeyType<?> that && key.equals(that.key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    @Override
    public boolean canEqual(Object other) {
        return other instanceof KeyType;
    }
}
