package io.streamform.maven.lifecycle;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.descriptor.MojoDescriptor;

/**
 * Runs the lifecycle up to a phase before a goal that was called by itself, as {@code @Execute} does for goals that are
 * never bound. A goal that is bound to a phase ({@code streamform:test}) must not carry {@code @Execute}: every build would
 * run the phases before it twice.
 */
public final class EarlierPhases {

    private EarlierPhases() {}

    /**
     * Runs everything up to and including {@code phase} if {@code execution} was called from the command line and the
     * command names no phase itself.
     */
    public static void runIfCalledAlone(
            String phase, MojoExecution execution, LifecycleExecutor executor, MavenSession session)
            throws MojoExecutionException {
        if (execution.getSource() != MojoExecution.Source.CLI || namesPhase(session)) {
            return;
        }
        MojoDescriptor descriptor = execution.getMojoDescriptor().clone();
        descriptor.setExecutePhase(phase);
        MojoExecution forking = new MojoExecution(descriptor, execution.getExecutionId(), execution.getSource());
        try {
            executor.calculateForkedExecutions(forking, session);
            executor.executeForkedExecutions(forking, session);
        } catch (Exception e) {
            // The executor's methods declare a dozen exceptions of Maven's own; all mean that an earlier phase failed.
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    private static boolean namesPhase(MavenSession session) {
        return session.getGoals().stream().anyMatch(goal -> goal.indexOf(':') < 0);
    }
}
