package dev.assay.benchmarks.inspectors;

import dev.assay.evaluation.Question;

/** A gold query with one mistake put into it. */
public record SeededError(Question question, ErrorKind kind, String sql) {}
