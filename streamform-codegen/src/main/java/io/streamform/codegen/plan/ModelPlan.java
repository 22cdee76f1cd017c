package io.streamform.codegen.plan;

import java.util.List;

/**
 * A model as tests see it.
 *
 * @param stream variable of the stream that is its changelog
 * @param mode name of the runtime's constant
 */
public record ModelPlan(
        String name, String path, String stream, RowPlan row, String mode, List<String> key, List<String> reads) {

    /** Copies the lists. */
    public ModelPlan {
        key = List.copyOf(key);
        reads = List.copyOf(reads);
    }
}
