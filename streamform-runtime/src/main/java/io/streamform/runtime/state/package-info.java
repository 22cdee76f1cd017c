/** Keyed state as operators see it: values, namespaced values and ordered entries, always addressed by an explicit key. */
@NullMarked
package io.streamform.runtime.state;

import org.jspecify.annotations.NullMarked;
