package dev.assay.pandas.eval;

import java.time.Duration;

/**
 * What one evaluation may use; each limit has an error of its own.
 *
 * @param steps expressions and statements evaluated, rows touched by frame operations
 * @param cells elements of columns allocated in total (8 bytes each; those of lists and the like
 *     count three times)
 * @param mergeRows rows of the result of one merge
 * @param textLength characters of one string
 * @param integerDigits decimal digits of one integer
 * @param recursion depth of calls
 * @param time wall time, measured as a bound only
 */
public record Limits(
    long steps,
    long cells,
    long mergeRows,
    long textLength,
    int integerDigits,
    int recursion,
    Duration time) {

  /** Bounds that no honest test reaches: 2 seconds, 256 MiB worth of cells. */
  public static final Limits DEFAULT =
      new Limits(10_000_000, 33_554_432, 1_000_000, 1_000_000, 4_300, 1_000, Duration.ofSeconds(2));

  /** The same limits with another time. */
  public Limits within(Duration other) {
    return new Limits(steps, cells, mergeRows, textLength, integerDigits, recursion, other);
  }
}
