package io.streamform.codegen.emit;

import java.util.ArrayList;
import java.util.List;

/**
 * Breaks a line of code that is too long: before the operators of least precedence outside of the innermost parentheses
 * that hold any, else between the arguments of a call; then the pieces that are still too long.
 */
final class LineBreaker {

    private static final String CONTINUED = "        ";
    private static final List<List<String>> OPERATORS =
            List.of(List.of(" ? ", " : "), List.of(" || "), List.of(" && "), List.of(" + ", " - "));

    private final String text;
    private final int width;

    private LineBreaker(String text, int width) {
        this.text = text;
        this.width = width;
    }

    /** {@code line} in pieces; alone if it is not longer than {@code width} or cannot be broken. */
    static List<String> broken(String line, int width) {
        if (line.length() <= width
                || line.strip().startsWith("*")
                || line.strip().startsWith("/")) {
            return List.of(line);
        }
        return new LineBreaker(line, width).broken();
    }

    private List<String> broken() {
        int[] depths = depths();
        for (int depth = 0; depth <= max(depths); depth++) {
            for (List<String> operators : OPERATORS) {
                List<Integer> places = places(depths, depth, operators);
                if (!places.isEmpty()) {
                    return pieces(places);
                }
            }
        }
        return arguments(depths);
    }

    /** Depth of parentheses at every character; −1 within a string. */
    private int[] depths() {
        int[] depths = new int[text.length()];
        int depth = 0;
        boolean string = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (string && c == '\\') {
                depths[i] = -1;
                i++;
            } else if (c == '"') {
                string = !string;
            } else if (!string && c == '(') {
                depth++;
            } else if (!string && c == ')') {
                depth--;
            }
            depths[i] = string ? -1 : Math.max(depth, 0);
        }
        return depths;
    }

    private static int max(int[] depths) {
        int max = 0;
        for (int depth : depths) {
            max = Math.max(max, depth);
        }
        return max;
    }

    private List<Integer> places(int[] depths, int depth, List<String> operators) {
        List<Integer> places = new ArrayList<>();
        int start = text.length() - text.stripLeading().length();
        for (int i = start + 1; i < text.length(); i++) {
            int at = i;
            if (depths[i] == depth && operators.stream().anyMatch(operator -> text.startsWith(operator, at))) {
                places.add(i);
            }
        }
        return places;
    }

    private List<String> pieces(List<Integer> places) {
        String indent = text.substring(0, text.length() - text.stripLeading().length());
        List<String> pieces = new ArrayList<>(broken(text.substring(0, places.get(0)), width));
        for (int i = 0; i < places.size(); i++) {
            int end = i + 1 < places.size() ? places.get(i + 1) : text.length();
            pieces.addAll(broken(indent + CONTINUED + text.substring(places.get(i) + 1, end), width));
        }
        return pieces;
    }

    /** The arguments of the first call that has any, on lines of their own. */
    private List<String> arguments(int[] depths) {
        int open = -1;
        for (int i = 0; i < text.length() && open < 0; i++) {
            if (text.charAt(i) == '(' && depths[i] > 0 && i + 1 < text.length() && text.charAt(i + 1) != ')') {
                open = i;
            }
        }
        if (open < 0) {
            return List.of(text);
        }
        String indent = text.substring(0, text.length() - text.stripLeading().length());
        List<String> pieces = new ArrayList<>();
        pieces.add(text.substring(0, open + 1));
        int from = open + 1;
        for (int i = from; i < text.length(); i++) {
            if (text.startsWith(", ", i) && depths[i] == depths[open]) {
                pieces.addAll(broken(indent + CONTINUED + text.substring(from, i + 1), width));
                from = i + 2;
            }
        }
        pieces.addAll(broken(indent + CONTINUED + text.substring(from), width));
        return pieces;
    }
}
