package io.streamform.sim.problem;

/**
 * A range of one line of a file.
 *
 * @param file path as people see it
 * @param line counted from 1
 * @param column counted from 1, in characters
 * @param endColumn last column, not before {@code column}
 */
public record Place(String file, int line, int column, int endColumn) implements Comparable<Place> {

    /** Checks the numbers. */
    public Place {
        if (line < 1 || column < 1 || endColumn < column) {
            throw new IllegalArgumentException("no place: " + file + ":" + line + ":" + column + "-" + endColumn);
        }
    }

    /** The beginning of a file. */
    public static Place start(String file) {
        return new Place(file, 1, 1, 1);
    }

    @Override
    public int compareTo(Place other) {
        int byFile = file.compareTo(other.file);
        int byLine = byFile != 0 ? byFile : Integer.compare(line, other.line);
        return byLine != 0 ? byLine : Integer.compare(column, other.column);
    }

    /** {@code file:line:column}. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
