/**
 * Start-up of generated jobs: settings of a run, the environment, and runs within this process. Start at
 * {@link io.streamform.flink.job.JobRunner}.
 */
@NullMarked
package io.streamform.flink.job;

import org.jspecify.annotations.NullMarked;
