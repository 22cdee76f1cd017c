package io.streamform.ir.diagnostic;

import java.util.Map;
import java.util.Optional;

/** Gives the renderers the text of the files that diagnostics point into. */
@FunctionalInterface
public interface SourceTexts {

    /** No texts: diagnostics are rendered without excerpts. */
    SourceTexts NONE = file -> Optional.empty();

    /** The text of {@code file}, a path as in {@link Span#file()}; empty if it is not at hand. */
    Optional<String> text(String file);

    /** Texts by path. */
    static SourceTexts of(Map<String, String> textByPath) {
        Map<String, String> copy = Map.copyOf(textByPath);
        return file -> Optional.ofNullable(copy.get(file));
    }
}
