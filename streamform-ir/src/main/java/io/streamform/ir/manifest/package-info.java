/**
 * What travels with a release so that later releases can judge and take over its state. Start at
 * {@link io.streamform.ir.manifest.Manifest}.
 */
@NullMarked
package io.streamform.ir.manifest;

import org.jspecify.annotations.NullMarked;
