package dev.assay.sql;

import java.time.Duration;

/**
 * The bounds of one execution.
 *
 * @param time from the start of loading to the last row read
 * @param rows of the result
 * @param cells of the result, rows times columns
 * @param valueLength of one text (characters) or of bytes, in the data and in the result
 * @param memory bytes that an execution may take, as near as can be measured: SQLite by the growth
 *     of the process (on Linux), H2 by what it allocates once the heap runs short
 */
public record SqlLimits(Duration time, int rows, long cells, int valueLength, long memory) {

  /** 2 s, 100,000 rows, 1,000,000 cells, values of 100,000 characters, 512 MiB. */
  public static final SqlLimits DEFAULT =
      new SqlLimits(Duration.ofSeconds(2), 100_000, 1_000_000, 100_000, 512L << 20);

  public SqlLimits {
    if (time.isNegative()
        || time.isZero()
        || rows < 1
        || cells < 1
        || valueLength < 1
        || memory < 1) {
      throw new IllegalArgumentException("limits must be positive");
    }
  }

  /** The same limits with another memory, in bytes. */
  public SqlLimits withMemory(long other) {
    return new SqlLimits(time, rows, cells, valueLength, other);
  }

  /** The same limits with results of so many rows and cells at most. */
  public SqlLimits withResult(int mostRows, long mostCells) {
    return new SqlLimits(time, mostRows, mostCells, valueLength, memory);
  }

  /** The same limits with values of another length. */
  public SqlLimits withValueLength(int other) {
    return new SqlLimits(time, rows, cells, other, memory);
  }

  /** The same limits with another time. */
  public SqlLimits withTime(Duration other) {
    return new SqlLimits(other, rows, cells, valueLength, memory);
  }
}
