package io.streamform.sql.project;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads streamform.lock: {@code max_parallelism}, {@code models: {<name>: {id: …}}} and
 * {@code operators: {<model id>/<kind>/<anchor>: {generation: …}}}.
 */
final class LockReader {

    private static final int MOST_KEY_GROUPS = 32768;

    private final Diagnostics diagnostics;

    LockReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    Lock read(YamlMapping yaml) {
        yaml.allow(List.of("version", "max_parallelism", "models", "operators"), List.of());
        yaml.number("version", 1).ifPresent(version -> {
            if (version.value() != 1) {
                diagnostics.report(
                        version.span(),
                        DiagnosticCode.WRONG_YAML_VALUE,
                        version.value().toString(),
                        "version",
                        "1; a newer Streamform wrote this lock");
            }
        });
        int maxParallelism = yaml.number("max_parallelism", 1)
                .map(Located::value)
                .filter(number -> number <= MOST_KEY_GROUPS)
                .orElse(Lock.DEFAULT_MAX_PARALLELISM);
        return new Lock(maxParallelism, modelIds(yaml), generations(yaml));
    }

    private SortedMap<String, String> modelIds(YamlMapping yaml) {
        SortedMap<String, String> ids = new TreeMap<>();
        Map<String, String> modelById = new HashMap<>();
        yaml.mapping("models").ifPresent(models -> {
            for (String model : models.keys()) {
                models.mapping(model).ifPresent(entry -> {
                    entry.allow(List.of("id"), List.of());
                    entry.requiredText("id").ifPresent(id -> {
                        String other = modelById.put(id.value(), model);
                        if (other != null) {
                            diagnostics.report(id.span(), DiagnosticCode.LOCK_ID_TWICE, id.value(), other, model);
                        }
                        ids.put(model, id.value());
                    });
                });
            }
        });
        return ids;
    }

    private SortedMap<String, Integer> generations(YamlMapping yaml) {
        SortedMap<String, Integer> generations = new TreeMap<>();
        yaml.mapping("operators").ifPresent(operators -> {
            for (String operator : operators.keys()) {
                operators.mapping(operator).ifPresent(entry -> {
                    entry.allow(List.of("generation"), List.of());
                    entry.number("generation", 0).ifPresent(number -> generations.put(operator, number.value()));
                });
            }
        });
        return generations;
    }
}
