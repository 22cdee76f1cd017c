/**
 * The YAML test language: from the text of a file to typed inputs and expectations. Start at
 * {@link io.streamform.sim.yaml.TestFile} and {@link io.streamform.sim.yaml.TestReader}.
 */
@NullMarked
package io.streamform.sim.yaml;

import org.jspecify.annotations.NullMarked;
