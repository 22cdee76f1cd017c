package io.streamform.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import io.streamform.codegen.plan.JavaExpr;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Classes that generated code names by text are where the texts say. */
class ForeignNamesTest {

    @Test
    void allNamedClassesExist() throws Exception {
        List<ClassName> names = new ArrayList<>();
        for (Class<?> constants : List.of(RuntimeNames.class, FlinkNames.class, LibraryNames.class)) {
            for (Field field : constants.getDeclaredFields()) {
                if (field.getType() == ClassName.class) {
                    names.add((ClassName) field.get(null));
                }
            }
        }
        Arrays.stream(JavaExpr.Owner.values()).forEach(owner -> names.add(RuntimeNames.owner(owner)));
        for (String connector : List.of("kafka", "file")) {
            names.add(FlinkNames.sources(connector));
            names.add(FlinkNames.sinks(connector));
        }

        assertThat(names).hasSizeGreaterThan(50);
        for (ClassName name : names) {
            assertThat(Class.forName(name.reflectionName())).isNotNull();
        }
    }
}
