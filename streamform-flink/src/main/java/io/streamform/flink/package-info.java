/** Hosts runtime operators in Flink. The only place that knows Flink. */
@NullMarked
package io.streamform.flink;

import org.jspecify.annotations.NullMarked;
