/** What generated code runs on, whatever engine hosts it. */
@NullMarked
package io.streamform.runtime;

import org.jspecify.annotations.NullMarked;
