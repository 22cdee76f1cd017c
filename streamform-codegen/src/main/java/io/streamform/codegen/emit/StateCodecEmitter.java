package io.streamform.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.streamform.codegen.plan.Documentation;
import io.streamform.codegen.plan.ExtremePlan;
import io.streamform.codegen.plan.StatePlan;
import io.streamform.codegen.plan.StatePlan.FieldPlan;
import javax.lang.model.element.Modifier;

/** Binary codecs of accumulators: rows, last write, then every field as a union with null. */
final class StateCodecEmitter {

    private final ClassName codecClass;
    private final ClassName stateClass;
    private final StatePlan state;

    private StateCodecEmitter(String javaPackage, StatePlan state) {
        this.codecClass = ClassName.get(javaPackage, state.codecClass());
        this.stateClass = ClassName.get(javaPackage, state.className());
        this.state = state;
    }

    static TypeSpec emit(String javaPackage, StatePlan state) {
        return new StateCodecEmitter(javaPackage, state).emit();
    }

    private TypeSpec emit() {
        Documentation from = state.documentation();
        Documentation documentation =
                new Documentation("Binary form of `" + state.className() + "`.", "", from.place(), from.file());
        TypeSpec.Builder type = Constructs.singleton(codecClass, Constructs.generic(RuntimeNames.CODEC, stateClass))
                .addJavadoc(Javadocs.of(documentation));
        state.extremes().forEach(extreme -> type.addField(valueCodec(extreme)));
        return type.addField(Constructs.schemaConstant(state.avroSchema()))
                .addMethod(Constructs.schema())
                .addMethod(write())
                .addMethod(read())
                .addMethod(copy())
                .addMethod(Constructs.implementing("immutable", TypeName.BOOLEAN)
                        .addStatement("return false")
                        .build())
                .build();
    }

    private static FieldSpec valueCodec(ExtremePlan extreme) {
        return FieldSpec.builder(
                        Constructs.generic(
                                RuntimeNames.CODEC,
                                JavaTypes.reference(extreme.type().kind())),
                        extreme.codecConstant(),
                        Modifier.PUBLIC,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .addJavadoc(Javadocs.sentence("Values of `" + extreme.field() + "`."))
                .initializer(Fields.codec(extreme.type()))
                .build();
    }

    private MethodSpec write() {
        CodeBlock.Builder body = CodeBlock.builder();
        body.addStatement("out.writeLong(state.rows)");
        body.addStatement("out.writeLong(state.lastWrite)");
        for (FieldPlan field : state.fields()) {
            CodeBlock value = CodeBlock.of("state.$N", field.name());
            if (field.type().nullable()) {
                body.addStatement("out.writePresence($L != null)", value);
                body.beginControlFlow("if ($L != null)", value);
                body.addStatement(Fields.write(field.type(), value));
                body.endControlFlow();
            } else {
                body.addStatement("out.writePresence(true)");
                body.addStatement(Fields.write(field.type(), value));
            }
        }
        return Constructs.implementing("write", TypeName.VOID)
                .addParameter(stateClass, "state")
                .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
                .addCode(body.build())
                .build();
    }

    /** A field that an older release did not have is null, and keeps what it starts with. */
    private MethodSpec read() {
        CodeBlock.Builder body = CodeBlock.builder();
        body.addStatement("$T state = new $T()", stateClass, stateClass);
        body.addStatement("state.rows = in.readLong()");
        body.addStatement("state.lastWrite = in.readLong()");
        for (FieldPlan field : state.fields()) {
            body.beginControlFlow("if (in.readPresence())");
            body.addStatement("state.$N = $L", field.name(), Fields.read(field.type()));
            body.endControlFlow();
        }
        body.addStatement("return state");
        return Constructs.implementing("read", stateClass)
                .addParameter(RuntimeNames.AVRO_INPUT, "in")
                .addCode(body.build())
                .build();
    }

    private MethodSpec copy() {
        CodeBlock.Builder body = CodeBlock.builder();
        body.addStatement("$T copy = new $T()", stateClass, stateClass);
        body.addStatement("copy.rows = state.rows");
        body.addStatement("copy.lastWrite = state.lastWrite");
        for (FieldPlan field : state.fields()) {
            body.addStatement("copy.$N = state.$N", field.name(), field.name());
        }
        body.addStatement("return copy");
        return Constructs.implementing("copy", stateClass)
                .addParameter(stateClass, "state")
                .addCode(body.build())
                .build();
    }
}
