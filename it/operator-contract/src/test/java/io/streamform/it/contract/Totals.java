package io.streamform.it.contract;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.operator.Accumulator;
import java.math.BigDecimal;
import java.util.List;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** State of a shop, mutable as generated accumulators are. */
public final class Totals extends Accumulator {

    long sum;
    long amounts;
    double rates;
    long rateCount;

    @Nullable
    Long least;

    @Nullable
    Double lowest;

    @Nullable
    BigDecimal dearest;

    /** Codec. */
    public static final class StateCodec implements Codec<Totals> {

        /** The only one. */
        public static final StateCodec INSTANCE = new StateCodec();

        /** Codec of the values of {@code dearest}. */
        public static final Codec<BigDecimal> DEAREST = Sale.PRICES;

        private static final Schema SCHEMA = Schema.createRecord(
                "Value",
                null,
                "io.streamform.state",
                false,
                List.of(
                        NullableParts.number("rows"),
                        NullableParts.number("last_write"),
                        NullableParts.number("sum"),
                        NullableParts.number("amounts"),
                        NullableParts.field("rates", Codecs.DOUBLE),
                        NullableParts.number("rateCount"),
                        NullableParts.field("least", Codecs.LONG),
                        NullableParts.field("lowest", Codecs.DOUBLE),
                        NullableParts.field("dearest", Sale.PRICES)));

        private StateCodec() {}

        @Override
        public Schema schema() {
            return SCHEMA;
        }

        @Override
        public void write(Totals value, AvroOutput out) {
            out.writeLong(value.rows);
            out.writeLong(value.lastWrite);
            out.writeLong(value.sum);
            out.writeLong(value.amounts);
            NullableParts.write(value.rates, Codecs.DOUBLE, out);
            out.writeLong(value.rateCount);
            NullableParts.write(value.least, Codecs.LONG, out);
            NullableParts.write(value.lowest, Codecs.DOUBLE, out);
            NullableParts.write(value.dearest, Sale.PRICES, out);
        }

        @Override
        public Totals read(AvroInput in) {
            Totals totals = new Totals();
            totals.rows = in.readLong();
            totals.lastWrite = in.readLong();
            totals.sum = in.readLong();
            totals.amounts = in.readLong();
            Double rates = NullableParts.read(Codecs.DOUBLE, in);
            totals.rates = rates == null ? 0 : rates;
            totals.rateCount = in.readLong();
            totals.least = NullableParts.read(Codecs.LONG, in);
            totals.lowest = NullableParts.read(Codecs.DOUBLE, in);
            totals.dearest = NullableParts.read(Sale.PRICES, in);
            return totals;
        }

        @Override
        public Totals copy(Totals value) {
            AvroOutput out = new AvroOutput();
            write(value, out);
            return read(new AvroInput(out.toByteArray()));
        }

        @Override
        public boolean immutable() {
            return false;
        }
    }
}
