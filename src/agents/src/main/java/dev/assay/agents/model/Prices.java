package dev.assay.agents.model;

import java.math.BigDecimal;

/**
 * What a model costs, per million tokens, in whatever currency its owner bills.
 *
 * @param input price of prompt tokens
 * @param output price of answered tokens
 * @param cached price of the prompt tokens that the server had cached
 */
public record Prices(BigDecimal input, BigDecimal output, BigDecimal cached) {

  private static final int MILLION = 6;

  /** The exact price of some tokens. */
  public BigDecimal cost(TokenUsage tokens) {
    return times(input, tokens.input() - tokens.cached())
        .add(times(cached, tokens.cached()))
        .add(times(output, tokens.output()))
        .movePointLeft(MILLION);
  }

  private static BigDecimal times(BigDecimal price, long tokens) {
    return price.multiply(BigDecimal.valueOf(tokens));
  }
}
