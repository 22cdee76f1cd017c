package io.streamform.maven.mojo;

import io.streamform.ir.program.Program;
import io.streamform.ir.text.ProgramPrinter;
import java.io.IOException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Prints the plan: operators, changelog mode of each edge, keys, state with schema and bound, watermarks, SQL places. */
@Mojo(name = "explain", threadSafe = true)
public final class ExplainMojo extends ProjectMojo {

    /** The model to explain, with all that it reads; without it the whole application. */
    @Parameter(property = "streamform.model")
    private @Nullable String model;

    /** Creates the goal. */
    public ExplainMojo() {}

    @Override
    protected void run() throws IOException, MojoFailureException {
        Program program = compile();
        String wanted = model;
        if (wanted == null) {
            getLog().info("\n" + ProgramPrinter.print(program));
            return;
        }
        if (program.models().stream().noneMatch(m -> m.name().equals(wanted))) {
            throw new MojoFailureException("no model '" + wanted + "'; models are "
                    + String.join(
                            ", ", program.models().stream().map(m -> m.name()).toList()));
        }
        getLog().info("\n" + ProgramPrinter.explain(program, wanted));
    }
}
