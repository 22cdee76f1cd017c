/** Tests of the processes themselves, with a job small enough to say what it must write. */
@NullMarked
package io.streamform.it.cluster;

import org.jspecify.annotations.NullMarked;
