package dev.assay.sql;

import java.sql.SQLException;
import java.time.Duration;

/** Queries over one database, each ended when its time is over. */
public interface Queries {

  /** What is done with the rows of a query, while they are there. */
  @FunctionalInterface
  interface Taking<T, E extends Exception> {
    /** Takes as many as it wants. */
    T take(ResultRows rows) throws SQLException, E;
  }

  /**
   * Hands over the rows of the query.
   *
   * @throws java.sql.SQLTimeoutException when it takes longer than it may
   * @throws ProcessEndedException when the process ended in which it was executed
   */
  <T, E extends Exception> T read(TimedQuery query, Taking<T, E> taking) throws SQLException, E;

  /**
   * Has the database read the query and look up its names, functions and types, and do nothing of
   * it.
   *
   * @throws java.sql.SQLTimeoutException when it takes longer than that
   * @throws ProcessEndedException when the process ended in which it was prepared
   */
  void prepare(String sql, Duration time) throws SQLException;
}
