package io.streamform.flink.state;

/**
 * Why a serializer was refused for a restored state. Flink's answer to "compatible?" has no place for a reason, so the
 * serializer keeps it and shows it in its text, which is part of Flink's message.
 */
final class Refusal {

    private volatile String reason = "";

    void because(String text) {
        reason = text;
    }

    /** The reason; empty if nothing was refused. */
    String reason() {
        return reason;
    }
}
