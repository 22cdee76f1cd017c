package io.streamform.sim.check;

/** Numbers of things in messages. */
final class Counts {

    private Counts() {}

    static String text(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
