/** Jobs on real Flink and Kafka processes. */
@NullMarked
package io.streamform.it.cluster;

import org.jspecify.annotations.NullMarked;
