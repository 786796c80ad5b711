package dev.assay.benchmarks.scale;

/**
 * How a simulation ended.
 *
 * @param seconds from the first start to the last end
 * @param longest the longest time that a question took, once it was begun, in seconds
 * @param late how many took longer than an execution may
 * @param bottleneck what was used most
 */
record Outcome(
    int questions, double seconds, double longest, long late, Utilization bottleneck, Used used) {}
