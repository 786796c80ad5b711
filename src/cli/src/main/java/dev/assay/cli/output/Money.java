package dev.assay.cli.output;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Sums of money as text. */
public final class Money {

  private static final int DECIMALS = 6;

  private Money() {}

  /** The sum with at most six decimals; it has no currency, since prices are configured without. */
  public static String text(@Nullable BigDecimal sum) {
    if (sum == null) {
      return "not known (no prices configured)";
    }
    return sum.signum() == 0
        ? "0"
        : sum.setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
  }
}
