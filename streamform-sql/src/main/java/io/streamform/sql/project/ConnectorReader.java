package io.streamform.sql.project;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.program.Connector;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads where a source reads or a sink writes: {@code connector}, {@code topic} or {@code path}, {@code format}, {@code options}. */
final class ConnectorReader {

    /** Keys that this reader reads. */
    static final List<String> KEYS = List.of("connector", "topic", "path", "format", "options");

    private static final String JSON = "json";
    private static final List<String> FORMATS_TO_COME = List.of("csv", "avro", "debezium-json");
    private static final Map<String, Connector.Kind> KINDS =
            new TreeMap<>(Map.of("kafka", Connector.Kind.KAFKA, "file", Connector.Kind.FILE));

    private final Diagnostics diagnostics;

    ConnectorReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    Optional<Connector> read(YamlMapping yaml) {
        if (!yaml.has("connector")) {
            yaml.missing("connector");
        }
        Optional<Located<Connector.Kind>> kind = yaml.choice("connector", KINDS);
        String format = format(yaml);
        SortedMap<String, String> options = options(yaml);
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        String key = kind.get().value() == Connector.Kind.KAFKA ? "topic" : "path";
        String other = kind.get().value() == Connector.Kind.KAFKA ? "path" : "topic";
        if (yaml.has(other)) {
            diagnostics.report(
                    yaml.keySpan(other), DiagnosticCode.UNKNOWN_KEY, other, yaml.name(), "; use '" + key + "'");
        }
        if (!yaml.has(key)) {
            yaml.missing(key);
        }
        return yaml.expandableText(key)
                .map(address -> new Connector(kind.get().value(), address.value(), format, options));
    }

    private String format(YamlMapping yaml) {
        Optional<Located<String>> format = yaml.text("format");
        if (format.isPresent() && FORMATS_TO_COME.contains(format.get().value())) {
            diagnostics.report(
                    format.get().span(),
                    DiagnosticCode.VALUE_NOT_YET,
                    "format " + format.get().value(),
                    "use json");
        } else if (format.isPresent() && !format.get().value().equals(JSON)) {
            diagnostics.report(
                    format.get().span(),
                    DiagnosticCode.WRONG_YAML_VALUE,
                    format.get().value(),
                    yaml.name() + ".format",
                    JSON);
        }
        return JSON;
    }

    private SortedMap<String, String> options(YamlMapping yaml) {
        SortedMap<String, String> options = new TreeMap<>();
        yaml.mapping("options").ifPresent(mapping -> {
            for (String option : mapping.keys()) {
                mapping.expandableText(option).ifPresent(value -> options.put(option, value.value()));
            }
        });
        return options;
    }
}
