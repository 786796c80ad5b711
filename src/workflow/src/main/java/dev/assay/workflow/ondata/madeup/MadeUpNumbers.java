package dev.assay.workflow.ondata.madeup;

import dev.assay.workflow.ondata.madeup.Scheme.Spacing;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Small numbers in the order of the real ones, on the same sides of those that programs name. */
final class MadeUpNumbers {

  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final int MOST_DIGITS = 15;

  private final Map<BigDecimal, BigDecimal> byReal = new HashMap<>();

  MadeUpNumbers(TreeSet<BigDecimal> real, CodeLiterals literals, Spacing spacing) {
    TreeMap<BigDecimal, List<BigDecimal>> above = new TreeMap<>();
    List<BigDecimal> below = new ArrayList<>();
    for (BigDecimal number : real) {
      BigDecimal low = literals.numbers().floor(number);
      if (low == null) {
        below.add(number);
      } else if (low.compareTo(number) == 0) {
        byReal.put(number, number);
      } else {
        above.computeIfAbsent(low, _ -> new ArrayList<>()).add(number);
      }
    }
    above.forEach((low, some) -> between(low, literals.numbers().higher(low), some, spacing));
    BigDecimal least = literals.numbers().first();
    for (int at = 0; at < below.size(); at++) {
      BigDecimal number = below.get(at);
      byReal.put(number, typed(least.subtract(spacing.at(below.size() - at)), number));
    }
  }

  /** The number that stands for a real one, of the same class. */
  Object of(Number real) {
    BigDecimal made = of(decimal(real));
    return switch (real) {
      case Long _ -> made.longValue();
      case BigInteger _ -> made.toBigInteger();
      case Double _ -> made.doubleValue();
      default -> made;
    };
  }

  BigDecimal of(BigDecimal real) {
    return byReal.getOrDefault(real, real);
  }

  /** The number as it is compared with others. */
  static BigDecimal decimal(Number number) {
    BigDecimal decimal =
        switch (number) {
          case BigDecimal exact -> exact;
          case Double real when real.isInfinite() ->
              BigDecimal.valueOf(real > 0 ? Double.MAX_VALUE : -Double.MAX_VALUE);
          default -> new BigDecimal(number.toString());
        };
    return decimal.signum() == 0 ? BigDecimal.ZERO : decimal.stripTrailingZeros();
  }

  private void between(
      BigDecimal low, @Nullable BigDecimal high, List<BigDecimal> some, Spacing spacing) {
    Spacing fitting = fits(low, high, some.size(), spacing) ? spacing : Spacing.EVEN;
    boolean whole = fits(low, high, some.size(), fitting);
    for (int at = 0; at < some.size(); at++) {
      BigDecimal real = some.get(at);
      byReal.put(
          real,
          whole || high == null
              ? typed(low.add(fitting.at(at + 1L)), real)
              : part(low, high, at + 1, some.size() + 1));
    }
  }

  private static boolean fits(
      BigDecimal low, @Nullable BigDecimal high, int count, Spacing spacing) {
    return high == null || low.add(spacing.at(count)).add(HALF).compareTo(high) < 0;
  }

  private static BigDecimal part(BigDecimal low, BigDecimal high, int at, int parts) {
    return low.add(
        high.subtract(low)
            .multiply(BigDecimal.valueOf(at))
            .divide(BigDecimal.valueOf(parts), new MathContext(MOST_DIGITS, RoundingMode.HALF_UP)));
  }

  /** What is no whole number stays none. */
  private static BigDecimal typed(BigDecimal made, BigDecimal real) {
    boolean isWhole = real.scale() <= 0;
    BigDecimal floor = made.setScale(0, RoundingMode.FLOOR);
    return isWhole ? floor : floor.add(HALF);
  }
}
