package io.streamform.sql.plan;

import static io.streamform.sql.fixture.ProjectFixture.sql;
import static org.assertj.core.api.Assertions.assertThat;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.op.ChangelogMode;
import io.streamform.ir.program.Program;
import java.util.List;
import org.junit.jupiter.api.Test;

class MaterializationTest {

    private static final String COUNTS = "SELECT s, i, COUNT(*) AS n FROM t GROUP BY s, i";

    @Test
    void refusesAnUpdatingQueryAsAppend() {
        sql(COUNTS)
                .withModelSettings("  m: {materialized: «append», sink: {connector: file, path: out}}\n")
                .reports(DiagnosticCode.UPDATING_AS_APPEND, "m", "keys that would work: (s, i)");
    }

    @Test
    void refusesAKeyThatTheQueryDoesNotImply() {
        sql(COUNTS)
                .withModelSettings("  m: {materialized: upsert, key: [«s»], sink: {connector: file, path: out}}\n")
                .reports(DiagnosticCode.KEY_NOT_IMPLIED, "s", "m", "keys that would work: (s, i)");
        sql("SELECT s, i FROM t")
                .withModelSettings("  m: {materialized: upsert, key: [«s»], sink: {connector: file, path: out}}\n")
                .reports(DiagnosticCode.KEY_NOT_IMPLIED, "s", "m", "the query's rows have no key");
    }

    @Test
    void acceptsAKeyWithMoreColumnsThanNeeded() {
        Program program = sql(COUNTS)
                .withModelSettings("  m: {materialized: upsert, key: [i, s, n], sink: {connector: file, path: out}}\n")
                .program();
        assertThat(program.model("m").mode()).isEqualTo(new ChangelogMode.Upsert(List.of("i", "s", "n")));
    }

    @Test
    void wantsAKeyForUpsert() {
        sql(COUNTS)
                .withModelSettings("  m: {materialized: «upsert», sink: {connector: file, path: out}}\n")
                .reports(DiagnosticCode.KEY_MISSING_FOR_UPSERT, "m", "keys that would work: (s, i)");
        sql(COUNTS)
                .withModelSettings("  m: {materialized: upsert, key: [s, «ii»], sink: {connector: file, path: out}}\n")
                .reports(DiagnosticCode.UNKNOWN_KEY_COLUMN, "ii", "m", "; did you mean 'i'?");
    }

    @Test
    void seesAViewAsUpsertIfItsQueryHasAKey() {
        assertThat(sql(COUNTS).program().model("m").mode()).isEqualTo(new ChangelogMode.Upsert(List.of("s", "i")));
        assertThat(sql("SELECT COUNT(*) AS n FROM t GROUP BY s")
                        .program()
                        .model("m")
                        .mode())
                .isEqualTo(new ChangelogMode.Retract());
        assertThat(sql("SELECT COUNT(*) AS n FROM t").program().model("m").mode())
                .isEqualTo(new ChangelogMode.Upsert(List.of()));
        assertThat(sql("SELECT s FROM t").program().model("m").mode()).isEqualTo(new ChangelogMode.Append());
    }

    @Test
    void writesEveryRowWithItsChangeAsRetract() {
        Program program = sql(COUNTS)
                .withModelSettings("  m: {materialized: retract, sink: {connector: file, path: out}}\n")
                .program();
        assertThat(program.model("m").mode()).isEqualTo(new ChangelogMode.Retract());
        assertThat(program.model("m").key()).containsExactly("s", "i");
    }
}
