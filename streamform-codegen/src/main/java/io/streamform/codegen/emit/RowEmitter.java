package io.streamform.codegen.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.RowPlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Records of rows. */
final class RowEmitter {

    private RowEmitter() {}

    static TypeSpec emit(RowPlan row) {
        return TypeSpec.recordBuilder(row.className())
                .addJavadoc(Javadocs.of(row.documentation(), row.columns()))
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(components(row.columns()))
                .build();
    }

    static MethodSpec components(List<ColumnPlan> columns) {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        for (ColumnPlan column : columns) {
            constructor.addParameter(JavaTypes.of(column.type()), column.accessor());
        }
        return constructor.build();
    }
}
