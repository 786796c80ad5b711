package dev.assay.pandas.frame.time;

import org.jspecify.annotations.Nullable;

/**
 * How values are read as dates.
 *
 * @param format a format of strptime, {@code mixed}, {@code ISO8601}, or {@code null} to guess it
 *     from the first text
 * @param exact whether the whole text must follow the format, not only a part of it
 * @param coerce whether what is no date becomes NaT, else it is a ValueError
 * @param dayFirst whether days come first where they may be months as well
 * @param yearFirst whether years come first where they have two digits
 * @param unit what a number counts, in nanoseconds
 */
public record DateReading(
    @Nullable String format,
    boolean exact,
    boolean coerce,
    boolean dayFirst,
    boolean yearFirst,
    long unit) {

  /** Text must follow the format of the first one. */
  public static final DateReading GUESSED = new DateReading(null, true, false, false, false, 1);

  /** Each text of its own format, as casts read them. */
  public static final DateReading EACH = new DateReading("mixed", true, false, false, false, 1);

  /** The same, where numbers count another unit. */
  public DateReading of(long nanos) {
    return new DateReading(format, exact, coerce, dayFirst, yearFirst, nanos);
  }

  /** The same, where what is no date may become NaT. */
  public DateReading coercing(boolean missing) {
    return new DateReading(format, exact, missing, dayFirst, yearFirst, unit);
  }
}
