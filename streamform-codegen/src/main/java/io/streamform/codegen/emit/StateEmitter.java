package io.streamform.codegen.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.StatePlan;
import io.streamform.codegen.plan.StatePlan.FieldPlan;
import io.streamform.codegen.plan.ValueType;
import javax.lang.model.element.Modifier;

/** Accumulators. */
final class StateEmitter {

    private StateEmitter() {}

    static TypeSpec emit(StatePlan state) {
        TypeSpec.Builder type = TypeSpec.classBuilder(state.className())
                .addJavadoc(Javadocs.of(state.documentation()))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .superclass(RuntimeNames.ACCUMULATOR);
        state.fields().forEach(field -> type.addField(field(field)));
        return type.build();
    }

    private static FieldSpec field(FieldPlan field) {
        FieldSpec.Builder spec = FieldSpec.builder(JavaTypes.of(field.type()), field.name(), Modifier.PUBLIC)
                .addJavadoc(Javadocs.sentence("`" + field.sql() + "`."));
        if (field.type().kind() == ValueType.Kind.DECIMAL && !field.type().nullable()) {
            spec.initializer(Fields.zero(field.type()));
        }
        return spec.build();
    }
}
