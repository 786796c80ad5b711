package dev.assay.workflow.reporting;

import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.RunSettings;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the model calls of a run took.
 *
 * @param cost in the currency of the prices; null when the price of a model that was called is not
 *     known
 */
public record Usage(
    int calls, TokenUsage tokens, @Nullable BigDecimal cost, List<ModelShare> models) {

  /** One model's part; its cost is null when its price is not known. */
  public record ModelShare(
      String model, int calls, TokenUsage tokens, @Nullable BigDecimal cost, long millis) {}

  /** Sums up the calls at the prices that the settings know. */
  public static Usage of(List<ModelUse> uses, RunSettings settings) {
    Map<String, ModelShare> shares = new TreeMap<>();
    for (ModelUse use : uses) {
      shares.merge(
          use.model(),
          new ModelShare(use.model(), 1, use.tokens(), null, use.millis()),
          Usage::together);
    }
    List<ModelShare> priced =
        shares.values().stream().map(share -> priced(share, settings)).toList();
    TokenUsage tokens =
        uses.stream().map(ModelUse::tokens).reduce(TokenUsage.ZERO, TokenUsage::plus);
    return new Usage(uses.size(), tokens, total(priced), priced);
  }

  private static ModelShare together(ModelShare one, ModelShare other) {
    return new ModelShare(
        one.model(),
        one.calls() + other.calls(),
        one.tokens().plus(other.tokens()),
        null,
        one.millis() + other.millis());
  }

  private static ModelShare priced(ModelShare share, RunSettings settings) {
    BigDecimal cost =
        settings
            .models()
            .prices(share.model())
            .map(prices -> prices.cost(share.tokens()))
            .orElse(null);
    return new ModelShare(share.model(), share.calls(), share.tokens(), cost, share.millis());
  }

  private static @Nullable BigDecimal total(List<ModelShare> shares) {
    BigDecimal total = BigDecimal.ZERO;
    for (ModelShare share : shares) {
      if (share.cost() == null) {
        return null;
      }
      total = total.add(share.cost());
    }
    return total;
  }
}
