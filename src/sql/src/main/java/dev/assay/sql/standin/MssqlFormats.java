package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.h2.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * SQL Server's FORMAT in the culture en-US. H2 calls it. What cultures and releases write in
 * different ways, such as percents and negative amounts, is not executed.
 */
public final class MssqlFormats {

  private static final Map<String, String> MOMENTS =
      Map.of(
          "d", "M/d/yyyy",
          "D", "dddd, MMMM d, yyyy",
          "t", "h:mm tt",
          "T", "h:mm:ss tt",
          "Y", "MMMM yyyy",
          "y", "MMMM yyyy",
          "M", "MMMM d",
          "m", "MMMM d",
          "s", "yyyy-MM-ddTHH:mm:ss");

  /** Runs of one letter, by what Java calls them; other letters are not executed. */
  private static final Map<String, String> LETTERS =
      Map.ofEntries(
          Map.entry("yyyy", "uuuu"),
          Map.entry("yy", "uu"),
          Map.entry("MMMM", "MMMM"),
          Map.entry("MMM", "MMM"),
          Map.entry("MM", "MM"),
          Map.entry("M", "M"),
          Map.entry("dddd", "EEEE"),
          Map.entry("ddd", "EEE"),
          Map.entry("dd", "dd"),
          Map.entry("d", "d"),
          Map.entry("HH", "HH"),
          Map.entry("H", "H"),
          Map.entry("hh", "hh"),
          Map.entry("h", "h"),
          Map.entry("mm", "mm"),
          Map.entry("m", "m"),
          Map.entry("ss", "ss"),
          Map.entry("s", "s"),
          Map.entry("f", "S"),
          Map.entry("ff", "SS"),
          Map.entry("fff", "SSS"),
          Map.entry("tt", "a"));

  private static final Pattern PART =
      Pattern.compile("'([^']*)'|\"([^\"]*)\"|\\\\(.)|((\\p{Alpha})\\5*)|(.)", Pattern.DOTALL);

  private static final Pattern STANDARD = Pattern.compile("([NnFfCcDd])(\\d{0,2})");
  private static final Pattern DIGITS =
      Pattern.compile("(\\$?)((?:#|,(?=[#0,]))*(?:0|,(?=[0,]))*)((?:\\.0*#*)?)");

  private MssqlFormats() {}

  /** The date, moment or number as the format has it. */
  public static @Nullable String formatted(Value value, @Nullable String format) {
    if (format == null) {
      return null;
    }
    return switch (value.getValueType()) {
      case Value.NULL -> null;
      case Value.DATE, Value.TIMESTAMP -> moment(value, format);
      case Value.TINYINT, Value.SMALLINT, Value.INTEGER, Value.BIGINT ->
          number(value.getBigDecimal(), format, true);
      case Value.NUMERIC, Value.DECFLOAT, Value.REAL, Value.DOUBLE ->
          number(value.getBigDecimal(), format, false);
      default -> throw lacking("of such a value");
    };
  }

  private static String moment(Value value, String format) {
    String pattern = format.length() == 1 ? MOMENTS.get(format) : format;
    if (pattern == null || pattern.isEmpty()) {
      throw lacking("by '%s'".formatted(format));
    }
    DateTimeFormatterBuilder java = new DateTimeFormatterBuilder();
    Matcher part = PART.matcher(pattern);
    while (part.find()) {
      String letters = part.group(4);
      if (part.group(6) != null && "%'\"\\".contains(part.group(6))) {
        throw lacking(format);
      }
      if (letters == null || letters.equals("T")) {
        java.appendLiteral(literal(part));
      } else if (LETTERS.containsKey(letters)) {
        java.appendPattern(LETTERS.get(letters));
      } else {
        throw lacking(format);
      }
    }
    String iso = value.getString().replace(' ', 'T');
    LocalDateTime moment =
        LocalDateTime.parse(value.getValueType() == Value.DATE ? iso + "T00:00:00" : iso);
    return java.toFormatter(Locale.US).format(moment);
  }

  private static String literal(Matcher part) {
    for (int group : new int[] {1, 2, 3}) {
      if (part.group(group) != null) {
        return part.group(group);
      }
    }
    return part.group();
  }

  private static String number(BigDecimal number, String format, boolean whole) {
    Matcher standard = STANDARD.matcher(format);
    if (standard.matches()) {
      int digits = standard.group(2).isEmpty() ? -1 : Integer.parseInt(standard.group(2));
      return standard(number, Character.toUpperCase(format.charAt(0)), digits, whole);
    }
    Matcher custom = DIGITS.matcher(format);
    boolean placed = format.contains("0") || format.contains("#");
    if (!custom.matches() || !placed || (number.signum() < 0 && !custom.group(1).isEmpty())) {
      throw lacking(format);
    }
    String integer = custom.group(2).replace(",", "");
    String fraction = custom.group(3);
    DecimalFormat java = of((integer.isEmpty() ? "#" : integer) + fraction);
    java.setMinimumIntegerDigits((int) integer.chars().filter(digit -> digit == '0').count());
    java.setGroupingUsed(custom.group(2).contains(","));
    java.setGroupingSize(3);
    int places = java.getMaximumFractionDigits();
    if (!format.contains("0") && number.setScale(places, RoundingMode.HALF_UP).signum() == 0) {
      return custom.group(1); // no digit is left
    }
    return custom.group(1) + written(java, number);
  }

  private static String standard(BigDecimal number, char letter, int digits, boolean whole) {
    int places = digits < 0 ? 2 : digits;
    String zeros = places == 0 ? "" : "." + "0".repeat(places);
    return switch (letter) {
      case 'N' -> written(of("#,##0" + zeros), number);
      case 'F' -> written(of("0" + zeros), number);
      case 'C' -> {
        if (number.signum() < 0) {
          throw lacking("C of a negative number");
        }
        yield "$" + written(of("#,##0" + zeros), number);
      }
      default -> {
        if (!whole) {
          throw lacking("D of a number with a fraction");
        }
        yield written(of("0".repeat(Math.max(digits, 1))), number);
      }
    };
  }

  /** Rounded first: what becomes 0 has no sign there. */
  private static String written(DecimalFormat format, BigDecimal number) {
    return format.format(number.setScale(format.getMaximumFractionDigits(), RoundingMode.HALF_UP));
  }

  private static DecimalFormat of(String pattern) {
    return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.US));
  }

  private static DbException lacking(String what) {
    return DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, "FORMAT " + what);
  }
}
