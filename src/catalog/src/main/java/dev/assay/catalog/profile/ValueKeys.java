package dev.assay.catalog.profile;

import java.math.BigDecimal;

/** Numbers of 64 bits that stand for values: equal numbers of different types have the same. */
final class ValueKeys {

  private static final double LONG_RANGE = 0x1p63;

  private ValueKeys() {}

  static long of(Object value) {
    return switch (value) {
      case Long number -> mixed(number);
      case Double number when isWhole(number) -> mixed(number.longValue());
      case Double number -> ofText(number.toString(), 1);
      case BigDecimal number -> ofDecimal(number.stripTrailingZeros());
      case String text -> ofText(text, 2);
      default -> ofText(value.toString(), 3);
    };
  }

  private static boolean isWhole(double number) {
    return number == Math.rint(number) && Math.abs(number) < LONG_RANGE;
  }

  private static long ofDecimal(BigDecimal number) {
    return number.scale() <= 0 && number.precision() - number.scale() < 19
        ? mixed(number.longValueExact())
        : ofText(Double.toString(number.doubleValue()), 1);
  }

  /** Two polynomials, mixed: texts that differ have different keys but for bad luck. */
  private static long ofText(String text, int kind) {
    long key = kind;
    for (int index = 0; index < text.length(); index++) {
      key = (key ^ text.charAt(index)) * 0x9E3779B97F4A7C15L;
      key ^= key >>> 32;
    }
    return mixed(key + kind);
  }

  private static long mixed(long number) {
    long bits = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ (bits >>> 27)) * 0x94D049BB133111EBL;
    return bits ^ (bits >>> 31);
  }
}
