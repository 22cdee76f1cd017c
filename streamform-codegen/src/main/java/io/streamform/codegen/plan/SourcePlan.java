package io.streamform.codegen.plan;

import java.util.Optional;

/**
 * A source's declaration.
 *
 * @param name as in sources.yml
 * @param constant name of its constant
 * @param row its rows
 * @param changelog name of the runtime's constant
 * @param key primary key of an upsert source
 * @param onBadRecord name of the runtime's constant
 */
public record SourcePlan(
        String name,
        String constant,
        RowPlan row,
        String changelog,
        Optional<KeySchemaPlan> key,
        Optional<EventTimePlan> eventTime,
        String onBadRecord,
        ConnectorPlan connector,
        Documentation documentation) {

    /**
     * Event time.
     *
     * @param column that holds it
     * @param maxDelayMillis watermark = greatest event time − this
     * @param idleAfterMillis 0 for never
     */
    public record EventTimePlan(ColumnPlan column, long maxDelayMillis, long idleAfterMillis) {}
}
