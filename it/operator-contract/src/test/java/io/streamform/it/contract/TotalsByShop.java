package io.streamform.it.contract;

import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.operator.GroupAggregate;
import io.streamform.runtime.operator.RetractableExtreme;
import io.streamform.runtime.state.OrderKeys;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code COUNT(*), SUM(amount), SUM(rate)}, and if asked for {@code MIN(amount), MIN(rate), MAX(price)} over retractions. */
final class TotalsByShop extends GroupAggregate<Sale.Shop, Sale, Totals, Total> {

    private final @Nullable RetractableExtreme<Sale.Shop, Long> least;
    private final @Nullable RetractableExtreme<Sale.Shop, Double> lowest;
    private final @Nullable RetractableExtreme<Sale.Shop, BigDecimal> dearest;
    private final long fewerThan;

    private TotalsByShop(
            long ttlMillis,
            long fewerThan,
            List<RetractableExtreme<Sale.Shop, ?>> extremes,
            @Nullable RetractableExtreme<Sale.Shop, Long> least,
            @Nullable RetractableExtreme<Sale.Shop, Double> lowest,
            @Nullable RetractableExtreme<Sale.Shop, BigDecimal> dearest) {
        super(Totals.StateCodec.INSTANCE, ttlMillis, extremes);
        this.fewerThan = fewerThan;
        this.least = least;
        this.lowest = lowest;
        this.dearest = dearest;
    }

    static TotalsByShop sums(long ttlMillis) {
        return new TotalsByShop(ttlMillis, Long.MAX_VALUE, List.of(), null, null, null);
    }

    /** {@code HAVING COUNT(*) < 3}. */
    static TotalsByShop havingFewerThanThree() {
        return new TotalsByShop(0, 3, List.of(), null, null, null);
    }

    static TotalsByShop extremes(long ttlMillis) {
        RetractableExtreme<Sale.Shop, Long> least =
                new RetractableExtreme<>("least.values", Codecs.LONG, OrderKeys::ascending);
        RetractableExtreme<Sale.Shop, Double> lowest =
                new RetractableExtreme<>("lowest.values", Codecs.DOUBLE, OrderKeys::ascending);
        RetractableExtreme<Sale.Shop, BigDecimal> dearest =
                new RetractableExtreme<>("dearest.values", Sale.PRICES, OrderKeys::descending);
        return new TotalsByShop(ttlMillis, Long.MAX_VALUE, List.of(least, lowest, dearest), least, lowest, dearest);
    }

    @Override
    protected Totals create() {
        return new Totals();
    }

    @Override
    protected void accumulate(Sale.Shop key, Totals totals, Sale row) {
        Long amount = row.amount();
        if (amount != null) {
            totals.sum += amount;
            totals.amounts++;
        }
        Double rate = row.rate();
        if (rate != null) {
            totals.rates += rate;
            totals.rateCount++;
        }
        if (least != null && lowest != null && dearest != null) {
            totals.least = least.add(key, totals.least, amount);
            totals.lowest = lowest.add(key, totals.lowest, rate);
            totals.dearest = dearest.add(key, totals.dearest, row.price());
        }
    }

    @Override
    protected void retract(Sale.Shop key, Totals totals, Sale row) {
        Long amount = row.amount();
        if (amount != null) {
            totals.sum -= amount;
            totals.amounts--;
        }
        Double rate = row.rate();
        if (rate != null) {
            totals.rates -= rate;
            totals.rateCount--;
        }
        if (least != null && lowest != null && dearest != null) {
            totals.least = least.remove(key, totals.least, amount);
            totals.lowest = lowest.remove(key, totals.lowest, rate);
            totals.dearest = dearest.remove(key, totals.dearest, row.price());
        }
    }

    @Override
    protected @Nullable Total result(Sale.Shop key, Totals totals) {
        return totals.rows >= fewerThan
                ? null
                : new Total(
                        key.shop(),
                        totals.rows,
                        totals.amounts == 0 ? null : totals.sum,
                        totals.rateCount == 0 ? null : totals.rates,
                        totals.least,
                        totals.lowest,
                        totals.dearest);
    }
}
