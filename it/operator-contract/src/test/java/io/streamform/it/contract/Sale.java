package io.streamform.it.contract;

import io.streamform.runtime.codec.AvroInput;
import io.streamform.runtime.codec.AvroOutput;
import io.streamform.runtime.codec.Codec;
import io.streamform.runtime.codec.Codecs;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The row that all operators under test read. */
public record Sale(
        long id,
        @Nullable String shop,
        @Nullable Long amount,
        @Nullable Double rate,
        @Nullable BigDecimal price) {

    static final Codec<BigDecimal> PRICES = Codecs.decimal(10, 2);

    /** Describes the row. */
    public static final class Rows extends FixtureRows<Sale> {

        /** The only one. */
        public static final Rows INSTANCE = new Rows();

        private Rows() {
            super("sales", Sale.class, new RowCodec());
        }
    }

    private static final class RowCodec extends FixtureCodec<Sale> {

        RowCodec() {
            super(
                    "Sale",
                    NullableParts.number("id"),
                    NullableParts.field("shop", Codecs.STRING),
                    NullableParts.field("amount", Codecs.LONG),
                    NullableParts.field("rate", Codecs.DOUBLE),
                    NullableParts.field("price", PRICES));
        }

        @Override
        public void write(Sale value, AvroOutput out) {
            out.writeLong(value.id());
            NullableParts.write(value.shop(), Codecs.STRING, out);
            NullableParts.write(value.amount(), Codecs.LONG, out);
            NullableParts.write(value.rate(), Codecs.DOUBLE, out);
            NullableParts.write(value.price(), PRICES, out);
        }

        @Override
        public Sale read(AvroInput in) {
            return new Sale(
                    in.readLong(),
                    NullableParts.read(Codecs.STRING, in),
                    NullableParts.read(Codecs.LONG, in),
                    NullableParts.read(Codecs.DOUBLE, in),
                    NullableParts.read(PRICES, in));
        }
    }

    /** Key of a group: the shop, or NULL. */
    public record Shop(@Nullable String shop) {

        @Override
        public int hashCode() {
            return io.streamform.runtime.schema.KeyHash.of(shop);
        }

        /** Describes the key. */
        public static final class Keys extends FixtureKeys<Shop, Sale> {

            /** The only one. */
            public static final Keys INSTANCE = new Keys();

            private Keys() {
                super(Shop.class, new KeyCodec());
            }

            @Override
            public Shop key(Sale row) {
                return new Shop(row.shop());
            }
        }

        private static final class KeyCodec extends FixtureCodec<Shop> {

            KeyCodec() {
                super("Key", NullableParts.field("shop", Codecs.STRING));
            }

            @Override
            public void write(Shop value, AvroOutput out) {
                NullableParts.write(value.shop(), Codecs.STRING, out);
            }

            @Override
            public Shop read(AvroInput in) {
                return new Shop(NullableParts.read(Codecs.STRING, in));
            }
        }
    }

    /** Primary key of a sale. */
    public record Id(long id) {

        @Override
        public int hashCode() {
            return io.streamform.runtime.schema.KeyHash.of(id);
        }

        /** Describes the key. */
        public static final class Keys extends FixtureKeys<Id, Sale> {

            /** The only one. */
            public static final Keys INSTANCE = new Keys();

            private Keys() {
                super(Id.class, new KeyCodec());
            }

            @Override
            public Id key(Sale row) {
                return new Id(row.id());
            }
        }

        private static final class KeyCodec extends FixtureCodec<Id> {

            KeyCodec() {
                super("Key", NullableParts.number("id"));
            }

            @Override
            public void write(Id value, AvroOutput out) {
                out.writeLong(value.id());
            }

            @Override
            public Id read(AvroInput in) {
                return new Id(in.readLong());
            }
        }
    }
}
