package io.streamform.it.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A Flink session cluster: a job manager and task managers, each in a process of its own, on loopback ports that were
 * free. Jobs come in through the REST interface as they do in production. {@link #close} stops all processes and leaves
 * their files.
 */
public final class FlinkClusterProcesses implements AutoCloseable {

    private static final Duration START_LIMIT = Duration.ofSeconds(60);
    private static final Duration STOP_LIMIT = Duration.ofSeconds(10);
    private static final int START_ATTEMPTS = 3;
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final FlinkSettings settings;
    private final Path home;
    private final int restPort;
    private final int jobManagerPort;
    private final JavaProcess jobManager;
    private final FlinkRest rest;
    private final List<JavaProcess> taskManagers = new ArrayList<>();
    private int taskManagersStarted;

    private FlinkClusterProcesses(FlinkSettings settings, Path home, int restPort, int jobManagerPort) {
        this.settings = settings;
        this.home = home;
        this.restPort = restPort;
        this.jobManagerPort = jobManagerPort;
        this.rest = new FlinkRest("http://127.0.0.1:" + restPort);
        this.jobManager = launch(
                "jobmanager",
                "org.apache.flink.runtime.entrypoint.StandaloneSessionClusterEntrypoint",
                settings.jobManagerJvm(),
                Map.of());
    }

    /**
     * Starts a cluster and waits until all its task managers have registered.
     *
     * @param folder where the cluster keeps its settings, logs, uploads and checkpoints; created when missing
     * @throws ClusterException with the end of the log of the process that did not come up
     */
    public static FlinkClusterProcesses start(Path folder, FlinkClusterOptions options) {
        for (int attempt = 1; ; attempt++) {
            List<Integer> ports = FreePorts.onLoopback(2);
            Path home = folder.resolve("flink-" + attempt).toAbsolutePath();
            FlinkClusterProcesses cluster =
                    new FlinkClusterProcesses(new FlinkSettings(options, home), home, ports.get(0), ports.get(1));
            try {
                cluster.awaitStart(options.taskManagers());
                return cluster;
            } catch (ClusterException e) {
                cluster.killAll();
                if (attempt == START_ATTEMPTS || !cluster.jobManager.logContains("BindException")) {
                    throw e;
                }
            }
        }
    }

    /** Returns the base URL of the REST interface, without a slash at its end. */
    public String restUrl() {
        return rest.url();
    }

    /** Returns the folder with one log per process. */
    public Path logs() {
        return home.resolve("logs");
    }

    /** Returns the folder of checkpoints. */
    public Path checkpoints() {
        return settings.checkpoints();
    }

    /** Returns the process of the job manager. */
    public JavaProcess jobManager() {
        return jobManager;
    }

    /** Returns the task managers that run, oldest first. */
    public List<JavaProcess> taskManagers() {
        return taskManagers.stream().filter(JavaProcess::isAlive).toList();
    }

    /** Kills the oldest running task manager as {@code kill -9} does and returns it. */
    public JavaProcess killTaskManager() {
        JavaProcess victim = taskManagers().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no task manager runs"));
        victim.kill();
        taskManagers.remove(victim);
        return victim;
    }

    /** Starts one more task manager and waits until it has registered at the job manager. */
    public JavaProcess startTaskManager() {
        JavaProcess started = launchTaskManager();
        awaitRegistration(started);
        return started;
    }

    /** Uploads a JAR and returns the id to run it by. */
    public String uploadJar(Path jar) {
        String stored = rest.upload("/jars/upload", jar).path("filename").asText();
        return stored.substring(stored.lastIndexOf('/') + 1);
    }

    /** Runs an uploaded JAR and returns the id of its job. */
    public String run(String jarId, String entryClass, List<String> arguments, int parallelism) {
        return run(JobSubmission.of(jarId, entryClass).withArguments(arguments).withParallelism(parallelism));
    }

    /**
     * Runs an uploaded JAR and returns the id of its job.
     *
     * @throws ClusterException with the server's stack trace when {@code main} or the submission fails
     */
    public String run(JobSubmission submission) {
        ObjectNode body = JSON.objectNode()
                .put("entryClass", submission.entryClass())
                .put("parallelism", submission.parallelism())
                .put("allowNonRestoredState", submission.allowNonRestoredState());
        ArrayNode arguments = body.putArray("programArgsList");
        submission.arguments().forEach(arguments::add);
        ObjectNode configuration = body.putObject("flinkConfiguration");
        submission.configuration().forEach(configuration::put);
        submission.savepoint().ifPresent(savepoint -> body.put("savepointPath", savepoint));
        return rest.post("/jars/" + submission.jarId() + "/run", body)
                .path("jobid")
                .asText();
    }

    /** Returns the state of a job. */
    public JobStatus jobStatus(String jobId) {
        return JobStatus.valueOf(rest.get("/jobs/" + jobId).path("state").asText());
    }

    /** Returns the ids of all jobs that have not ended. */
    public List<String> liveJobs() {
        List<String> live = new ArrayList<>();
        for (JsonNode job : rest.get("/jobs").path("jobs")) {
            if (!JobStatus.valueOf(job.path("status").asText()).isTerminal()) {
                live.add(job.path("id").asText());
            }
        }
        return live;
    }

    /** Returns the vertices of a job, sources first. */
    public List<JobVertex> vertices(String jobId) {
        List<JobVertex> vertices = new ArrayList<>();
        for (JsonNode vertex : rest.get("/jobs/" + jobId).path("vertices")) {
            vertices.add(new JobVertex(
                    vertex.path("id").asText(),
                    vertex.path("name").asText(),
                    vertex.path("parallelism").asInt(),
                    vertex.path("status").asText()));
        }
        return vertices;
    }

    /**
     * Waits until a job is in a state.
     *
     * @throws ClusterException with the job's exceptions when it ended in another state or the limit passed
     */
    public void waitForStatus(String jobId, JobStatus wanted, Duration limit) {
        Wait.untilTrue("job " + jobId + " " + wanted, limit, () -> {
            JobStatus status = jobStatus(jobId);
            if (status != wanted && status.isTerminal()) {
                throw new ClusterException("job " + jobId + " is " + status + ", waited for " + wanted + "; "
                        + exceptions(jobId).orElse("no exception is known"));
            }
            return status == wanted;
        });
    }

    /** Waits until all tasks of a job run, which is when it has its slots and its state. */
    public void waitUntilAllTasksRun(String jobId, Duration limit) {
        waitForStatus(jobId, JobStatus.RUNNING, limit);
        Wait.untilTrue("all tasks of job " + jobId + " run", limit, () -> {
            List<JobVertex> vertices = vertices(jobId);
            return !vertices.isEmpty()
                    && vertices.stream().allMatch(vertex -> vertex.status().equals("RUNNING"));
        });
    }

    /** Cancels a job and waits until it is. */
    public void cancel(String jobId, Duration limit) {
        rest.patch("/jobs/" + jobId + "?mode=cancel");
        waitForStatus(jobId, JobStatus.CANCELED, limit);
    }

    /**
     * Stops a job with a savepoint and waits until it has ended; transactional sinks have committed everything then.
     *
     * @param folder where the savepoint is written, in a folder of its own
     * @return the folder of the savepoint
     */
    public Path stopWithSavepoint(String jobId, Path folder, SavepointFormat format, Duration limit) {
        ObjectNode body = JSON.objectNode()
                .put("targetDirectory", folder.toUri().toString())
                .put("formatType", format.name())
                .put("drain", false);
        String request =
                rest.post("/jobs/" + jobId + "/stop", body).path("request-id").asText();
        JsonNode operation = awaitOperation("/jobs/" + jobId + "/savepoints/" + request, limit);
        waitForStatus(jobId, JobStatus.FINISHED, limit);
        return Path.of(URI.create(operation.path("location").asText()));
    }

    /** Takes a checkpoint now, waits until it is complete and returns its id. */
    public long triggerCheckpoint(String jobId, Duration limit) {
        ObjectNode body = JSON.objectNode().put("checkpointType", "CONFIGURED");
        String request = rest.post("/jobs/" + jobId + "/checkpoints", body)
                .path("request-id")
                .asText();
        return awaitOperation("/jobs/" + jobId + "/checkpoints/" + request, limit)
                .path("checkpointId")
                .asLong();
    }

    /** Returns how many checkpoints of a job are complete. */
    public long completedCheckpoints(String jobId) {
        return checkpointCounts(jobId).path("completed").asLong();
    }

    /** Returns how often a job was restored from a checkpoint or savepoint. */
    public long restores(String jobId) {
        return checkpointCounts(jobId).path("restored").asLong();
    }

    /** Returns where the last complete checkpoint of a job is, empty when there is none. */
    public Optional<Path> lastCheckpoint(String jobId) {
        JsonNode path = rest.get("/jobs/" + jobId + "/checkpoints")
                .path("latest")
                .path("completed")
                .path("external_path");
        return path.isTextual() ? Optional.of(Path.of(URI.create(path.asText()))) : Optional.empty();
    }

    /** Returns the stack traces of the failures that the job manager remembers, newest first; empty when none. */
    public Optional<String> exceptions(String jobId) {
        StringBuilder text = new StringBuilder();
        for (JsonNode entry : rest.get("/jobs/" + jobId + "/exceptions")
                .path("exceptionHistory")
                .path("entries")) {
            text.append(entry.path("stacktrace").asText()).append('\n');
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
    }

    /** Returns class and message of the innermost cause of the newest failure; empty when there was none. */
    public Optional<String> rootCause(String jobId) {
        JsonNode newest = rest.get("/jobs/" + jobId + "/exceptions")
                .path("exceptionHistory")
                .path("entries")
                .path(0)
                .path("stacktrace");
        return newest.isTextual() ? Optional.of(innermostCause(newest.asText())) : Optional.empty();
    }

    /**
     * Returns the sum of a metric over the subtasks of a vertex; empty while no subtask has reported it. Flink's
     * metrics trail the job by a fraction of a second and start again at zero when a task does.
     *
     * @param metric a name such as {@code numRecordsIn}
     */
    public Optional<Double> metric(String jobId, String vertexId, String metric) {
        JsonNode sum = rest.get(
                        "/jobs/" + jobId + "/vertices/" + vertexId + "/subtasks/metrics?get=" + metric + "&agg=sum")
                .path(0)
                .path("sum");
        return sum.isNumber() ? Optional.of(sum.asDouble()) : Optional.empty();
    }

    @Override
    public void close() {
        taskManagers.forEach(taskManager -> taskManager.stop(STOP_LIMIT));
        jobManager.stop(STOP_LIMIT);
    }

    private void awaitStart(int wantedTaskManagers) {
        for (int i = 0; i < wantedTaskManagers; i++) {
            launchTaskManager();
        }
        taskManagers.forEach(this::awaitRegistration);
    }

    private void killAll() {
        taskManagers.forEach(JavaProcess::kill);
        jobManager.kill();
    }

    private JavaProcess launchTaskManager() {
        taskManagersStarted++;
        String name = "taskmanager-" + taskManagersStarted;
        JavaProcess started = launch(
                name,
                "org.apache.flink.runtime.taskexecutor.TaskManagerRunner",
                settings.taskManagerJvm(),
                Map.of("taskmanager.resource-id", name));
        taskManagers.add(started);
        return started;
    }

    private JavaProcess launch(String name, String mainClass, List<String> jvm, Map<String, String> more) {
        Path configuration = settings.write("conf-" + name, restPort, jobManagerPort, more);
        return JavaProcess.start(new JavaProcess.Launch(
                name,
                ProcessClassPath.flink(),
                jvm,
                mainClass,
                List.of("--configDir", configuration.toString()),
                logs()));
    }

    private void awaitRegistration(JavaProcess taskManager) {
        Wait.untilTrue("registration of " + taskManager.name() + ", see " + logs(), START_LIMIT, () -> {
            jobManager.requireAlive();
            taskManager.requireAlive();
            return rest.getIfReady("/taskmanagers").stream()
                    .anyMatch(answer ->
                            answer.path("taskmanagers").findValuesAsText("id").contains(taskManager.name()));
        });
    }

    private JsonNode checkpointCounts(String jobId) {
        return rest.get("/jobs/" + jobId + "/checkpoints").path("counts");
    }

    /** An asynchronous operation answers with its outcome once it is complete, be it good or bad. */
    private JsonNode awaitOperation(String path, Duration limit) {
        JsonNode operation = Wait.until(
                "operation " + path,
                limit,
                () -> Optional.of(rest.get(path))
                        .filter(answer ->
                                answer.path("status").path("id").asText().equals("COMPLETED"))
                        .map(answer -> answer.path("operation")));
        if (operation.hasNonNull("failure-cause") || operation.hasNonNull("failureCause")) {
            throw new ClusterException("operation " + path + " failed: " + operation);
        }
        return operation;
    }

    private static String innermostCause(String stackTrace) {
        String prefix = "Caused by: ";
        List<String> lines = stackTrace.lines().toList();
        return lines.stream()
                .filter(line -> line.startsWith(prefix))
                .reduce((earlier, later) -> later)
                .map(line -> line.substring(prefix.length()))
                .orElse(lines.isEmpty() ? "" : lines.get(0));
    }
}
