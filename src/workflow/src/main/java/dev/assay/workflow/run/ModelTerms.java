package dev.assay.workflow.run;

import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prices;
import org.jspecify.annotations.Nullable;

/**
 * On which terms a run calls a model.
 *
 * @param temperature of first rounds
 * @param prices what its tokens cost; null when that is not known
 * @param mostAnswerTokens how long an answer can be; null when that is not known
 */
public record ModelTerms(
    String model, double temperature, @Nullable Prices prices, @Nullable Integer mostAnswerTokens) {

  /** The terms of a model as it is configured. */
  public static ModelTerms of(ModelSettings settings) {
    return new ModelTerms(
        settings.name(),
        settings.temperature(),
        settings.prices().orElse(null),
        settings.maxTokens());
  }
}
