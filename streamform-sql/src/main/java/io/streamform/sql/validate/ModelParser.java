package io.streamform.sql.validate;

import io.streamform.ir.diagnostic.DiagnosticCode;
import io.streamform.ir.diagnostic.Diagnostics;
import io.streamform.ir.diagnostic.NearestName;
import io.streamform.ir.diagnostic.Span;
import io.streamform.sql.parser.SqlTexts;
import io.streamform.sql.project.ModelDeclaration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.type.SqlTypeName;
import org.apache.calcite.util.NlsString;

/**
 * Parses a model, reports SQL that is not supported, and resolves the relations it reads: {@code source('a.b')},
 * {@code ref('m')}, {@code a.b} and {@code `a.b`} all become the plain name.
 */
public final class ModelParser {

    private static final String SOURCE = "source";
    private static final String REF = "ref";

    private final Set<String> sources;
    private final Set<String> models;
    private final Diagnostics diagnostics;

    /** A parser that knows the names of all sources and models. */
    public ModelParser(Set<String> sources, Set<String> models, Diagnostics diagnostics) {
        this.sources = new TreeSet<>(sources);
        this.models = new TreeSet<>(models);
        this.diagnostics = diagnostics;
    }

    /** The parsed model, or nothing if something was reported. */
    public Optional<ParsedModel> parse(ModelDeclaration model) {
        Optional<SqlNode> tree = SqlTexts.query(model.path(), model.sql(), diagnostics);
        if (tree.isEmpty()) {
            return Optional.empty();
        }
        Diagnostics own = new Diagnostics();
        new SupportedSql(model.path(), own).check(tree.get());
        if (own.isEmpty() && tree.get() instanceof SqlSelect select) {
            Optional<ParsedModel> parsed = resolveRelations(model, select, own);
            diagnostics.reportAll(own.sorted());
            return parsed;
        }
        diagnostics.reportAll(own.sorted());
        return Optional.empty();
    }

    private Optional<ParsedModel> resolveRelations(ModelDeclaration model, SqlSelect select, Diagnostics own) {
        Set<String> reads = new TreeSet<>();
        SqlNode from = select.getFrom();
        if (from != null) {
            select.setFrom(resolve(model.path(), from, reads, own));
        }
        return own.isEmpty() ? Optional.of(new ParsedModel(model, select, List.copyOf(reads))) : Optional.empty();
    }

    private SqlNode resolve(String path, SqlNode from, Set<String> reads, Diagnostics own) {
        if (from.getKind() == SqlKind.AS) {
            SqlCall as = (SqlCall) from;
            List<SqlNode> operands = new ArrayList<>(as.getOperandList());
            operands.set(0, resolve(path, operands.get(0), reads, own));
            return as.getOperator().createCall(as.getParserPosition(), operands);
        }
        Span place = SqlTexts.span(path, from.getParserPosition());
        if (from instanceof SqlIdentifier identifier) {
            String name = String.join(".", identifier.names);
            if (!sources.contains(name) && !models.contains(name)) {
                own.report(place, DiagnosticCode.UNKNOWN_RELATION, name, NearestName.hint(name, allNames()));
            }
            reads.add(name);
            return plainName(name, from);
        }
        return resolveReference(place, (SqlCall) from, reads, own);
    }

    /** {@code source('…')} or {@code ref('…')}; other table functions were refused before. */
    private SqlNode resolveReference(Span place, SqlCall collection, Set<String> reads, Diagnostics own) {
        SqlCall call = (SqlCall) collection.operand(0);
        String function = call.getOperator().getName();
        Optional<String> argument = onlyText(call);
        if (argument.isEmpty()) {
            own.report(
                    place,
                    DiagnosticCode.WRONG_REFERENCE,
                    function + "(…) takes one name in single quotes, for example " + function + "('orders')");
            return collection;
        }
        String name = argument.get();
        boolean wantsSource = function.equalsIgnoreCase(SOURCE);
        Set<String> right = wantsSource ? sources : models;
        Set<String> wrong = wantsSource ? models : sources;
        if (!right.contains(name)) {
            if (wrong.contains(name)) {
                String message = wantsSource
                        ? "'" + name + "' is a model; use " + REF + "('" + name + "')"
                        : "'" + name + "' is a source; use " + SOURCE + "('" + name + "')";
                own.report(place, DiagnosticCode.WRONG_REFERENCE, message);
            } else {
                own.report(place, DiagnosticCode.UNKNOWN_RELATION, name, NearestName.hint(name, right));
            }
        }
        reads.add(name);
        return plainName(name, collection);
    }

    /** Whether a call in FROM is one of the two references. */
    static boolean isReference(SqlNode node) {
        return node.getKind() == SqlKind.COLLECTION_TABLE
                && ((SqlBasicCall) node).operand(0) instanceof SqlCall call
                && (call.getOperator().getName().equalsIgnoreCase(SOURCE)
                        || call.getOperator().getName().equalsIgnoreCase(REF));
    }

    private static Optional<String> onlyText(SqlCall call) {
        if (call.operandCount() == 1
                && call.operand(0) instanceof SqlLiteral literal
                && literal.getTypeName() == SqlTypeName.CHAR) {
            return Optional.of(literal.getValueAs(NlsString.class).getValue());
        }
        return Optional.empty();
    }

    private static SqlIdentifier plainName(String name, SqlNode at) {
        return new SqlIdentifier(List.of(name.split("\\.", -1)), at.getParserPosition());
    }

    private Set<String> allNames() {
        Set<String> all = new TreeSet<>(sources);
        all.addAll(models);
        return all;
    }
}
