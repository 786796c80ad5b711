package dev.assay.workflow.run;

import dev.assay.agents.model.FinishReason;
import java.time.Instant;

/**
 * One call of a model, and its answer as it arrived.
 *
 * @param promptHash of the prompt that it answers
 * @param answer empty for embeddings, which are kept for all runs about a database
 * @param answeredAt when the answer was there
 * @param claim which of those it was who had the right to make the call; 0 where none is needed
 */
public record KeptCall(
    String promptHash,
    String answer,
    FinishReason finish,
    ModelUse use,
    Instant answeredAt,
    int claim) {}
