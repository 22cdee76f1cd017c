package io.streamform.ir.manifest;

import io.streamform.ir.state.StateLayout;

/**
 * An operator as a savepoint knows it, for those who look into savepoints without reading plans.
 *
 * @param uid the uid in the running job
 * @param state full schemas of its key and states; {@link StateLayout#NONE} without state
 */
public record OperatorEntry(String uid, StateLayout state, Fingerprints fingerprints) {}
