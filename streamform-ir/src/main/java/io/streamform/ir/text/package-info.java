/**
 * The text notation of programs and expressions, for explain output, documentation and goldens. Start at
 * {@link io.streamform.ir.text.ProgramPrinter}.
 */
@NullMarked
package io.streamform.ir.text;

import org.jspecify.annotations.NullMarked;
