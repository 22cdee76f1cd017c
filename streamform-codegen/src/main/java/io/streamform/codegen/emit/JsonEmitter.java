package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.KeyPlan;
import io.streamform.codegen.plan.RowPlan;
import java.io.IOException;
import java.util.List;

/** JSON forms of rows and keys. */
final class JsonEmitter {

    private final ClassName jsonClass;
    private final ClassName valueClass;
    private final String variable;
    private final List<ColumnPlan> columns;

    private JsonEmitter(ClassName jsonClass, ClassName valueClass, String variable, List<ColumnPlan> columns) {
        this.jsonClass = jsonClass;
        this.valueClass = valueClass;
        this.variable = variable;
        this.columns = columns;
    }

    static TypeSpec emit(String javaPackage, RowPlan row) {
        return new JsonEmitter(
                        ClassName.get(javaPackage, row.jsonClass()),
                        ClassName.get(javaPackage, row.className()),
                        "row",
                        row.columns())
                .emit("JSON form of rows of `" + row.label() + "`.", row.documentation());
    }

    static TypeSpec emit(String javaPackage, KeyPlan key) {
        return new JsonEmitter(
                        ClassName.get(javaPackage, key.jsonClass()),
                        ClassName.get(javaPackage, key.className()),
                        "key",
                        key.components())
                .emit("JSON form of `" + key.className() + "`.", key.documentation());
    }

    private TypeSpec emit(String sentence, Documentation from) {
        return Constructs.singleton(jsonClass, Constructs.generic(RuntimeNames.ROW_FORMAT, valueClass))
                .addJavadoc(Javadocs.of(new Documentation(sentence, "", from.place(), from.file())))
                .addMethod(read())
                .addMethod(write())
                .build();
    }

    private MethodSpec read() {
        CodeBlock.Builder body = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            body.addStatement("$T $N = null", JavaTypes.reference(column.type().kind()), column.local());
        }
        body.beginControlFlow("while (parser.nextToken() != $T.END_OBJECT)", LibraryNames.JSON_TOKEN);
        body.addStatement("String column = parser.currentName()");
        body.addStatement("parser.nextToken()");
        body.beginControlFlow("switch (column)");
        for (ColumnPlan column : columns) {
            body.addStatement(
                    "case $S ->$W$N = $L",
                    column.name(),
                    column.local(),
                    Fields.readJson(column.type(), column.name()));
        }
        body.addStatement("default -> parser.skipChildren()");
        body.endControlFlow();
        body.endControlFlow();
        List<CodeBlock> arguments = columns.stream().map(JsonEmitter::checked).toList();
        body.addStatement("return new $T($L)", valueClass, Constructs.arguments(arguments));
        return Constructs.implementing("read", valueClass)
                .addParameter(LibraryNames.JSON_PARSER, "parser")
                .addException(IOException.class)
                .addCode(body.build())
                .build();
    }

    private static CodeBlock checked(ColumnPlan column) {
        return column.type().nullable()
                ? CodeBlock.of("$N", column.local())
                : CodeBlock.of("$T.required($N, $S)", RuntimeNames.JSON_COLUMNS, column.local(), column.name());
    }

    private MethodSpec write() {
        CodeBlock.Builder body = CodeBlock.builder();
        body.addStatement("generator.writeStartObject()");
        for (ColumnPlan column : columns) {
            CodeBlock value = CodeBlock.of("$N.$N()", variable, column.accessor());
            body.addStatement(Fields.writeJson(column.type(), column.name(), value));
        }
        body.addStatement("generator.writeEndObject()");
        return Constructs.implementing("write", TypeName.VOID)
                .addParameter(valueClass, variable)
                .addParameter(LibraryNames.JSON_GENERATOR, "generator")
                .addException(IOException.class)
                .addCode(body.build())
                .build();
    }
}
