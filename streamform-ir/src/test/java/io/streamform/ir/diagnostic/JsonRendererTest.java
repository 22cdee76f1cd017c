package io.streamform.ir.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonRendererTest {

    @Test
    void writesEveryPartUnderAVersion() {
        Diagnostic diagnostic = new Diagnostic(
                DiagnosticCode.UNKNOWN_COLUMN,
                List.of("a\"b", "t", ""),
                Optional.of(new Span("models/m.sql", 1, 8, 1, 10)),
                List.of(),
                List.of(new Diagnostic.Related("in model m", Span.at("models/m.sql", 1, 1))));

        assertThat(new JsonRenderer().render(List.of(diagnostic)))
                .isEqualTo("{\"formatVersion\":1,\"diagnostics\":[{\"code\":\"SF-SQL-001\",\"severity\":\"error\","
                        + "\"message\":\"column 'a\\\"b' not found in t\","
                        + "\"fix\":\"use one of the columns listed, or add it to the source or model that is read\","
                        + "\"help\":\"docs/errors/SF-SQL-001.md\",\"arguments\":[\"a\\\"b\",\"t\",\"\"],"
                        + "\"span\":{\"file\":\"models/m.sql\",\"line\":1,\"column\":8,\"endLine\":1,\"endColumn\":10},"
                        + "\"related\":[],\"context\":[{\"label\":\"in model m\",\"span\":{\"file\":\"models/m.sql\","
                        + "\"line\":1,\"column\":1,\"endLine\":1,\"endColumn\":1}}]}]}");
    }

    @Test
    void writesAnEmptyListForNoFindings() {
        assertThat(new JsonRenderer().render(List.of())).isEqualTo("{\"formatVersion\":1,\"diagnostics\":[]}");
    }
}
