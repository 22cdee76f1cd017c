package io.streamform.sim;

/** Processing time, which moves only when told. */
final class Clock {

    private long now;

    Clock(long start) {
        this.now = start;
    }

    long now() {
        return now;
    }

    void advance(long millis) {
        if (millis < 0) {
            throw new IllegalArgumentException("time does not go back: " + millis + " ms");
        }
        now = Math.addExact(now, millis);
    }
}
