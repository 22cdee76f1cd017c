package io.streamform.sql.project;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Reads the settings of the application as a whole from streamform.yml. */
final class SettingsReader {

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");
    private static final String NO_TTL = "none";

    private final YamlMapping yaml;
    private final Diagnostics diagnostics;

    SettingsReader(YamlMapping yaml, Diagnostics diagnostics) {
        this.yaml = yaml;
        this.diagnostics = diagnostics;
        yaml.allow(List.of("name", "package", "time_zone", "state", "models"), List.of("profiles", "jobs"));
    }

    String name() {
        Optional<Located<String>> name = yaml.requiredText("name");
        if (name.isPresent() && !NAME.matcher(name.get().value()).matches()) {
            diagnostics.report(
                    name.get().span(),
                    DiagnosticCode.WRONG_NAME,
                    name.get().value(),
                    "application",
                    "a letter, then letters, digits, '-' and '_'");
        }
        return name.map(Located::value).orElse("");
    }

    String javaPackage() {
        Optional<Located<String>> name = yaml.requiredText("package");
        if (name.isPresent() && !SourceVersion.isName(name.get().value(), SourceVersion.RELEASE_17)) {
            diagnostics.report(
                    name.get().span(),
                    DiagnosticCode.WRONG_NAME,
                    name.get().value(),
                    "package",
                    "Java identifiers joined by dots");
        }
        return name.map(Located::value).orElse("");
    }

    String timeZone() {
        Optional<Located<String>> zone = yaml.text("time_zone");
        if (zone.isPresent()) {
            try {
                ZoneId.of(zone.get().value());
            } catch (DateTimeException e) {
                diagnostics.report(
                        zone.get().span(),
                        DiagnosticCode.WRONG_YAML_VALUE,
                        zone.get().value(),
                        "time_zone",
                        "a zone such as UTC or Europe/Berlin");
            }
        }
        return zone.map(Located::value).orElse("UTC");
    }

    Project.Backend backend() {
        Map<String, Project.Backend> choices = new LinkedHashMap<>();
        choices.put("rocksdb", Project.Backend.ROCKSDB);
        choices.put("heap", Project.Backend.HEAP);
        return state().flatMap(state -> state.choice("backend", choices))
                .map(Located::value)
                .orElse(Project.Backend.ROCKSDB);
    }

    Optional<Duration> defaultTtl() {
        Optional<YamlMapping> state = state();
        state.ifPresent(mapping -> mapping.allow(List.of("ttl", "backend"), List.of()));
        return state.flatMap(SettingsReader::ttl).orElse(Optional.empty());
    }

    Optional<YamlMapping> models() {
        return yaml.mapping("models");
    }

    /** The {@code ttl} of a mapping: absent if it says nothing, else a duration or, for {@code none}, no duration. */
    static Optional<Optional<Duration>> ttl(YamlMapping yaml) {
        if (!yaml.has("ttl")) {
            return Optional.empty();
        }
        Optional<Located<String>> text = yaml.text("ttl");
        if (text.isPresent() && text.get().value().equals(NO_TTL)) {
            return Optional.of(Optional.empty());
        }
        return Optional.of(yaml.duration("ttl").map(Located::value));
    }

    private Optional<YamlMapping> state() {
        return yaml.mapping("state");
    }
}
