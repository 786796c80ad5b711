package dev.assay.analysis.differences;

import java.time.Duration;

/**
 * How far a search goes.
 *
 * @param mostRows rows of a table
 * @param databases how many are tried at most
 * @param time after which no other database is tried
 * @param seed the same one gives the same databases
 * @param knownValues whether values that the catalog knows may stand in the rows; values that the
 *     queries write out may always
 */
public record SearchBounds(
    int mostRows, int databases, Duration time, long seed, boolean knownValues) {

  /** Five rows a table, 300 databases, 3 s. */
  public static final SearchBounds DEFAULT =
      new SearchBounds(5, 300, Duration.ofSeconds(3), 1, true);

  /**
   * Five rows a table, 150 databases, all of them made up, 15 s: so many that the time ends no
   * search but on a machine that hangs, and the same queries give the same rows however busy it is.
   */
  public static final SearchBounds REPEATABLE =
      new SearchBounds(5, 150, Duration.ofSeconds(15), 1, false);

  /** The same, with other databases. */
  public SearchBounds from(long other) {
    return new SearchBounds(mostRows, databases, time, other, knownValues);
  }

  /** The same, with made-up values alone beside those that the queries write out. */
  public SearchBounds madeUp() {
    return new SearchBounds(mostRows, databases, time, seed, false);
  }

  public SearchBounds {
    if (mostRows < 1 || databases < 1 || time.isNegative()) {
      throw new IllegalArgumentException("rows, databases and time must be positive");
    }
  }
}
