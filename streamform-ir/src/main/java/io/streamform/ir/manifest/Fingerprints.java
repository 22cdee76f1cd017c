package io.streamform.ir.manifest;

import io.streamform.ir.layout.MeaningIds;
import io.streamform.ir.op.OpVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.state.LayoutText;
import java.time.Duration;
import java.util.Optional;

/**
 * Hashes that answer one question each about an operator. They are a fast path: where they differ, the plans and schemas
 * themselves are compared.
 *
 * @param layout can the bytes be read: of the canonical text of state version, key, states, and whether there is a TTL
 * @param meaning what does the state contain; empty until the classifier of upgrades fills it
 * @param output what leaves the operator; empty until the classifier of upgrades fills it
 */
public record Fingerprints(String layout, Optional<String> meaning, Optional<String> output) {

    /** Raise when the canonical text changes for unchanged layouts, so that old and new hashes are never compared. */
    private static final String LAYOUT_VERSION = "layout 1";

    /** The fingerprints of {@code op} that this release knows. */
    public static Fingerprints of(StreamOp op) {
        return new Fingerprints(MeaningIds.digest(layoutText(op)), Optional.empty(), Optional.empty());
    }

    /** The text whose hash {@link #layout()} is. */
    public static String layoutText(StreamOp op) {
        String ttl = op.accept(new TimeToLive()).isPresent() ? "ttl\n" : "no ttl\n";
        return LAYOUT_VERSION + "\n" + ttl + LayoutText.of(op.state());
    }

    private static final class TimeToLive implements OpVisitor<Optional<Duration>> {

        @Override
        public Optional<Duration> visitSource(StreamOp.Source op) {
            return Optional.empty();
        }

        @Override
        public Optional<Duration> visitWatermark(StreamOp.Watermark op) {
            return Optional.empty();
        }

        @Override
        public Optional<Duration> visitNormalize(StreamOp.Normalize op) {
            return op.ttl();
        }

        @Override
        public Optional<Duration> visitCalc(StreamOp.Calc op) {
            return Optional.empty();
        }

        @Override
        public Optional<Duration> visitAggregate(StreamOp.Aggregate op) {
            return op.ttl();
        }

        @Override
        public Optional<Duration> visitSink(StreamOp.Sink op) {
            return Optional.empty();
        }
    }
}
