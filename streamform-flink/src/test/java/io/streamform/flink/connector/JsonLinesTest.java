package io.streamform.flink.connector;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.flink.fixture.Order;
import io.streamform.flink.fixture.OrderKey;
import io.streamform.flink.fixture.Orders;
import io.streamform.runtime.change.BadRecord;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.topology.SourceSpec;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.connector.file.src.util.RecordAndPosition;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonLinesTest {

    private static final JsonLines<OrderKey, Order> FORMAT = new JsonLines<>(new RecordDecoder<>(
            Orders.source(SourceSpec.Changelog.APPEND, SourceSpec.OnBadRecord.DROP, Orders.file("orders.jsonl")),
            null));

    @TempDir
    private Path folder;

    private static FileSourceSplit split(Path file, @Nullable CheckpointedPosition position) {
        return new FileSourceSplit(
                "1", new org.apache.flink.core.fs.Path(file.toUri()), 0, 1, 0, 1, new String[0], position);
    }

    private static List<RecordAndPosition<SourceElement<Order>>> readAll(BulkFormat.Reader<SourceElement<Order>> reader)
            throws IOException {
        List<RecordAndPosition<SourceElement<Order>>> all = new ArrayList<>();
        for (var batch = reader.readBatch(); batch != null; batch = reader.readBatch()) {
            for (var next = batch.next(); next != null; next = batch.next()) {
                all.add(next);
            }
            batch.releaseBatch();
        }
        reader.close();
        return all;
    }

    @Test
    void aReaderGoesOnBehindEveryPositionWithTheSameElements() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= 1_300; i++) {
            text.append(i % 7 == 0 ? "bad" : i % 5 == 0 ? "" : "{\"id\":" + i + "}")
                    .append(i % 3 == 0 ? "\r\n" : "\n");
        }
        Path file = Files.writeString(folder.resolve("orders.jsonl"), text);
        var all = readAll(FORMAT.createReader(new Configuration(), split(file, null)));
        assertThat(all).hasSize(1_300 - 223);
        assertThat(all.get(0).getRecord()).isEqualTo(Change.insert(new Order(1, null, null, null)));
        BadRecord<?> bad = (BadRecord<?>) all.stream()
                .map(RecordAndPosition::getRecord)
                .filter(BadRecord.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(bad.place()).isEqualTo(file + ", line 7");
        for (int i : new int[] {0, 1, 300, 511, 512, 513, all.size() - 1}) {
            CheckpointedPosition position =
                    new CheckpointedPosition(all.get(i).getOffset(), all.get(i).getRecordSkipCount());
            var rest = readAll(FORMAT.restoreReader(new Configuration(), split(file, position)));
            assertThat(rest.stream().map(RecordAndPosition::getRecord).toList())
                    .isEqualTo(all.subList(i + 1, all.size()).stream()
                            .map(RecordAndPosition::getRecord)
                            .toList());
        }
    }

    @Test
    void compressedFilesAreRead() throws IOException {
        Path file = folder.resolve("orders.jsonl.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write("{\"id\":1}\n{\"id\":2}".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(readAll(FORMAT.createReader(new Configuration(), split(file, null))))
                .hasSize(2);
    }

    @Test
    void linesOfAnyLengthComeBack() throws IOException {
        Random random = new Random(5);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            lines.add("x".repeat(random.nextInt(i % 20 == 0 ? 200_000 : 50)));
        }
        lines.add("end");
        byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        List<String> read = new ArrayList<>();
        try (LineInput input = new LineInput(new ByteArrayInputStream(bytes))) {
            while (input.next()) {
                read.add(new String(input.array(), 0, input.length(), StandardCharsets.UTF_8));
            }
        }
        assertThat(read).isEqualTo(lines);
    }
}
