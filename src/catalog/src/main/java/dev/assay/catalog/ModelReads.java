package dev.assay.catalog;

import dev.assay.sql.Queries;
import dev.assay.sql.ResultRows;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.TimedQuery;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Results of queries that models wrote, as much of each as is wanted. */
record ModelReads(Queries queries) {

  /**
   * The first rows of the query's result, with the names of its columns.
   *
   * @param most how many rows are wanted
   * @throws SQLTimeoutException when it takes longer than that
   */
  Table first(String sql, Duration time, int longest, int most) throws SQLException {
    return queries.read(
        new TimedQuery(sql, time, longest, most),
        source -> {
          List<List<@Nullable Object>> rows = new ArrayList<>();
          List<@Nullable Object> row = source.next();
          while (row != null) {
            rows.add(row);
            row = rows.size() < most ? source.next() : null;
          }
          return Table.ofValues(source.names(), rows);
        });
  }

  /**
   * The rows of the query's result within the bounds.
   *
   * @throws SQLTimeoutException when it takes longer than that
   */
  ReadRows rows(String sql, RowBounds bounds, int longest) throws SQLException {
    Part part =
        queries.read(
            new TimedQuery(sql, bounds.time(), longest, bounds.rows() + 1),
            source -> Part.of(source, bounds.rows(), Long.MAX_VALUE, bounds.bytes()));
    return new ReadRows.Some(part.table(), part.complete());
  }

  /**
   * The query's whole result; empty where it has more rows, cells or text than the limits allow.
   *
   * @throws SQLTimeoutException when it takes longer than these say
   */
  Optional<Table> all(String sql, SqlLimits limits) throws SQLException {
    Part part =
        queries.read(
            new TimedQuery(sql, limits.time(), limits.valueLength(), limits.rows() + 1),
            source -> Part.of(source, limits.rows(), limits.cells(), limits.memory()));
    return part.complete() ? Optional.of(part.table()) : Optional.empty();
  }

  /** What was read, and whether it is all. */
  private record Part(Table table, boolean complete) {

    static Part of(ResultRows source, int most, long cells, long bytes) throws SQLException {
      List<List<@Nullable Object>> rows = new ArrayList<>();
      long read = 0;
      for (List<@Nullable Object> row = source.next(); row != null; row = source.next()) {
        read += length(row);
        if (rows.size() == most || (rows.size() + 1L) * row.size() > cells || read > bytes) {
          return new Part(Table.ofValues(source.names(), rows), false);
        }
        rows.add(row);
      }
      return new Part(Table.ofValues(source.names(), rows), true);
    }

    /** As long as a row is about as it will be written, separators included. */
    private static long length(List<@Nullable Object> row) {
      long length = 0;
      for (Object value : row) {
        length +=
            2 + (value instanceof Binary bytes ? bytes.hex() : String.valueOf(value)).length();
      }
      return length;
    }
  }
}
