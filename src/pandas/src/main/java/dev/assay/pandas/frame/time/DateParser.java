package dev.assay.pandas.frame.time;

import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** Reads single dates of any usual format. */
public final class DateParser {

  private DateParser() {}

  /** A Timestamp, or NaT when the text is no date or one that pandas cannot hold. */
  public static Object parseOrMissing(String text) {
    LocalDateTime parsed = parse(text, false);
    if (parsed == null) {
      return Scalars.NAT;
    }
    try {
      return Timestamp.of(parsed);
    } catch (PythonError _) {
      return Scalars.NAT;
    }
  }

  /** The date that a text stands for, {@code null} when it is none. */
  public static @Nullable LocalDateTime parse(String text, boolean dayFirst) {
    String trimmed = text.strip();
    DateFormat format = DateGuesser.guess(trimmed, dayFirst);
    return format == null ? null : format.parse(trimmed);
  }
}
