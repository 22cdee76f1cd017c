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
import java.util.List;

/** Binary codecs of rows and keys: every field is a union with null. */
final class CodecEmitter {

    private final ClassName codecClass;
    private final ClassName valueClass;
    private final String variable;
    private final List<ColumnPlan> columns;
    private final boolean key;

    private CodecEmitter(
            ClassName codecClass, ClassName valueClass, String variable, List<ColumnPlan> columns, boolean key) {
        this.codecClass = codecClass;
        this.valueClass = valueClass;
        this.variable = variable;
        this.columns = columns;
        this.key = key;
    }

    static TypeSpec emit(String javaPackage, RowPlan row) {
        return new CodecEmitter(
                        ClassName.get(javaPackage, row.codecClass()),
                        ClassName.get(javaPackage, row.className()),
                        "row",
                        row.columns(),
                        false)
                .emit(row.avroSchema(), "Binary form of rows of `" + row.label() + "`.", row.documentation());
    }

    static TypeSpec emit(String javaPackage, KeyPlan key) {
        return new CodecEmitter(
                        ClassName.get(javaPackage, key.codecClass()),
                        ClassName.get(javaPackage, key.className()),
                        "key",
                        key.components(),
                        true)
                .emit(key.avroSchema(), "Canonical binary form of `" + key.className() + "`.", key.documentation());
    }

    private TypeSpec emit(String schema, String sentence, Documentation from) {
        return Constructs.singleton(codecClass, Constructs.generic(RuntimeNames.CODEC, valueClass))
                .addJavadoc(Javadocs.of(new Documentation(sentence, "", from.place(), from.file())))
                .addField(Constructs.schemaConstant(schema))
                .addMethod(Constructs.schema())
                .addMethod(write())
                .addMethod(read())
                .addMethods(Constructs.immutableCopy(valueClass, variable))
                .build();
    }

    private MethodSpec write() {
        CodeBlock.Builder body = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            CodeBlock value = CodeBlock.of("$N.$N()", variable, column.accessor());
            CodeBlock write = key ? Fields.writeKey(column.type(), value) : Fields.write(column.type(), value);
            if (column.type().nullable()) {
                body.addStatement("out.writePresence($L != null)", value);
                body.beginControlFlow("if ($L != null)", value);
                body.addStatement(write);
                body.endControlFlow();
            } else {
                body.addStatement("out.writePresence(true)");
                body.addStatement(write);
            }
        }
        return Constructs.implementing("write", TypeName.VOID)
                .addParameter(valueClass, variable)
                .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
                .addCode(body.build())
                .build();
    }

    private MethodSpec read() {
        CodeBlock.Builder body = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            CodeBlock read = key ? Fields.readKey(column.type()) : Fields.read(column.type());
            if (column.type().nullable()) {
                body.addStatement(
                        "$T $N =$Win.readPresence() ? $L : null",
                        JavaTypes.unmarked(column.type()),
                        column.local(),
                        read);
            } else {
                body.addStatement("in.requirePresence($S)", column.name());
                body.addStatement("$T $N = $L", JavaTypes.unmarked(column.type()), column.local(), read);
            }
        }
        List<CodeBlock> arguments = columns.stream()
                .map(column -> CodeBlock.of("$N", column.local()))
                .toList();
        body.addStatement("return new $T($L)", valueClass, CodeBlock.join(arguments, ",$W"));
        return Constructs.implementing("read", valueClass)
                .addParameter(RuntimeNames.AVRO_INPUT, "in")
                .addCode(body.build())
                .build();
    }
}
