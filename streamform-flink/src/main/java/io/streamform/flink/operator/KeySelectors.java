package io.streamform.flink.operator;

import io.streamform.flink.state.Constant;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.schema.KeySchema;
import org.apache.flink.api.java.functions.KeySelector;

/** Keys of the elements of edges, for {@code keyBy}. */
public final class KeySelectors {

    private KeySelectors() {}

    /** The key of the row after, or for a delete of the row before. Updates that change the key must have been split. */
    public static <K, T> KeySelector<Change<T>, K> of(KeySchema<K, T> key) {
        return new OfChange<>(Constant.of(key));
    }

    /** The key of an upsert. */
    public static <K, T> KeySelector<Upsert<K, T>, K> upsert() {
        return new OfUpsert<>();
    }

    private static final class OfChange<K, T> implements KeySelector<Change<T>, K> {

        private static final long serialVersionUID = 1;

        private final Constant<KeySchema<K, T>> key;
        private final transient KeySchema<K, T> schema;

        OfChange(Constant<KeySchema<K, T>> key) {
            this.key = key;
            this.schema = key.get();
        }

        private Object readResolve() {
            return new OfChange<>(key);
        }

        @Override
        public K getKey(Change<T> change) {
            return schema.key(change.anyRow());
        }
    }

    private static final class OfUpsert<K, T> implements KeySelector<Upsert<K, T>, K> {

        private static final long serialVersionUID = 1;

        @Override
        public K getKey(Upsert<K, T> upsert) {
            return upsert.key();
        }
    }
}
