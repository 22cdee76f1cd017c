package io.streamform.flink.state;

import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reference to a generated constant that can be sent to a task manager: the constant in the field {@code INSTANCE} of its
 * class travels as the class. An object without such a field must be serializable itself.
 *
 * @param <T> type of the constant
 */
public final class Constant<T> implements Serializable {

    private static final long serialVersionUID = 1;
    private static final String FIELD = "INSTANCE";

    private final @Nullable Class<?> owner;
    private final @Nullable Serializable object;
    private transient @Nullable T value;

    private Constant(@Nullable Class<?> owner, @Nullable Serializable object, T value) {
        this.owner = owner;
        this.object = object;
        this.value = value;
    }

    /**
     * A reference to {@code value}.
     *
     * @throws IllegalArgumentException if it is neither the {@code INSTANCE} of its class nor serializable
     */
    public static <T> Constant<T> of(T value) {
        Class<?> owner = ownerOf(value);
        if (owner != null) {
            return new Constant<>(owner, null, value);
        }
        if (value instanceof Serializable serializable) {
            return new Constant<>(null, serializable, value);
        }
        throw new IllegalArgumentException(value.getClass().getName()
                + " has no public static field INSTANCE with this object and is not serializable");
    }

    private static @Nullable Class<?> ownerOf(Object value) {
        Class<?> owner = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        try {
            return same(owner.getField(FIELD).get(null), value) ? owner : null;
        } catch (NoSuchFieldException | IllegalAccessException | NullPointerException e) {
            return null;
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean same(@Nullable Object one, Object other) {
        return one == other;
    }

    /** The constant. */
    @SuppressWarnings("unchecked")
    public T get() {
        T present = value;
        if (present == null) {
            present = owner == null ? (T) Objects.requireNonNull(object) : (T) instance(owner);
            value = present;
        }
        return present;
    }

    /** Name of the class that has the constant in its field {@code INSTANCE}, or else of the object's class. */
    public String className() {
        return owner != null ? owner.getName() : get().getClass().getName();
    }

    /**
     * The object in the public static field {@code INSTANCE} of {@code owner}.
     *
     * @throws IllegalStateException if there is none
     */
    static Object instance(Class<?> owner) {
        return field(owner, FIELD);
    }

    /**
     * The constant in the public static field {@code INSTANCE} of the class {@code name}.
     *
     * @throws IllegalStateException if there is none of {@code type}
     */
    public static <T> T load(String name, ClassLoader loader, Class<T> type) {
        try {
            return type.cast(instance(Class.forName(name, true, loader)));
        } catch (ClassNotFoundException | ClassCastException e) {
            throw new IllegalStateException("there is no class " + name + " with a " + type.getSimpleName(), e);
        }
    }

    /** The object in a public static field of {@code owner}. */
    static Object field(Class<?> owner, String name) {
        try {
            Object found = owner.getField(name).get(null);
            if (found != null) {
                return found;
            }
        } catch (NoSuchFieldException | IllegalAccessException | NullPointerException e) {
            throw new IllegalStateException(owner.getName() + " has no public static field " + name, e);
        }
        throw new IllegalStateException("the field " + name + " of " + owner.getName() + " is null");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Constant<?> that && get().equals(that.get());
    }

    @Override
    public int hashCode() {
        return get().hashCode();
    }

    @Override
    public String toString() {
        return className();
    }
}
