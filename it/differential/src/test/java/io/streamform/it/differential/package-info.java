/** Random programs and inputs on which all engines must agree. */
@NullMarked
package io.streamform.it.differential;

import org.jspecify.annotations.NullMarked;
