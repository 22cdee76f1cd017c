package io.streamform.flink.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.runtime.topology.SinkSpec;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunReportTest {

    @Test
    void aSummaryIsATablePerModel() {
        RunSummary summary = new RunSummary(
                "fraud-pipeline",
                Duration.ofMillis(3_149),
                List.of(new RunSummary.SourceSummary("commerce.transactions", 200_000, 12)),
                List.of(
                        new RunSummary.ModelSummary(
                                "account_activity",
                                SinkSpec.Mode.UPSERT,
                                2,
                                199_986,
                                0,
                                2,
                                List.of("account_id", "transactions"),
                                List.of(List.of("a1", "100000"), List.of("a20", "99988"))),
                        new RunSummary.ModelSummary(
                                "flagged", SinkSpec.Mode.APPEND, 1, 0, 0, -1, List.of("id"), List.of(List.of("7")))));
        assertThat(RunReport.lines(summary))
                .containsExactly(
                        "fraud-pipeline finished in 3.1 s",
                        "read commerce.transactions: 200,000 records, 12 of them bad",
                        "",
                        "account_activity (upsert): 2 inserts, 199,986 updates, 0 deletes",
                        "the first 2 of 2 rows:",
                        "  account_id  transactions",
                        "  a1          100000",
                        "  a20         99988",
                        "",
                        "flagged (append): 1 inserts",
                        "the last 1 rows:",
                        "  id",
                        "  7");
        assertThat(RunReport.progress(Duration.ofSeconds(2), summary.sources()))
                .isEqualTo("2.0 s  commerce.transactions: 200,000 records, 12 of them bad");
    }
}
