/**
 * Reading a project: files, YAML with the place of every key and value, declarations of sources and models. Nothing here
 * knows SQL. Start at {@link io.streamform.sql.project.ProjectLoader}.
 */
@NullMarked
package io.streamform.sql.project;

import org.jspecify.annotations.NullMarked;
