package io.streamform.it.benchmarks;

import io.streamform.it.benchmarks.Contestant.Part;
import java.util.List;
import org.apache.flink.core.memory.MemorySegmentFactory;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.table.api.TableConfig;
import org.apache.flink.table.api.bridge.java.StreamStatementSet;
import org.apache.flink.table.api.bridge.java.StreamTableEnvironment;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.data.binary.BinaryRowData;
import org.apache.flink.table.runtime.typeutils.InternalTypeInfo;
import org.apache.flink.table.types.logical.BigIntType;
import org.apache.flink.table.types.logical.LogicalType;

/**
 * The query on Flink SQL without conversions at its borders: the source emits one binary row whose fields it overwrites, in
 * Flink SQL's internal type; the sink is the planner's black hole, which does not even ask for the rows before an update.
 */
final class FlinkSql {

    private static final String FORM = "binary rows";

    private FlinkSql() {}

    static List<Contestant> contestants() {
        return List.of(
                new Contestant("Flink SQL: source", FORM, Part.SOURCE, FlinkSql::source, List.of()),
                new Contestant("Flink SQL: source and exchange", FORM, Part.EXCHANGE, FlinkSql::exchange, List.of()),
                new Contestant(
                        "Flink SQL: default", FORM, Part.JOB, (env, warmUp) -> job(env, warmUp, false), List.of()),
                new Contestant(
                        "Flink SQL: mini-batch", FORM, Part.JOB, (env, warmUp) -> job(env, warmUp, true), List.of()));
    }

    private static void source(StreamExecutionEnvironment env, int warmUp) {
        rows(env, warmUp).sinkTo(new DiscardingSink<>());
    }

    private static void exchange(StreamExecutionEnvironment env, int warmUp) {
        rows(env, warmUp).keyBy(row -> row.getLong(0)).sinkTo(new DiscardingSink<>());
    }

    private static void job(StreamExecutionEnvironment env, int warmUp, boolean miniBatch) {
        StreamTableEnvironment tables = StreamTableEnvironment.create(env);
        if (miniBatch) {
            TableConfig config = tables.getConfig();
            config.set("table.exec.mini-batch.enabled", "true");
            config.set("table.exec.mini-batch.allow-latency", "1 s");
            config.set("table.exec.mini-batch.size", "5000");
        }
        tables.createTemporaryView("bids", tables.fromDataStream(rows(env, warmUp)));
        tables.executeSql("CREATE TEMPORARY TABLE totals (account BIGINT, n BIGINT, total BIGINT, largest BIGINT)"
                + " WITH ('connector' = 'blackhole')");
        StreamStatementSet statements = tables.createStatementSet();
        statements.addInsertSql("INSERT INTO totals SELECT account, COUNT(*), SUM(amount), MAX(amount)"
                + " FROM bids GROUP BY account");
        if (Boolean.getBoolean("benchmark.explain")) {
            org.slf4j.LoggerFactory.getLogger(FlinkSql.class).warn(statements.explain());
        }
        statements.attachAsDataStream();
    }

    @SuppressWarnings("deprecation") // see EventSource
    private static DataStream<RowData> rows(StreamExecutionEnvironment env, int warmUp) {
        LogicalType[] types = {new BigIntType(false), new BigIntType(false)};
        return env.addSource(
                new EventSource<>(new BinaryRows(), warmUp),
                "bids",
                InternalTypeInfo.ofFields(types, new String[] {"account", "amount"}));
    }

    private static final class BinaryRows implements RowMaker<RowData> {

        private static final long serialVersionUID = 1;

        private final transient BinaryRowData row = new BinaryRowData(2);

        BinaryRows() {
            byte[] bytes = new byte[row.getFixedLengthPartSize()];
            row.pointTo(MemorySegmentFactory.wrap(bytes), 0, bytes.length);
        }

        private Object readResolve() {
            return new BinaryRows();
        }

        @Override
        public RowData row(long account, long amount) {
            row.setLong(0, account);
            row.setLong(1, amount);
            return row;
        }
    }
}
