package dev.assay.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * When two cells hold the same value, although SQL and pandas wrote it differently. The rules:
 *
 * <ol>
 *   <li>NULL equals NULL only. (NaN, NaT and None are NULL already: {@link Values#normalized}.)
 *   <li>Whole numbers are equal when they are the same number, of any size. As soon as one side has
 *       a fraction, they are equal within a relative {@value #RELATIVE_TOLERANCE} or an absolute
 *       {@value #ABSOLUTE_TOLERANCE}; infinities equal themselves; -0.0 equals 0.
 *   <li>TRUE and FALSE equal the numbers 1 and 0, since SQLite has no booleans.
 *   <li>Text equals text of the same characters: case and spaces count, and '1' is not '1.0'.
 *   <li>Text that is an object or a list of JSON equals the same one with its names in another
 *       order and with other spaces, since servers write JSON in their own ways.
 *   <li>Text equals a number when it is that number's usual spelling: '46' and '46.0' equal 46,
 *       '046' and ' 46' do not.
 *   <li>A date equals the same day at midnight; text equals a date or a time in the ISO spelling,
 *       with a space or a T between date and time, with or without zero seconds, and with any
 *       number of zeros after a fraction of a second.
 *   <li>Bytes equal the same bytes.
 * </ol>
 */
public final class CellEquality {

  static final double RELATIVE_TOLERANCE = 1e-9;
  static final double ABSOLUTE_TOLERANCE = 1e-9;

  private static final Pattern USUAL_NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]{0,30})(\\.[0-9]{1,30})?");

  private static final Pattern FRACTION_OF_SECOND =
      Pattern.compile("(.{0,11}[0-9]{2}:[0-9]{2}:[0-9]{2})\\.([0-9]{0,9}?)0{0,9}");

  private CellEquality() {}

  /** Whether both cells hold the same value. */
  public static boolean equal(@Nullable Object left, @Nullable Object right) {
    if (left == null || right == null) {
      return left == right;
    }
    if (left instanceof String leftText && right instanceof String rightText) {
      return leftText.equals(rightText) || isSameJson(leftText, rightText);
    }
    if (left instanceof Binary || right instanceof Binary) {
      return left.equals(right);
    }
    if (isTemporal(left) || isTemporal(right)) {
      return temporalKey(left).equals(temporalKey(right));
    }
    Object leftNumber = number(left);
    Object rightNumber = number(right);
    return leftNumber != null && rightNumber != null && sameNumber(leftNumber, rightNumber);
  }

  /** Whether two rows hold the same values, one by one. */
  public static boolean equalRows(
      List<? extends @Nullable Object> one, List<? extends @Nullable Object> other) {
    if (one.size() != other.size()) {
      return false;
    }
    for (int at = 0; at < one.size(); at++) {
      if (!equal(one.get(at), other.get(at))) {
        return false;
      }
    }
    return true;
  }

  /**
   * A key that two cells share whenever they are {@link #equal}, save for numbers with a fraction
   * that a tolerance alone makes equal. Cells that differ may share it too.
   */
  static Object key(@Nullable Object value) {
    if (value == null) {
      return "";
    }
    Object number = number(value);
    if (number != null) {
      return approximate(number);
    }
    if (value instanceof String text && JsonText.isLikely(text)) {
      String spelled = JsonText.spelled(text);
      return spelled == null ? text : spelled;
    }
    return isTemporal(value) || value instanceof String ? temporalKey(value) : value;
  }

  private static boolean isSameJson(String left, String right) {
    if (!JsonText.isLikely(left) || !JsonText.isLikely(right)) {
      return false;
    }
    String spelled = JsonText.spelled(left);
    return spelled != null && spelled.equals(JsonText.spelled(right));
  }

  private static Object approximate(Object number) {
    double approximate = asDouble(number);
    return Math.abs(approximate) < ABSOLUTE_TOLERANCE ? 0f : (Object) (float) approximate;
  }

  private static boolean isTemporal(Object value) {
    return value instanceof LocalDate
        || value instanceof LocalTime
        || value instanceof LocalDateTime;
  }

  private static String temporalKey(Object value) {
    String text =
        value instanceof LocalDateTime moment && moment.toLocalTime().equals(LocalTime.MIDNIGHT)
            ? moment.toLocalDate().toString()
            : value.toString();
    return withoutZeroSeconds(
        withoutZeroFraction(text.length() > 10 && text.charAt(10) == 'T' ? spaced(text) : text));
  }

  private static String spaced(String text) {
    return text.substring(0, 10) + ' ' + text.substring(11);
  }

  /** Engines, pandas and Java write three, six, nine or as many digits as it takes. */
  private static String withoutZeroFraction(String text) {
    Matcher matcher = FRACTION_OF_SECOND.matcher(text);
    if (!matcher.matches()) {
      return text;
    }
    String digits = matcher.group(2);
    return digits.isEmpty() ? matcher.group(1) : matcher.group(1) + "." + digits;
  }

  private static String withoutZeroSeconds(String text) {
    boolean hasSeconds = text.length() == 8 || text.length() == 19;
    String minutes =
        hasSeconds && text.endsWith(":00") ? text.substring(0, text.length() - 3) : text;
    return minutes.length() == 16 && minutes.endsWith(" 00:00")
        ? minutes.substring(0, 10)
        : minutes;
  }

  /** A Long, BigInteger, BigDecimal or Double, or null when the value is not a number. */
  private static @Nullable Object number(Object value) {
    return switch (value) {
      case Boolean truth -> truth ? 1L : 0L;
      case Long _, BigInteger _, BigDecimal _, Double _ -> value;
      case String text when text.length() < 64 && USUAL_NUMBER.matcher(text).matches() ->
          new BigDecimal(text);
      default -> null;
    };
  }

  private static boolean sameNumber(Object left, Object right) {
    if (left instanceof Long && right instanceof Long) {
      return left.equals(right);
    }
    BigInteger leftWhole = whole(left);
    BigInteger rightWhole = whole(right);
    if (leftWhole != null && rightWhole != null) {
      return leftWhole.equals(rightWhole);
    }
    return close(asDouble(left), asDouble(right));
  }

  private static boolean close(double left, double right) {
    if (Double.isInfinite(left) || Double.isInfinite(right)) {
      return left == right;
    }
    double distance = Math.abs(left - right);
    return distance <= ABSOLUTE_TOLERANCE
        || distance <= RELATIVE_TOLERANCE * Math.max(Math.abs(left), Math.abs(right));
  }

  /** The number as a whole one, or null where it has, or may have, a fraction. */
  private static @Nullable BigInteger whole(Object number) {
    return switch (number) {
      case Long value -> BigInteger.valueOf(value);
      case BigInteger value -> value;
      case BigDecimal value when value.stripTrailingZeros().scale() <= 0 -> value.toBigInteger();
      case Double value when value == Math.rint(value) && Math.abs(value) < 0x1p53 ->
          BigInteger.valueOf(value.longValue());
      default -> null;
    };
  }

  private static double asDouble(Object number) {
    return ((Number) number).doubleValue();
  }
}
