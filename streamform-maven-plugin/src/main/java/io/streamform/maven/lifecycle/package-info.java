/** Runs earlier phases for goals that are called from the command line without them. */
@NullMarked
package io.streamform.maven.lifecycle;

import org.jspecify.annotations.NullMarked;
