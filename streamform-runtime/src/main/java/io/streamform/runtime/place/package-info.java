/** From a failure in generated code back to the SQL. Start at {@link io.streamform.runtime.place.SqlPlaces}. */
@NullMarked
package io.streamform.runtime.place;

import org.jspecify.annotations.NullMarked;
