package dev.assay.pandas.frame.time;

import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timestamp;
import java.time.LocalDateTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads single dates of any usual format. */
public final class DateParser {

  private static final Pattern FRACTION = Pattern.compile(":\\d\\d\\.(\\d+)");

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

  /** What a written date is exact to: the digits after its seconds tell it. */
  public static NumpyUnit unit(String text) {
    Matcher fraction = FRACTION.matcher(text);
    if (!fraction.find()) {
      return NumpyUnit.SECOND;
    }
    int digits = fraction.group(1).length();
    return digits <= 3 ? NumpyUnit.MILLI : digits <= 6 ? NumpyUnit.MICRO : NumpyUnit.NANO;
  }

  /** The date that a text stands for, {@code null} when it is none. */
  public static @Nullable LocalDateTime parse(String text, boolean dayFirst) {
    String trimmed = text.strip();
    DateFormat format = DateGuesser.guess(trimmed, dayFirst);
    return format == null ? null : format.parse(trimmed);
  }
}
