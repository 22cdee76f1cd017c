/** The gate between stages: a stage that cannot work on what was reported before it does not begin. */
@NullMarked
package io.streamform.sql.gate;

import org.jspecify.annotations.NullMarked;
