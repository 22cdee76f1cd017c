package io.streamform.sql.project;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.NearestName;
import io.streamform.ir.program.Connector;
import io.streamform.ir.program.SourceDefinition;
import io.streamform.sql.project.SourceDeclaration.ColumnDeclaration;
import io.streamform.sql.project.SourceDeclaration.EventTimeDeclaration;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads sources.yml. */
final class SourceReader {

    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");

    private static final List<String> KEYS = List.of(
            "connector",
            "topic",
            "path",
            "format",
            "options",
            "columns",
            "primary_key",
            "changelog",
            "event_time",
            "on_bad_record",
            "description");

    private static final Map<String, SourceDefinition.Changelog> CHANGELOGS =
            ordered(List.of("append", "upsert", "retract"), List.of(SourceDefinition.Changelog.values()));

    private static final Map<String, SourceDefinition.OnBadRecord> ON_BAD_RECORD =
            ordered(List.of("fail", "drop"), List.of(SourceDefinition.OnBadRecord.values()));

    private final Diagnostics diagnostics;

    SourceReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** The well-formed sources of the file, sorted by name. */
    List<SourceDeclaration> read(YamlMapping file) {
        file.allow(List.of("sources"), List.of());
        Optional<YamlMapping> all = file.mapping("sources");
        if (all.isEmpty()) {
            if (!file.has("sources")) {
                file.missing("sources");
            }
            return List.of();
        }
        List<SourceDeclaration> sources = new ArrayList<>();
        for (String name : all.get().keys()) {
            if (!NAME.matcher(name).matches()) {
                diagnostics.report(
                        all.get().keySpan(name),
                        DiagnosticCode.WRONG_NAME,
                        name,
                        "source",
                        "letters, digits and underscores, parts joined by dots");
                continue;
            }
            all.get()
                    .mapping(name)
                    .ifPresent(yaml -> source(name, all.get(), yaml).ifPresent(sources::add));
        }
        sources.sort(Comparator.comparing(SourceDeclaration::name));
        return sources;
    }

    private Optional<SourceDeclaration> source(String name, YamlMapping all, YamlMapping yaml) {
        yaml.allow(KEYS, List.of("schema", "dead_letter"));
        Optional<Connector> connector = new ConnectorReader(diagnostics).read(yaml);
        List<ColumnDeclaration> columns = columns(name, yaml);
        List<Located<String>> primaryKey = yaml.texts("primary_key");
        SourceDefinition.Changelog changelog =
                yaml.choice("changelog", CHANGELOGS).map(Located::value).orElse(SourceDefinition.Changelog.APPEND);
        if (changelog == SourceDefinition.Changelog.UPSERT && primaryKey.isEmpty()) {
            diagnostics.report(yaml.keySpan("changelog"), DiagnosticCode.UPSERT_SOURCE_WITHOUT_KEY, name);
        }
        Optional<EventTimeDeclaration> eventTime = yaml.mapping("event_time").flatMap(this::eventTime);
        SourceDefinition.OnBadRecord onBadRecord = onBadRecord(yaml);
        String description = yaml.text("description").map(Located::value).orElse("");
        if (connector.isEmpty() || columns.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new SourceDeclaration(
                name,
                all.keySpan(name),
                columns,
                primaryKey,
                changelog,
                eventTime,
                onBadRecord,
                connector.get(),
                description));
    }

    private List<ColumnDeclaration> columns(String name, YamlMapping yaml) {
        if (!yaml.has("columns")) {
            if (!yaml.has("schema")) {
                diagnostics.report(yaml.span(), DiagnosticCode.SOURCE_WITHOUT_COLUMNS, name);
            }
            return List.of();
        }
        Optional<YamlMapping> mapping = yaml.mapping("columns");
        if (mapping.isEmpty()) {
            return List.of();
        }
        List<ColumnDeclaration> columns = new ArrayList<>();
        for (String column : mapping.get().keys()) {
            mapping.get()
                    .text(column)
                    .ifPresent(type -> columns.add(new ColumnDeclaration(
                            new Located<>(column, mapping.get().keySpan(column)), type)));
        }
        if (mapping.get().keys().isEmpty()) {
            diagnostics.report(yaml.keySpan("columns"), DiagnosticCode.SOURCE_WITHOUT_COLUMNS, name);
        }
        return columns;
    }

    private Optional<EventTimeDeclaration> eventTime(YamlMapping yaml) {
        yaml.allow(List.of("column", "max_delay", "idle_after"), List.of());
        Optional<Located<String>> column = yaml.requiredText("column");
        Duration maxDelay = yaml.duration("max_delay").map(Located::value).orElse(Duration.ZERO);
        Optional<Duration> idleAfter = yaml.duration("idle_after").map(Located::value);
        return column.map(name -> new EventTimeDeclaration(name, maxDelay, idleAfter));
    }

    private SourceDefinition.OnBadRecord onBadRecord(YamlMapping yaml) {
        Optional<Located<String>> text = yaml.text("on_bad_record");
        if (text.isPresent() && text.get().value().equals("dead_letter")) {
            diagnostics.report(
                    text.get().span(),
                    DiagnosticCode.VALUE_NOT_YET,
                    "on_bad_record: dead_letter",
                    "use fail or drop; dropped records are counted");
            return SourceDefinition.OnBadRecord.FAIL;
        }
        if (text.isPresent() && !ON_BAD_RECORD.containsKey(text.get().value())) {
            String choices = "fail, drop" + NearestName.hint(text.get().value(), ON_BAD_RECORD.keySet());
            diagnostics.report(
                    text.get().span(),
                    DiagnosticCode.WRONG_YAML_VALUE,
                    text.get().value(),
                    yaml.name() + ".on_bad_record",
                    choices);
        }
        return text.map(value -> ON_BAD_RECORD.get(value.value())).orElse(SourceDefinition.OnBadRecord.FAIL);
    }

    private static <E> Map<String, E> ordered(List<String> names, List<E> values) {
        Map<String, E> choices = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            choices.put(names.get(i), values.get(i));
        }
        return choices;
    }
}
