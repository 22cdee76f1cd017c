package io.streamform.sim.state;

import java.util.List;

/**
 * All that survives a restart of a simulated application, in an order that depends on content alone: equal states give
 * equal dumps, byte for byte.
 *
 * @param application name of the application
 * @param states by uid and role
 * @param timers clean-up timers by uid, time and key
 * @param watermarks by uid
 */
public record StateDump(String application, List<StateImage> states, List<Timer> timers, List<Watermark> watermarks) {

    /** Copies the lists. */
    public StateDump {
        states = List.copyOf(states);
        timers = List.copyOf(timers);
        watermarks = List.copyOf(watermarks);
    }

    /**
     * A clean-up timer.
     *
     * @param uid of the operator
     * @param time processing time in milliseconds
     * @param key canonical encoding of the key
     */
    public record Timer(String uid, long time, StateBytes key) implements Comparable<Timer> {

        @Override
        public int compareTo(Timer other) {
            int byTime = Long.compare(time, other.time);
            return byTime != 0 ? byTime : key.compareTo(other.key);
        }
    }

    /**
     * The watermark of an operator.
     *
     * @param uid of the operator
     * @param millis event time, {@link Long#MIN_VALUE} before the first row with one
     */
    public record Watermark(String uid, long millis) {}

    /** The dump as text: a line per state, entry, timer and watermark, bytes in hexadecimal. */
    public String text() {
        StringBuilder out = new StringBuilder();
        for (StateImage state : states) {
            out.append("state ").append(state.uid()).append(' ').append(state.role());
            out.append(' ').append(state.form()).append('\n');
            for (StateImage.Entry entry : state.entries()) {
                out.append("  ").append(entry.key());
                if (state.form() != StateImage.Form.VALUE) {
                    out.append(" [").append(entry.place()).append(']');
                }
                out.append(" = ").append(entry.value()).append('\n');
            }
        }
        for (Timer timer : timers) {
            out.append("timer ").append(timer.uid()).append(' ').append(timer.time());
            out.append(' ').append(timer.key()).append('\n');
        }
        for (Watermark watermark : watermarks) {
            out.append("watermark ").append(watermark.uid()).append(' ');
            out.append(watermark.millis()).append('\n');
        }
        return out.toString();
    }
}
