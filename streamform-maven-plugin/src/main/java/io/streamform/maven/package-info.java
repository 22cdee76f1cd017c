/** The goals of the Maven plugin. The only place that knows Maven. */
@NullMarked
package io.streamform.maven;

import org.jspecify.annotations.NullMarked;
