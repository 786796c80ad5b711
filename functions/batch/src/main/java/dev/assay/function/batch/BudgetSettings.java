package dev.assay.function.batch;

import dev.assay.workflow.run.Budget;
import io.smallrye.config.ConfigMapping;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * How much of models may be taken. Costs are read here: a native image makes few types of text by
 * itself, and decimals are not among them.
 */
@ConfigMapping(prefix = "assay")
public interface BudgetSettings {

  /** How many tokens a run may take; any number when absent. */
  Optional<Long> mostTokens();

  /** What a run may cost, in the currency of the models' prices; anything when absent. */
  Optional<String> mostCost();

  /** How many tokens an API key may take in a day; any number when absent. */
  Optional<Long> mostTokensPerDay();

  /** What an API key may cost in a day; anything when absent. */
  Optional<String> mostCostPerDay();

  /** The budget of a run. */
  static Budget ofRun(BudgetSettings settings) {
    return budget(settings.mostTokens(), "assay.most-cost", settings.mostCost());
  }

  /** The budget of a key in a day. */
  static Budget ofDay(BudgetSettings settings) {
    return budget(
        settings.mostTokensPerDay(), "assay.most-cost-per-day", settings.mostCostPerDay());
  }

  private static Budget budget(Optional<Long> tokens, String name, Optional<String> cost) {
    try {
      return new Budget(
          tokens.orElse(null), cost.map(String::strip).map(BigDecimal::new).orElse(null));
    } catch (NumberFormatException none) {
      throw new IllegalArgumentException(
          "%s is no number: '%s'; give one such as 0.25".formatted(name, cost.orElse("")), none);
    }
  }
}
