package dev.assay.sql.standin;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.api.ErrorCode;
import org.h2.message.DbException;
import org.h2.value.Value;
import org.jspecify.annotations.Nullable;

/** SQL Server's functions that are unlike those of H2. H2 calls them. */
public final class MssqlText {

  private MssqlText() {}

  /** With every part replaced, in letters of either case. */
  public static @Nullable String replaced(
      @Nullable String text, @Nullable String part, @Nullable String other) {
    if (text == null || part == null || other == null) {
      return null;
    }
    return part.isEmpty()
        ? text
        : Pattern.compile(Pattern.quote(part), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
            .matcher(text)
            .replaceAll(Matcher.quoteReplacement(other));
  }

  /** So many characters from the position on; those before the first one count. */
  public static @Nullable String part(
      @Nullable String text, @Nullable Long first, @Nullable Long length) {
    if (text == null || first == null || length == null) {
      return null;
    }
    if (length < 0) {
      throw DbException.get(ErrorCode.INVALID_VALUE_2, length.toString(), "length of SUBSTRING");
    }
    long end = Math.clamp(first - 1 + length, 0, text.length());
    return text.substring((int) Math.clamp(first - 1, 0, end), (int) end);
  }

  /** The day; an error where no calendar has it. */
  public static @Nullable LocalDate ofParts(
      @Nullable Integer year, @Nullable Integer month, @Nullable Integer day) {
    if (year == null || month == null || day == null) {
      return null;
    }
    try {
      return LocalDate.of(year, month, day);
    } catch (DateTimeException none) {
      throw DbException.get(
          ErrorCode.INVALID_VALUE_2, "%d-%d-%d".formatted(year, month, day), "DATEFROMPARTS");
    }
  }

  /** An average, without its fraction where the values are whole, as one of them tells. */
  public static @Nullable BigDecimal average(@Nullable BigDecimal average, Value one) {
    if (average == null) {
      return null;
    }
    return switch (one.getValueType()) {
      case Value.TINYINT, Value.SMALLINT, Value.INTEGER, Value.BIGINT ->
          average.setScale(0, RoundingMode.DOWN);
      default -> average;
    };
  }
}
