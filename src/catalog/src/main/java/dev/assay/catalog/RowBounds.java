package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.time.Duration;

/**
 * How much of a query's result is wanted.
 *
 * @param rows how many at most
 * @param bytes as long as all cells may be together, as they are written
 * @param time how long the database may take
 * @param read how many rows of its tables it may read by its plan, where plans tell
 */
public record RowBounds(int rows, long bytes, Duration time, long read) {

  /** The most rows that anybody may ask for. */
  public static final int MOST_ROWS = 100_000;

  /** As many as are read in about as long as a query may take. */
  public static final long MOST_READ = 100_000_000;

  private static final long MOST_BYTES = 16L << 20;

  public RowBounds {
    if (rows < 1
        || rows > MOST_ROWS
        || bytes < 1
        || read < 1
        || time.isNegative()
        || time.isZero()) {
      throw new IllegalArgumentException("bounds must be positive, and rows at most " + MOST_ROWS);
    }
  }

  /** Whether plans of the dialect's databases tell how many rows are read. */
  public static boolean planTells(Dialect dialect) {
    return PlannedReading.isTold(dialect);
  }

  /** So many rows, 16 MiB, and as long as a query may take. */
  public static RowBounds of(int rows) {
    return of(rows, MOST_READ);
  }

  /** The same, and so many rows that the database may read for them. */
  public static RowBounds of(int rows, long read) {
    return new RowBounds(rows, MOST_BYTES, DatabaseQueries.MOST_TIME, read);
  }

  /** The same in less time. */
  public RowBounds within(Duration most) {
    return most.compareTo(time) < 0 ? new RowBounds(rows, bytes, most, read) : this;
  }
}
