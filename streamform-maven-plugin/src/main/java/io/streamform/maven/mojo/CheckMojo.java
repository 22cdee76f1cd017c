package io.streamform.maven.mojo;

import io.streamform.ir.program.Program;
import java.io.IOException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Validates the project's files, SQL and materializations. Writes nothing. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VALIDATE, threadSafe = true)
public final class CheckMojo extends ProjectMojo {

    /** Creates the goal. */
    public CheckMojo() {}

    @Override
    protected void run() throws IOException, MojoFailureException {
        Program program = compile();
        getLog().info(program.name() + " is valid: " + count(program.sources().size(), "source") + ", "
                + count(program.models().size(), "model"));
    }
}
