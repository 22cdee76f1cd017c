/**
 * State in Flink: the frozen serializers of keys and values and the states that operators see. Class names and formats of
 * serializers and snapshots are part of every savepoint; see docs/design/0003-state.md before touching one.
 */
@NullMarked
package io.streamform.flink.state;

import org.jspecify.annotations.NullMarked;
