package dev.assay.sql;

import dev.assay.table.Binary;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Converts the values of test data to a column's type, as a database does when it stores them. */
final class H2Values {

  private H2Values() {}

  /**
   * The value as the type holds it; {@code null} when it cannot: a number that is too large or has
   * a fraction in an integer column, a text that does not spell what the column holds.
   */
  static @Nullable Object converted(H2Type type, Object value) {
    try {
      return switch (type.kind()) {
        case INTEGER -> integer(type, decimal(value));
        case DECIMAL -> rounded(type, decimal(value));
        case DOUBLE -> value instanceof Double number ? number : decimal(value).doubleValue();
        case BOOLEAN -> flag(value);
        case TEXT -> text(value);
        case DATE -> date(value);
        case TIME -> time(value);
        case TIMESTAMP -> moment(type, value);
        case BINARY -> bytes(value);
      };
    } catch (ArithmeticException | NumberFormatException | DateTimeException unfit) {
      return null;
    }
  }

  private static BigDecimal decimal(Object value) {
    return switch (value) {
      case Boolean flag -> flag ? BigDecimal.ONE : BigDecimal.ZERO;
      case Long number -> BigDecimal.valueOf(number);
      case BigInteger number -> new BigDecimal(number);
      case BigDecimal number -> number;
      // fails for an infinite number, which only a DOUBLE column holds
      case Double number -> BigDecimal.valueOf(number);
      case String text when text.length() <= 100 -> new BigDecimal(text.strip());
      default -> throw new NumberFormatException();
    };
  }

  private static long integer(H2Type type, BigDecimal value) {
    checkMagnitude(value);
    BigInteger number = value.toBigIntegerExact();
    if (number.bitLength() >= type.precision()) {
      throw new ArithmeticException();
    }
    return number.longValue();
  }

  private static BigDecimal rounded(H2Type type, BigDecimal value) {
    checkMagnitude(value);
    if (type.scale() < 0) {
      return value;
    }
    BigDecimal rounded = value.setScale(type.scale(), RoundingMode.HALF_UP);
    if (rounded.precision() > type.precision()) {
      throw new ArithmeticException();
    }
    return rounded;
  }

  /** Lest a short text such as 1e999999999 be written out. */
  private static void checkMagnitude(BigDecimal value) {
    if (Math.abs((long) value.precision() - value.scale()) > 2000 || value.scale() > 2000) {
      throw new ArithmeticException();
    }
  }

  private static @Nullable Boolean flag(Object value) {
    if (value instanceof Boolean known) {
      return known;
    }
    return switch (value.toString().strip().toLowerCase(Locale.ROOT)) {
      case "1", "1.0", "true", "t", "yes", "y" -> true;
      case "0", "0.0", "false", "f", "no", "n" -> false;
      default -> null;
    };
  }

  private static String text(Object value) {
    return switch (value) {
      case BigDecimal number -> number.toPlainString();
      case LocalDateTime moment -> moment.toString().replace('T', ' ');
      case Binary binary -> new String(binary.bytes(), StandardCharsets.UTF_8);
      default -> value.toString();
    };
  }

  private static @Nullable LocalDate date(Object value) {
    return switch (value) {
      case LocalDate date -> date;
      case LocalDateTime moment -> dateOf(moment);
      case String text when text.strip().length() == 10 -> LocalDate.parse(text.strip());
      case String text -> dateOf(LocalDateTime.parse(iso(text)));
      default -> null;
    };
  }

  private static @Nullable LocalDate dateOf(LocalDateTime moment) {
    return moment.toLocalTime().equals(LocalTime.MIDNIGHT) ? moment.toLocalDate() : null;
  }

  private static @Nullable LocalTime time(Object value) {
    return switch (value) {
      case LocalTime time -> time;
      case LocalDateTime moment -> moment.toLocalTime();
      case String text -> LocalTime.parse(text.strip());
      default -> null;
    };
  }

  private static @Nullable Object moment(H2Type type, Object value) {
    boolean zoned = type.sql().endsWith("ZONE");
    if (zoned && value instanceof String text && text.strip().matches(".*(Z|[+-]\\d\\d:\\d\\d)")) {
      return OffsetDateTime.parse(iso(text));
    }
    LocalDateTime moment = localMoment(value);
    if (moment != null && type.sql().endsWith("(0)")) {
      return moment.truncatedTo(ChronoUnit.SECONDS);
    }
    return zoned && moment != null ? moment.atOffset(ZoneOffset.UTC) : moment;
  }

  private static @Nullable LocalDateTime localMoment(Object value) {
    return switch (value) {
      case LocalDateTime moment -> moment;
      case LocalDate date -> date.atStartOfDay();
      case String text when text.strip().length() == 10 ->
          LocalDate.parse(text.strip()).atStartOfDay();
      case String text -> LocalDateTime.parse(iso(text));
      default -> null;
    };
  }

  private static String iso(String text) {
    return text.strip().replaceFirst(" ", "T");
  }

  private static byte @Nullable [] bytes(Object value) {
    return switch (value) {
      case Binary binary -> binary.bytes();
      case String text -> text.getBytes(StandardCharsets.UTF_8);
      default -> null;
    };
  }
}
