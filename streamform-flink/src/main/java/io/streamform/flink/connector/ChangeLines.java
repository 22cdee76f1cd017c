package io.streamform.flink.connector;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.topology.SinkSpec;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.apache.flink.api.common.serialization.Encoder;

/** Writes changes as lines. */
final class ChangeLines<K, T> implements Encoder<Change<T>> {

    private static final long serialVersionUID = 1L;

    private final SinkSpec.Mode mode;
    private final ChangeEncoder<K, T> encoder;

    ChangeLines(SinkSpec.Mode mode, ChangeEncoder<K, T> encoder) {
        this.mode = mode;
        this.encoder = encoder;
    }

    @Override
    public void encode(Change<T> change, OutputStream stream) throws IOException {
        encoder.seen(change);
        switch (mode) {
            case APPEND:
                line(encoder.records().write(encoder.appended(change)), stream);
                break;
            case UPSERT:
                upsert(change, stream);
                break;
            case RETRACT:
                line(encoder.envelopes().write(change), stream);
                break;
        }
    }

    private void upsert(Change<T> change, OutputStream stream) throws IOException {
        T before = change.before();
        T after = change.after();
        K key = encoder.keys().key(change.anyRow());
        if (before != null && after != null) {
            K old = encoder.keys().key(before);
            if (!old.equals(key)) {
                line(encoder.keyed().writeEnvelope(old, null), stream);
            }
        }
        line(encoder.keyed().writeEnvelope(key, after), stream);
    }

    private static void line(byte[] record, OutputStream stream) throws IOException {
        // The stream is not buffered: one call per line.
        byte[] line = Arrays.copyOf(record, record.length + 1);
        line[record.length] = '\n';
        stream.write(line);
    }
}
