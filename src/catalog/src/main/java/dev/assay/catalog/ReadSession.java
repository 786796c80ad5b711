package dev.assay.catalog;

import dev.assay.sql.ConnectedQueries;
import dev.assay.sql.Dialect;
import dev.assay.sql.LostValues;
import dev.assay.sql.ResultRows;
import dev.assay.sql.TimedQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Queries of our own over one connection, each ended when its time is over. */
final class ReadSession {

  private final ConnectedQueries queries;

  ReadSession(Connection connection, Dialect dialect) {
    this.queries = ConnectedQueries.own(connection, dialect);
  }

  /** Takes rows one by one. */
  @FunctionalInterface
  interface RowTaker {
    /** Takes the row, and answers whether it wants another one. */
    boolean take(List<@Nullable Object> row) throws SQLException;
  }

  /**
   * Hands over the rows of the query until it ends or no more are wanted.
   *
   * @param longest the most characters or bytes of large objects that are of interest
   * @param lost is told of the values that cannot be read
   * @return whether all rows were handed over
   * @throws SQLTimeoutException when it takes longer than that
   */
  boolean query(String sql, Duration time, int longest, LostValues lost, RowTaker taker)
      throws SQLException {
    return query(sql, time, longest, lost, _ -> {}, taker);
  }

  /** As the query above; the names of the columns are told first. */
  boolean query(
      String sql,
      Duration time,
      int longest,
      LostValues lost,
      Consumer<List<String>> named,
      RowTaker taker)
      throws SQLException {
    return queries.read(
        new TimedQuery(sql, time, longest),
        lost,
        rows -> {
          named.accept(rows.names());
          return takeAll(rows, taker);
        });
  }

  private static boolean takeAll(ResultRows rows, RowTaker taker) throws SQLException {
    for (List<@Nullable Object> row = rows.next(); row != null; row = rows.next()) {
      if (!taker.take(row)) {
        return false;
      }
    }
    return true;
  }

  /** The number that the query answers with. */
  long number(String sql, Duration time) throws SQLException {
    long[] number = new long[1];
    query(
        sql,
        time,
        Cell.LONGEST,
        (_, _) -> {},
        row -> {
          number[0] = row.getFirst() instanceof Number value ? value.longValue() : 0;
          return false;
        });
    return number[0];
  }
}
