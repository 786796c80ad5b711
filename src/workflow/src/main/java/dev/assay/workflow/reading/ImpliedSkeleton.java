package dev.assay.workflow.reading;

import org.jspecify.annotations.Nullable;

/**
 * The form of query that the question alone reads like.
 *
 * @param sql as a model wrote it, with made-up names; empty when it wrote none
 * @param skeleton of that SQL; null when none is known
 * @param problem why none is known; null when one is
 */
public record ImpliedSkeleton(String sql, @Nullable String skeleton, @Nullable String problem) {}
