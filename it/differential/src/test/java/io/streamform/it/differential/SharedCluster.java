package io.streamform.it.differential;

import java.net.URL;
import java.util.Collection;
import java.util.List;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.util.TestStreamEnvironment;

/** One MiniCluster for all jobs of this process: starting one costs many times what a small job does. */
final class SharedCluster {

    private static final MiniCluster CLUSTER = start();

    private SharedCluster() {}

    private static MiniCluster start() {
        Configuration configuration = new Configuration();
        configuration.set(RestOptions.BIND_PORT, "0");
        MiniCluster cluster = new MiniCluster(new MiniClusterConfiguration.Builder()
                .setConfiguration(configuration)
                .setNumTaskManagers(1)
                .setNumSlotsPerTaskManager(4)
                .build());
        try {
            cluster.start();
        } catch (Exception e) {
            throw new IllegalStateException("no MiniCluster", e);
        }
        return cluster;
    }

    /** An environment of parallelism 1 whose jobs run here, with {@code classes} on their class path. */
    static StreamExecutionEnvironment environment(Configuration configuration, Collection<URL> classes) {
        return new TestStreamEnvironment(CLUSTER, configuration, 1, List.of(), classes);
    }
}
