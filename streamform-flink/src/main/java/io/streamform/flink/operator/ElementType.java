package io.streamform.flink.operator;

import io.streamform.flink.state.Constant;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.schema.KeySchema;
import io.streamform.runtime.schema.RowSchema;
import java.util.Objects;
import org.apache.flink.api.common.serialization.SerializerConfig;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Type information of an edge; the subclasses say which elements it carries.
 *
 * @param <E> element
 */
public abstract class ElementType<E extends SourceElement<?>> extends TypeInformation<E> {

    private static final long serialVersionUID = 1;

    private final Class<?> element;
    private final Constant<? extends RowSchema<?>> row;
    private final @Nullable Constant<? extends KeySchema<?, ?>> key;

    ElementType(Class<?> element, RowSchema<?> row, @Nullable KeySchema<?, ?> key) {
        this.element = element;
        this.row = Constant.of(row);
        this.key = key == null ? null : Constant.of(key);
    }

    @Override
    public final boolean isBasicType() {
        return false;
    }

    @Override
    public final boolean isTupleType() {
        return false;
    }

    @Override
    public final int getArity() {
        return 1;
    }

    @Override
    public final int getTotalFields() {
        return 1;
    }

    @Override
    @SuppressWarnings("unchecked")
    public final Class<E> getTypeClass() {
        return (Class<E>) element;
    }

    @Override
    public final boolean isKeyType() {
        return false;
    }

    @Override
    public final TypeSerializer<E> createSerializer(SerializerConfig config) {
        return new ElementSerializer<>(row, key);
    }

    @Override
    public final String toString() {
        return element.getSimpleName() + "<" + row.get().name() + ">";
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof ElementType<?> that
                && element == that.element
                && row.equals(that.row)
                && Objects.equals(key, that.key);
    }

    @Override
    public final int hashCode() {
        return 31 * element.getName().hashCode() + row.hashCode();
    }

    @Override
    public final boolean canEqual(Object other) {
        return other instanceof ElementType;
    }
}
