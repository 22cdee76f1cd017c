package io.streamform.ir.check;

import io.streamform.ir.op.OpId;
import io.streamform.ir.program.Program;
import java.util.List;

/** An invariant of programs. */
public interface IrCheck {

    /** What holds, as a phrase: {@code every key column exists}. */
    String invariant();

    /** Where it does not hold, in the order of the program's operators; empty for a valid program. */
    List<Violation> violations(Program program);

    /**
     * A place where an invariant does not hold.
     *
     * @param operator the operator, or the one whose rows a model has
     * @param found what is there instead
     */
    record Violation(OpId operator, String found) {}
}
