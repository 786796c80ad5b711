package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.h2.value.Value;
import org.jspecify.annotations.Nullable;

/** What SQL Server's TRY_CAST tries, as a text that H2 can cast. H2 calls it. */
public final class MssqlTrials {

  private static final Map<String, Integer> BITS =
      Map.of("SMALLINT", 15, "INT", 31, "INTEGER", 31, "BIGINT", 63);

  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d+");
  private static final Pattern EXACT = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)");
  private static final Pattern FLOATING =
      Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,3})?");

  /** A sign that no digit follows at once is 0, or of the digits behind a space, there. */
  private static final Pattern LONE_SIGN = Pattern.compile("[+-](\\s.*)?", Pattern.DOTALL);

  private static final Pattern DAY =
      Pattern.compile(
          "(\\d{4})(-?)(\\d{2})\\2(\\d{2})(?:[ T](\\d{2}):(\\d{2})(?::(\\d{2})(\\.\\d{1,7})?)?)?");

  private static final Pattern FULL = Pattern.compile("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}");

  /** The year from which on days are of the calendar that DATETIME knows. */
  private static final int FIRST_YEAR_OF_DATETIME = 1753;

  private MssqlTrials() {}

  /**
   * The value as a text of that type, with so many digits; NULL where it cannot be one.
   *
   * @param type its name in upper case
   */
  public static @Nullable String tried(Value value, String type, int precision, int scale) {
    return switch (value.getValueType()) {
      case Value.NULL -> null;
      case Value.CHAR, Value.VARCHAR, Value.VARCHAR_IGNORECASE, Value.CLOB ->
          ofText(value.getString(), type, precision, scale);
      case Value.BOOLEAN ->
          ofNumber(value.getBoolean() ? BigDecimal.ONE : BigDecimal.ZERO, type, precision, scale);
      case Value.TINYINT,
          Value.SMALLINT,
          Value.INTEGER,
          Value.BIGINT,
          Value.NUMERIC,
          Value.DECFLOAT ->
          ofNumber(value.getBigDecimal(), type, precision, scale);
      case Value.REAL, Value.DOUBLE -> ofFloat(value, type, precision, scale);
      case Value.DATE, Value.TIMESTAMP -> {
        if (!isOfDays(type)) {
          throw lacking("TRY_CAST of a date to a number");
        }
        yield moment(value.getString(), type);
      }
      default -> throw lacking("TRY_CAST of such a value");
    };
  }

  private static boolean isOfDays(String type) {
    return type.startsWith("DATE");
  }

  private static @Nullable String ofText(String text, String type, int precision, int scale) {
    String trimmed = text.strip();
    if (isOfDays(type)) {
      return moment(trimmed, type);
    }
    if (LONE_SIGN.matcher(trimmed).matches() || trimmed.length() != trimmed(text).length()) {
      throw lacking("TRY_CAST of the text '" + text + "' to a number");
    }
    return switch (type) {
      case "DECIMAL", "NUMERIC" ->
          EXACT.matcher(trimmed).matches()
              ? exact(new BigDecimal(trimmed), precision, scale)
              : null;
      case "FLOAT", "REAL" ->
          trimmed.isEmpty()
              ? "0"
              : FLOATING.matcher(trimmed).matches() ? floating(trimmed, type) : null;
      default ->
          trimmed.isEmpty()
              ? "0"
              : WHOLE.matcher(trimmed).matches() ? whole(new BigDecimal(trimmed), type) : null;
    };
  }

  /** Without the spaces around it, which are left out there; of tabs it is not known. */
  private static String trimmed(String text) {
    return text.replaceAll("^ +| +$", "");
  }

  private static @Nullable String ofNumber(
      BigDecimal number, String type, int precision, int scale) {
    if (isOfDays(type)) {
      throw lacking("TRY_CAST of a number to a date");
    }
    return switch (type) {
      case "DECIMAL", "NUMERIC" -> exact(number, precision, scale);
      case "FLOAT", "REAL" -> floating(number.toString(), type);
      default -> whole(number, type);
    };
  }

  /** What it is to the digits that are written, as long as the bits behind them say the same. */
  private static @Nullable String ofFloat(Value value, String type, int precision, int scale) {
    String written = ofNumber(new BigDecimal(value.getString()), type, precision, scale);
    boolean exact = Objects.equals(type, "DECIMAL") || Objects.equals(type, "NUMERIC");
    if (exact
        && !Objects.equals(
            written, ofNumber(new BigDecimal(value.getDouble()), type, precision, scale))) {
      throw lacking("TRY_CAST of a FLOAT that lies between two decimals");
    }
    return written;
  }

  private static @Nullable String whole(BigDecimal value, String type) {
    BigInteger number = value.setScale(0, RoundingMode.DOWN).toBigInteger();
    boolean fits =
        type.equals("TINYINT")
            ? number.signum() >= 0 && number.bitLength() <= Byte.SIZE
            : number.bitLength() <= Objects.requireNonNull(BITS.get(type));
    return fits ? number.toString() : null;
  }

  private static @Nullable String exact(BigDecimal value, int precision, int scale) {
    BigDecimal number = value.setScale(scale, RoundingMode.HALF_UP);
    return number.precision() > precision ? null : number.toPlainString();
  }

  private static @Nullable String floating(String number, String type) {
    boolean endless =
        type.equals("REAL")
            ? Float.isInfinite(Float.parseFloat(number))
            : Double.isInfinite(Double.parseDouble(number));
    return endless ? null : number;
  }

  private static @Nullable String moment(String text, String type) {
    Matcher parts = DAY.matcher(text);
    // behind a T, ISO's form wants dashes and seconds: else servers and types differ
    boolean known = parts.matches() && (!text.contains("T") || FULL.matcher(text).lookingAt());
    if (!known) {
      if (text.isEmpty() || text.chars().anyMatch(Character::isDigit)) {
        // what it is hangs on the session's language
        throw lacking("the date '" + text + "'");
      }
      return null;
    }
    try {
      LocalDateTime moment =
          LocalDateTime.of(
              number(parts.group(1)),
              number(parts.group(3)),
              number(parts.group(4)),
              number(parts.group(5)),
              number(parts.group(6)),
              number(parts.group(7)));
      String fraction = parts.group(8) == null ? "" : parts.group(8);
      return written(moment, fraction, type);
    } catch (DateTimeException none) {
      return null;
    }
  }

  private static @Nullable String written(LocalDateTime moment, String fraction, String type) {
    int first = type.equals("DATETIME") ? FIRST_YEAR_OF_DATETIME : 1;
    if (moment.getYear() < first) {
      return null;
    }
    if (type.equals("DATETIME") && !fraction.matches("[.0]*")) {
      throw lacking("a DATETIME with a fraction of a second"); // which counts in 1/300 there
    }
    return type.equals("DATE")
        ? moment.toLocalDate().toString()
        : "%s %02d:%02d:%02d%s"
            .formatted(
                moment.toLocalDate(),
                moment.getHour(),
                moment.getMinute(),
                moment.getSecond(),
                fraction);
  }

  private static int number(@Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  private static DbException lacking(String what) {
    return DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, what);
  }
}
