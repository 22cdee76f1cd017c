/** One class per goal: maps parameters to a request, calls a façade, renders the result. No logic of its own. */
@NullMarked
package io.streamform.maven.mojo;

import org.jspecify.annotations.NullMarked;
