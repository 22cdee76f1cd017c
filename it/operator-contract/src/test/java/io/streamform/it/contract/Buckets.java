package io.streamform.it.contract;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.codec.Codecs;
import io.streamform.runtime.operator.Host;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.state.NamespacedSlot;
import io.streamform.runtime.state.NamespacedState;
import io.streamform.runtime.state.OrderKey;
import io.streamform.runtime.state.OrderKeys;
import io.streamform.runtime.state.OrderedSlot;
import io.streamform.runtime.state.OrderedState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What no operator of the product needs yet, but the contract promises: per shop and bucket (the amount modulo 4) a count in
 * a namespaced state, an ordered list of buckets, clean-up timers by key. Every row emits the counts of the buckets up to
 * the one it falls in, in order; a delete empties its bucket; a shop without rows for a while is forgotten.
 */
final class Buckets implements KeyedOperator<Sale.Shop, Change<Sale>, Total> {

    private static final long KEPT = 1000;

    private @Nullable Host<Sale.Shop, Total> host;
    private @Nullable NamespacedState<Sale.Shop, Sale.Id, Long> counts;
    private @Nullable OrderedState<Sale.Shop, Long> order;
    private @Nullable NamespacedState<Sale.Shop, Sale.Id, Long> lastRow;

    @Override
    public void open(Host<Sale.Shop, Total> opened) {
        host = opened;
        counts = opened.namespaced(new NamespacedSlot<>("counts", Sale.Id.Keys.INSTANCE.codec(), Codecs.LONG));
        lastRow = opened.namespaced(new NamespacedSlot<>("last", Sale.Id.Keys.INSTANCE.codec(), Codecs.LONG));
        order = opened.ordered(new OrderedSlot<>("order", Codecs.LONG));
    }

    private static OrderKey place(long bucket) {
        return OrderKeys.descending(bucket);
    }

    @Override
    public void row(Sale.Shop key, Change<Sale> element) {
        Sale row = element.anyRow();
        Long amount = row.amount();
        long bucket = amount == null ? -1 : Math.floorMod(amount, 4L);
        NamespacedState<Sale.Shop, Sale.Id, Long> counted = Objects.requireNonNull(counts);
        Sale.Id namespace = new Sale.Id(bucket);
        Host<Sale.Shop, Total> to = Objects.requireNonNull(host);
        if (element.after() == null) {
            counted.remove(key, namespace);
            Objects.requireNonNull(order).remove(key, place(bucket));
        } else {
            Long count = counted.get(key, namespace);
            counted.put(key, namespace, count == null ? 1 : count + 1);
            Objects.requireNonNull(order).put(key, place(bucket), bucket);
        }
        Objects.requireNonNull(lastRow).put(key, new Sale.Id(0), to.now());
        to.cleanUpAt(key, to.now() + KEPT);
        Objects.requireNonNull(order).scan(key, (at, each) -> {
            Long count = counted.get(key, new Sale.Id(each));
            to.out().emit(Change.insert(new Total(key.shop(), each, count, null, to.watermark(), null, null)));
            return at.compareTo(place(bucket)) < 0;
        });
    }

    @Override
    public void cleanUp(Sale.Shop key, long now) {
        Long last = Objects.requireNonNull(lastRow).get(key, new Sale.Id(0));
        if (last == null || now - last < KEPT) {
            return;
        }
        List<Long> buckets = new ArrayList<>();
        Objects.requireNonNull(order).scan(key, (at, bucket) -> buckets.add(bucket));
        for (long bucket : buckets) {
            Objects.requireNonNull(counts).remove(key, new Sale.Id(bucket));
        }
        Objects.requireNonNull(order).clear(key);
        Objects.requireNonNull(lastRow).remove(key, new Sale.Id(0));
    }
}
