package dev.assay.catalog.profile;

import dev.assay.table.Binary;
import dev.assay.table.ValueType;
import dev.assay.table.Values;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Comparator;

/**
 * The order of values for the least and the greatest of a column: by kind first, where a column
 * mixes kinds (numbers before text, as SQLite has it), then by value; text by its code units.
 */
final class ValueOrder implements Comparator<Object> {

  /** Whether the value has a place in the order; binary values have none. */
  static boolean orders(Object value) {
    return !(value instanceof Binary);
  }

  @Override
  public int compare(Object one, Object other) {
    if (one instanceof Long a && other instanceof Long b) {
      return Long.compare(a, b);
    }
    if (one instanceof Number a && other instanceof Number b) {
      return compareNumbers(a, b);
    }
    ValueType type = Values.typeOf(one);
    int byKind = rank(type).compareTo(rank(Values.typeOf(other)));
    return byKind != 0 ? byKind : compareSame(one, other);
  }

  private static int compareSame(Object one, Object other) {
    return switch (one) {
      case Boolean a -> a.compareTo((Boolean) other);
      case String a -> a.compareTo((String) other);
      case LocalDate a -> a.compareTo((LocalDate) other);
      case LocalTime a -> a.compareTo((LocalTime) other);
      case LocalDateTime a -> a.compareTo((LocalDateTime) other);
      default -> throw new IllegalArgumentException("no order of " + one.getClass().getName());
    };
  }

  private static ValueType rank(ValueType type) {
    return type == ValueType.REAL ? ValueType.INTEGER : type;
  }

  private static int compareNumbers(Number one, Number other) {
    if (isInfinite(one) || isInfinite(other)) {
      return Double.compare(one.doubleValue(), other.doubleValue());
    }
    return decimal(one).compareTo(decimal(other));
  }

  private static boolean isInfinite(Number number) {
    return number instanceof Double real && real.isInfinite();
  }

  private static BigDecimal decimal(Number number) {
    return switch (number) {
      case BigDecimal decimal -> decimal;
      case BigInteger whole -> new BigDecimal(whole);
      case Double real -> BigDecimal.valueOf(real);
      default -> BigDecimal.valueOf(number.longValue());
    };
  }
}
