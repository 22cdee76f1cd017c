package io.streamform.it.contract;

import io.streamform.flink.operator.ChangeType;
import io.streamform.flink.operator.HostSettings;
import io.streamform.flink.operator.KeySelectors;
import io.streamform.flink.operator.KeyType;
import io.streamform.flink.operator.KeyedOperatorFactory;
import io.streamform.flink.operator.StatelessOperatorFactory;
import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.runtime.change.Upsert;
import io.streamform.runtime.operator.KeySplit;
import io.streamform.runtime.operator.KeyedOperator;
import io.streamform.runtime.operator.Normalize;
import io.streamform.runtime.operator.StatelessOperator;
import io.streamform.runtime.schema.RowSchema;
import io.streamform.runtime.topology.ConnectorSpec;
import io.streamform.runtime.topology.ModelView;
import io.streamform.runtime.topology.SourceSpec;
import io.streamform.runtime.topology.Topology;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.streaming.api.operators.OneInputStreamOperatorFactory;
import org.jspecify.annotations.Nullable;

/**
 * An operator under test, wired for every host.
 *
 * @param name of the case
 * @param inputs input of a length from a generator
 * @param split what an exchange makes of an element
 * @param topology for the simulator; the model is {@code out}
 * @param factory for Flink
 * @param keys of elements, null if the operator has none
 * @param keyType of keys, null if the operator has none
 * @param outputType of what is emitted
 */
record Subject<K, E extends SourceElement<Sale>, O>(
        String name,
        Function<Inputs, Function<Integer, List<Step<E>>>> inputs,
        Function<E, List<E>> split,
        Supplier<Topology> topology,
        Function<HostSettings, OneInputStreamOperatorFactory<E, Change<O>>> factory,
        @Nullable KeySelector<E, K> keys,
        @Nullable TypeInformation<K> keyType,
        TypeInformation<Change<O>> outputType) {

    static final String SOURCE = "sales";
    static final String MODEL = "out";

    /** All operators. */
    static List<Subject<?, ?, ?>> all() {
        return List.of(
                stateless("calc"),
                grouped("sums", () -> TotalsByShop.sums(0)),
                grouped("sums-ttl", () -> TotalsByShop.sums(1000)),
                grouped("having", TotalsByShop::havingFewerThanThree),
                grouped("extremes", () -> TotalsByShop.extremes(0)),
                grouped("extremes-ttl", () -> TotalsByShop.extremes(1000)),
                normalized("normalize", 0),
                normalized("normalize-ttl", 1000),
                grouped("buckets", Buckets::new));
    }

    private static ConnectorSpec nowhere() {
        return new ConnectorSpec("file", "none", "json", new TreeMap<>());
    }

    private static <O> Topology finish(Topology.Builder builder, Topology.Stream<O> out, RowSchema<O> row) {
        return builder.model(MODEL, "out.sql", out, row, ModelView.Mode.RETRACT, List.of(), List.of(SOURCE))
                .build();
    }

    private static Topology.Stream<Sale> sales(Topology.Builder builder) {
        SourceSpec<Sale.Id, Sale> spec = new SourceSpec<>(
                SOURCE,
                Sale.Rows.INSTANCE,
                SourceSpec.Changelog.RETRACT,
                null,
                null,
                SourceSpec.OnBadRecord.FAIL,
                nowhere());
        return builder.source("contract/source", "sales", spec);
    }

    private static Subject<?, Change<Sale>, Total> stateless(String name) {
        Supplier<StatelessOperator<Sale, Total>> operator = PositiveAmounts::new;
        return new Subject<Object, Change<Sale>, Total>(
                name,
                inputs -> inputs::changes,
                List::of,
                () -> {
                    Topology.Builder builder = Topology.builder("contract");
                    Topology.Stream<Total> out =
                            sales(builder).stateless("contract/" + name, name, Total.Rows.INSTANCE, operator);
                    return finish(builder, out, Total.Rows.INSTANCE);
                },
                settings -> StatelessOperatorFactory.of(operator::get),
                null,
                null,
                ChangeType.of(Total.Rows.INSTANCE));
    }

    private static Subject<Sale.Shop, Change<Sale>, Total> grouped(
            String name, Supplier<KeyedOperator<Sale.Shop, Change<Sale>, Total>> operator) {
        KeySplit<Sale.Shop, Sale> splitter = new KeySplit<>(Sale.Shop.Keys.INSTANCE);
        return new Subject<>(
                name,
                inputs -> inputs::changes,
                change -> {
                    List<Change<Sale>> parts = new ArrayList<>();
                    splitter.row(change, parts::add);
                    return parts;
                },
                () -> {
                    Topology.Builder builder = Topology.builder("contract");
                    Topology.Stream<Total> out = sales(builder)
                            .keyed("contract/" + name, name, Sale.Shop.Keys.INSTANCE, Total.Rows.INSTANCE, operator);
                    return finish(builder, out, Total.Rows.INSTANCE);
                },
                settings ->
                        KeyedOperatorFactory.of("contract/" + name, Sale.Shop.Keys.INSTANCE, operator::get, settings),
                KeySelectors.of(Sale.Shop.Keys.INSTANCE),
                KeyType.of(Sale.Shop.Keys.INSTANCE),
                ChangeType.of(Total.Rows.INSTANCE));
    }

    private static Subject<Sale.Id, Upsert<Sale.Id, Sale>, Sale> normalized(String name, long ttlMillis) {
        Supplier<KeyedOperator<Sale.Id, Upsert<Sale.Id, Sale>, Sale>> operator =
                () -> new Normalize<>(Sale.Rows.INSTANCE.codec(), ttlMillis);
        return new Subject<>(
                name,
                inputs -> inputs::upserts,
                List::of,
                () -> {
                    Topology.Builder builder = Topology.builder("contract");
                    SourceSpec<Sale.Id, Sale> spec = new SourceSpec<>(
                            SOURCE,
                            Sale.Rows.INSTANCE,
                            SourceSpec.Changelog.UPSERT,
                            Sale.Id.Keys.INSTANCE,
                            null,
                            SourceSpec.OnBadRecord.FAIL,
                            nowhere());
                    Topology.Stream<Sale> out = builder.upsertSource("contract/source", "sales", spec)
                            .normalized("contract/" + name, name, operator);
                    return finish(builder, out, Sale.Rows.INSTANCE);
                },
                settings -> KeyedOperatorFactory.ofUpserts("contract/" + name, operator::get, settings),
                KeySelectors.upsert(),
                KeyType.of(Sale.Id.Keys.INSTANCE),
                ChangeType.of(Sale.Rows.INSTANCE));
    }

    @Override
    public String toString() {
        return name;
    }
}
