package io.streamform.sql.gate;

import io.streamform.ir.diagnostic.Diagnostics;

/** Says that the stages to come cannot work because of errors already reported. It carries nothing: the findings say it all. */
public final class CompilationStopped extends Exception {

    private static final long serialVersionUID = 1L;

    private CompilationStopped() {
        super("errors were reported", null, false, false);
    }

    /** Ends the compilation if {@code diagnostics} holds an error. */
    public static void ifErrors(Diagnostics diagnostics) throws CompilationStopped {
        if (diagnostics.hasErrors()) {
            throw new CompilationStopped();
        }
    }
}
