package io.streamform.flink.job;

import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

/** Adds the dataflow of an application to an environment; generated jobs have one. */
@FunctionalInterface
public interface JobDefinition {

    /** Adds the dataflow to {@code env}. */
    void define(StreamExecutionEnvironment env, JobSettings settings);
}
