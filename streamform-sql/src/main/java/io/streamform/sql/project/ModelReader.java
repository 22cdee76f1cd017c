package io.streamform.sql.project;

import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.NearestName;
import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.program.Connector;
import io.streamform.ir.program.ModelDefinition.Materialization;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Joins the SQL files of a project with their settings, which stand in streamform.yml or in {@code models/<model>.yml}. */
final class ModelReader {

    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final List<String> KEYS = List.of("materialized", "key", "sink", "description", "ttl");
    private static final List<String> LATER = List.of("on_conflict", "emit", "contract", "renamed_from");

    private final ProjectFiles files;
    private final String layout;
    private final Diagnostics diagnostics;

    ModelReader(ProjectFiles files, String layout, Diagnostics diagnostics) {
        this.files = files;
        this.layout = layout;
        this.diagnostics = diagnostics;
    }

    /**
     * The models, sorted by name.
     *
     * @param inSettings the {@code models} of streamform.yml
     * @param defaultTtl of models that say nothing
     */
    List<ModelDeclaration> read(Optional<YamlMapping> inSettings, Optional<Duration> defaultTtl) {
        SortedMap<String, String> paths = sqlFiles();
        Map<String, YamlMapping> settings = settings(paths, inSettings);
        List<ModelDeclaration> models = new ArrayList<>();
        paths.forEach((name, path) -> {
            if (!NAME.matcher(name).matches()) {
                diagnostics.report(
                        Span.at(path, 1, 1),
                        DiagnosticCode.WRONG_NAME,
                        name,
                        "model",
                        "letters, digits and underscores");
            } else {
                models.add(model(name, path, Optional.ofNullable(settings.get(name)), defaultTtl));
            }
        });
        return models;
    }

    private SortedMap<String, String> sqlFiles() {
        SortedMap<String, String> paths = new TreeMap<>();
        String directory = layout + ProjectFiles.MODELS;
        for (String path : files.texts().keySet()) {
            if (path.startsWith(directory) && path.endsWith(".sql")) {
                paths.put(path.substring(directory.length(), path.length() - ".sql".length()), path);
            }
        }
        return paths;
    }

    private Map<String, YamlMapping> settings(SortedMap<String, String> paths, Optional<YamlMapping> inSettings) {
        Map<String, YamlMapping> settings = new LinkedHashMap<>();
        if (inSettings.isPresent()) {
            YamlMapping all = inSettings.get();
            for (String name : all.keys()) {
                if (paths.containsKey(name)) {
                    all.mapping(name).ifPresent(mapping -> settings.put(name, mapping));
                } else {
                    diagnostics.report(
                            all.keySpan(name),
                            DiagnosticCode.MODEL_WITHOUT_SQL,
                            name,
                            layout + ProjectFiles.MODELS + name + ".sql",
                            NearestName.hint(name, paths.keySet()));
                }
            }
        }
        String directory = layout + ProjectFiles.MODELS;
        for (Map.Entry<String, String> file : files.texts().entrySet()) {
            String path = file.getKey();
            if (!path.startsWith(directory) || !path.endsWith(".yml")) {
                continue;
            }
            String name = path.substring(directory.length(), path.length() - ".yml".length());
            if (!paths.containsKey(name)) {
                diagnostics.report(
                        Span.at(path, 1, 1),
                        DiagnosticCode.MODEL_WITHOUT_SQL,
                        name,
                        directory + name + ".sql",
                        NearestName.hint(name, paths.keySet()));
                continue;
            }
            YamlMapping own = YamlDocument.read(path, file.getValue(), diagnostics);
            YamlMapping before = settings.get(name);
            if (before == null) {
                settings.put(name, own);
            } else {
                diagnostics.report(new Diagnostic(
                        DiagnosticCode.MODEL_SETTINGS_TWICE,
                        List.of(name),
                        Optional.of(own.span()),
                        List.of(new Diagnostic.Related("and here", before.span())),
                        List.of()));
            }
        }
        return settings;
    }

    private ModelDeclaration model(
            String name, String path, Optional<YamlMapping> settings, Optional<Duration> defaultTtl) {
        String sql = files.texts().getOrDefault(path, "");
        Located<Materialization> view = new Located<>(Materialization.VIEW, Span.at(path, 1, 1));
        if (settings.isEmpty()) {
            return new ModelDeclaration(
                    name, path, sql, view, List.of(), Optional.empty(), "", defaultTtl, Span.at(path, 1, 1));
        }
        YamlMapping yaml = settings.get();
        yaml.allow(KEYS, LATER);
        Located<Materialization> materialized =
                yaml.choice("materialized", materializations()).orElse(view);
        Optional<Connector> sink = yaml.mapping("sink").flatMap(mapping -> {
            mapping.allow(ConnectorReader.KEYS, List.of());
            return new ConnectorReader(diagnostics).read(mapping);
        });
        if (materialized.value() == Materialization.VIEW && yaml.has("sink")) {
            diagnostics.report(yaml.keySpan("sink"), DiagnosticCode.VIEW_WITH_SINK, name);
        } else if (materialized.value() != Materialization.VIEW && !yaml.has("sink")) {
            diagnostics.report(materialized.span(), DiagnosticCode.SINK_MISSING, name);
        }
        return new ModelDeclaration(
                name,
                path,
                sql,
                materialized,
                yaml.texts("key"),
                sink,
                yaml.text("description").map(Located::value).orElse(""),
                SettingsReader.ttl(yaml).orElse(defaultTtl),
                yaml.span());
    }

    private static Map<String, Materialization> materializations() {
        Map<String, Materialization> choices = new LinkedHashMap<>();
        choices.put("view", Materialization.VIEW);
        choices.put("append", Materialization.APPEND);
        choices.put("upsert", Materialization.UPSERT);
        choices.put("retract", Materialization.RETRACT);
        return choices;
    }
}
