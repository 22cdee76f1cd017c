package io.streamform.codegen.emit;

/**
 * Text of a generated class.
 *
 * @param javaPackage its package
 * @param name its simple name
 * @param text the whole file
 * @param place where it comes from: {@code models/x.sql:4}
 */
public record JavaSource(String javaPackage, String name, String text, String place) {

    /** The class's full name. */
    public String className() {
        return javaPackage + "." + name;
    }

    /** The file's path below the root of sources. */
    public String path() {
        return className().replace('.', '/') + ".java";
    }
}
