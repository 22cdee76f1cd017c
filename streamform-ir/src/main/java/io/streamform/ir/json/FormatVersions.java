package io.streamform.ir.json;

import com.fasterxml.jackson.databind.JsonNode;

/** Versions of JSON forms: looked at before anything else, so that a newer form is named as what it is. */
public final class FormatVersions {

    private FormatVersions() {}

    /**
     * Checks the field {@code formatVersion}.
     *
     * @param place where {@code tree} stands, for messages
     * @param newest greatest version that this release reads
     * @throws JsonFormatException if the version is missing, below 1 or greater
     */
    public static void check(JsonNode tree, String place, int newest) {
        JsonNode version = tree.path("formatVersion");
        if (!version.isIntegralNumber() || version.asLong() < 1) {
            throw new JsonFormatException(place, "formatVersion is missing or no positive number");
        }
        if (version.asLong() > newest) {
            throw new JsonFormatException(
                    place,
                    "formatVersion is " + version.asLong() + ", this release of Streamform reads up to " + newest
                            + "; use the release that wrote it, or a later one");
        }
    }
}
