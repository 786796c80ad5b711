package dev.assay.sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a query, of which as many are read as are wanted. Some drivers read all the others
 * when a result is closed, however many there are: the query has to be ended before.
 */
final class StreamedResult implements AutoCloseable {

  private static final int ROWS_AT_A_TIME = 1000;

  private final ResultSet result;
  private final Ending ending;
  private boolean over;

  private StreamedResult(ResultSet result, Ending ending) {
    this.result = result;
    this.ending = ending;
  }

  /** Ends the query whose rows are not all wanted. */
  @FunctionalInterface
  interface Ending {
    /** Nothing is to be done. */
    Ending NONE = () -> {};

    /** Ends it; what fails here is of no interest. */
    void end() throws SQLException;
  }

  /** Executes the query, whose rows come in parts. */
  static StreamedResult of(Statement statement, String sql, Ending ending) throws SQLException {
    int most = statement.getMaxRows(); // H2 takes no more at a time than it makes at all
    statement.setFetchSize(most == 0 ? ROWS_AT_A_TIME : Math.min(most, ROWS_AT_A_TIME));
    return new StreamedResult(statement.executeQuery(sql), ending);
  }

  /** What the driver gives. */
  ResultSet result() {
    return result;
  }

  /** The rows as they are read from what the driver gives, noticed when they are over. */
  ResultRows noticed(ResultRows rows) {
    return new ResultRows() {
      @Override
      public List<String> names() {
        return rows.names();
      }

      @Override
      public @Nullable List<@Nullable Object> next() throws SQLException {
        List<@Nullable Object> row = rows.next();
        over |= row == null;
        return row;
      }

      @Override
      public boolean hadBrokenText() {
        return rows.hadBrokenText();
      }
    };
  }

  /** Ends the query where rows are left; what it says of that is of no interest. */
  @Override
  public void close() {
    try (result) {
      if (!over) {
        ending.end();
      }
    } catch (SQLException ended) {
      // as it was told to
    }
  }
}
