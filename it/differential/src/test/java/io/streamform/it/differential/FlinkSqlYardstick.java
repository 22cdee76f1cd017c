package io.streamform.it.differential;

import static java.util.Objects.requireNonNull;

import io.streamform.it.differential.RandomProgram.Event;
import io.streamform.it.differential.RandomProgram.Field;
import io.streamform.it.differential.RandomProgram.Mode;
import io.streamform.it.differential.RandomProgram.Model;
import io.streamform.it.differential.RandomProgram.Op;
import io.streamform.it.differential.RandomProgram.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.java.typeutils.RowTypeInfo;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.table.api.Schema;
import org.apache.flink.table.api.Table;
import org.apache.flink.table.api.bridge.java.StreamTableEnvironment;
import org.apache.flink.table.connector.ChangelogMode;
import org.apache.flink.types.Row;
import org.apache.flink.types.RowKind;

/** Runs programs on Flink SQL itself and gives the final content of every model. */
final class FlinkSqlYardstick {

    /** Collected by running jobs, which live in this process: run and model to its net rows. */
    private static final Map<String, Multiset> COLLECTED = new ConcurrentHashMap<>();

    private FlinkSqlYardstick() {}

    /**
     * Whether Flink's planner sees that a filter is never TRUE and puts constant rows in place of what it filters. A global
     * aggregate over that has a row of zeros in Flink SQL, while over input that just happens to have no rows it has none,
     * in Flink SQL as here (docs/differences.md).
     */
    static boolean foldsToConstants(RandomProgram program) {
        StreamExecutionEnvironment env = StreamExecutionEnvironment.createLocalEnvironment(1);
        StreamTableEnvironment tables = StreamTableEnvironment.create(env);
        tables.createTemporaryView(program.source().name(), source(env, tables, program.source()));
        boolean folds = false;
        for (Model model : program.models()) {
            Table table = tables.sqlQuery(program.flinkSql(model));
            tables.createTemporaryView(model.name(), table);
            folds |= table.explain().contains("Values(");
        }
        return folds;
    }

    /** Final content per model of {@code program}. */
    static Map<String, Multiset> run(RandomProgram program) throws Exception {
        Configuration configuration = new Configuration();
        configuration.set(RestartStrategyOptions.RESTART_STRATEGY, "disable");
        StreamExecutionEnvironment env = SharedCluster.environment(configuration, List.of());
        StreamTableEnvironment tables = StreamTableEnvironment.create(env);
        tables.getConfig().setLocalTimeZone(java.time.ZoneOffset.UTC);
        tables.createTemporaryView(program.source().name(), source(env, tables, program.source()));
        String prefix = program.seed() + "/";
        for (Model model : program.models()) {
            Table table = tables.sqlQuery(program.flinkSql(model));
            tables.createTemporaryView(model.name(), table);
            String id = prefix + model.name();
            COLLECTED.put(id, new Multiset());
            tables.toChangelogStream(table)
                    .map(row -> {
                        collect(id, row);
                        return 0;
                    })
                    .returns(Types.INT)
                    .sinkTo(new DiscardingSink<>());
        }
        env.execute("yardstick " + program.seed());
        Map<String, Multiset> result = new LinkedHashMap<>();
        for (Model model : program.models()) {
            Multiset rows = COLLECTED.remove(prefix + model.name());
            if (rows != null) {
                result.put(model.name(), rows);
            }
        }
        return result;
    }

    private static void collect(String id, Row row) {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < row.getArity(); i++) {
            values.add(row.getField(i));
        }
        boolean added = row.getKind() == RowKind.INSERT || row.getKind() == RowKind.UPDATE_AFTER;
        requireNonNull(COLLECTED.get(id), id).add(values, added ? 1 : -1);
    }

    private static Table source(StreamExecutionEnvironment env, StreamTableEnvironment tables, Source source) {
        List<Row> rows = new ArrayList<>();
        for (Event event : source.events()) {
            if (event.op() == Op.UPDATE && source.mode() == Mode.RETRACT) {
                rows.add(Row.ofKind(RowKind.UPDATE_BEFORE, event.before()));
            }
            if (event.op() == Op.DELETE) {
                rows.add(Row.ofKind(RowKind.DELETE, event.before()));
            } else {
                RowKind kind = event.op() == Op.INSERT ? RowKind.INSERT : RowKind.UPDATE_AFTER;
                rows.add(Row.ofKind(kind, event.after()));
            }
        }
        TypeInformation<?>[] types = new TypeInformation<?>[source.fields().size()];
        String[] names = new String[types.length];
        Schema.Builder schema = Schema.newBuilder();
        for (int i = 0; i < types.length; i++) {
            Field field = source.fields().get(i);
            types[i] = information(field.kind());
            names[i] = field.name();
            schema.column(field.name(), field.declaration());
        }
        if (!source.key().isEmpty()) {
            schema.primaryKey(source.key());
        }
        DataStream<Row> stream = env.fromData(rows, new RowTypeInfo(types, names));
        ChangelogMode mode = switch (source.mode()) {
            case APPEND -> ChangelogMode.insertOnly();
            case UPSERT -> ChangelogMode.upsert();
            case RETRACT -> ChangelogMode.all();
        };
        return tables.fromChangelogStream(stream, schema.build(), mode);
    }

    private static TypeInformation<?> information(Kind kind) {
        return switch (kind) {
            case BOOLEAN -> Types.BOOLEAN;
            case INT -> Types.INT;
            case BIGINT -> Types.LONG;
            case DOUBLE -> Types.DOUBLE;
            case DECIMAL -> Types.BIG_DEC;
            case STRING -> Types.STRING;
            case TIMESTAMP -> Types.LOCAL_DATE_TIME;
        };
    }
}
