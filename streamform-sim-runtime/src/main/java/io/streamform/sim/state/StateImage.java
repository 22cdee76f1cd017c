package io.streamform.sim.state;

import java.util.List;

/**
 * One state of one operator.
 *
 * @param uid of the operator
 * @param role of the state
 * @param form of the state
 * @param keySchema Avro schema of the keys, as JSON
 * @param placeSchema Avro schema of the namespaces, as JSON; empty unless {@link Form#NAMESPACED}
 * @param valueSchema Avro schema of the values, as JSON
 * @param entries ordered by key and place
 */
public record StateImage(
        String uid,
        String role,
        Form form,
        String keySchema,
        String placeSchema,
        String valueSchema,
        List<Entry> entries) {

    /** Sorts the entries. */
    public StateImage {
        entries = entries.stream().sorted().toList();
    }

    /** Forms of state. */
    public enum Form {
        /** One value per key. */
        VALUE,
        /** One value per key and namespace. */
        NAMESPACED,
        /** Values per key in the order of their places. */
        ORDERED
    }

    /**
     * One value.
     *
     * @param key canonical encoding of the key
     * @param place encoding of the namespace, or the bytes of the order key; {@link StateBytes#NONE} for a plain value
     * @param value encoding of the value
     */
    public record Entry(StateBytes key, StateBytes place, StateBytes value) implements Comparable<Entry> {

        @Override
        public int compareTo(Entry other) {
            int byKey = key.compareTo(other.key);
            return byKey != 0 ? byKey : place.compareTo(other.place);
        }
    }
}
