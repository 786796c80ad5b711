package dev.assay.workflow.testdata;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Which test data the run's test code is written for.
 *
 * @param attempt the attempt that made them
 * @param measured how many test data there were to choose from
 * @param problem why no richer ones could be asked for, where they were wanted; or null
 */
public record TestDataChoice(
    int attempt, int measured, @Nullable String problem, Instant startedAt, long millis) {}
