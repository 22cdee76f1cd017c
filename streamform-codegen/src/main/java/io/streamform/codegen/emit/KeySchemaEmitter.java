package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.KeySchemaPlan;
import io.streamform.codegen.plan.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Descriptions of keys and of the rows that have them. */
final class KeySchemaEmitter {

    private final String javaPackage;
    private final KeySchemaPlan schema;
    private final ClassName keyClass;
    private final ClassName rowClass;

    private KeySchemaEmitter(String javaPackage, KeySchemaPlan schema) {
        this.javaPackage = javaPackage;
        this.schema = schema;
        this.keyClass = ClassName.get(javaPackage, schema.key().className());
        this.rowClass = ClassName.get(javaPackage, schema.rowClass());
    }

    static TypeSpec emit(String javaPackage, KeySchemaPlan schema) {
        return new KeySchemaEmitter(javaPackage, schema).emit();
    }

    private TypeSpec emit() {
        Documentation documentation = new Documentation(
                "Describes the key that rows of `" + schema.rowClass() + "` have.",
                "",
                schema.documentation().place(),
                schema.documentation().file());
        return Constructs.singleton(
                        ClassName.get(javaPackage, schema.className()),
                        Constructs.generic(RuntimeNames.KEY_SCHEMA, keyClass, rowClass))
                .addJavadoc(Javadocs.of(documentation))
                .addField(RowSchemaEmitter.columnsConstant(schema.columns()))
                .addMethod(RowSchemaEmitter.classLiteral("keyClass", keyClass))
                .addMethod(RowSchemaEmitter.columns())
                .addMethod(key())
                .addMethod(of())
                .addMethod(RowSchemaEmitter.part(
                        "codec",
                        RuntimeNames.CODEC,
                        keyClass,
                        ClassName.get(javaPackage, schema.key().codecClass())))
                .addMethod(RowSchemaEmitter.part(
                        "json",
                        RuntimeNames.ROW_FORMAT,
                        keyClass,
                        ClassName.get(javaPackage, schema.key().jsonClass())))
                .build();
    }

    private MethodSpec key() {
        List<CodeBlock> arguments = new ArrayList<>();
        for (ColumnPlan column : schema.columns()) {
            arguments.add(component(column, CodeBlock.of("row.$N()", column.accessor())));
        }
        return Constructs.implementing("key", keyClass)
                .addParameter(rowClass, "row")
                .addStatement("return new $T($L)", keyClass, CodeBlock.join(arguments, ",$W"))
                .build();
    }

    private MethodSpec of() {
        List<CodeBlock> arguments = new ArrayList<>();
        for (int i = 0; i < schema.columns().size(); i++) {
            ColumnPlan column = schema.columns().get(i);
            arguments.add(component(column, RowSchemaEmitter.given(column, i)));
        }
        return Constructs.implementing("of", keyClass)
                .addParameter(RowSchemaEmitter.VALUES, "values")
                .addStatement("return new $T($L)", keyClass, Constructs.arguments(arguments))
                .build();
    }

    /** Java widens an int by itself, but not an Integer that may be null. */
    private static CodeBlock component(ColumnPlan column, CodeBlock value) {
        boolean widened =
                column.type().kind() == ValueType.Kind.INT && column.type().nullable();
        return widened ? CodeBlock.of("$T.of($L)", RuntimeNames.KEY_PARTS, value) : value;
    }
}
