/** What goes into a job JAR and how it is put together. */
@NullMarked
package io.streamform.maven.packaging;

import org.jspecify.annotations.NullMarked;
