package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.Locale;
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
  private static final Pattern DAY =
      Pattern.compile(
          "(\\d{4})(-?)(\\d{2})\\2(\\d{2})(?:[ T](\\d{2}):(\\d{2})(?::(\\d{2})(\\.\\d{1,7})?)?)?");

  private MssqlTrials() {}

  /** The value as a text of that type, with so many digits; NULL where it cannot be one. */
  public static @Nullable String tried(Value value, String type, int precision, int scale) {
    String text = value.getValueType() == Value.NULL ? null : value.getString();
    if (text == null) {
      return null;
    }
    boolean written = value.getValueType() == Value.VARCHAR || value.getValueType() == Value.CHAR;
    String trimmed = text.strip();
    return switch (type.toUpperCase(Locale.ROOT)) {
      case "TINYINT", "SMALLINT", "INT", "INTEGER", "BIGINT" ->
          whole(trimmed, type.toUpperCase(Locale.ROOT), written);
      case "DECIMAL", "NUMERIC" -> exact(trimmed, precision, scale);
      case "FLOAT", "REAL" ->
          trimmed.isEmpty() ? "0" : FLOATING.matcher(trimmed).matches() ? trimmed : null;
      default -> moment(trimmed, type.toUpperCase(Locale.ROOT).equals("DATE"));
    };
  }

  private static @Nullable String whole(String text, String type, boolean written) {
    if (text.isEmpty()) {
      return "0";
    }
    if (!(written ? WHOLE : FLOATING).matcher(text).matches()) {
      return null;
    }
    BigInteger number = new BigDecimal(text).setScale(0, RoundingMode.DOWN).toBigInteger();
    boolean fits =
        type.equals("TINYINT")
            ? number.signum() >= 0 && number.bitLength() <= Byte.SIZE
            : number.bitLength() <= Objects.requireNonNull(BITS.get(type));
    return fits ? number.toString() : null;
  }

  private static @Nullable String exact(String text, int precision, int scale) {
    if (!EXACT.matcher(text).matches()) {
      return null;
    }
    BigDecimal number = new BigDecimal(text).setScale(scale, RoundingMode.HALF_UP);
    return number.precision() > precision ? null : number.toPlainString();
  }

  private static @Nullable String moment(String text, boolean day) {
    Matcher parts = DAY.matcher(text);
    if (!parts.matches()) {
      if (text.isEmpty() || text.chars().anyMatch(Character::isDigit)) {
        // what it is hangs on the session's language
        throw DbException.get(ErrorCode.FEATURE_NOT_SUPPORTED_1, "the date '" + text + "'");
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
      return day
          ? moment.toLocalDate().toString()
          : "%s %02d:%02d:%02d%s"
              .formatted(
                  moment.toLocalDate(),
                  moment.getHour(),
                  moment.getMinute(),
                  moment.getSecond(),
                  fraction);
    } catch (DateTimeException none) {
      return null;
    }
  }

  private static int number(@Nullable String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
