package io.streamform.sql.plan;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.layout.StateLayouts;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.op.KeyColumn;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.OpKind;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.ir.type.RowType;
import io.streamform.sql.project.Lock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/** Plans what stands between a source and the models: reading, normalisation of upserts, watermarks. */
final class SourcePlanner {

    private final Lock lock;
    private final Optional<Duration> ttl;
    private final List<StreamOp> operators;
    private final SortedMap<OpId, Span> spans;

    SourcePlanner(Lock lock, Optional<Duration> ttl, List<StreamOp> operators, SortedMap<OpId, Span> spans) {
        this.lock = lock;
        this.ttl = ttl;
        this.operators = operators;
        this.spans = spans;
    }

    /** Adds the operators of a source and says what models see of it. */
    Relation plan(SourceDefinition source, Span span) {
        RowType row = source.row();
        boolean upsert = source.changelog() == SourceDefinition.Changelog.UPSERT;
        ChangelogMode read = switch (source.changelog()) {
            case APPEND -> new ChangelogMode.Append();
            case UPSERT -> new ChangelogMode.Upsert(source.primaryKey());
            case RETRACT -> new ChangelogMode.Retract();
        };
        OpId last = add(new StreamOp.Source(id(source, OpKind.SOURCE, source.name()), source.name(), row, read), span);
        Facts facts = facts(source);
        ChangelogMode mode = facts.mode(row);
        if (upsert) {
            List<KeyColumn> key = key(source);
            String anchor = String.join(
                    ",", key.stream().map(column -> Anchors.of(column.name())).toList());
            last = add(
                    new StreamOp.Normalize(
                            id(source, OpKind.NORMALIZE, anchor),
                            last,
                            row,
                            mode,
                            key,
                            ttl,
                            StateLayouts.normalize(key, row)),
                    span);
        }
        if (source.eventTime().isPresent()) {
            SourceDefinition.EventTime time = source.eventTime().get();
            last = add(
                    new StreamOp.Watermark(
                            id(source, OpKind.WATERMARK, Anchors.of(time.column())),
                            last,
                            row,
                            upsert ? mode : read,
                            row.indexOf(time.column()),
                            time.maxDelay(),
                            time.idleAfter()),
                    span);
        }
        return Relation.of(last, row, facts);
    }

    /** A declared primary key is taken at its word. */
    private static Facts facts(SourceDefinition source) {
        boolean updating = source.changelog() != SourceDefinition.Changelog.APPEND;
        if (source.primaryKey().isEmpty()) {
            return new Facts(updating, List.of());
        }
        Set<Integer> key = new TreeSet<>();
        source.primaryKey().forEach(name -> key.add(source.row().indexOf(name)));
        return new Facts(updating, List.of(key));
    }

    private static List<KeyColumn> key(SourceDefinition source) {
        List<KeyColumn> key = new ArrayList<>();
        for (String name : new TreeSet<>(source.primaryKey())) {
            int index = source.row().indexOf(name);
            key.add(new KeyColumn(
                    "k" + key.size(), index, name, source.row().column(index).type(), name));
        }
        return key;
    }

    private OpId id(SourceDefinition source, OpKind kind, String anchor) {
        return new OpId(source.name(), kind, anchor, lock.generation(source.name(), kind.text(), anchor));
    }

    private OpId add(StreamOp operator, Span span) {
        operators.add(operator);
        spans.put(operator.id(), span);
        return operator.id();
    }
}
