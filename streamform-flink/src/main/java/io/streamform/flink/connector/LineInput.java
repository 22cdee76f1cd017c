package io.streamform.flink.connector;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The lines of a stream as bytes, without a string per line. A line ends with LF or CR LF; blanks behind it are cut off. */
final class LineInput implements Closeable {

    private static final int LONGEST = 64 << 20;

    private final InputStream stream;
    private final byte[] buffer = new byte[64 << 10];
    private int position;
    private int end;
    private byte[] line = new byte[1 << 10];
    private int length;

    LineInput(InputStream stream) {
        this.stream = stream;
    }

    /** Goes to the next line; false at the end. */
    boolean next() throws IOException {
        length = 0;
        boolean any = false;
        while (position < end || fill()) {
            any = true;
            int newline = indexOfNewline();
            append(newline < 0 ? end : newline);
            if (newline >= 0) {
                position = newline + 1;
                trim();
                return true;
            }
            position = end;
        }
        trim();
        return any;
    }

    private boolean fill() throws IOException {
        position = 0;
        end = Math.max(0, stream.read(buffer, 0, buffer.length));
        return end > 0;
    }

    private int indexOfNewline() {
        for (int i = position; i < end; i++) {
            if (buffer[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private void append(int until) throws IOException {
        int count = until - position;
        if (length + count > LONGEST) {
            throw new IOException("a line of more than " + LONGEST + " bytes; is this a file of JSON Lines?");
        }
        if (line.length < length + count) {
            line = Arrays.copyOf(line, Math.max(line.length * 2, length + count));
        }
        System.arraycopy(buffer, position, line, length, count);
        length += count;
    }

    private void trim() {
        while (length > 0 && (line[length - 1] == '\r' || line[length - 1] == ' ' || line[length - 1] == '\t')) {
            length--;
        }
    }

    /** The bytes of the present line, valid from 0 to {@link #length()} until the next call of {@link #next()}. */
    byte[] array() {
        return line;
    }

    /** Number of bytes of the present line. */
    int length() {
        return length;
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
