package io.streamform.it.benchmarks;

import io.streamform.it.benchmarks.Contestant.Part;
import java.util.List;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeHint;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.tuple.Tuple2;
import org.apache.flink.api.java.tuple.Tuple3;
import org.apache.flink.api.java.tuple.Tuple4;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.util.Collector;

/**
 * The job as one writes it by hand with the DataStream API, in two manners: with tuples, whose serializer is the fastest that
 * Flink has, and with classes of public fields. Both emit the present row only, not the one before.
 */
final class HandWritten {

    private static final TypeInformation<Tuple2<Long, Long>> BID_TUPLE = TypeInformation.of(new TypeHint<>() {});
    private static final TypeInformation<Tuple3<Long, Long, Long>> SUMS_TUPLE = TypeInformation.of(new TypeHint<>() {});
    private static final TypeInformation<Tuple4<Long, Long, Long, Long>> TOTALS_TUPLE =
            TypeInformation.of(new TypeHint<>() {});

    private HandWritten() {}

    static List<Contestant> contestants() {
        return List.of(
                new Contestant("tuples: source", "tuples", Part.SOURCE, HandWritten::tupleSource, List.of()),
                new Contestant(
                        "tuples: source and exchange", "tuples", Part.EXCHANGE, HandWritten::tupleExchange, List.of()),
                new Contestant("tuples: hand-written", "tuples", Part.JOB, HandWritten::tupleJob, List.of()),
                new Contestant("classes: source", "classes", Part.SOURCE, HandWritten::classSource, List.of()),
                new Contestant(
                        "classes: source and exchange",
                        "classes",
                        Part.EXCHANGE,
                        HandWritten::classExchange,
                        List.of()),
                new Contestant("classes: hand-written", "classes", Part.JOB, HandWritten::classJob, List.of()));
    }

    private static void tupleSource(StreamExecutionEnvironment env, int warmUp) {
        tuples(env, warmUp).sinkTo(new DiscardingSink<>());
    }

    private static void tupleExchange(StreamExecutionEnvironment env, int warmUp) {
        tuples(env, warmUp).keyBy(bid -> bid.f0).sinkTo(new DiscardingSink<>());
    }

    private static void tupleJob(StreamExecutionEnvironment env, int warmUp) {
        tuples(env, warmUp)
                .keyBy(bid -> bid.f0)
                .process(new TupleTotals())
                .returns(TOTALS_TUPLE)
                .sinkTo(new DiscardingSink<>());
    }

    @SuppressWarnings("deprecation") // see EventSource
    private static DataStream<Tuple2<Long, Long>> tuples(StreamExecutionEnvironment env, int warmUp) {
        return env.addSource(new EventSource<>(new BidTuples(), warmUp), "bids", BID_TUPLE);
    }

    private static void classSource(StreamExecutionEnvironment env, int warmUp) {
        classes(env, warmUp).sinkTo(new DiscardingSink<>());
    }

    private static void classExchange(StreamExecutionEnvironment env, int warmUp) {
        classes(env, warmUp).keyBy(bid -> bid.account).sinkTo(new DiscardingSink<>());
    }

    private static void classJob(StreamExecutionEnvironment env, int warmUp) {
        classes(env, warmUp)
                .keyBy(bid -> bid.account)
                .process(new ClassTotals())
                .sinkTo(new DiscardingSink<>());
    }

    @SuppressWarnings("deprecation") // see EventSource
    private static DataStream<Bid> classes(StreamExecutionEnvironment env, int warmUp) {
        return env.addSource(new EventSource<>(new Bids(), warmUp), "bids", TypeInformation.of(Bid.class));
    }

    private static final class BidTuples implements RowMaker<Tuple2<Long, Long>> {

        private static final long serialVersionUID = 1;

        private final Tuple2<Long, Long> bid = new Tuple2<>();

        @Override
        public Tuple2<Long, Long> row(long account, long amount) {
            bid.f0 = account;
            bid.f1 = amount;
            return bid;
        }
    }

    private static final class TupleTotals
            extends KeyedProcessFunction<Long, Tuple2<Long, Long>, Tuple4<Long, Long, Long, Long>> {

        private static final long serialVersionUID = 1;

        private final Tuple4<Long, Long, Long, Long> totals = new Tuple4<>();
        private transient ValueState<Tuple3<Long, Long, Long>> state;

        @Override
        public void open(OpenContext context) {
            state = getRuntimeContext().getState(new ValueStateDescriptor<>("totals", SUMS_TUPLE));
        }

        @Override
        public void processElement(
                Tuple2<Long, Long> bid, Context context, Collector<Tuple4<Long, Long, Long, Long>> out)
                throws Exception {
            Tuple3<Long, Long, Long> sums = state.value();
            if (sums == null) {
                sums = new Tuple3<>(1L, bid.f1, bid.f1);
            } else {
                sums.f0 = sums.f0 + 1;
                sums.f1 = sums.f1 + bid.f1;
                sums.f2 = bid.f1 > sums.f2 ? bid.f1 : sums.f2;
            }
            state.update(sums);
            totals.f0 = bid.f0;
            totals.f1 = sums.f0;
            totals.f2 = sums.f1;
            totals.f3 = sums.f2;
            out.collect(totals);
        }
    }

    private static final class Bids implements RowMaker<Bid> {

        private static final long serialVersionUID = 1;

        private final transient Bid bid = new Bid();

        private Object readResolve() {
            return new Bids();
        }

        @Override
        public Bid row(long account, long amount) {
            bid.account = account;
            bid.amount = amount;
            return bid;
        }
    }

    private static final class ClassTotals extends KeyedProcessFunction<Long, Bid, Totals> {

        private static final long serialVersionUID = 1;

        private final transient Totals totals = new Totals();
        private transient ValueState<Sums> state;

        private Object readResolve() {
            return new ClassTotals();
        }

        @Override
        public void open(OpenContext context) {
            state = getRuntimeContext().getState(new ValueStateDescriptor<>("totals", Sums.class));
        }

        @Override
        public void processElement(Bid bid, Context context, Collector<Totals> out) throws Exception {
            Sums sums = state.value();
            if (sums == null) {
                sums = new Sums();
                sums.largest = bid.amount;
            }
            sums.count++;
            sums.total += bid.amount;
            sums.largest = Math.max(sums.largest, bid.amount);
            state.update(sums);
            totals.account = bid.account;
            totals.count = sums.count;
            totals.total = sums.total;
            totals.largest = sums.largest;
            out.collect(totals);
        }
    }

    /** A row read. */
    public static final class Bid {
        /** Key. */
        public long account;
        /** Value. */
        public long amount;
    }

    /** State of an account. */
    public static final class Sums {
        /** Number of rows. */
        public long count;
        /** Sum of amounts. */
        public long total;
        /** Greatest amount. */
        public long largest;
    }

    /** A row emitted. */
    public static final class Totals {
        /** Key. */
        public long account;
        /** Number of rows. */
        public long count;
        /** Sum of amounts. */
        public long total;
        /** Greatest amount. */
        public long largest;
    }
}
