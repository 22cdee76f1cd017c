package io.streamform.sim;

import io.streamform.runtime.codec.Codec;
import io.streamform.sim.state.StateBytes;
import io.streamform.sim.state.StateImage;
import java.util.ArrayList;
import java.util.List;

/**
 * One state of one operator in memory, which can be written to bytes and read back. Mutable values are copied whenever
 * they cross the border between operator and host, in both directions, as with a backend that keeps bytes: an operator
 * that changes a value after {@code put}, or without one, does not change the state.
 */
abstract class MemoryState<K, V> {

    private final String uid;
    private final String role;
    private final StateImage.Form form;
    private final Codec<K> keys;
    private final Codec<V> values;
    private final boolean immutable;

    MemoryState(String uid, String role, StateImage.Form form, Codec<K> keys, Codec<V> values) {
        this.uid = uid;
        this.role = role;
        this.form = form;
        this.keys = keys;
        this.values = values;
        this.immutable = values.immutable();
    }

    String role() {
        return role;
    }

    /** {@code value} as it crosses the border. */
    final V crossing(V value) {
        return immutable ? value : values.copy(value);
    }

    /** Schema of the places; empty if they have none. */
    String placeSchema() {
        return "";
    }

    /** Adds an entry for every value to {@code entries}, in any order. */
    abstract void collect(List<StateImage.Entry> entries);

    /** Sets a value read from bytes. */
    abstract void load(K key, StateBytes place, V value);

    final StateImage.Entry entry(K key, StateBytes place, V value) {
        return new StateImage.Entry(StateBytes.write(keys, key), place, StateBytes.write(values, value));
    }

    final StateImage image() {
        List<StateImage.Entry> entries = new ArrayList<>();
        collect(entries);
        return new StateImage(
                uid,
                role,
                form,
                keys.schema().toString(),
                placeSchema(),
                values.schema().toString(),
                entries);
    }

    final void restore(StateImage image) {
        require("form", form.name(), image.form().name());
        require("key schema", keys.schema().toString(), image.keySchema());
        require("place schema", placeSchema(), image.placeSchema());
        require("value schema", values.schema().toString(), image.valueSchema());
        for (StateImage.Entry entry : image.entries()) {
            load(entry.key().read(keys), entry.place(), entry.value().read(values));
        }
    }

    private void require(String what, String present, String written) {
        if (!present.equals(written)) {
            throw new IllegalStateException("state " + uid + "/" + role + " was written with another " + what + ": "
                    + written + ", now " + present);
        }
    }
}
