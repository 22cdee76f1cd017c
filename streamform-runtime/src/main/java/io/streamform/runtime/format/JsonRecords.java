package io.streamform.runtime.format;

import io.streamform.runtime.change.Change;

/** Records of an append stream: one JSON object, one row. */
public final class JsonRecords<T> {

    private final RowFormat<T> rows;

    /** A format of records over that of the rows. */
    public JsonRecords(RowFormat<T> rows) {
        this.rows = rows;
    }

    /**
     * Reads a record.
     *
     * @throws BadRowException if the bytes are anything but one such row
     */
    public Change<T> read(byte[] bytes) {
        return read(bytes, 0, bytes.length);
    }

    /** Reads a record that stands in {@code bytes[offset, offset + length)}. */
    public Change<T> read(byte[] bytes, int offset, int length) {
        return Change.insert(JsonText.read(bytes, offset, length, rows::read));
    }

    /** Writes a record. */
    public byte[] write(T row) {
        return JsonText.write(generator -> rows.write(row, generator));
    }
}
