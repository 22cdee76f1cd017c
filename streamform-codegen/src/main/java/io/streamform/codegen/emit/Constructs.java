package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Pieces that several kinds of files have. */
final class Constructs {

    /** Arguments up to which a call stands on one line, if there is room. */
    private static final int FEW = 3;

    private Constructs() {}

    /** A public class with one instance. */
    static TypeSpec.Builder singleton(ClassName name, TypeName implemented) {
        return TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(implemented)
                .addField(FieldSpec.builder(name, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("The only instance.\n")
                        .initializer("new $T()", name)
                        .build())
                .addMethod(privateConstructor());
    }

    static MethodSpec privateConstructor() {
        return MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build();
    }

    /** A method that implements one of an interface. */
    static MethodSpec.Builder implementing(String name, TypeName returned) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returned);
    }

    /** A method that implements one of an abstract class for itself. */
    static MethodSpec.Builder inheriting(String name, TypeName returned) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(returned);
    }

    /** Arguments of a call: on one line if few, else one per line. */
    static CodeBlock arguments(List<CodeBlock> arguments) {
        if (arguments.size() <= FEW) {
            return CodeBlock.join(arguments, ",$W");
        }
        return CodeBlock.builder()
                .add("\n")
                .add(CodeBlock.join(arguments, ",\n"))
                .build();
    }

    static TypeName generic(ClassName type, TypeName... arguments) {
        return ParameterizedTypeName.get(type, arguments);
    }

    /** The schema of a codec. */
    static FieldSpec schemaConstant(String schema) {
        return FieldSpec.builder(LibraryNames.AVRO_SCHEMA, "SCHEMA", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("new $T.Parser().parse($L)", LibraryNames.AVRO_SCHEMA, textBlock(schema))
                .build();
    }

    static MethodSpec schema() {
        return implementing("schema", LibraryNames.AVRO_SCHEMA)
                .addStatement("return SCHEMA")
                .build();
    }

    /** The two methods of a codec of immutable values. */
    static List<MethodSpec> immutableCopy(TypeName type, String parameter) {
        return List.of(
                implementing("copy", type)
                        .addParameter(type, parameter)
                        .addStatement("return $N", parameter)
                        .build(),
                implementing("immutable", TypeName.BOOLEAN)
                        .addStatement("return true")
                        .build());
    }

    /** A text block; a backslash and three quotes would end or change it. */
    private static CodeBlock textBlock(String text) {
        String escaped = text.replace("\\", "\\\\").replace("\"\"\"", "\\\"\\\"\\\"");
        return CodeBlock.of("$L", "\"\"\"\n" + escaped + "\"\"\"");
    }
}
