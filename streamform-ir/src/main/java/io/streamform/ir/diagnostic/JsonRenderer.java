package io.streamform.ir.diagnostic;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;

/**
 * Renders diagnostics for programs, as one JSON object with {@code formatVersion} and {@code diagnostics}. A field may be
 * added without a new version; none is removed or changes its meaning.
 */
public final class JsonRenderer {

    /** Version of the form. */
    public static final int FORMAT_VERSION = 1;

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** All of {@code diagnostics} in the given order. */
    public String render(List<Diagnostic> diagnostics) {
        ObjectNode root = JSON.createObjectNode();
        root.put("formatVersion", FORMAT_VERSION);
        ArrayNode all = root.putArray("diagnostics");
        for (Diagnostic diagnostic : diagnostics) {
            put(all.addObject(), diagnostic);
        }
        try {
            return JSON.writeValueAsString(root);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of texts and numbers is always JSON", e);
        }
    }

    private static void put(ObjectNode node, Diagnostic diagnostic) {
        DiagnosticCode code = diagnostic.code();
        node.put("code", code.id());
        node.put("severity", code.severity().name().toLowerCase(Locale.ROOT));
        node.put("message", diagnostic.text());
        node.put("fix", code.fix());
        node.put("help", code.page());
        ArrayNode arguments = node.putArray("arguments");
        diagnostic.arguments().forEach(arguments::add);
        diagnostic.span().ifPresent(span -> put(node.putObject("span"), span));
        put(node.putArray("related"), diagnostic.related());
        put(node.putArray("context"), diagnostic.context());
    }

    private static void put(ArrayNode array, List<Diagnostic.Related> places) {
        for (Diagnostic.Related place : places) {
            ObjectNode node = array.addObject();
            node.put("label", place.label());
            put(node.putObject("span"), place.span());
        }
    }

    private static void put(ObjectNode node, Span span) {
        node.put("file", span.file());
        node.put("line", span.line());
        node.put("column", span.column());
        node.put("endLine", span.endLine());
        node.put("endColumn", span.endColumn());
    }
}
