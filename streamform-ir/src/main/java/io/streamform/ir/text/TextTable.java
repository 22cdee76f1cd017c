package io.streamform.ir.text;

import java.util.ArrayList;
import java.util.List;

/** Aligns cells of text in columns, two spaces apart. */
final class TextTable {

    private TextTable() {}

    /** One line per row, without spaces at its end. All rows have the same number of cells. */
    static List<String> align(List<List<String>> rows) {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                int column = i;
                int width = rows.stream()
                        .mapToInt(other -> other.get(column).length())
                        .max()
                        .orElse(0);
                String cell = row.get(i);
                line.append(i == 0 ? "" : "  ").append(cell).append(" ".repeat(width - cell.length()));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
