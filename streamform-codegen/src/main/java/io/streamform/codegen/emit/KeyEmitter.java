package io.streamform.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.ColumnPlan;
import io.streamform.codegen.plan.KeyPlan;
import io.streamform.codegen.plan.ValueType;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Records of keys. */
final class KeyEmitter {

    private KeyEmitter() {}

    static TypeSpec emit(KeyPlan key) {
        TypeSpec.Builder type = TypeSpec.recordBuilder(key.className())
                .addJavadoc(Javadocs.of(key.documentation(), key.components()))
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(RowEmitter.components(key.components()));
        List<ColumnPlan> doubles = key.components().stream()
                .filter(component -> component.type().kind() == ValueType.Kind.DOUBLE)
                .toList();
        if (!doubles.isEmpty()) {
            type.addMethod(canonical(doubles));
        }
        return type.addMethod(hash(key)).build();
    }

    private static MethodSpec canonical(List<ColumnPlan> doubles) {
        MethodSpec.Builder constructor = MethodSpec.compactConstructorBuilder()
                .addJavadoc("Makes every zero one and every NaN one.\n")
                .addModifiers(Modifier.PUBLIC);
        for (ColumnPlan component : doubles) {
            constructor.addStatement(
                    "$N = $T.of($N)", component.accessor(), RuntimeNames.KEY_PARTS, component.accessor());
        }
        return constructor.build();
    }

    /** Frozen: the place of stored state follows from it. */
    private static MethodSpec hash(KeyPlan key) {
        CodeBlock.Builder body = CodeBlock.builder();
        body.addStatement("int hash = $T.START", RuntimeNames.KEY_HASH);
        for (ColumnPlan component : key.components()) {
            body.addStatement(
                    "hash = $T.combine(hash, $T.of($N()))",
                    RuntimeNames.KEY_HASH,
                    RuntimeNames.KEY_HASH,
                    component.accessor());
        }
        body.addStatement("return hash");
        return Constructs.implementing("hashCode", TypeName.INT)
                .addCode(body.build())
                .build();
    }
}
