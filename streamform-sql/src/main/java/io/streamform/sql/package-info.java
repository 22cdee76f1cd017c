/** The front end: reads a project and turns its SQL into a validated program. The only place that knows Calcite. */
@NullMarked
package io.streamform.sql;

import org.jspecify.annotations.NullMarked;
