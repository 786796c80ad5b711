package dev.assay.pandas.frame.csv;

import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.LetterCase;
import java.util.OptionalDouble;

/**
 * Numbers as {@code pd.read_csv} and {@code pd.to_numeric} parse them: its {@code str_to_int64},
 * and {@code precise_xstrtod}, which takes 17 digits and scales them by one power of ten, so that
 * the last bit may differ from what {@code float(text)} gives.
 */
public final class CsvNumbers {

  private static final int MOST_DIGITS = 17;
  private static final int LARGEST_POWER = 308;
  private static final double[] POWERS = powers();

  private CsvNumbers() {}

  /** What a text is when it is read as an integer. */
  enum Kind {
    /** Fits 64 bits with a sign. */
    SIGNED,
    /** Fits 64 bits without a sign only. */
    UNSIGNED,
    /** Has too many digits, whatever follows them. */
    OVERFLOW,
    /** Below what 64 bits with a sign hold. */
    NEGATIVE_OVERFLOW,
    /** Not an integer. */
    INVALID
  }

  static Kind kind(String text) {
    int at = skipSpaces(text, 0);
    boolean negative = at < text.length() && text.charAt(at) == '-';
    if (negative || at < text.length() && text.charAt(at) == '+') {
      at++;
    }
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    if (start == at) {
      return Kind.INVALID;
    }
    Kind size = size(text.substring(start, at), negative);
    boolean overflows = size != Kind.SIGNED && size != Kind.UNSIGNED;
    return overflows || skipSpaces(text, at) == text.length() ? size : Kind.INVALID;
  }

  private static Kind size(String digits, boolean negative) {
    int zeros = 0;
    while (zeros < digits.length() - 1 && digits.charAt(zeros) == '0') {
      zeros++;
    }
    String significant = digits.substring(zeros);
    if (isAtMost(significant, negative ? "9223372036854775808" : "9223372036854775807")) {
      return Kind.SIGNED;
    }
    if (negative) {
      return Kind.NEGATIVE_OVERFLOW;
    }
    return isAtMost(significant, "18446744073709551615") ? Kind.UNSIGNED : Kind.OVERFLOW;
  }

  private static boolean isAtMost(String digits, String largest) {
    return digits.length() < largest.length()
        || digits.length() == largest.length() && digits.compareTo(largest) <= 0;
  }

  /** The float that a text is read as; nothing when it is none. */
  public static OptionalDouble real(String text) {
    return switch (LetterCase.lower(text)) {
      case "inf", "+inf", "infinity", "+infinity" -> OptionalDouble.of(Double.POSITIVE_INFINITY);
      case "-inf", "-infinity" -> OptionalDouble.of(Double.NEGATIVE_INFINITY);
      default -> new Scan(text).value();
    };
  }

  /** One pass over the text of a float. */
  private static final class Scan {
    private final String text;
    private int at;
    private double number;
    private int digits;
    private int exponent;

    private Scan(String text) {
      this.text = text;
    }

    private OptionalDouble value() {
      at = skipSpaces(text, 0);
      boolean negative = sign();
      whole();
      fraction();
      if (digits == 0) {
        return OptionalDouble.empty();
      }
      power();
      if (skipSpaces(text, at) < text.length() || exponent > LARGEST_POWER) {
        return OptionalDouble.empty();
      }
      double scaled = scaled(negative ? -number : number);
      return Double.isInfinite(scaled) ? OptionalDouble.empty() : OptionalDouble.of(scaled);
    }

    private boolean sign() {
      boolean negative = is('-');
      if (negative || is('+')) {
        at++;
      }
      return negative;
    }

    private boolean is(char letter) {
      return at < text.length() && text.charAt(at) == letter;
    }

    private boolean atDigit() {
      return at < text.length() && isDigit(text.charAt(at));
    }

    private void whole() {
      for (; atDigit(); at++) {
        if (digits < MOST_DIGITS) {
          take();
        } else {
          exponent++;
        }
      }
    }

    private void take() {
      number = number * 10 + (text.charAt(at) - '0');
      digits++;
    }

    private void fraction() {
      if (!is('.')) {
        return;
      }
      for (at++; atDigit(); at++) {
        if (digits < MOST_DIGITS) {
          take();
          exponent--;
        }
      }
    }

    private void power() {
      if (!is('e') && !is('E')) {
        return;
      }
      int before = at++;
      boolean negative = sign();
      long power = 0;
      int start = at;
      for (; atDigit(); at++) {
        power = Math.min(power * 10 + (text.charAt(at) - '0'), 1_000_000);
      }
      if (at == start) {
        at = before;
      }
      exponent += (int) (negative ? -power : power);
    }

    private double scaled(double value) {
      if (exponent > 0) {
        return value * POWERS[exponent];
      }
      if (exponent >= -LARGEST_POWER) {
        return value / POWERS[-exponent];
      }
      int beyond = -LARGEST_POWER - exponent;
      return beyond > LARGEST_POWER ? 0 : value / POWERS[beyond] / POWERS[LARGEST_POWER];
    }
  }

  private static int skipSpaces(String text, int from) {
    int at = from;
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isSpace(char letter) {
    return letter == ' ' || letter >= '\t' && letter <= '\r';
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  private static double[] powers() {
    return Allocation.doubles(LARGEST_POWER + 1, exponent -> Double.parseDouble("1e" + exponent));
  }
}
