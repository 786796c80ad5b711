package dev.assay.workflow.run;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.TokenUsage;

/** What one call of a model took; kept in the artifact that the call made. */
public record ModelUse(String step, String model, int round, TokenUsage tokens, long millis) {

  public static ModelUse of(String step, String model, int round, Completion completion) {
    return new ModelUse(step, model, round, completion.tokens(), completion.duration().toMillis());
  }
}
