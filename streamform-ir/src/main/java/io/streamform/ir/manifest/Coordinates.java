package io.streamform.ir.manifest;

/** Maven coordinates of a JAR. */
public record Coordinates(String groupId, String artifactId, String version) {

    /** Checks that no part is empty. */
    public Coordinates {
        if (groupId.isEmpty() || artifactId.isEmpty() || version.isEmpty()) {
            throw new IllegalArgumentException(
                    "coordinates have three parts, not " + groupId + ":" + artifactId + ":" + version);
        }
    }

    /** {@code group:artifact:version}. */
    @Override
    public String toString() {
        return groupId + ":" + artifactId + ":" + version;
    }
}
