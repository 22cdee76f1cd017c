package io.streamform.it.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class KafkaProcessIT {

    private static final Duration SOON = Duration.ofSeconds(20);

    private static KafkaProcess kafka;

    @BeforeAll
    static void startBroker() {
        kafka = KafkaProcess.start(WorkFolder.of(KafkaProcessIT.class));
    }

    @AfterAll
    static void stopBroker() {
        kafka.close();
        assertThat(kafka.process().isAlive()).isFalse();
    }

    @Test
    void readersSeeCommittedTransactionsAndNoAbortedOnes() {
        kafka.createTopic("payments", 1, Map.of());

        kafka.produceInTransaction("first", "payments", List.of(new OutgoingRecord("a", "1")));
        kafka.produceAndAbort("second", "payments", List.of(new OutgoingRecord("a", "2")));
        kafka.produceInTransaction("third", "payments", List.of(new OutgoingRecord("b", "3")));

        assertThat(kafka.committedRecords("payments"))
                .extracting(StoredRecord::key, StoredRecord::value)
                .containsExactly(tuple("a", "1"), tuple("b", "3"));
    }

    @Test
    void theCompactedTableHoldsTheLastValueOfEachKeyThatWasNotDeleted() {
        kafka.createTopic("accounts", 3, Map.of("cleanup.policy", "compact"));

        kafka.produce(
                "accounts",
                List.of(
                        new OutgoingRecord("a", "1"),
                        new OutgoingRecord("b", "1"),
                        new OutgoingRecord("a", "2"),
                        OutgoingRecord.tombstone("b"),
                        OutgoingRecord.tombstone("c"),
                        new OutgoingRecord("d", "")));

        assertThat(kafka.compactedTable("accounts")).isEqualTo(Map.of("a", "2", "d", ""));
        assertThat(kafka.committedRecords("accounts"))
                .filteredOn(StoredRecord::isTombstone)
                .extracting(StoredRecord::key)
                .containsExactlyInAnyOrder("b", "c");
    }

    @Test
    void aReaderThatWaitsSeesWhatIsWrittenLater() {
        kafka.createTopic("later", 2, Map.of());
        try (TopicReader reader = kafka.reader("later")) {
            assertThat(reader.readToEnd()).isEmpty();

            kafka.produce("later", List.of(OutgoingRecord.unkeyed("x"), OutgoingRecord.unkeyed("y")));

            assertThat(reader.readAtLeast(2, SOON))
                    .extracting(StoredRecord::value)
                    .containsExactlyInAnyOrder("x", "y");
        }
    }

    @Test
    void waitingForRecordsThatDoNotComeFailsAndSaysForWhat() {
        kafka.createTopic("silent", 1, Map.of());
        try (TopicReader reader = kafka.reader("silent")) {
            assertThatThrownBy(() -> reader.readAtLeast(1, Duration.ofMillis(200)))
                    .isInstanceOf(ClusterException.class)
                    .hasMessageContaining("0 records of silent")
                    .hasMessageContaining("at least 1 records");
        }
    }

    @Test
    void topicsAreNotCreatedByBeingUsedAndCreatingOneTwiceFails() {
        kafka.createTopic("once", 1, Map.of());

        assertThatThrownBy(() -> kafka.createTopic("once", 1, Map.of()))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("once");
    }
}
