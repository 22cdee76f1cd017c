package io.streamform.flink.connector;

import io.streamform.runtime.change.SourceElement;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import org.apache.flink.api.common.io.compression.InflaterInputStreamFactory;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.compression.StandardDeCompressors;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.connector.file.src.util.RecordAndPosition;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.core.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * Reads files of JSON Lines. The position in a file is the number of lines read, so that a record's line is known after a
 * restart too; lines in front of it are passed over without being decoded.
 */
final class JsonLines<K, T> implements BulkFormat<SourceElement<T>, FileSourceSplit> {

    private static final long serialVersionUID = 1L;
    private static final int BATCH = 512;

    private final RecordDecoder<K, T> decoder;

    JsonLines(RecordDecoder<K, T> decoder) {
        this.decoder = decoder;
    }

    @Override
    public Reader<SourceElement<T>> createReader(Configuration config, FileSourceSplit split) throws IOException {
        return open(split, 0);
    }

    @Override
    public Reader<SourceElement<T>> restoreReader(Configuration config, FileSourceSplit split) throws IOException {
        return open(
                split,
                split.getReaderPosition()
                        .map(CheckpointedPosition::getRecordsAfterOffset)
                        .orElse(0L));
    }

    private Lines<K, T> open(FileSourceSplit split, long skip) throws IOException {
        Path path = split.path();
        FSDataInputStream raw = path.getFileSystem().open(path);
        try {
            InflaterInputStreamFactory<?> inflater = StandardDeCompressors.getDecompressorForFileName(path.getName());
            Lines<K, T> lines = new Lines<>(decoder, path, inflater == null ? raw : inflater.create(raw));
            lines.skip(skip);
            return lines;
        } catch (IOException | RuntimeException e) {
            raw.close();
            throw e;
        }
    }

    @Override
    public boolean isSplittable() {
        return false;
    }

    @Override
    public TypeInformation<SourceElement<T>> getProducedType() {
        return decoder.type();
    }

    private static final class Lines<K, T> implements Reader<SourceElement<T>> {

        private final RecordDecoder<K, T> decoder;
        private final Path path;
        private final LineInput input;
        private long line;

        Lines(RecordDecoder<K, T> decoder, Path path, InputStream stream) {
            this.decoder = decoder;
            this.path = path;
            this.input = new LineInput(stream);
        }

        void skip(long count) throws IOException {
            while (line < count && input.next()) {
                line++;
            }
        }

        @Override
        public @Nullable RecordIterator<SourceElement<T>> readBatch() throws IOException {
            Deque<RecordAndPosition<SourceElement<T>>> batch = new ArrayDeque<>(BATCH);
            while (batch.size() < BATCH && input.next()) {
                line++;
                if (input.length() == 0) {
                    continue;
                }
                long number = line;
                SourceElement<T> element =
                        decoder.decodeLine(input.array(), input.length(), () -> path.getPath() + ", line " + number);
                if (element != null) {
                    batch.add(new RecordAndPosition<>(element, CheckpointedPosition.NO_OFFSET, number));
                }
            }
            return batch.isEmpty() ? null : new Batch<>(batch);
        }

        @Override
        public void close() throws IOException {
            input.close();
        }
    }

    private static final class Batch<E> implements RecordIterator<E> {

        private final Deque<RecordAndPosition<E>> records;

        Batch(Deque<RecordAndPosition<E>> records) {
            this.records = records;
        }

        @Override
        public @Nullable RecordAndPosition<E> next() {
            return records.poll();
        }

        @Override
        public void releaseBatch() {
            records.clear();
        }
    }
}
