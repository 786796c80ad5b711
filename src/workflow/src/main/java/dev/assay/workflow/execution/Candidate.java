package dev.assay.workflow.execution;

import dev.assay.workflow.run.ModelUse;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One SQL text under test.
 *
 * @param index 0 for the first one, n for what revision n made
 * @param use the model call that wrote it; null when the user brought it, and when it took several
 *     calls, each of which is kept
 */
public record Candidate(
    int index, String sql, @Nullable ModelUse use, Instant startedAt, long millis) {}
