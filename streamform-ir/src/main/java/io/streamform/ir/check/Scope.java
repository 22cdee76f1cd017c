package io.streamform.ir.check;

import io.streamform.ir.expr.Expr;
import io.streamform.ir.op.OpVisitor;
import io.streamform.ir.op.StreamOp;
import io.streamform.ir.program.Program;
import io.streamform.ir.type.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * An expression of an operator with the columns that it may name.
 *
 * @param part which expression, for messages: {@code predicate}, {@code having}, {@code projection 2}
 * @param columns the row that it is evaluated over; of an aggregate the keys, then the calls
 */
record Scope(String part, Expr expression, List<Column> columns) {

    /** Whether the expression decides about rows rather than making a value. */
    boolean isCondition() {
        return !part.startsWith("projection");
    }

    /** The expressions of {@code op}. */
    static List<Scope> of(Program program, StreamOp op) {
        return op.accept(new Collector(program));
    }

    /** Calls {@code consumer} for the expression and everything in it. */
    void forEachNode(Consumer<Expr> consumer) {
        visit(expression, consumer);
    }

    private static void visit(Expr expression, Consumer<Expr> consumer) {
        consumer.accept(expression);
        expression.operands().forEach(operand -> visit(operand, consumer));
    }

    private record Collector(Program program) implements OpVisitor<List<Scope>> {

        @Override
        public List<Scope> visitSource(StreamOp.Source op) {
            return List.of();
        }

        @Override
        public List<Scope> visitWatermark(StreamOp.Watermark op) {
            return List.of();
        }

        @Override
        public List<Scope> visitNormalize(StreamOp.Normalize op) {
            return List.of();
        }

        @Override
        public List<Scope> visitCalc(StreamOp.Calc op) {
            List<Column> columns = program.operator(op.input()).output().columns();
            List<Scope> scopes = new ArrayList<>();
            op.predicate().ifPresent(predicate -> scopes.add(new Scope("predicate", predicate, columns)));
            addProjection(scopes, op.projection(), columns);
            return scopes;
        }

        @Override
        public List<Scope> visitAggregate(StreamOp.Aggregate op) {
            List<Column> columns = new ArrayList<>();
            op.key().forEach(key -> columns.add(new Column(key.name(), key.type())));
            op.calls().forEach(call -> columns.add(new Column(call.name(), call.type())));
            List<Scope> scopes = new ArrayList<>();
            op.having().ifPresent(having -> scopes.add(new Scope("having", having, columns)));
            addProjection(scopes, op.projection(), columns);
            return scopes;
        }

        @Override
        public List<Scope> visitSink(StreamOp.Sink op) {
            return List.of();
        }

        private static void addProjection(List<Scope> scopes, List<Expr> projection, List<Column> columns) {
            for (int i = 0; i < projection.size(); i++) {
                scopes.add(new Scope("projection " + i, projection.get(i), columns));
            }
        }
    }
}
