package io.streamform.it.benchmarks;

import java.util.SplittableRandom;

/**
 * The events of one data set: computed beforehand, so that a source does nothing but read an array. The same for every
 * contestant.
 */
final class Events {

    private static final long SEED = 20_260_101;
    private static final int UNIFORM_KEYS = 10_000;
    private static final int ZIPF_KEYS = 1_000_000;

    private static int[] present = {};

    private Events() {}

    /** Makes the events that sources of this process emit from now on. */
    static void prepare(DataSet set, int count) {
        present = set.zipf() ? zipf(count) : uniform(count);
    }

    /** Key of every event. */
    static int[] keys() {
        return present;
    }

    /** Amount of the event of the given number, 0 to 1,048,575. */
    static long amount(int event) {
        return (event * 0x9E3779B97F4A7C15L) >>> 44;
    }

    private static int[] uniform(int count) {
        SplittableRandom random = new SplittableRandom(SEED);
        int[] keys = new int[count];
        for (int i = 0; i < count; i++) {
            keys[i] = random.nextInt(UNIFORM_KEYS);
        }
        return keys;
    }

    /** Zipf's law with exponent 1. Ranks are spread over the keys, so that frequent keys are not neighbours. */
    private static int[] zipf(int count) {
        double[] sums = new double[ZIPF_KEYS];
        double sum = 0;
        for (int rank = 0; rank < ZIPF_KEYS; rank++) {
            sum += 1.0 / (rank + 1);
            sums[rank] = sum;
        }
        SplittableRandom random = new SplittableRandom(SEED);
        int[] keys = new int[count];
        for (int i = 0; i < count; i++) {
            int found = java.util.Arrays.binarySearch(sums, random.nextDouble() * sum);
            int rank = Math.min(found < 0 ? -found - 1 : found, ZIPF_KEYS - 1);
            // 7919 has no divisor in common with the number of keys.
            keys[i] = (int) (rank * 7919L % ZIPF_KEYS);
        }
        return keys;
    }
}
