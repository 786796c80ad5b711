package dev.assay.evaluation.scores;

import dev.assay.table.Binary;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values as Python's sqlite3 gives them: int, float, str, bytes, None. The evaluators compare them
 * by Python's equality and sort them by Python's text.
 */
final class PythonValues {

  private static final double BEYOND_LONG = 0x1p63;
  private static final int LEAST_PLAIN_EXPONENT = -4;
  private static final int FIRST_SCIENTIFIC_EXPONENT = 16;

  /** The order by {@code str(x) + str(type(x))}. */
  static final Comparator<@Nullable Object> BY_TEXT = Comparator.comparing(PythonValues::sortKey);

  private PythonValues() {}

  /** A value that equals another as a Java object when the originals do in Python: 1 == 1.0. */
  static @Nullable Object comparable(@Nullable Object value) {
    return switch (value) {
      case Double real when real == Math.rint(real) && Math.abs(real) < BEYOND_LONG ->
          real.longValue();
      case BigDecimal decimal -> comparable(decimal);
      case Boolean truth -> truth ? 1L : 0L;
      case null, default -> value;
    };
  }

  /** A decimal equals a float only where they are the same number. */
  private static Object comparable(BigDecimal decimal) {
    BigDecimal plain = decimal.stripTrailingZeros();
    if (plain.scale() <= 0 && plain.abs().doubleValue() < BEYOND_LONG) {
      return plain.longValue();
    }
    double nearest = plain.doubleValue();
    boolean same = Double.isFinite(nearest) && new BigDecimal(nearest).compareTo(plain) == 0;
    return same ? nearest : plain;
  }

  /** A row of comparable values. */
  static List<@Nullable Object> comparable(List<@Nullable Object> row) {
    List<@Nullable Object> values = new ArrayList<>(row.size());
    row.forEach(value -> values.add(comparable(value)));
    return Collections.unmodifiableList(values);
  }

  /** Rows of comparable values. */
  static List<List<@Nullable Object>> comparableRows(List<List<@Nullable Object>> rows) {
    List<List<@Nullable Object>> comparable = new ArrayList<>(rows.size());
    rows.forEach(row -> comparable.add(comparable(row)));
    return comparable;
  }

  private static String sortKey(@Nullable Object value) {
    return switch (value) {
      case null -> "None<class 'NoneType'>";
      case Long number -> number + "<class 'int'>";
      case Double number -> repr(number) + "<class 'float'>";
      case Binary bytes -> repr(bytes.bytes()) + "<class 'bytes'>";
      default -> value + "<class 'str'>";
    };
  }

  /** The shortest digits that give the number again, as Python writes them. */
  static String repr(double number) {
    if (Double.isInfinite(number)) {
      return number > 0 ? "inf" : "-inf";
    }
    if (number == 0) {
      return 1 / number > 0 ? "0.0" : "-0.0";
    }
    BigDecimal decimal = new BigDecimal(Double.toString(number)).stripTrailingZeros();
    int exponent = decimal.precision() - decimal.scale() - 1;
    if (exponent >= LEAST_PLAIN_EXPONENT && exponent < FIRST_SCIENTIFIC_EXPONENT) {
      String plain = decimal.toPlainString();
      return plain.contains(".") ? plain : plain + ".0";
    }
    String digits = decimal.unscaledValue().abs().toString();
    String fraction = digits.length() == 1 ? "" : "." + digits.substring(1);
    return "%s%c%se%c%02d"
        .formatted(
            number < 0 ? "-" : "",
            digits.charAt(0),
            fraction,
            exponent < 0 ? '-' : '+',
            Math.abs(exponent));
  }

  private static String repr(byte[] bytes) {
    // only how it sorts matters, and a quote within changes no order among equal values
    return "b'" + new String(bytes, StandardCharsets.ISO_8859_1) + "'";
  }
}
