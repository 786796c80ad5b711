package dev.assay.sql;

import dev.assay.table.Binary;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.Temporal;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of test data as the text that PostgreSQL reads for a column's type. Where a
 * text may be right in a way that only PostgreSQL knows, it is left to PostgreSQL to refuse it.
 */
final class PostgresqlValues {

  private PostgresqlValues() {}

  /** The value's text for the type; {@code null} when the type cannot hold it. */
  static @Nullable String text(PostgresqlType type, Object value) {
    try {
      String text =
          switch (type.kind()) {
            case INTEGER -> value instanceof String given ? given : whole(decimal(value));
            case DECIMAL -> value instanceof String given ? given : plain(decimal(value));
            case DOUBLE -> number(value);
            case BOOLEAN -> flag(value);
            case TEXT -> plainText(value);
            case DATE -> date(value);
            case TIME -> time(value);
            case TIMESTAMP -> moment(value);
            case BINARY -> bytes(value);
            case JSON -> json(value);
            case ARRAY -> value instanceof String given ? array(given) : null;
            case SPELLED -> spelled(type, value);
          };
      return text == null || text.indexOf('\0') >= 0 ? null : text;
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
      default -> throw new NumberFormatException();
    };
  }

  private static String whole(BigDecimal value) {
    checkMagnitude(value);
    return value.toBigIntegerExact().toString();
  }

  private static String plain(BigDecimal value) {
    checkMagnitude(value);
    return value.toPlainString();
  }

  /** Lest a short text such as 1e999999999 be written out. */
  private static void checkMagnitude(BigDecimal value) {
    if (Math.abs((long) value.precision() - value.scale()) > 2000 || value.scale() > 2000) {
      throw new ArithmeticException();
    }
  }

  private static String number(Object value) {
    return value instanceof Double || value instanceof String
        ? value.toString()
        : plain(decimal(value));
  }

  private static @Nullable String flag(Object value) {
    return switch (value.toString().strip().toLowerCase(Locale.ROOT)) {
      case "1", "1.0", "true", "t", "yes", "y" -> "t";
      case "0", "0.0", "false", "f", "no", "n" -> "f";
      default -> null;
    };
  }

  private static String plainText(Object value) {
    return switch (value) {
      case BigDecimal number -> number.toPlainString();
      case LocalDateTime moment -> spaced(moment);
      case Binary binary -> new String(binary.bytes(), StandardCharsets.UTF_8);
      default -> value.toString();
    };
  }

  private static String spaced(LocalDateTime moment) {
    return moment.toString().replace('T', ' ');
  }

  /** PostgreSQL would drop a time of day in silence. */
  private static @Nullable String date(Object value) {
    return switch (value) {
      case LocalDate date -> dated(date, date.toString());
      case LocalDateTime moment when moment.toLocalTime().equals(LocalTime.MIDNIGHT) ->
          date(moment.toLocalDate());
      case String text when text.matches("\\s*\\d{4}-\\d\\d-\\d\\d[ T].*") ->
          date(LocalDateTime.parse(text.strip().replaceFirst(" ", "T")));
      case String text -> text;
      default -> null;
    };
  }

  private static @Nullable String time(Object value) {
    return switch (value) {
      case LocalTime time -> time.toString();
      case LocalDateTime moment -> moment.toLocalTime().toString();
      case String text -> text;
      default -> null;
    };
  }

  private static @Nullable String moment(Object value) {
    return switch (value) {
      case LocalDateTime moment -> dated(moment.toLocalDate(), spaced(moment));
      case LocalDate date -> dated(date, date.toString());
      case String text -> text;
      default -> null;
    };
  }

  /** Years after 9999 have a sign in ISO text, which PostgreSQL does not know. */
  private static @Nullable String dated(LocalDate date, String text) {
    if (date.getYear() < 1) {
      return null;
    }
    return text.startsWith("+") ? text.substring(1) : text;
  }

  private static @Nullable String bytes(Object value) {
    return switch (value) {
      case Binary binary -> "\\x" + HexFormat.of().formatHex(binary.bytes());
      case String text when text.startsWith("\\x") -> text;
      case String text -> "\\x" + HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
      default -> null;
    };
  }

  private static @Nullable String json(Object value) {
    return switch (value) {
      case String text -> PythonLiteral.isNested(text) ? PythonLiteral.toJson(text) : text;
      case Boolean _, Long _, BigInteger _ -> value.toString();
      case BigDecimal number -> plain(number);
      case Double number -> Double.isInfinite(number) ? null : number.toString();
      default -> null;
    };
  }

  /** Lists come as Python writes them, or as PostgreSQL does. */
  private static String array(String text) {
    return text.strip().startsWith("[") ? PythonLiteral.toArray(text) : text;
  }

  /** A number is no time span and no address, although PostgreSQL would take some for one. */
  private static @Nullable String spelled(PostgresqlType type, Object value) {
    boolean number = value instanceof Number || value instanceof Boolean;
    if (number && type.sql().equals("money")) {
      return plain(decimal(value));
    }
    if (number && !type.sql().equals("oid") && !type.sql().startsWith("bit")) {
      return null;
    }
    return value instanceof Temporal ? null : plainText(value);
  }
}
