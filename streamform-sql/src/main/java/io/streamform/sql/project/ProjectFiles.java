package io.streamform.sql.project;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.Span;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The texts that a project consists of, by path relative to the project with forward slashes: what the compiler reads,
 * and all it reads. Tests make one from a map.
 *
 * @param texts text by path
 */
public record ProjectFiles(SortedMap<String, String> texts) {

    static final String SETTINGS = "streamform.yml";
    static final String SOURCES = "sources.yml";
    static final String LOCK = "streamform.lock";
    static final String MODELS = "models/";
    static final String MAVEN_LAYOUT = "src/main/streamform/";

    /** Copies the map. */
    public ProjectFiles {
        texts = Collections.unmodifiableSortedMap(new TreeMap<>(texts));
    }

    /**
     * Reads the files of the project in {@code directory}, in both layouts. A file that is not UTF-8 is reported.
     *
     * @throws IOException if a file that is there cannot be read
     */
    public static ProjectFiles read(Path directory, Diagnostics diagnostics) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        for (String layout : List.of("", MAVEN_LAYOUT)) {
            for (String name : List.of(SETTINGS, SOURCES, LOCK)) {
                if (Files.isRegularFile(directory.resolve(layout + name))) {
                    readText(directory, layout + name, diagnostics).ifPresent(text -> texts.put(layout + name, text));
                }
            }
            Path models = directory.resolve(layout + MODELS);
            if (Files.isDirectory(models)) {
                for (String name : modelFiles(models)) {
                    String path = layout + MODELS + name;
                    readText(directory, path, diagnostics).ifPresent(text -> texts.put(path, text));
                }
            }
        }
        return new ProjectFiles(texts);
    }

    private static List<String> modelFiles(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".sql") || name.endsWith(".yml"))
                    .sorted()
                    .toList();
        }
    }

    private static Optional<String> readText(Path directory, String path, Diagnostics diagnostics) throws IOException {
        byte[] bytes = Files.readAllBytes(directory.resolve(path));
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            diagnostics.report(Span.at(path, 1, 1), DiagnosticCode.NOT_UTF8, path);
            return Optional.empty();
        }
    }

    /** The text of {@code path}, if the project has it. */
    Optional<String> text(String path) {
        return Optional.ofNullable(texts.get(path));
    }
}
