package dev.assay.cli.options;

import dev.assay.workflow.run.Budget;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that bound what a run may take of models. */
final class BudgetOptions {

  @Option(
      names = "--most-tokens",
      paramLabel = "N",
      description =
          "How many tokens a run may take, of prompts and answers; it then ends unverified with the"
              + " reason 'budget'.")
  @Nullable Long tokens;

  @Option(
      names = "--most-cost",
      paramLabel = "AMOUNT",
      description =
          "What a run may cost, in the currency of the models' prices; it then ends unverified with the reason 'budget'.")
  @Nullable BigDecimal cost;

  Budget budget() {
    return new Budget(tokens, cost);
  }
}
