package dev.assay.pandas.frame.time;

import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.WatchedText;
import java.util.regex.Pattern;

/** Refuses what Assay lacks of time zones. */
public final class TimeZones {

  /** A time of day with {@code Z}, {@code UTC} or an offset behind it, then at most a year. */
  private static final Pattern ZONED =
      Pattern.compile(
          "(?:\\d[T ]\\d{1,2}|\\d{8}T\\d{4,6}|:\\d{2}(?:[.,]\\d+)?)(?:\\s*[AaPp][Mm])?\\s*"
              + "(?:[Zz]|UTC|GMT|[+-]\\d{2}(?::?\\d{2}){0,2})(?:\\s+\\d{4})?\\s*(?:\\([^)]*\\))?");

  private TimeZones() {}

  /** Refuses a text that names a zone behind its time of day. */
  public static void refuse(String text) {
    if (ZONED.matcher(new WatchedText(text)).find()) {
      throw unsupported("'" + text.strip() + "'");
    }
  }

  /** Refuses the name of a dtype such as {@code datetime64[ns, UTC]}. */
  public static void refuseDtype(String name) {
    if (name.startsWith("datetime64[") && name.contains(",")) {
      throw unsupported(name);
    }
  }

  /** Says that something does not know time zones. */
  public static PythonError unsupported(String where) {
    return PythonError.unsupported(
        "time zones here (" + where + ")",
        "read texts with pd.to_datetime(..., utc=True); drop a zone with tz_localize(None)");
  }
}
