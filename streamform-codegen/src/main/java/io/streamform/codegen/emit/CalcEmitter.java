package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.CalcPlan;
import javax.lang.model.element.Modifier;

/** Filters and projections. */
final class CalcEmitter {

    private final String javaPackage;
    private final CalcPlan calc;

    private CalcEmitter(String javaPackage, CalcPlan calc) {
        this.javaPackage = javaPackage;
        this.calc = calc;
    }

    static TypeSpec emit(String javaPackage, CalcPlan calc) {
        return new CalcEmitter(javaPackage, calc).emit();
    }

    private TypeSpec emit() {
        TypeSpec.Builder type = TypeSpec.classBuilder(calc.className())
                .addJavadoc(Javadocs.of(calc.documentation()))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .superclass(Constructs.generic(
                        RuntimeNames.CALC,
                        ClassName.get(javaPackage, calc.inputClass()),
                        ClassName.get(javaPackage, calc.outputClass())));
        calc.constants().forEach(constant -> type.addField(MethodEmitter.constant(constant)));
        type.addMethod(apply());
        calc.methods().forEach(method -> type.addMethod(MethodEmitter.method(javaPackage, method)));
        return type.build();
    }

    private MethodSpec apply() {
        ClassName output = ClassName.get(javaPackage, calc.outputClass());
        MethodSpec.Builder method = Constructs.inheriting("apply", JavaTypes.nullable(output))
                .addParameter(ClassName.get(javaPackage, calc.inputClass()), "row");
        calc.predicate().ifPresent(predicate -> {
            method.beginControlFlow("if (!$L)", ExpressionEmitter.code(predicate));
            method.addStatement("return null");
            method.endControlFlow();
        });
        return method.addStatement(
                        "return new $T($L)",
                        output,
                        Constructs.arguments(calc.projection().stream()
                                .map(ExpressionEmitter::code)
                                .toList()))
                .build();
    }
}
