package io.streamform.runtime.operator;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.state.OrderKeys;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.jspecify.annotations.Nullable;

/** {@code SELECT shop, COUNT(*), SUM(price), MAX(price) FROM sales GROUP BY shop HAVING COUNT(*) < 100}. */
final class SalesByShop extends GroupAggregate<String, SalesByShop.Sale, SalesByShop.Totals, SalesByShop.ShopTotal> {

    /** A row read. */
    record Sale(String shop, @Nullable Double price) {}

    /** A row emitted. */
    record ShopTotal(
            String shop,
            long sales,
            @Nullable Double sum,
            @Nullable Double greatest) {}

    /** State of a shop. */
    static final class Totals extends Accumulator {
        private double sum;
        private long count;
        private @Nullable Double greatest;
    }

    static final String VALUES = "max_1.values";

    private final RetractableExtreme<String, Double> greatest;

    SalesByShop(long ttlMillis) {
        this(ttlMillis, new RetractableExtreme<>(VALUES, Codecs.DOUBLE, OrderKeys::descending));
    }

    private SalesByShop(long ttlMillis, RetractableExtreme<String, Double> greatest) {
        super(new TotalsCodec(), ttlMillis, List.of(greatest));
        this.greatest = greatest;
    }

    @Override
    protected Totals create() {
        return new Totals();
    }

    @Override
    protected void accumulate(String key, Totals totals, Sale row) {
        Double price = row.price();
        totals.greatest = greatest.add(key, totals.greatest, price);
        if (price != null) {
            totals.sum += price;
            totals.count++;
        }
    }

    @Override
    protected void retract(String key, Totals totals, Sale row) {
        Double price = row.price();
        totals.greatest = greatest.remove(key, totals.greatest, price);
        if (price != null) {
            totals.sum -= price;
            totals.count--;
        }
    }

    @Override
    protected @Nullable ShopTotal result(String key, Totals totals) {
        return totals.rows >= 100
                ? null
                : new ShopTotal(key, totals.rows, totals.count == 0 ? null : totals.sum, totals.greatest);
    }

    private static final class TotalsCodec implements Codec<Totals> {

        private static final Schema SCHEMA = SchemaBuilder.record("Value")
                .fields()
                .requiredLong("rows")
                .requiredLong("last_write")
                .requiredDouble("sum")
                .requiredLong("count")
                .optionalDouble("greatest")
                .endRecord();

        @Override
        public Schema schema() {
            return SCHEMA;
        }

        @Override
        public void write(Totals value, AvroOutput out) {
            out.writeLong(value.rows);
            out.writeLong(value.lastWrite);
            out.writeDouble(value.sum);
            out.writeLong(value.count);
            Double extreme = value.greatest;
            out.writePresence(extreme != null);
            if (extreme != null) {
                out.writeDouble(extreme);
            }
        }

        @Override
        public Totals read(AvroInput in) {
            Totals totals = new Totals();
            totals.rows = in.readLong();
            totals.lastWrite = in.readLong();
            totals.sum = in.readDouble();
            totals.count = in.readLong();
            totals.greatest = in.readPresence() ? in.readDouble() : null;
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
