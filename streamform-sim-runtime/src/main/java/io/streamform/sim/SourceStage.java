package io.streamform.sim;

import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.topology.BoundedDelayWatermark;
import io.streamform.runtime.topology.EventTime;
import io.streamform.runtime.topology.SourceSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A source at work: splits bad records off, hands elements on, and moves the watermark after every row. */
final class SourceStage<K, T> {

    private final SourceSpec<K, T> spec;
    private final Edge<T> changes;
    private final List<KeyedStage<K, Upsert<K, T>, T>> normalizations = new ArrayList<>(1);
    private final List<KeyedStage<?, ?, ?>> downstream = new ArrayList<>();
    private final BoundedDelayWatermark watermark;
    private long badRecords;

    SourceStage(SourceSpec<K, T> spec, Edge<T> changes) {
        this.spec = spec;
        this.changes = changes;
        EventTime<T> time = spec.eventTime();
        this.watermark = new BoundedDelayWatermark(time == null ? 0 : time.maxDelayMillis());
    }

    SourceSpec<K, T> spec() {
        return spec;
    }

    void addNormalization(KeyedStage<K, Upsert<K, T>, T> stage) {
        normalizations.add(stage);
    }

    /** Adds a stage that gets this source's watermark. */
    void addDownstream(KeyedStage<?, ?, ?> stage) {
        downstream.add(stage);
    }

    long badRecords() {
        return badRecords;
    }

    /** Starts counting again after a restart where it was left. */
    void countFrom(long count) {
        badRecords = count;
    }

    void feed(SourceElement<T> element) {
        if (element instanceof BadRecord<T> bad) {
            bad(bad.place(), bad.reason());
        } else if (element instanceof Change<T> change) {
            feed(change);
        } else if (element instanceof Upsert<?, ?>) {
            feed(upsert(element));
        }
    }

    @SuppressWarnings("unchecked")
    private Upsert<K, T> upsert(SourceElement<T> element) {
        return (Upsert<K, T>) element;
    }

    private void feed(Change<T> change) {
        if (spec.changelog() == SourceSpec.Changelog.UPSERT) {
            throw new IllegalArgumentException("source " + spec.name() + " reads upserts, not changes");
        }
        if (spec.changelog() == SourceSpec.Changelog.APPEND && change.kind() != Change.Kind.INSERT) {
            throw new IllegalArgumentException("source " + spec.name() + " reads inserts only");
        }
        if (lacksTime(change.before()) || lacksTime(change.after())) {
            badTime();
            return;
        }
        changes.emit(change);
        moveWatermark(change.anyRow());
    }

    private void feed(Upsert<K, T> upsert) {
        if (spec.changelog() != SourceSpec.Changelog.UPSERT) {
            throw new IllegalArgumentException("source " + spec.name() + " reads changes, not upserts");
        }
        T row = upsert.row();
        if (lacksTime(row)) {
            badTime();
            return;
        }
        for (KeyedStage<K, Upsert<K, T>, T> stage : normalizations) {
            stage.row(upsert.key(), upsert);
        }
        if (row != null) {
            moveWatermark(row);
        }
    }

    private boolean lacksTime(@Nullable T row) {
        EventTime<T> time = spec.eventTime();
        return row != null && time != null && time.extractor().millis(row) == EventTime.Extractor.NONE;
    }

    private void badTime() {
        EventTime<T> time = spec.eventTime();
        String column = time == null ? "" : time.column();
        bad("a row given", "column '" + column + "': found null, expected a value, as it is the event time");
    }

    private void bad(String place, String reason) {
        switch (spec.onBadRecord()) {
            case FAIL:
                throw new BadRecordException(spec.name(), place, reason);
            case DROP:
                badRecords++;
                return;
        }
        throw new AssertionError(spec.onBadRecord());
    }

    private void moveWatermark(T row) {
        EventTime<T> time = spec.eventTime();
        if (time != null && watermark.advance(time.extractor().millis(row))) {
            for (KeyedStage<?, ?, ?> stage : downstream) {
                stage.advanceWatermark(watermark.current());
            }
        }
    }
}
