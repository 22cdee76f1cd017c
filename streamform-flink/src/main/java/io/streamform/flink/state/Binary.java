package io.streamform.flink.state;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/** Texts and small numbers in the frozen formats: {@code writeUTF} ends at 65,535 bytes, schemas do not. */
public final class Binary {

    private Binary() {}

    /** Writes the length in bytes as an int, then UTF-8. */
    public static void writeText(String text, DataOutputView out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Reads what {@link #writeText} wrote. */
    public static String readText(DataInputView in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Copies bytes. {@code DataOutputView.write(source, length)} is not used: not every output grows for it. */
    public static void copy(DataInputView source, int length, DataOutputView target) throws IOException {
        byte[] bytes = new byte[length];
        source.readFully(bytes);
        target.write(bytes);
    }

    /** Writes a number that is not negative in groups of seven bits, lowest first; the top bit says that more follow. */
    static void writeCount(int count, DataOutputView out) throws IOException {
        int rest = count;
        while (rest > 0x7f) {
            out.writeByte((rest & 0x7f) | 0x80);
            rest >>>= 7;
        }
        out.writeByte(rest);
    }

    /** Reads what {@link #writeCount} wrote. */
    static int readCount(DataInputView in) throws IOException {
        int count = 0;
        for (int shift = 0; shift < 32; shift += 7) {
            byte part = in.readByte();
            count |= (part & 0x7f) << shift;
            if (part >= 0) {
                if (count < 0) {
                    break;
                }
                return count;
            }
        }
        throw new IOException("malformed value: a count of more than 31 bits");
    }
}
