package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.value.Strftime;
import java.time.LocalDateTime;
import java.util.List;

/** Writes dates by a format of {@code strftime}. */
public final class DateFormatter {

  private static final long DAY = 86_400_000_000_000L;

  /** How long the text of a moment is up to its whole seconds. */
  private static final int SECONDS = "2000-01-01 00:00:00".length();

  private DateFormatter() {}

  /** Whether all times are midnight, for which pandas writes dates only. */
  public static boolean wholeDays(TimeColumn times) {
    for (long nanos : times.values()) {
      if (nanos != TimeColumn.NAT && nanos % DAY != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * The texts of moments with as many digits of seconds as one of them needs: none, 3, 6 or 9. NaT
   * stays as it is.
   */
  public static List<String> withSameFractions(List<String> texts) {
    int digits = 0;
    for (String text : texts) {
      String needed = fraction(text).replaceFirst("0+$", "");
      digits = Math.max(digits, (needed.length() + 2) / 3 * 3);
    }
    int shown = digits;
    return shown == 0 ? texts : texts.stream().map(text -> withFraction(text, shown)).toList();
  }

  private static String withFraction(String text, int digits) {
    return text.length() < SECONDS
        ? text
        : text.substring(0, SECONDS) + "." + (fraction(text) + "000000000").substring(0, digits);
  }

  private static String fraction(String text) {
    return text.length() > SECONDS ? text.substring(SECONDS + 1) : "";
  }

  /** The form of periods, which have quarters and fiscal years, replaced wherever they stand. */
  public static String ofPeriod(Period period, String format) {
    LocalDateTime time = period.fields();
    String own = format.replace("%q", "\uE000").replace("%F", "\uE001").replace("%f", "\uE002");
    return Strftime.format(time, own)
        .replace("\uE000", String.valueOf(period.quarter()))
        .replace("\uE001", String.valueOf(period.year()))
        .replace("\uE002", "%02d".formatted(period.year() % 100));
  }
}
