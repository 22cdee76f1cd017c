package io.streamform.codegen.name;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Java names of one scope, made from SQL names. Fixed names are reserved first; a name that is taken gets the least number
 * from 2 that makes it free. The same names asked for in the same order give the same result.
 */
public final class JavaNames {

    private static final Set<String> KEYWORDS = Set.of(
            "abstract",
            "assert",
            "boolean",
            "break",
            "byte",
            "case",
            "catch",
            "char",
            "class",
            "const",
            "continue",
            "default",
            "do",
            "double",
            "else",
            "enum",
            "extends",
            "false",
            "final",
            "finally",
            "float",
            "for",
            "goto",
            "if",
            "implements",
            "import",
            "instanceof",
            "int",
            "interface",
            "long",
            "native",
            "new",
            "null",
            "package",
            "private",
            "protected",
            "public",
            "return",
            "short",
            "static",
            "strictfp",
            "super",
            "switch",
            "synchronized",
            "this",
            "throw",
            "throws",
            "transient",
            "true",
            "try",
            "void",
            "volatile",
            "while",
            "yield",
            "_");

    /** Methods of every object; no record component and no method without parameters can be called so. */
    private static final Set<String> OBJECT_METHODS =
            Set.of("clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    /** Classes that generated code names without a package of its own; a generated class called so would hide them. */
    private static final Set<String> COMMON_TYPES = Set.of(
            "Accumulator",
            "Application",
            "ArithmeticException",
            "BigDecimal",
            "Boolean",
            "Calc",
            "Change",
            "Class",
            "Codec",
            "Double",
            "Exception",
            "IllegalArgumentException",
            "IllegalStateException",
            "IndexOutOfBoundsException",
            "Integer",
            "List",
            "LocalDateTime",
            "Long",
            "Map",
            "Math",
            "Number",
            "Object",
            "Objects",
            "Override",
            "Record",
            "Schema",
            "String",
            "SuppressWarnings",
            "System",
            "Topology",
            "UnsupportedOperationException",
            "Void");

    private static final Pattern HUMP = Pattern.compile("(\\p{Ll})(\\p{Lu})");

    private final Set<String> taken = new HashSet<>();
    private final boolean ignoreCase;

    private JavaNames(boolean ignoreCase, Set<String> fixed) {
        this.ignoreCase = ignoreCase;
        fixed.forEach(name -> taken.add(fold(name)));
    }

    /** Names of classes in one package. Two that differ in case only clash: they would be one file on some machines. */
    public static JavaNames types() {
        return new JavaNames(true, COMMON_TYPES);
    }

    /** Names of components, fields, methods or variables beside {@code fixed} ones. */
    public static JavaNames members(String... fixed) {
        Set<String> reserved = new HashSet<>(KEYWORDS);
        reserved.addAll(OBJECT_METHODS);
        reserved.addAll(List.of(fixed));
        return new JavaNames(false, reserved);
    }

    /** Names of constants. */
    public static JavaNames constants() {
        return new JavaNames(false, Set.of("_"));
    }

    /** A class name such as {@code AccountActivity} for {@code account_activity}. */
    public String type(String sqlName) {
        return family(upperCamel(sqlName), List.of(""));
    }

    /**
     * A class name such that it and all names made of it with a suffix are free; all of them are taken from now on.
     *
     * @param name a Java name
     * @param suffixes for example {@code ""}, {@code "Schema"}
     */
    public String family(String name, List<String> suffixes) {
        String base = name;
        for (int number = 2; anyTaken(base, suffixes); number++) {
            base = numbered(name, number);
        }
        for (String suffix : suffixes) {
            taken.add(fold(base + suffix));
        }
        return base;
    }

    /** A member name such as {@code accountId} for {@code account_id}. */
    public String member(String sqlName) {
        return family(lowerCamel(sqlName), List.of(""));
    }

    /** A constant's name such as {@code COMMERCE_TRANSACTIONS} for {@code commerce.transactions}. */
    public String constant(String sqlName) {
        return family(upperSnake(sqlName), List.of(""));
    }

    /** {@code account_activity} and {@code account.activity} as {@code AccountActivity}, in ASCII. */
    public static String upperCamel(String sqlName) {
        StringBuilder text = new StringBuilder();
        for (String word : words(ascii(sqlName))) {
            text.append(capitalized(word));
        }
        return legal(text.toString(), "Unnamed");
    }

    /** {@code account_id} as {@code accountId}. */
    public static String lowerCamel(String sqlName) {
        StringBuilder text = new StringBuilder();
        for (String word : words(sqlName)) {
            text.append(text.isEmpty() ? uncapitalized(word) : capitalized(word));
        }
        return legal(text.toString(), "unnamed");
    }

    /** {@code commerce.transactions} and {@code commerceTransactions} as {@code COMMERCE_TRANSACTIONS}. */
    public static String upperSnake(String sqlName) {
        String apart = HUMP.matcher(String.join("_", words(sqlName))).replaceAll("$1_$2");
        return legal(apart.toUpperCase(Locale.ROOT), "UNNAMED");
    }

    private boolean anyTaken(String base, List<String> suffixes) {
        return suffixes.stream().anyMatch(suffix -> taken.contains(fold(base + suffix)));
    }

    private String fold(String name) {
        return ignoreCase ? name.toLowerCase(Locale.ROOT) : name;
    }

    /** A name that ends in a digit is set off, so that {@code x1} and {@code x12} stay apart. */
    private static String numbered(String name, int number) {
        boolean endsInDigit = Character.isDigit(name.charAt(name.length() - 1));
        return endsInDigit ? name + "_" + number : name + number;
    }

    /** Words are separated by whatever cannot stand in a Java name, and by underscores. */
    private static List<String> words(String sqlName) {
        StringBuilder text = new StringBuilder();
        sqlName.codePoints()
                .map(c -> Character.isLetterOrDigit(c) && Character.isJavaIdentifierPart(c) ? c : ' ')
                .forEach(text::appendCodePoint);
        return List.of(text.toString().trim().split(" +", -1));
    }

    /** Letters beyond ASCII as {@code u} and their code, for names that become names of files. */
    private static String ascii(String sqlName) {
        StringBuilder text = new StringBuilder();
        sqlName.codePoints().forEach(c -> {
            if (c < 128 || !Character.isLetterOrDigit(c)) {
                text.appendCodePoint(c);
            } else {
                text.append('u').append(Integer.toHexString(c));
            }
        });
        return text.toString();
    }

    private static String capitalized(String word) {
        return firstUpper(calm(word));
    }

    private static String firstUpper(String word) {
        return word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static String uncapitalized(String word) {
        String calm = calm(word);
        return calm.isEmpty() ? calm : calm.substring(0, 1).toLowerCase(Locale.ROOT) + calm.substring(1);
    }

    /** A word in capitals is written small; any other keeps its letters. */
    private static String calm(String word) {
        return word.equals(word.toUpperCase(Locale.ROOT)) ? word.toLowerCase(Locale.ROOT) : word;
    }

    private static String legal(String name, String fallback) {
        if (name.isEmpty()) {
            return fallback;
        }
        return Character.isJavaIdentifierStart(name.codePointAt(0)) ? name : "_" + name;
    }
}
