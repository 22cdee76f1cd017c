package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import io.streamform.codegen.plan.ConstantPlan;
import io.streamform.codegen.plan.MethodPlan;
import io.streamform.codegen.plan.MethodPlan.Branch;
import io.streamform.codegen.plan.MethodPlan.ParameterPlan;
import javax.lang.model.element.Modifier;

/** Private methods and constants of operators. */
final class MethodEmitter {

    private MethodEmitter() {}

    static MethodSpec method(String javaPackage, MethodPlan method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
                .addJavadoc(Javadocs.sentence(method.subject() + "."))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(JavaTypes.of(method.type()));
        for (ParameterPlan parameter : method.parameters()) {
            spec.addParameter(ClassName.get(javaPackage, parameter.className()), parameter.name());
        }
        for (Branch branch : method.branches()) {
            spec.beginControlFlow("if ($L)", ExpressionEmitter.code(branch.condition()));
            spec.addStatement("return $L", ExpressionEmitter.code(branch.value()));
            spec.endControlFlow();
        }
        return spec.addStatement("return $L", ExpressionEmitter.code(method.otherwise()))
                .build();
    }

    static FieldSpec constant(ConstantPlan constant) {
        return FieldSpec.builder(
                        JavaTypes.reference(constant.kind()),
                        constant.name(),
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(ExpressionEmitter.code(constant.value()))
                .build();
    }
}
