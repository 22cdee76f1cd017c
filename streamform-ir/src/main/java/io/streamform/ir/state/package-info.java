/** What operators keep: names, shapes and fields of keyed state, and the Avro schemas derived from them. */
@NullMarked
package io.streamform.ir.state;

import org.jspecify.annotations.NullMarked;
