package dev.assay.workflow.reporting;

import java.util.Map;

/**
 * Where a run's time went, in milliseconds.
 *
 * @param wall from the question to the result, pauses between resumed runs included
 * @param models the time of all model calls; calls side by side count each
 * @param stages the time of the work of each stage, its model calls included
 */
public record Timings(long wall, long models, Map<String, Long> stages) {}
