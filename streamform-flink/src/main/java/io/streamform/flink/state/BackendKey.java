package io.streamform.flink.state;

import org.apache.flink.runtime.state.KeyedStateBackend;
import org.jspecify.annotations.Nullable;

/** The key that the backend looks at, set only when state is really read or written, and once for one key object. */
final class BackendKey<K> {

    private final KeyedStateBackend<K> backend;
    private @Nullable K selected;

    BackendKey(KeyedStateBackend<K> backend) {
        this.backend = backend;
    }

    @SuppressWarnings("ReferenceEquality")
    void select(K key) {
        if (key != selected) {
            backend.setCurrentKey(key);
            selected = key;
        }
    }
}
