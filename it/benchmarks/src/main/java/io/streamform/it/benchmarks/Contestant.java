package io.streamform.it.benchmarks;

import java.net.URL;
import java.util.List;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/**
 * A job to measure.
 *
 * @param name in the table
 * @param form of its rows: contestants of one form share a source
 * @param part what of a job it has
 * @param classpath of classes that the job needs besides those of this process
 */
record Contestant(String name, String form, Part part, Definition definition, List<URL> classpath) {

    /** How much of a job a contestant is. */
    enum Part {
        /** The source, chained to the sink. */
        SOURCE,
        /** The source, the exchange by key, the sink. */
        EXCHANGE,
        /** All of it. */
        JOB
    }

    /** Defines the dataflow, from source to sink. */
    @FunctionalInterface
    interface Definition {

        /**
         * Adds the dataflow to {@code env}.
         *
         * @param warmUp number of events before measuring begins
         */
        void define(StreamExecutionEnvironment env, int warmUp);
    }
}
