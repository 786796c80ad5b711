package dev.assay.workflow.run;

import dev.assay.agents.model.TokenUsage;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How much of models may be taken: by a run, or by a key in a day.
 *
 * @param tokens of prompts and answers together; null for any number
 * @param cost in the currency of the prices; null for any
 */
public record Budget(@Nullable Long tokens, @Nullable BigDecimal cost) {

  /** As much as one likes. */
  public static final Budget NONE = new Budget(null, null);

  public Budget {
    if (tokens != null && tokens < 1) {
      throw new InvalidQuestionException("a budget of tokens must be at least 1, not " + tokens);
    }
    if (cost != null && cost.signum() <= 0) {
      throw new InvalidQuestionException("a budget of cost must be more than 0, not " + cost);
    }
  }

  /** Whether it bounds anything. */
  public boolean bounds() {
    return tokens != null || cost != null;
  }

  /**
   * What is over the budget; empty when all is within it.
   *
   * @param taken tokens taken, and those that are about to be
   * @param price of these; null where a price is not known, which counts as nothing
   */
  public Optional<String> exceededBy(TokenUsage taken, @Nullable BigDecimal price) {
    return over(taken, price, 1);
  }

  /** What has used up the budget; empty while there is some of it left. */
  public Optional<String> usedUpBy(TokenUsage taken, BigDecimal price) {
    return over(taken, price, 0);
  }

  /** With {@code least} 1 when there is more than the budget, with 0 when there is all of it. */
  private Optional<String> over(TokenUsage taken, @Nullable BigDecimal price, int least) {
    long sum = taken.input() + taken.output();
    if (tokens != null && Long.compare(sum, tokens) >= least) {
      return Optional.of(
          String.format(Locale.ROOT, "%,d tokens, where %,d are allowed", sum, tokens));
    }
    if (cost != null && price != null && price.compareTo(cost) >= least) {
      return Optional.of(
          "a cost of %s, where %s is allowed"
              .formatted(price.toPlainString(), cost.toPlainString()));
    }
    return Optional.empty();
  }
}
