package io.streamform.ir.op;

/** What an operator does; the third part of its uid, so that the text of each constant is frozen. */
public enum OpKind {
    /** Reads a source. */
    SOURCE("source"),
    /** Assigns watermarks to a source's rows. */
    WATERMARK("watermark"),
    /** Turns upserts into a full changelog. */
    NORMALIZE("normalize"),
    /** Filters and projects. */
    CALC("calc"),
    /** Groups and aggregates. */
    AGGREGATE("aggregate"),
    /** Writes a model's changelog to its sink. */
    SINK("sink");

    private final String text;

    OpKind(String text) {
        this.text = text;
    }

    /** The kind as it stands in uids. */
    public String text() {
        return text;
    }
}
