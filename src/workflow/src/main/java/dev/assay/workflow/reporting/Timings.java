package dev.assay.workflow.reporting;

import java.util.Map;

/**
 * Where a run's time went, in milliseconds.
 *
 * @param wall from the question to the result
 * @param idle the part of it in which no step was at work: waiting for a model that asked for
 *     patience or for a turn, between a run's end and its resumption, and work that was lost
 * @param models the time of all model calls; calls side by side count each
 * @param stages the time of the work of each stage, its model calls included
 */
public record Timings(long wall, long idle, long models, Map<String, Long> stages) {}
