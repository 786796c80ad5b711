package dev.assay.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of values that a cell holds: {@code null}, {@link Boolean}, {@link Long}, {@link
 * BigInteger} (beyond a long), {@link Double}, {@link BigDecimal}, {@link String}, {@link
 * LocalDate}, {@link LocalTime}, {@link LocalDateTime} and {@link Binary}.
 */
public final class Values {

  /** So many zeros are written out of a decimal's exponent. */
  private static final int MOST_ZEROS = 2_000;

  private Values() {}

  /**
   * The value in the form in which cells hold it: narrower numbers are widened, and a {@link
   * BigInteger} that fits becomes a {@link Long}. A missing number is {@code null}: NaN is pandas'
   * way of writing NULL. A decimal such as 1E+999999999 is text: as a number it would have to be
   * written out wherever it is compared, converted or shown.
   *
   * @throws IllegalArgumentException when no cell can hold such a value
   */
  public static @Nullable Object normalized(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Byte number -> number.longValue();
      case Short number -> number.longValue();
      case Integer number -> number.longValue();
      // the shortest decimal that a float stands for: 0.1f is 0.1, not 0.10000000149
      case Float number -> missingAsNull(Double.parseDouble(number.toString()));
      case Double number -> missingAsNull(number);
      case BigInteger number ->
          number.bitLength() < Long.SIZE ? (Object) number.longValue() : number;
      case BigDecimal number -> isShort(number) ? (Object) number : number.toString();
      case byte[] bytes -> Binary.of(bytes);
      case Boolean _, Long _, String _, LocalDate _, LocalTime _, LocalDateTime _, Binary _ ->
          value;
      default ->
          throw new IllegalArgumentException(
              "a cell cannot hold a value of " + value.getClass().getName());
    };
  }

  /** Whether a cell holds what sums and counts of no rows give. */
  public static boolean isNullOrZero(@Nullable Object value) {
    return switch (value) {
      case null -> true;
      case BigDecimal number -> number.signum() == 0;
      case Number number -> number.doubleValue() == 0;
      default -> false;
    };
  }

  /** Whether a decimal is not much longer when it is written out, without an exponent. */
  public static boolean isShort(BigDecimal number) {
    long zeros = Math.max(-(long) number.scale(), (long) number.scale() - number.precision());
    return zeros <= MOST_ZEROS;
  }

  private static @Nullable Double missingAsNull(double number) {
    return Double.isNaN(number) ? null : Double.valueOf(number);
  }

  /** The type of one value that is not {@code null}. */
  public static ValueType typeOf(Object value) {
    return switch (value) {
      case Boolean _ -> ValueType.BOOLEAN;
      case Long _, BigInteger _ -> ValueType.INTEGER;
      case Double _, BigDecimal _ -> ValueType.REAL;
      case String _ -> ValueType.TEXT;
      case LocalDate _ -> ValueType.DATE;
      case LocalTime _ -> ValueType.TIME;
      case LocalDateTime _ -> ValueType.TIMESTAMP;
      case Binary _ -> ValueType.BINARY;
      default ->
          throw new IllegalArgumentException("not a cell's value: " + value.getClass().getName());
    };
  }

  /** The narrowest type that holds all the values; {@link ValueType#ANY} for none or a mixture. */
  public static ValueType typeOf(List<? extends @Nullable Object> values) {
    ValueType common = null;
    for (Object value : values) {
      if (value == null) {
        continue;
      }
      ValueType type = typeOf(value);
      if (common == null || common == type) {
        common = type;
      } else if (isNumber(common) && isNumber(type)) {
        common = ValueType.REAL;
      } else {
        return ValueType.ANY;
      }
    }
    return common == null ? ValueType.ANY : common;
  }

  private static boolean isNumber(ValueType type) {
    return type == ValueType.INTEGER || type == ValueType.REAL;
  }
}
