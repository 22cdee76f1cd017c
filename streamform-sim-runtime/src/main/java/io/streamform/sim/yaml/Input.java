package io.streamform.sim.yaml;

import io.streamform.runtime.change.SourceElement;
import io.streamform.sim.problem.Place;

/**
 * An element to feed.
 *
 * @param source name of the source
 * @param element what it reads
 * @param place where it stands
 */
public record Input<T>(String source, SourceElement<T> element, Place place) {}
