package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.TokenUsage;
import org.jspecify.annotations.Nullable;

/**
 * What one call of a model took; kept in the artifact that the call made.
 *
 * @param logProbability how probable the model held its answer; null where it does not say
 */
public record ModelUse(
    String step,
    String model,
    int round,
    TokenUsage tokens,
    long millis,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Double logProbability) {

  /** A call whose answer's probability is not known. */
  public ModelUse(String step, String model, int round, TokenUsage tokens, long millis) {
    this(step, model, round, tokens, millis, null);
  }

  public static ModelUse of(String step, String model, int round, Completion completion) {
    return new ModelUse(
        step,
        model,
        round,
        completion.tokens(),
        completion.duration().toMillis(),
        completion.logProbability());
  }
}
