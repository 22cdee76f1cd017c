package io.streamform.codegen.plan;

/**
 * What the Javadoc of a generated class says.
 *
 * @param sentence what the class is; plain text that may hold SQL names in back quotes
 * @param sql the SQL fragment that it implements, may be empty
 * @param place {@code models/x.sql:4}, or the YAML file that declares a source
 * @param file the file of {@code place} alone, for the header
 */
public record Documentation(String sentence, String sql, String place, String file) {}
