package dev.assay.sql;

import dev.assay.table.Table;
import dev.assay.table.Values;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a JDBC result into a table, within the limits. Decimals stay decimals, times with a zone
 * become UTC, and what a cell cannot hold (UUIDs, arrays, intervals, JSON) becomes its text.
 */
final class ResultReader {

  private final SqlLimits limits;

  ResultReader(SqlLimits limits) {
    this.limits = limits;
  }

  /** The result was larger than the limits allow. */
  static final class TooLargeException extends Exception {
    TooLargeException(String message) {
      super(message, null, false, false);
    }
  }

  Table read(ResultSet result) throws SQLException, TooLargeException {
    ResultSetMetaData shape = result.getMetaData();
    int width = shape.getColumnCount();
    List<String> names = new ArrayList<>(width);
    List<Boolean> json = new ArrayList<>(width);
    for (int column = 1; column <= width; column++) {
      names.add(shape.getColumnLabel(column));
      json.add("JSON".equals(shape.getColumnTypeName(column)));
    }
    List<List<@Nullable Object>> rows = new ArrayList<>();
    long size = 0;
    while (result.next()) {
      checkCount(rows.size() + 1, width);
      List<@Nullable Object> row = new ArrayList<>(width);
      for (int column = 1; column <= width; column++) {
        Object value = json.get(column - 1) ? result.getString(column) : value(result, column);
        size += checkedSize(value);
        row.add(Values.normalized(value));
      }
      if (size > limits.memory()) {
        throw new TooLargeException(
            "the result has more than %d MiB".formatted(limits.memory() >> 20));
      }
      rows.add(row);
    }
    return Table.ofValues(names, rows);
  }

  private void checkCount(int rows, int width) throws TooLargeException {
    if (rows > limits.rows()) {
      throw new TooLargeException("the result has more than %,d rows".formatted(limits.rows()));
    }
    if ((long) rows * width > limits.cells()) {
      throw new TooLargeException("the result has more than %,d cells".formatted(limits.cells()));
    }
  }

  private int checkedSize(@Nullable Object value) throws TooLargeException {
    int length =
        switch (value) {
          case String text -> text.length();
          case byte[] bytes -> bytes.length;
          case null, default -> 0;
        };
    if (length > limits.valueLength()) {
      throw new TooLargeException(
          "the result has a value of %,d characters: at most %,d"
              .formatted(length, limits.valueLength()));
    }
    return 16 + 2 * length;
  }

  private @Nullable Object value(ResultSet result, int column)
      throws SQLException, TooLargeException {
    Object value = result.getObject(column);
    return switch (value) {
      case Date date -> date.toLocalDate();
      case Time time -> time.toLocalTime();
      case Timestamp timestamp -> timestamp.toLocalDateTime();
      case OffsetDateTime moment -> moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
      case OffsetTime time -> time.withOffsetSameInstant(ZoneOffset.UTC).toLocalTime();
      case Clob clob -> clob.getSubString(1, checkedLength(clob.length()));
      case Blob blob -> blob.getBytes(1, checkedLength(blob.length()));
      case null -> null;
      case String _, Number _, Boolean _, byte[] _ -> value;
      default -> result.getString(column);
    };
  }

  private int checkedLength(long length) throws TooLargeException {
    if (length > limits.valueLength()) {
      throw new TooLargeException(
          "the result has a value of %,d characters: at most %,d"
              .formatted(length, limits.valueLength()));
    }
    return (int) length;
  }
}
