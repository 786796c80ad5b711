package dev.assay.pandas.frame.select;

import dev.assay.pandas.frame.Positions;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.value.Timestamp;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text that stands for all the times of a year, month, day or hour, such as {@code 2020} or
 * {@code 2020-02}.
 *
 * @param from the first nanosecond
 * @param to the first one after it
 */
record PartialDate(long from, long to) {

  private static final Pattern FORM =
      Pattern.compile("(\\d{4})(?:-(\\d{1,2})(?:-(\\d{1,2})(?:[ T](\\d{1,2}))?)?)?");
  private static final int[] NONE = {};
  private static final long DAY = 86_400_000_000_000L;
  private static final long HOUR = DAY / 24;

  /** The period of a text; null for a text of another form, or one that is no date. */
  static @Nullable PartialDate of(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    int month = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
    int day = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
    int hour = matcher.group(4) == null ? 0 : Integer.parseInt(matcher.group(4));
    try {
      LocalDateTime from =
          LocalDateTime.of(Integer.parseInt(matcher.group(1)), month, day, hour, 0);
      LocalDateTime to =
          matcher.group(4) != null
              ? from.plusHours(1)
              : matcher.group(3) != null
                  ? from.plusDays(1)
                  : matcher.group(2) != null ? from.plusMonths(1) : from.plusYears(1);
      return new PartialDate(Timestamp.of(from).nanos(), Timestamp.of(to).nanos());
    } catch (DateTimeException _) {
      return null;
    }
  }

  /** Whether it is coarser than the times of an index, so that it may stand for several. */
  boolean isCoarserThan(TimeColumn times) {
    long length = to - from;
    if (length > DAY) {
      return true;
    }
    long finest = DAY;
    for (long time : times.values()) {
      if (time != TimeColumn.NAT && Math.floorMod(time, DAY) != 0) {
        finest = Math.floorMod(time, HOUR) == 0 ? Math.min(finest, HOUR) : 1;
      }
    }
    return length > finest;
  }

  /** The positions of the times within it. */
  int[] positions(TimeColumn times) {
    boolean[] within = new boolean[times.size()];
    for (int at = 0; at < within.length; at++) {
      long time = times.values()[at];
      within[at] = time != TimeColumn.NAT && time >= from && time < to;
    }
    return times.size() == 0 ? NONE : Positions.where(within);
  }

  /** Whether it lies before or after all the times of an ascending index. */
  boolean isBeyond(TimeColumn times) {
    int size = times.size();
    return size > 0 && (to <= times.values()[0] || from > times.values()[size - 1]);
  }
}
