package io.streamform.codegen.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.RowPlan;
import io.streamform.codegen.plan.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Descriptions of rows. */
final class RowSchemaEmitter {

    static final ArrayTypeName VALUES = ArrayTypeName.of(JavaTypes.nullable(ClassName.get(Object.class)));

    private final String javaPackage;
    private final RowPlan row;
    private final ClassName rowClass;

    private RowSchemaEmitter(String javaPackage, RowPlan row) {
        this.javaPackage = javaPackage;
        this.row = row;
        this.rowClass = ClassName.get(javaPackage, row.className());
    }

    static TypeSpec emit(String javaPackage, RowPlan row) {
        return new RowSchemaEmitter(javaPackage, row).emit();
    }

    private TypeSpec emit() {
        Documentation documentation = new Documentation(
                "Describes rows of `" + row.label() + "`.",
                "",
                row.documentation().place(),
                row.documentation().file());
        return Constructs.singleton(
                        ClassName.get(javaPackage, row.schemaClass()),
                        Constructs.generic(RuntimeNames.ROW_SCHEMA, rowClass))
                .addJavadoc(Javadocs.of(documentation))
                .addField(columnsConstant(row.columns()))
                .addMethod(name())
                .addMethod(classLiteral("rowClass", rowClass))
                .addMethod(columns())
                .addMethod(row())
                .addMethod(value())
                .addMethod(part("codec", RuntimeNames.CODEC, rowClass, ClassName.get(javaPackage, row.codecClass())))
                .addMethod(part("json", RuntimeNames.ROW_FORMAT, rowClass, ClassName.get(javaPackage, row.jsonClass())))
                .build();
    }

    private MethodSpec name() {
        return Constructs.implementing("name", ClassName.get(String.class))
                .addStatement("return $S", row.label())
                .build();
    }

    private MethodSpec row() {
        List<CodeBlock> arguments = new ArrayList<>();
        for (int i = 0; i < row.columns().size(); i++) {
            arguments.add(given(row.columns().get(i), i));
        }
        return Constructs.implementing("row", rowClass)
                .addParameter(VALUES, "values")
                .addStatement("return new $T($L)", rowClass, Constructs.arguments(arguments))
                .build();
    }

    private MethodSpec value() {
        if (row.columns().isEmpty()) {
            return valueOf()
                    .addStatement("throw new $T(index)", IndexOutOfBoundsException.class)
                    .build();
        }
        CodeBlock.Builder body =
                CodeBlock.builder().add("return switch (index) {\n").indent();
        for (int i = 0; i < row.columns().size(); i++) {
            body.add("case $L -> row.$N();\n", i, row.columns().get(i).accessor());
        }
        body.add("default -> throw new $T(index);\n", IndexOutOfBoundsException.class)
                .unindent()
                .add("};\n");
        return valueOf().addCode(body.build()).build();
    }

    private MethodSpec.Builder valueOf() {
        return Constructs.implementing("value", JavaTypes.nullable(ClassName.get(Object.class)))
                .addParameter(rowClass, "row")
                .addParameter(TypeName.INT, "index");
    }

    static FieldSpec columnsConstant(List<ColumnPlan> columns) {
        CodeBlock list = columns.isEmpty()
                ? CodeBlock.of("$T.of()", List.class)
                : CodeBlock.of(
                        "$T.of(\n$>$>$L)$<$<",
                        List.class,
                        columns.stream().map(RowSchemaEmitter::info).collect(CodeBlock.joining(",\n")));
        return FieldSpec.builder(
                        Constructs.generic(ClassName.get(List.class), RuntimeNames.COLUMN_INFO),
                        "COLUMNS",
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(list)
                .build();
    }

    static MethodSpec columns() {
        return Constructs.implementing(
                        "columns", Constructs.generic(ClassName.get(List.class), RuntimeNames.COLUMN_INFO))
                .addStatement("return COLUMNS")
                .build();
    }

    static MethodSpec classLiteral(String method, ClassName type) {
        return Constructs.implementing(method, Constructs.generic(ClassName.get(Class.class), type))
                .addStatement("return $T.class", type)
                .build();
    }

    static MethodSpec part(String method, ClassName kind, ClassName of, ClassName part) {
        return Constructs.implementing(method, Constructs.generic(kind, of))
                .addStatement("return $T.INSTANCE", part)
                .build();
    }

    /** The value of a column out of {@code values}. */
    static CodeBlock given(ColumnPlan column, int index) {
        ClassName type = JavaTypes.reference(column.type().kind());
        return column.type().nullable()
                ? CodeBlock.of("($T) values[$L]", type, index)
                : CodeBlock.of("($T) $T.requireNonNull(values[$L], $S)", type, Objects.class, index, column.name());
    }

    private static CodeBlock info(ColumnPlan column) {
        ValueType type = column.type();
        CodeBlock precision = type.precision() == Integer.MAX_VALUE
                ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                : CodeBlock.of("$L", type.precision());
        return CodeBlock.of(
                "new $T($S,$Wnew $T($T.$N, $L, $L, $L))",
                RuntimeNames.COLUMN_INFO,
                column.name(),
                RuntimeNames.COLUMN_TYPE,
                RuntimeNames.COLUMN_KIND,
                type.kind().name(),
                precision,
                type.scale(),
                type.nullable());
    }
}
