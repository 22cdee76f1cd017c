package io.streamform.sql.project;

import io.streamform.ir.diagnostic.Diagnostic;
import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.NearestName;
import io.streamform.ir.diagnostic.Span;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * A YAML mapping whose readers check what they read: a value of the wrong type is reported with its place and is then
 * absent, so that one pass over a file yields all its errors.
 */
final class YamlMapping {

    private static final String PLACEHOLDER = "${";

    private final String file;
    private final String name;
    private final Span span;
    private final Map<String, Entry> entries;
    private final Diagnostics diagnostics;
    private final boolean unreadable;

    private YamlMapping(
            String file,
            String name,
            Span span,
            Map<String, Entry> entries,
            Diagnostics diagnostics,
            boolean unreadable) {
        this.file = file;
        this.name = name;
        this.span = span;
        this.entries = entries;
        this.diagnostics = diagnostics;
        this.unreadable = unreadable;
    }

    /** A key with its place and its value. */
    record Entry(Span key, Node value) {}

    /** A file that could not be read, which is reported: nothing in it counts as missing. */
    static YamlMapping unreadable(String file, Diagnostics diagnostics) {
        return new YamlMapping(file, file, Span.at(file, 1, 1), Map.of(), diagnostics, true);
    }

    /** A file without keys. */
    static YamlMapping empty(String file, Diagnostics diagnostics) {
        return new YamlMapping(file, file, Span.at(file, 1, 1), Map.of(), diagnostics, false);
    }

    /**
     * Reads the keys of a node; a key that is no text or comes twice is reported.
     *
     * @param name what the mapping is called in messages
     */
    static YamlMapping of(String file, String name, MappingNode node, Diagnostics diagnostics) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (NodeTuple tuple : node.getValue()) {
            Span place = YamlDocument.span(file, tuple.getKeyNode());
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                diagnostics.report(
                        place,
                        DiagnosticCode.WRONG_YAML_TYPE,
                        "a key of " + name,
                        YamlDocument.kind(tuple.getKeyNode()),
                        "a text");
                continue;
            }
            Entry before = entries.get(key.getValue());
            if (before == null) {
                entries.put(key.getValue(), new Entry(place, tuple.getValueNode()));
            } else {
                diagnostics.report(new Diagnostic(
                        DiagnosticCode.KEY_TWICE,
                        List.of(key.getValue(), name),
                        Optional.of(place),
                        List.of(new Diagnostic.Related("first here", before.key())),
                        List.of()));
            }
        }
        return new YamlMapping(file, name, YamlDocument.span(file, node), entries, diagnostics, false);
    }

    /** What the mapping is called in messages, for example {@code sources.commerce.orders}. */
    String name() {
        return name;
    }

    /** The key in front of the mapping, or where a file begins. */
    Span span() {
        return span;
    }

    /** All keys in the order of the file. */
    List<String> keys() {
        return List.copyOf(entries.keySet());
    }

    /** Whether a key is there, whatever its value. */
    boolean has(String key) {
        return entries.containsKey(key);
    }

    /** The place of a key, or of the mapping if the key is not there. */
    Span keySpan(String key) {
        Entry entry = entries.get(key);
        return entry == null ? span : entry.key();
    }

    /** Reports every key that is neither in {@code known} nor in {@code later}; the latter are reported as not yet. */
    void allow(List<String> known, List<String> later) {
        entries.forEach((key, entry) -> {
            if (later.contains(key)) {
                diagnostics.report(entry.key(), DiagnosticCode.KEY_NOT_YET, key, name);
            } else if (!known.contains(key)) {
                diagnostics.report(entry.key(), DiagnosticCode.UNKNOWN_KEY, key, name, NearestName.hint(key, known));
            }
        });
    }

    /** Reports that a key is missing, at the place of the mapping. */
    void missing(String key) {
        if (unreadable) {
            return;
        }
        diagnostics.report(span, DiagnosticCode.KEY_MISSING, name, key);
    }

    /** A text that is no place for {@code ${…}}. */
    Optional<Located<String>> text(String key) {
        Optional<Located<String>> text = expandableText(key);
        if (text.isPresent() && text.get().value().contains(PLACEHOLDER)) {
            diagnostics.report(text.get().span(), DiagnosticCode.PLACEHOLDER_NOT_ALLOWED, qualified(key));
            return Optional.empty();
        }
        return text;
    }

    /** A text in which {@code ${NAME:-default}} may stand; it is returned as written. */
    Optional<Located<String>> expandableText(String key) {
        return node(key).flatMap(node -> scalar(qualified(key), node));
    }

    /** A text that must be there. */
    Optional<Located<String>> requiredText(String key) {
        if (!has(key)) {
            missing(key);
        }
        return text(key);
    }

    /** One of several constants, by what people write. */
    <E> Optional<Located<E>> choice(String key, Map<String, E> choices) {
        Optional<Located<String>> text = text(key);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        E value = choices.get(text.get().value());
        if (value == null) {
            diagnostics.report(
                    text.get().span(),
                    DiagnosticCode.WRONG_YAML_VALUE,
                    text.get().value(),
                    qualified(key),
                    String.join(", ", choices.keySet())
                            + NearestName.hint(text.get().value(), choices.keySet()));
            return Optional.empty();
        }
        return Optional.of(new Located<>(value, text.get().span()));
    }

    /** A length of time such as {@code 5 seconds}. */
    Optional<Located<Duration>> duration(String key) {
        Optional<Located<String>> text = text(key);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Optional<Duration> duration = DurationText.parse(text.get().value());
        if (duration.isEmpty()) {
            diagnostics.report(
                    text.get().span(),
                    DiagnosticCode.WRONG_YAML_VALUE,
                    text.get().value(),
                    qualified(key),
                    DurationText.FORM);
        }
        return duration.map(value -> new Located<>(value, text.get().span()));
    }

    /** A whole number from {@code least} on. */
    Optional<Located<Integer>> number(String key, int least) {
        Optional<Located<String>> text = text(key);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            int number = Integer.parseInt(text.get().value());
            if (number >= least) {
                return Optional.of(new Located<>(number, text.get().span()));
            }
        } catch (NumberFormatException e) {
            // Reported below, as a number that is too small is.
        }
        diagnostics.report(
                text.get().span(),
                DiagnosticCode.WRONG_YAML_VALUE,
                text.get().value(),
                qualified(key),
                "a whole number from " + least);
        return Optional.empty();
    }

    /** A list of texts; a single text counts as a list of one. Empty if the key is not there. */
    List<Located<String>> texts(String key) {
        Optional<Node> node = node(key);
        if (node.isEmpty()) {
            return List.of();
        }
        List<Node> items = node.get() instanceof SequenceNode sequence ? sequence.getValue() : List.of(node.get());
        List<Located<String>> texts = new ArrayList<>();
        for (Node item : items) {
            scalar("an item of " + qualified(key), item).ifPresent(texts::add);
        }
        return texts;
    }

    /** A mapping inside this one. */
    Optional<YamlMapping> mapping(String key) {
        Optional<Node> node = node(key);
        if (node.isEmpty()) {
            return Optional.empty();
        }
        if (node.get() instanceof MappingNode mapping) {
            YamlMapping inner = of(file, qualified(key), mapping, diagnostics);
            return Optional.of(new YamlMapping(file, inner.name, keySpan(key), inner.entries, diagnostics, false));
        }
        wrongType(qualified(key), node.get(), "a mapping of keys");
        return Optional.empty();
    }

    private Optional<Node> node(String key) {
        @Nullable Entry entry = entries.get(key);
        if (entry == null) {
            return Optional.empty();
        }
        if (YamlDocument.isNull(entry.value())) {
            diagnostics.report(entry.key(), DiagnosticCode.WRONG_YAML_TYPE, qualified(key), "empty", "a value");
            return Optional.empty();
        }
        return Optional.of(entry.value());
    }

    private Optional<Located<String>> scalar(String what, Node node) {
        if (node instanceof ScalarNode scalar && !YamlDocument.isNull(node)) {
            return Optional.of(new Located<>(scalar.getValue(), YamlDocument.span(file, node)));
        }
        wrongType(what, node, "a text");
        return Optional.empty();
    }

    private void wrongType(String what, Node node, String expected) {
        diagnostics.report(
                YamlDocument.span(file, node), DiagnosticCode.WRONG_YAML_TYPE, what, YamlDocument.kind(node), expected);
    }

    private String qualified(String key) {
        return name.equals(file) ? key : name + "." + key;
    }
}
