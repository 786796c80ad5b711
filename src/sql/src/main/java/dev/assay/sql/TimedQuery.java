package dev.assay.sql;

import java.time.Duration;

/**
 * A query that is to be read within bounds.
 *
 * @param time from its start to its last row read
 * @param longest the most characters or bytes of large objects that are of interest
 * @param rows how many are of interest; more may be had
 */
public record TimedQuery(String sql, Duration time, int longest, int rows) {

  /** A query of which all rows are of interest. */
  public TimedQuery(String sql, Duration time, int longest) {
    this(sql, time, longest, Integer.MAX_VALUE);
  }
}
