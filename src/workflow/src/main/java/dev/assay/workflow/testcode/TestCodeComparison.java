package dev.assay.workflow.testcode;

import dev.assay.workflow.run.ModelUse;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a model said of two test codes with different results.
 *
 * @param first the model whose code was shown as A
 * @param second the model whose code was shown as B
 * @param chosen the one of these two that was chosen; null when the answer was none
 * @param problem why there is no choice; null when there is one
 * @param use the call; null when the model gave no answer
 */
public record TestCodeComparison(
    int round,
    String first,
    String second,
    @Nullable String chosen,
    @Nullable String problem,
    @Nullable ModelUse use,
    Instant startedAt,
    long millis) {}
