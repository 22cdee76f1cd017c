package io.streamform.it.contract;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codecs;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The row that aggregates emit. */
public record Total(
        @Nullable String shop,
        long sales,
        @Nullable Long sum,
        @Nullable Double rates,
        @Nullable Long least,
        @Nullable Double lowest,
        @Nullable BigDecimal dearest) {

    /** Describes the row. */
    public static final class Rows extends FixtureRows<Total> {

        /** The only one. */
        public static final Rows INSTANCE = new Rows();

        private Rows() {
            super("totals", Total.class, new RowCodec());
        }
    }

    private static final class RowCodec extends FixtureCodec<Total> {

        RowCodec() {
            super(
                    "Total",
                    NullableParts.field("shop", Codecs.STRING),
                    NullableParts.number("sales"),
                    NullableParts.field("sum", Codecs.LONG),
                    NullableParts.field("rates", Codecs.DOUBLE),
                    NullableParts.field("least", Codecs.LONG),
                    NullableParts.field("lowest", Codecs.DOUBLE),
                    NullableParts.field("dearest", Sale.PRICES));
        }

        @Override
        public void write(Total value, AvroOutput out) {
            NullableParts.write(value.shop(), Codecs.STRING, out);
            out.writeLong(value.sales());
            NullableParts.write(value.sum(), Codecs.LONG, out);
            NullableParts.write(value.rates(), Codecs.DOUBLE, out);
            NullableParts.write(value.least(), Codecs.LONG, out);
            NullableParts.write(value.lowest(), Codecs.DOUBLE, out);
            NullableParts.write(value.dearest(), Sale.PRICES, out);
        }

        @Override
        public Total read(AvroInput in) {
            return new Total(
                    NullableParts.read(Codecs.STRING, in),
                    in.readLong(),
                    NullableParts.read(Codecs.LONG, in),
                    NullableParts.read(Codecs.DOUBLE, in),
                    NullableParts.read(Codecs.LONG, in),
                    NullableParts.read(Codecs.DOUBLE, in),
                    NullableParts.read(Sale.PRICES, in));
        }
    }
}
