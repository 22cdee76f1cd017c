package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;

/** Classes of libraries, other than the JDK, that generated code names. */
final class LibraryNames {

    static final ClassName AVRO_SCHEMA = ClassName.get("org.apache.avro", "Schema");
    static final ClassName JSON_GENERATOR = ClassName.get("com.fasterxml.jackson.core", "JsonGenerator");
    static final ClassName JSON_PARSER = ClassName.get("com.fasterxml.jackson.core", "JsonParser");
    static final ClassName JSON_TOKEN = ClassName.get("com.fasterxml.jackson.core", "JsonToken");
    static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

    private LibraryNames() {}
}
