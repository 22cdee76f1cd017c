package io.streamform.flink.state;

import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A mutable state value of some layout.
 *
 * @param owner stands for the generated class of a release; a codec refuses values of another
 */
record Fields(String owner, TreeMap<String, @Nullable Object> values) {}
