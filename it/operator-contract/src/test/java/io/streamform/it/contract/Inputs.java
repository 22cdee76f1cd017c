package io.streamform.it.contract;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.Upsert;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Random inputs that find faults: few keys, NULLs, ties, boundary values, updates within a key and across keys, deletes that
 * overtake their inserts, pauses around a TTL of one second.
 */
final class Inputs {

    private static final String[] SHOPS = {"a", "b", "", "shop \u00e9\ud83d\ude00"};
    private static final long[] AMOUNTS = {0, 1, 1, 2, -1, 256, -256, 1 << 20, Long.MAX_VALUE, Long.MIN_VALUE};
    private static final double[] RATES = {
        0.0, -0.0, 1.5, 1.5, -1.5, 1e300, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NaN
    };
    private static final String[] PRICES = {"0.00", "1.00", "1.00", "-1.00", "0.01", "99999999.99", "-99999999.99"};
    private static final long[] PAUSES = {1, 500, 999, 1000, 1001, 5000};

    private final Random random;
    private long ids;

    Inputs(long seed) {
        this.random = new Random(seed);
    }

    private <T> @Nullable T orNull(T value) {
        return random.nextInt(6) == 0 ? null : value;
    }

    private Sale sale(long id) {
        return new Sale(
                id,
                orNull(SHOPS[random.nextInt(SHOPS.length)]),
                orNull(AMOUNTS[random.nextInt(AMOUNTS.length)]),
                orNull(RATES[random.nextInt(RATES.length)]),
                orNull(new BigDecimal(PRICES[random.nextInt(PRICES.length)])));
    }

    private <E> Step<E> pause() {
        return new Step.Time<>(PAUSES[random.nextInt(PAUSES.length)]);
    }

    /** Changes of a table without a key. */
    List<Step<Change<Sale>>> changes(int length) {
        List<Step<Change<Sale>>> steps = new ArrayList<>();
        List<Sale> live = new ArrayList<>();
        while (steps.size() < length) {
            int kind = random.nextInt(20);
            if (kind == 0) {
                steps.add(pause());
            } else if (kind == 1) {
                steps.add(new Step.Row<>(Change.delete(sale(ids++))));
            } else if (kind < 10 || live.isEmpty()) {
                Sale added = sale(ids++);
                live.add(added);
                steps.add(new Step.Row<>(Change.insert(added)));
            } else if (kind < 15) {
                steps.add(new Step.Row<>(Change.delete(live.remove(random.nextInt(live.size())))));
            } else {
                int at = random.nextInt(live.size());
                Sale before = live.get(at);
                Sale changed = sale(before.id());
                Sale after = random.nextBoolean()
                        ? changed
                        : new Sale(before.id(), before.shop(), changed.amount(), changed.rate(), before.price());
                live.set(at, after);
                steps.add(new Step.Row<>(Change.update(before, after)));
            }
        }
        return steps;
    }

    /** Upserts and tombstones of few keys, some of them repeated, some for unknown keys. */
    List<Step<Upsert<Sale.Id, Sale>>> upserts(int length) {
        List<Step<Upsert<Sale.Id, Sale>>> steps = new ArrayList<>();
        Sale last = sale(0);
        while (steps.size() < length) {
            int kind = random.nextInt(12);
            long id = random.nextInt(6);
            if (kind == 0) {
                steps.add(pause());
            } else if (kind < 3) {
                steps.add(new Step.Row<>(new Upsert<>(new Sale.Id(id), null)));
            } else if (kind < 5) {
                steps.add(new Step.Row<>(new Upsert<>(new Sale.Id(last.id()), last)));
            } else {
                last = sale(id);
                steps.add(new Step.Row<>(new Upsert<>(new Sale.Id(id), last)));
            }
        }
        return steps;
    }
}
