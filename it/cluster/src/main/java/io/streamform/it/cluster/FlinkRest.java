package io.streamform.it.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Speaks JSON over HTTP with Flink's REST interface; knows requests and answers, not what they mean. */
final class FlinkRest {

    /** Submitting a job answers only when its {@code main} has run, so this is long. */
    private static final Duration CALL_LIMIT = Duration.ofSeconds(60);

    private static final String BOUNDARY = "streamform-it-cluster-part";

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final ObjectMapper json = new ObjectMapper();
    private final String url;

    /** Creates a client of the interface at a URL without a slash at its end. */
    FlinkRest(String url) {
        this.url = url;
    }

    /** Returns the base URL. */
    String url() {
        return url;
    }

    /** Returns the answer, or empty when nobody answers yet or the answer is that the interface is not ready. */
    Optional<JsonNode> getIfReady(String path) {
        try {
            HttpResponse<String> response = exchange(request(path).GET().build());
            return response.statusCode() == 200 ? Optional.of(parsed(response)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns the answer to a GET. */
    JsonNode get(String path) {
        return answer("GET " + path, request(path).GET().build());
    }

    /** Returns the answer to a POST of JSON. */
    JsonNode post(String path, JsonNode body) {
        HttpRequest request = request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString()))
                .build();
        return answer("POST " + path, request);
    }

    /** Returns the answer to a PATCH without a body. */
    JsonNode patch(String path) {
        HttpRequest request =
                request(path).method("PATCH", BodyPublishers.noBody()).build();
        return answer("PATCH " + path, request);
    }

    /** Returns the answer to the upload of a JAR, as a form with one file. */
    JsonNode upload(String path, Path jar) {
        String head = "--" + BOUNDARY + "\r\n"
                + "Content-Disposition: form-data; name=\"jarfile\"; filename=\"" + jar.getFileName() + "\"\r\n"
                + "Content-Type: application/x-java-archive\r\n\r\n";
        String tail = "\r\n--" + BOUNDARY + "--\r\n";
        HttpRequest request = request(path)
                .header("Content-Type", "multipart/form-data; boundary=" + BOUNDARY)
                .POST(BodyPublishers.concat(utf8(head), file(jar), utf8(tail)))
                .build();
        return answer("POST " + path + " with " + jar, request);
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(url + path)).timeout(CALL_LIMIT);
    }

    private JsonNode answer(String what, HttpRequest request) {
        try {
            HttpResponse<String> response = exchange(request);
            if (response.statusCode() / 100 != 2) {
                throw new ClusterException(what + " was refused (" + response.statusCode() + "): " + errors(response));
            }
            return parsed(response);
        } catch (IOException e) {
            throw new ClusterException(what + " failed: " + e, e);
        }
    }

    private HttpResponse<String> exchange(HttpRequest request) throws IOException {
        try {
            return client.send(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ClusterException("interrupted: " + request.uri(), e);
        }
    }

    private JsonNode parsed(HttpResponse<String> response) throws JsonProcessingException {
        return response.body().isEmpty() ? MissingNode.getInstance() : json.readTree(response.body());
    }

    /** Flink answers errors with a list of texts whose last holds the server's stack trace. */
    private String errors(HttpResponse<String> response) {
        try {
            JsonNode errors = parsed(response).path("errors");
            StringBuilder text = new StringBuilder();
            errors.forEach(error -> text.append(error.asText()).append('\n'));
            return text.isEmpty() ? response.body() : text.toString();
        } catch (JsonProcessingException e) {
            return response.body();
        }
    }

    private static BodyPublisher utf8(String text) {
        return BodyPublishers.ofString(text, StandardCharsets.UTF_8);
    }

    private static BodyPublisher file(Path file) {
        try {
            return BodyPublishers.ofFile(file);
        } catch (FileNotFoundException e) {
            throw new ClusterException("no such JAR: " + file, e);
        }
    }
}
