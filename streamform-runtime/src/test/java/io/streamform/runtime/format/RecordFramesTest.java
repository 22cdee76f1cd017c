package io.streamform.runtime.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RecordFramesTest {

    private static final JsonRecords<Payment> RECORDS = new JsonRecords<>(Payment.JSON);
    private static final KeyedJson<Long, Payment> KEYED =
            new KeyedJson<>(Payment.KEY.json(), Payment.KEY::key, Payment.JSON);
    private static final DebeziumJson<Payment> ENVELOPES = new DebeziumJson<>(Payment.JSON);
    private static final Payment ONE = Payment.of(1, "one");
    private static final Payment TWO = Payment.of(1, "two");

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static @Nullable Change<Payment> envelope(String text) {
        byte[] bytes = bytes(text);
        return ENVELOPES.read(bytes, 0, bytes.length);
    }

    private static Upsert<Long, Payment> keyed(byte[] bytes) {
        return KEYED.readEnvelope(bytes, 0, bytes.length);
    }

    @Test
    void envelopesComeBack() {
        for (Change<Payment> change : List.of(Change.insert(ONE), Change.update(ONE, TWO), Change.delete(TWO))) {
            byte[] bytes = ENVELOPES.write(change);
            assertThat(ENVELOPES.read(bytes, 0, bytes.length)).isEqualTo(change);
        }
        assertThat(new String(ENVELOPES.write(Change.delete(ONE)), StandardCharsets.UTF_8))
                .startsWith("{\"before\":{\"id\":1,")
                .endsWith(",\"after\":null,\"op\":\"d\"}");
    }

    @Test
    void aSnapshotRecordIsAnInsertAndAnIdleUpdateNothing() {
        assertThat(envelope("{\"op\":\"r\",\"after\":{\"id\":1,\"note\":\"one\"},\"source\":{\"x\":1}}"))
                .isEqualTo(Change.insert(ONE));
        assertThat(envelope("{\"op\":\"u\",\"before\":{\"id\":1},\"after\":{\"id\":1}}"))
                .isNull();
    }

    @Test
    void envelopesSayWhatIsWrong() {
        assertThatThrownBy(() -> envelope("{\"after\":{\"id\":1}}"))
                .hasMessage("op: found nothing, expected c, r, u or d");
        assertThatThrownBy(() -> envelope("{\"op\":\"t\"}")).hasMessage("op: found \"t\", expected c, r, u or d");
        assertThatThrownBy(() -> envelope("{\"op\":\"u\",\"after\":{\"id\":1}}"))
                .hasMessage("before: found nothing, expected the row before the change, as op is u");
        assertThatThrownBy(() -> envelope("{\"op\":\"c\",\"after\":{\"id\":\"x\"}}"))
                .hasMessage("after: column 'id': found \"x\", expected BIGINT");
        assertThatThrownBy(() -> envelope("{\"op\":\"c\",\"after\":5}"))
                .hasMessage("after: found 5, expected an object");
    }

    @Test
    void keysAndValuesComeBack() {
        assertThat(KEYED.read(KEYED.writeKey(1L), KEYED.writeValue(ONE))).isEqualTo(new Upsert<>(1L, ONE));
        assertThat(KEYED.read(KEYED.writeKey(1L), null)).isEqualTo(new Upsert<>(1L, null));
        assertThat(keyed(KEYED.writeEnvelope(1L, ONE))).isEqualTo(new Upsert<>(1L, ONE));
        assertThat(keyed(KEYED.writeEnvelope(1L, null))).isEqualTo(new Upsert<>(1L, null));
        assertThat(new String(KEYED.writeEnvelope(1L, null), StandardCharsets.UTF_8))
                .isEqualTo("{\"key\":{\"id\":1},\"value\":null}");
    }

    @Test
    void keysSayWhatIsWrong() {
        assertThatThrownBy(() -> KEYED.read(null, KEYED.writeValue(ONE)))
                .hasMessage("key: found nothing, expected an object of the primary key");
        assertThatThrownBy(() -> KEYED.read(KEYED.writeKey(2L), KEYED.writeValue(ONE)))
                .hasMessage("key: found 2, expected that of the row, 1");
        assertThatThrownBy(() -> keyed(bytes("{\"key\":{\"id\":1}}")))
                .hasMessage("value: found nothing, expected an object or null");
        assertThatThrownBy(() -> keyed(bytes("{\"value\":null,\"key\":7}")))
                .hasMessage("key: found 7, expected an object");
    }

    @Test
    void malformedBytesAreBadRowsAndNothingElse() {
        long seed = 42;
        Random random = new Random(seed);
        List<byte[]> samples = List.of(
                bytes(
                        "{\"id\":1,\"number\":-2,\"rate\":0.5,\"amount\":\"12.5\",\"note\":\"é\\ud83d\\ude00\",\"paid\":true,\"at\":\"2026-01-02 03:04:05.006\"}"),
                ENVELOPES.write(Change.update(ONE, TWO)),
                KEYED.writeEnvelope(1L, ONE));
        List<Consumer<byte[]>> readers = List.of(
                RECORDS::read,
                bytes -> ENVELOPES.read(bytes, 0, bytes.length),
                RecordFramesTest::keyed,
                bytes -> KEYED.read(bytes, bytes));
        int bad = 0;
        for (int i = 0; i < 5_000; i++) {
            byte[] bytes = mutated(samples.get(random.nextInt(samples.size())), random);
            for (Consumer<byte[]> reader : readers) {
                try {
                    reader.accept(bytes);
                } catch (BadRowException e) {
                    bad++;
                    assertThat(e.reason()).isNotEmpty();
                } catch (RuntimeException e) {
                    throw new AssertionError("seed " + seed + ", " + new String(bytes, StandardCharsets.ISO_8859_1), e);
                }
            }
        }
        assertThat(bad).isGreaterThan(10_000);
    }

    @Test
    void deepNestingAndLongNumbersAreBadRows() {
        for (String text : new String[] {
            "{\"note\":" + "[".repeat(100_000),
            "{\"x\":" + "{\"x\":".repeat(100_000),
            "{\"id\":" + "9".repeat(100_000) + "}",
            "{\"amount\":\"" + "9".repeat(100_000) + "\",\"id\":1}",
            "",
            " ",
            "{",
        }) {
            assertThatThrownBy(() -> RECORDS.read(bytes(text))).isInstanceOf(BadRowException.class);
        }
        assertThatThrownBy(() -> RECORDS.read(new byte[] {0, 0, 0, 0, (byte) 0xff}))
                .isInstanceOf(BadRowException.class);
    }

    private static byte[] mutated(byte[] sample, Random random) {
        byte[] bytes = sample.clone();
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0:
                    bytes[at] = (byte) random.nextInt(256);
                    break;
                case 1:
                    bytes = java.util.Arrays.copyOf(bytes, Math.max(1, at));
                    break;
                case 2:
                    bytes[at] = bytes[random.nextInt(bytes.length)];
                    break;
                default:
                    bytes[at] = (byte) "{}[]\",:0e.-\\ut \n".charAt(random.nextInt(16));
                    break;
            }
        }
        return bytes;
    }
}
