package io.streamform.codegen.plan;

import java.util.Optional;

/**
 * A sink's declaration.
 *
 * @param model that it writes
 * @param constant name of its constant
 * @param row its rows
 * @param mode name of the runtime's constant
 * @param key of an upsert sink
 */
public record SinkPlan(
        String model,
        String constant,
        RowPlan row,
        String mode,
        Optional<KeySchemaPlan> key,
        ConnectorPlan connector,
        Documentation documentation) {}
