package dev.assay.workflow.refinement;

import dev.assay.table.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What one of several runs side by side answers.
 *
 * @param thread counted from 0
 * @param sql null when it ended without an answer
 * @param result what that returned, its first rows with numbers rounded; null without an answer
 * @param part what the answer is from: {@code self-refinement} or {@code cte-refinement}; empty
 *     without an answer
 * @param queries how many queries were executed
 * @param reason why there is no answer; empty when there is one
 */
public record ThreadAnswer(
    int thread,
    @Nullable String sql,
    @Nullable Table result,
    String part,
    int queries,
    String reason,
    Instant startedAt,
    long millis) {}
