/** Class loaders that see a user's project and nothing of Maven. */
@NullMarked
package io.streamform.maven.classpath;

import org.jspecify.annotations.NullMarked;
