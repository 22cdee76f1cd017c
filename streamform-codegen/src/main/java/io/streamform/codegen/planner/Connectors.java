package io.streamform.codegen.planner;

import io.streamform.codegen.name.JavaNames;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.ConnectorPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.KeySchemaPlan;
import io.streamform.codegen.plan.RowPlan;
import io.streamform.codegen.plan.SinkPlan;
import io.streamform.codegen.plan.SourcePlan;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.program.Connector;
import io.streamform.ir.program.ModelDefinition;
import io.streamform.ir.program.SourceDefinition;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Declarations of sources and sinks. */
final class Connectors {

    private final JavaNames sourceConstants = JavaNames.constants();
    private final JavaNames sinkConstants = JavaNames.constants();

    SourcePlan source(SourceDefinition source, RowPlan row, @Nullable KeySchemaPlan key, Documentation documentation) {
        return new SourcePlan(
                source.name(),
                sourceConstants.constant(source.name()),
                row,
                source.changelog().name(),
                Optional.ofNullable(key),
                source.eventTime().map(time -> eventTime(row, time)),
                source.onBadRecord().name(),
                connector(source.connector()),
                documentation);
    }

    SinkPlan sink(ModelDefinition model, RowPlan row, @Nullable KeySchemaPlan key, Documentation documentation) {
        return new SinkPlan(
                model.name(),
                sinkConstants.constant(model.name()),
                row,
                model.materialization().name(),
                Optional.ofNullable(key),
                connector(model.sink().orElseThrow()),
                documentation);
    }

    /** Name of the runtime's constant for the way in which a model's changes are shown. */
    static String modelMode(ChangelogMode mode) {
        return mode.accept(new ChangelogMode.ModeVisitor<>() {
            @Override
            public String visitAppend(ChangelogMode.Append append) {
                return "APPEND";
            }

            @Override
            public String visitUpsert(ChangelogMode.Upsert upsert) {
                return "UPSERT";
            }

            @Override
            public String visitRetract(ChangelogMode.Retract retract) {
                return "RETRACT";
            }
        });
    }

    private static SourcePlan.EventTimePlan eventTime(RowPlan row, SourceDefinition.EventTime time) {
        ColumnPlan column = row.columns().stream()
                .filter(candidate -> candidate.name().equals(time.column()))
                .findFirst()
                .orElseThrow();
        return new SourcePlan.EventTimePlan(
                column,
                time.maxDelay().toMillis(),
                time.idleAfter().map(Duration::toMillis).orElse(0L));
    }

    private static ConnectorPlan connector(Connector connector) {
        return new ConnectorPlan(
                connector.kind().name().toLowerCase(Locale.ROOT),
                connector.address(),
                connector.format(),
                connector.options());
    }
}
