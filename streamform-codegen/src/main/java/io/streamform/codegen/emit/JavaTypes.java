package io.streamform.codegen.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.streamform.codegen.plan.ValueType;
import java.math.BigDecimal;
import java.time.LocalDateTime;

/** Java types of values. */
final class JavaTypes {

    private JavaTypes() {}

    /** A primitive where there is one and the value is never NULL; annotated where it can be. */
    static TypeName of(ValueType type) {
        return type.nullable() ? nullable(reference(type.kind())) : unmarked(type);
    }

    /** The same without the annotation, for local variables. */
    static TypeName unmarked(ValueType type) {
        return type.primitive() ? primitive(type.kind()) : reference(type.kind());
    }

    /** The type, marked as one that can be null. */
    static TypeName nullable(TypeName type) {
        return type.annotated(AnnotationSpec.builder(LibraryNames.NULLABLE).build());
    }

    static ClassName reference(ValueType.Kind kind) {
        return switch (kind) {
            case BOOLEAN -> ClassName.get(Boolean.class);
            case INT -> ClassName.get(Integer.class);
            case BIGINT -> ClassName.get(Long.class);
            case DOUBLE -> ClassName.get(Double.class);
            case DECIMAL -> ClassName.get(BigDecimal.class);
            case STRING -> ClassName.get(String.class);
            case TIMESTAMP -> ClassName.get(LocalDateTime.class);
        };
    }

    static TypeName primitive(ValueType.Kind kind) {
        return switch (kind) {
            case BOOLEAN -> TypeName.BOOLEAN;
            case INT -> TypeName.INT;
            case BIGINT -> TypeName.LONG;
            case DOUBLE -> TypeName.DOUBLE;
            case DECIMAL, STRING, TIMESTAMP -> throw new IllegalArgumentException(kind + " has no primitive type");
        };
    }
}
