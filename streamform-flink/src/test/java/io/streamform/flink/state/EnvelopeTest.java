package io.streamform.flink.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.streamform.runtime.codec.Codec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.apache.flink.runtime.checkpoint.OperatorSubtaskState;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** State of older releases read by newer ones, on real snapshots of Flink. A state per change of layout lives in one operator. */
class EnvelopeTest {

    private static final int KEYS = 4;
    private static final int PLACES = 3;
    private static final Map<String, Map<String, Integer>> COUNTS = new TreeMap<>();

    @TempDir
    private Path directory;

    static List<Configuration> configurations() {
        return Configuration.all();
    }

    private static void count(String scenario, Configuration configuration, int cases) {
        COUNTS.computeIfAbsent(scenario, name -> new TreeMap<>()).merge(configuration.toString(), cases, Integer::sum);
    }

    @AfterAll
    static void writeCounts() throws IOException {
        List<String> lines = new ArrayList<>();
        int all = 0;
        for (Map.Entry<String, Map<String, Integer>> scenario : COUNTS.entrySet()) {
            int cases = scenario.getValue().values().stream()
                    .mapToInt(Integer::intValue)
                    .sum();
            lines.add(scenario.getKey() + ": " + scenario.getValue().size() + " configurations, " + cases + " cases");
            scenario.getValue().forEach((configuration, one) -> lines.add("    " + configuration + ": " + one));
            all += cases;
        }
        lines.add("all: " + all + " cases");
        Files.write(Path.of("target", "envelope-cases.txt"), lines);
    }

    /** What a role holds, kept beside Flink. */
    private static final class Expected {
        private final Map<String, TreeMap<Long, Fields>> values = new HashMap<>();

        void put(String role, long key, long place, Fields value) {
            values.computeIfAbsent(role, name -> new TreeMap<>()).put(key * 1000 + place, value);
        }

        TreeMap<Long, Fields> of(String role) {
            return Objects.requireNonNull(values.get(role));
        }

        void upgrade(String role, FieldsCodec from, FieldsCodec to) {
            of(role).replaceAll((at, value) -> to.expected(value, from));
        }
    }

    private static Map<String, FieldsCodec> codecs(Iterable<String> roles, int release, String owner) {
        Map<String, FieldsCodec> codecs = new TreeMap<>();
        for (String role : roles) {
            codecs.put(role, Layouts.of(role, release, owner));
        }
        return codecs;
    }

    /** The index of states, and of namespaces. */
    private static Map<String, Codec<?>> index(Map<String, FieldsCodec> codecs) {
        Map<String, Codec<?>> index = new TreeMap<>();
        codecs.forEach((role, codec) -> index.put(StateIds.state(Release.UID, role), codec));
        return index;
    }

    private Release release(
            Configuration configuration,
            Map<String, FieldsCodec> states,
            Map<String, Codec<?>> index,
            @Nullable OperatorSubtaskState restored)
            throws Exception {
        return new Release(configuration, states, index, LongKey.Codecs.INSTANCE, restored, directory);
    }

    private static void fill(Release release, Map<String, FieldsCodec> codecs, int from, Expected expected) {
        codecs.forEach((role, codec) -> {
            for (long key = from; key < KEYS; key += 2) {
                for (long place = 0; place < PLACES; place++) {
                    Fields value = codec.value(key * 10 + place + from);
                    release.put(role, key, place, codec.copy(value));
                    expected.put(role, key, place, value);
                }
            }
        });
    }

    private static void verify(
            Release release, Configuration configuration, Expected expected, Iterable<String> roles) {
        for (String role : roles) {
            Map<Long, List<Fields>> byKey = new TreeMap<>();
            expected.of(role).forEach((at, value) -> {
                assertThat(release.get(role, at / 1000, at % 1000))
                        .as(role + " " + at)
                        .isEqualTo(value);
                byKey.computeIfAbsent(at / 1000, key -> new ArrayList<>()).add(value);
            });
            if (configuration.shape() == Configuration.Shape.ORDERED) {
                byKey.forEach((key, values) ->
                        assertThat(release.scan(role, key)).as(role).isEqualTo(values));
            }
        }
    }

    private OperatorSubtaskState first(Configuration configuration, Map<String, FieldsCodec> codecs, Expected expected)
            throws Exception {
        try (Release release = release(configuration, codecs, index(codecs), null)) {
            fill(release, codecs, 0, expected);
            fill(release, codecs, 1, expected);
            verify(release, configuration, expected, codecs.keySet());
            return release.snapshot();
        }
    }

    /** Restores, verifies, writes half of the keys, saves, restores and verifies again without any change. */
    private OperatorSubtaskState upgrade(
            Configuration configuration,
            Map<String, FieldsCodec> before,
            Map<String, FieldsCodec> after,
            Map<String, Codec<?>> index,
            OperatorSubtaskState saved,
            Expected expected)
            throws Exception {
        after.forEach((role, codec) -> expected.upgrade(role, Objects.requireNonNull(before.get(role)), codec));
        OperatorSubtaskState next;
        try (Release release = release(configuration, after, index, saved)) {
            verify(release, configuration, expected, after.keySet());
            fill(release, after, 1, expected);
            verify(release, configuration, expected, after.keySet());
            next = release.snapshot();
        }
        try (Release release = release(configuration, after, index, next)) {
            verify(release, configuration, expected, after.keySet());
            return release.snapshot();
        }
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void valuesAreReadInThePresentLayoutAfterOneUpgradeAndAfterTwo(Configuration configuration) throws Exception {
        Expected expected = new Expected();
        Map<String, FieldsCodec> one = codecs(Layouts.ALLOWED.keySet(), 1, "one");
        Map<String, FieldsCodec> two = codecs(Layouts.ALLOWED.keySet(), 2, "two");
        Map<String, FieldsCodec> three = codecs(Layouts.ALLOWED.keySet(), 3, "three");
        OperatorSubtaskState saved = first(configuration, one, expected);
        saved = upgrade(configuration, one, two, index(two), saved, expected);
        count("one upgrade", configuration, two.size());
        upgrade(configuration, two, three, index(three), saved, expected);
        count("two upgrades in a row", configuration, three.size());
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void aStateThatAReleaseDropsIsThereWhenItComesBack(Configuration configuration) throws Exception {
        for (boolean indexed : new boolean[] {false, true}) {
            Expected expected = new Expected();
            Map<String, FieldsCodec> one = codecs(Layouts.ALLOWED.keySet(), 1, "one");
            Map<String, FieldsCodec> two = codecs(Layouts.ALLOWED.keySet(), 2, "two");
            OperatorSubtaskState saved = first(configuration, one, expected);
            for (int i = 0; i < 2; i++) {
                Map<String, Codec<?>> index = indexed ? index(two) : Map.of();
                try (Release dropping = release(configuration, Map.of(), index, saved)) {
                    saved = dropping.snapshot();
                }
            }
            upgrade(configuration, one, two, index(two), saved, expected);
            count(indexed ? "dropped, class still there" : "dropped, class gone", configuration, two.size());
        }
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void aStateWhoseClassIsNotInTheIndexIsReadOnceItsOperatorAsks(Configuration configuration) throws Exception {
        Expected expected = new Expected();
        Map<String, FieldsCodec> one = codecs(Layouts.ALLOWED.keySet(), 1, "one");
        Map<String, FieldsCodec> two = codecs(Layouts.ALLOWED.keySet(), 2, "two");
        OperatorSubtaskState saved = first(configuration, one, expected);
        upgrade(configuration, one, two, Map.of(), saved, expected);
        count("class gone from the index", configuration, two.size());
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void aRenamedClassIsFoundByTheIdOfItsState(Configuration configuration) throws Exception {
        Expected expected = new Expected();
        Map<String, FieldsCodec> one = codecs(Layouts.ALLOWED.keySet(), 1, "one");
        Map<String, FieldsCodec> renamed = codecs(Layouts.ALLOWED.keySet(), 1, "renamed");
        OperatorSubtaskState saved = first(configuration, one, expected);
        upgrade(configuration, one, renamed, index(renamed), saved, expected);
        count("class renamed", configuration, renamed.size());
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void aChangeThatLosesSomethingIsRefusedWithItsRule(Configuration configuration) throws Exception {
        Expected expected = new Expected();
        Map<String, FieldsCodec> one = codecs(Layouts.REFUSED.keySet(), 1, "one");
        OperatorSubtaskState saved;
        try (Release release = release(configuration, one, Map.of(), null)) {
            fill(release, one, 0, expected);
            saved = release.snapshot();
        }
        for (Map.Entry<String, String[]> refused : Layouts.REFUSED.entrySet()) {
            Map<String, FieldsCodec> two = codecs(List.of(refused.getKey()), 2, "two");
            assertThatThrownBy(
                            () -> release(configuration, two, index(two), saved).close())
                    .as(refused.getKey())
                    .isInstanceOf(IncompatibleStateException.class)
                    .hasMessageContaining(StateIds.state(Release.UID, refused.getKey()))
                    .hasMessageContaining(refused.getValue()[1]);
            count("refused", configuration, 1);
        }
        Map<String, FieldsCodec> again = codecs(List.of("long_to_int"), 1, "one");
        try (Release release = release(configuration, again, index(again), saved)) {
            verify(release, configuration, expected, again.keySet());
        }
    }
}
