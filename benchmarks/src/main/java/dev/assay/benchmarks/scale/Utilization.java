package dev.assay.benchmarks.scale;

/**
 * How much of something was used.
 *
 * @param share of all that there was; at most 1, but for what was saved up
 */
record Utilization(String name, double share) {}
