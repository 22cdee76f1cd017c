package io.streamform.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import io.streamform.codegen.plan.JavaExpr;
import io.streamform.codegen.plan.JavaExprVisitor;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;

/** Writes expressions down, with parentheses where Java needs them or a reader would miss them. */
final class ExpressionEmitter implements JavaExprVisitor<CodeBlock> {

    private static final ExpressionEmitter INSTANCE = new ExpressionEmitter();

    private ExpressionEmitter() {}

    /** The code of an expression. */
    static CodeBlock code(JavaExpr expression) {
        return expression.accept(INSTANCE);
    }

    /** Codes of expressions, separated by commas. */
    static CodeBlock list(List<JavaExpr> expressions) {
        return expressions.stream().map(ExpressionEmitter::code).collect(CodeBlock.joining(", "));
    }

    @Override
    public CodeBlock visitName(JavaExpr.Name name) {
        return CodeBlock.of("$N", name.name());
    }

    @Override
    public CodeBlock visitField(JavaExpr.Field field) {
        return CodeBlock.of("$L.$N", primary(field.target()), field.field());
    }

    @Override
    public CodeBlock visitInvoke(JavaExpr.Invoke call) {
        return CodeBlock.of("$L.$N($L)", primary(call.target()), call.method(), list(call.arguments()));
    }

    @Override
    public CodeBlock visitInvokeStatic(JavaExpr.InvokeStatic call) {
        return CodeBlock.of("$T.$N($L)", RuntimeNames.owner(call.owner()), call.method(), list(call.arguments()));
    }

    @Override
    public CodeBlock visitInvokeOwn(JavaExpr.InvokeOwn call) {
        return CodeBlock.of("$N($L)", call.method(), list(call.arguments()));
    }

    @Override
    public CodeBlock visitInfix(JavaExpr.Infix infix) {
        return CodeBlock.of(
                "$L $L $L",
                operand(infix, infix.left(), false),
                infix.operator().symbol(),
                operand(infix, infix.right(), true));
    }

    private CodeBlock operand(JavaExpr.Infix parent, JavaExpr operand, boolean right) {
        if (!(operand instanceof JavaExpr.Infix child)) {
            return operand instanceof JavaExpr.Conditional ? parenthesized(operand) : operand.accept(this);
        }
        int outer = parent.operator().precedence();
        int inner = child.operator().precedence();
        boolean sameConnective = parent.operator() == child.operator()
                && (child.operator() == JavaExpr.Operator.AND || child.operator() == JavaExpr.Operator.OR);
        boolean andInOr = parent.operator() == JavaExpr.Operator.OR && child.operator() == JavaExpr.Operator.AND;
        boolean bare = sameConnective || (!andInOr && (inner > outer || (inner == outer && !right)));
        return bare ? operand.accept(this) : parenthesized(operand);
    }

    @Override
    public CodeBlock visitNot(JavaExpr.Not not) {
        return CodeBlock.of("!$L", unary(not.operand()));
    }

    @Override
    public CodeBlock visitMinus(JavaExpr.Minus minus) {
        return CodeBlock.of("-$L", unary(minus.operand()));
    }

    @Override
    public CodeBlock visitConditional(JavaExpr.Conditional conditional) {
        CodeBlock condition = conditional.condition() instanceof JavaExpr.Conditional
                ? parenthesized(conditional.condition())
                : conditional.condition().accept(this);
        CodeBlock yes = conditional.yes() instanceof JavaExpr.Conditional
                ? parenthesized(conditional.yes())
                : conditional.yes().accept(this);
        return CodeBlock.of("$L ? $L : $L", condition, yes, conditional.no().accept(this));
    }

    @Override
    public CodeBlock visitNarrow(JavaExpr.Narrow narrow) {
        return CodeBlock.of("($T) $L", JavaTypes.primitive(narrow.to()), unary(narrow.operand()));
    }

    @Override
    public CodeBlock visitNull(JavaExpr.Null literal) {
        return CodeBlock.of("null");
    }

    @Override
    public CodeBlock visitTypedNull(JavaExpr.TypedNull literal) {
        return CodeBlock.of("($T) null", JavaTypes.reference(literal.kind()));
    }

    @Override
    public CodeBlock visitBoolean(JavaExpr.BooleanLiteral literal) {
        return CodeBlock.of("$L", literal.value());
    }

    @Override
    public CodeBlock visitInt(JavaExpr.IntLiteral literal) {
        return CodeBlock.of("$L", literal.value());
    }

    @Override
    public CodeBlock visitLong(JavaExpr.LongLiteral literal) {
        return CodeBlock.of("$LL", literal.value());
    }

    @Override
    public CodeBlock visitDouble(JavaExpr.DoubleLiteral literal) {
        double value = literal.value();
        if (Double.isNaN(value)) {
            return CodeBlock.of("$T.NaN", Double.class);
        }
        if (Double.isInfinite(value)) {
            return CodeBlock.of(value > 0 ? "$T.POSITIVE_INFINITY" : "$T.NEGATIVE_INFINITY", Double.class);
        }
        return CodeBlock.of("$L", value);
    }

    @Override
    public CodeBlock visitText(JavaExpr.TextLiteral literal) {
        return CodeBlock.of("$S", literal.value());
    }

    @Override
    public CodeBlock visitDecimal(JavaExpr.DecimalLiteral literal) {
        return CodeBlock.of("new $T($S)", BigDecimal.class, literal.value().toPlainString());
    }

    @Override
    public CodeBlock visitTimestamp(JavaExpr.TimestampLiteral literal) {
        return CodeBlock.of("$T.parse($S)", LocalDateTime.class, literal.value().toString());
    }

    /** An operand of a prefix operator; a sign before a sign would be another operator. */
    private CodeBlock unary(JavaExpr operand) {
        boolean negative = operand instanceof JavaExpr.Minus
                || (operand instanceof JavaExpr.IntLiteral i && i.value() < 0)
                || (operand instanceof JavaExpr.LongLiteral l && l.value() < 0)
                || (operand instanceof JavaExpr.DoubleLiteral d && Double.compare(d.value(), 0) < 0);
        boolean loose = operand instanceof JavaExpr.Infix || operand instanceof JavaExpr.Conditional;
        return negative || loose ? parenthesized(operand) : operand.accept(this);
    }

    /** What a member is taken of. */
    private CodeBlock primary(JavaExpr target) {
        boolean bare = target instanceof JavaExpr.Name
                || target instanceof JavaExpr.Field
                || target instanceof JavaExpr.Invoke
                || target instanceof JavaExpr.InvokeStatic
                || target instanceof JavaExpr.InvokeOwn
                || target instanceof JavaExpr.TextLiteral;
        return bare ? target.accept(this) : parenthesized(target);
    }

    private CodeBlock parenthesized(JavaExpr expression) {
        return CodeBlock.of("($L)", expression.accept(this));
    }
}
