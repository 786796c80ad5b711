package dev.assay.pandas.value;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Floats with a given number of decimals, as {@code '%.2f'} writes them. */
public final class FixedPoint {

  private static final long[] POWERS = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
  };
  private static final double LEAST_LONG = 0x1p53;

  private FixedPoint() {}

  /**
   * The exact value of a float rounded to so many decimals, ties to even.
   *
   * @param size a finite number that is not negative
   */
  public static String of(double size, int places) {
    if (places >= POWERS.length || size >= LEAST_LONG) {
      return new BigDecimal(size).setScale(places, RoundingMode.HALF_EVEN).toPlainString();
    }
    return ordinary(size, places);
  }

  /** Without BigDecimal, whose tables take a JVM that has just started longer than a program. */
  private static String ordinary(double size, int places) {
    long power = POWERS[places];
    long whole = (long) size;
    double rest = size - whole;
    double scaled = rest * power;
    double lost = Math.fma(rest, power, -scaled);
    long decimals = (long) scaled;
    double pastHalf = scaled - decimals - 0.5;
    double side = pastHalf == 0 ? lost : pastHalf;
    boolean odd = ((places == 0 ? whole : decimals) & 1) == 1;
    if (side > 0 || side == 0 && odd) {
      decimals++;
    }
    if (decimals == power) {
      whole++;
      decimals = 0;
    }
    if (places == 0) {
      return Long.toString(whole);
    }
    String digits = Long.toString(decimals);
    return whole + "." + CountedText.repeat("0", places - digits.length()) + digits;
  }
}
