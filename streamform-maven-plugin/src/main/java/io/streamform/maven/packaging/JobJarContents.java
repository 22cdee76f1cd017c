package io.streamform.maven.packaging;

import java.io.File;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.apache.maven.artifact.Artifact;

/**
 * Which dependencies of a project go into its job JAR: all of the runtime class path but Flink itself and what only Flink
 * brings, because the cluster provides these. Flink's connectors are not part of a cluster and do go in.
 */
public final class JobJarContents {

    private static final String FLINK = "org.apache.flink";

    private JobJarContents() {}

    /**
     * The files to put in, sorted by coordinates so that the JAR does not depend on the order of resolution.
     *
     * @param artifacts resolved artifacts of the project, each with its dependency trail
     */
    public static List<File> select(Set<Artifact> artifacts) {
        List<Artifact> chosen = new ArrayList<>();
        for (Artifact artifact : artifacts) {
            boolean runtime = Artifact.SCOPE_COMPILE.equals(artifact.getScope())
                    || Artifact.SCOPE_RUNTIME.equals(artifact.getScope());
            if (runtime && artifact.getFile() != null && !providedByCluster(artifact)) {
                chosen.add(artifact);
            }
        }
        chosen.sort(Comparator.comparing(Artifact::getId));
        return chosen.stream().map(Artifact::getFile).toList();
    }

    private static boolean providedByCluster(Artifact artifact) {
        List<String> trail = artifact.getDependencyTrail();
        if (trail == null) {
            return isFlinkItself(artifact.getGroupId(), artifact.getArtifactId());
        }
        for (String step : trail) {
            String[] parts = step.split(":", -1);
            if (parts.length >= 2 && isFlinkItself(parts[0], parts[1])) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFlinkItself(String group, String name) {
        if (group.equals("org.slf4j") || group.equals("org.apache.logging.log4j")) {
            // A second logging API in the job's own class loader would not see the cluster's configuration.
            return true;
        }
        return group.equals(FLINK) && !name.startsWith("flink-connector-") && !name.startsWith("flink-file-sink");
    }
}
