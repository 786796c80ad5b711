package dev.assay.workflow.run;

import dev.assay.agents.model.FinishReason;

/**
 * One call of a model in a step that makes several, and its answer.
 *
 * @param promptHash of the prompt that it answers
 */
public record KeptCall(String promptHash, String answer, FinishReason finish, ModelUse use) {}
