package io.streamform.ir.check;

import io.streamform.ir.program.Program;
import java.util.List;

/** The invariants, in the order in which a reader should learn of them. */
public final class IrChecks {

    /** What holds after every pass. */
    public static final List<IrCheck> INTERMEDIATE = List.of(
            new ColumnsExist(),
            new ExpressionsAreWellTyped(),
            new ProjectionsMatchOutputs(),
            new RowsPassThrough(),
            new KeysExist(),
            new ModesFollowInputs());

    /** What holds for a program that is handed to the code generator, beyond {@link #INTERMEDIATE}. */
    public static final List<IrCheck> FINAL = List.of(
            new AccumulatorsExist(),
            new StateHasItsLayout(),
            new UpsertSourcesAreNormalized(),
            new SinksFitTheirModels());

    private IrChecks() {}

    /**
     * Checks everything.
     *
     * @throws IrBugException with every violation of the first invariant that does not hold
     */
    public static void requireValid(Program program) {
        require(program, INTERMEDIATE);
        require(program, FINAL);
    }

    /**
     * Checks what holds between passes.
     *
     * @param pass the pass that made the program, for the message
     * @throws IrBugException with every violation of the first invariant that does not hold
     */
    public static void requireValidAfter(String pass, Program program) {
        try {
            require(program, INTERMEDIATE);
        } catch (IrBugException e) {
            throw new IrBugException("after '" + pass + "': " + e.getMessage());
        }
    }

    private static void require(Program program, List<IrCheck> checks) {
        for (IrCheck check : checks) {
            List<IrCheck.Violation> violations = check.violations(program);
            if (!violations.isEmpty()) {
                StringBuilder text = new StringBuilder("bug in the compiler of Streamform: in ")
                        .append(program.name())
                        .append(" it should hold that ")
                        .append(check.invariant());
                for (IrCheck.Violation violation : violations) {
                    text.append("\n  ")
                            .append(violation.operator())
                            .append(": ")
                            .append(violation.found());
                }
                throw new IrBugException(text.toString());
            }
        }
    }
}
