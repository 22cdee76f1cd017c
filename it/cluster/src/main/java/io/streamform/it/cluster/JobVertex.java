package io.streamform.it.cluster;

/**
 * A vertex of a running job: a chain of operators that run in one task.
 *
 * @param id Flink's id, hexadecimal
 * @param name the names of its operators, joined by arrows
 * @param parallelism its number of subtasks
 * @param status the state that its subtasks share, such as {@code RUNNING}
 */
public record JobVertex(String id, String name, int parallelism, String status) {}
