package io.streamform.runtime.codec.resolution;

import org.apache.avro.Schema;

/** The rules by which values of an older schema are read as values of the present one. */
public final class SchemaResolution {

    private SchemaResolution() {}

    /** Whether values written in {@code writer} can be read in {@code reader}, and if not, by which rules. */
    public static Verdict check(Schema writer, Schema reader) {
        Comparison comparison = new Comparison();
        comparison.compare(writer, reader);
        return comparison.verdict();
    }

    /**
     * What turns bytes of {@code writer} into bytes of {@code reader}.
     *
     * @throws IllegalArgumentException if the rules refuse it; the message has the rules
     */
    public static Resolver resolver(Schema writer, Schema reader) {
        Comparison comparison = new Comparison();
        Converter converter = comparison.compare(writer, reader);
        Verdict verdict = comparison.verdict();
        if (!verdict.readable()) {
            throw new IllegalArgumentException(verdict.text());
        }
        return new Resolver(writer, reader, converter, verdict);
    }
}
