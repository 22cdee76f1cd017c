package io.streamform.sql.plan;

import io.streamform.sql.validate.ValidatedModel;
import java.util.List;
import org.apache.calcite.plan.Contexts;
import org.apache.calcite.plan.RelOptCluster;
import org.apache.calcite.plan.RelOptRule;
import org.apache.calcite.plan.hep.HepPlanner;
import org.apache.calcite.plan.hep.HepProgram;
import org.apache.calcite.prepare.Prepare;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.rules.CoreRules;
import org.apache.calcite.sql2rel.SqlToRelConverter;
import org.apache.calcite.tools.RelBuilder;

/**
 * Calcite's part of planning. Nothing in it depends on cost, statistics or the order of a hash table, and nothing is
 * simplified: an expression computes what its SQL says, as Flink SQL computes it.
 */
public final class RelConversion {

    private static final RelBuilder.Config NO_SIMPLIFICATION = RelBuilder.Config.DEFAULT
            .withSimplify(false)
            .withSimplifyValues(false)
            .withPruneInputOfAggregate(false)
            .withBloat(-1);

    private static final SqlToRelConverter.Config CONFIG = SqlToRelConverter.config()
            .withTrimUnusedFields(false)
            .withExpand(false)
            .withInSubQueryThreshold(Integer.MAX_VALUE)
            .withRelBuilderConfigTransform(config -> NO_SIMPLIFICATION);

    private RelConversion() {}

    /** One named step: a rule applied until it changes nothing. */
    public record Step(String name, RelOptRule rule) {}

    /** The steps after conversion, in order. */
    public static List<Step> steps() {
        return List.of(
                new Step("merge filters", CoreRules.FILTER_MERGE),
                // Before trivial projections go: two that swap columns become one that does nothing.
                new Step("merge projections", CoreRules.PROJECT_MERGE),
                new Step("remove trivial projections", CoreRules.PROJECT_REMOVE));
    }

    /** The relational algebra of a model after all steps. */
    public static RelNode convert(ValidatedModel model) {
        RelOptCluster cluster = RelOptCluster.create(
                new HepPlanner(HepProgram.builder().build()),
                new PlainCasts(model.validator().getTypeFactory()));
        SqlToRelConverter converter = new SqlToRelConverter(
                (rowType, query, schemaPath, viewPath) -> {
                    throw new IllegalStateException("no view is expanded by Calcite");
                },
                model.validator(),
                (Prepare.CatalogReader) model.validator().getCatalogReader(),
                cluster,
                FlinkConvertlets.INSTANCE,
                CONFIG);
        RelNode rel = converter.convertQuery(model.query(), false, true).rel;
        for (Step step : steps()) {
            HepPlanner planner = new HepPlanner(
                    HepProgram.builder().addRuleInstance(step.rule()).build(), Contexts.of(NO_SIMPLIFICATION));
            planner.setRoot(rel);
            rel = planner.findBestExp();
        }
        return rel;
    }
}
