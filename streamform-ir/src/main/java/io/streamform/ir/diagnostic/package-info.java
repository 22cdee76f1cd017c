/** Diagnostics as data: codes, places, arguments; and the renderers that turn them into text and JSON. */
@NullMarked
package io.streamform.ir.diagnostic;

import org.jspecify.annotations.NullMarked;
