/** The back end: turns a program into Java sources, Avro schemas and a manifest. */
@NullMarked
package io.streamform.codegen;

import org.jspecify.annotations.NullMarked;
