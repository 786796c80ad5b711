package dev.assay.sql;

import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a result into a table as long as it stays within the limits. */
final class ResultReader {

  private static final int BYTES_OF_A_CELL = 16;

  /** As much as a result on test data may have. It is kept several times on its way to a page. */
  private static final long MOST_BYTES = 32L << 20;

  private final SqlLimits limits;
  private final long mostBytes;

  private ResultReader(SqlLimits limits, long mostBytes) {
    this.limits = limits;
    this.mostBytes = mostBytes;
  }

  /** For results on test data. */
  static ResultReader ofTestData(SqlLimits limits) {
    return new ResultReader(limits, Math.min(MOST_BYTES, limits.memory()));
  }

  /** For results of whole databases, which only the memory bounds. */
  static ResultReader ofDatabase(SqlLimits limits) {
    return new ResultReader(limits, limits.memory());
  }

  /** The result is larger than the limits allow. */
  static final class TooLargeException extends Exception {
    TooLargeException(String message) {
      super(message, null, false, false);
    }
  }

  Table read(ResultRows source) throws SQLException, TooLargeException {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    long size = 0;
    for (List<@Nullable Object> row = source.next(); row != null; row = source.next()) {
      rows.add(row);
      checkCount(rows.size(), row.size());
      size += checkedSize(row);
      if (size > mostBytes) {
        throw new TooLargeException("the result has more than %d MiB".formatted(mostBytes >> 20));
      }
    }
    return Table.ofValues(source.names(), rows);
  }

  private void checkCount(int rows, int width) throws TooLargeException {
    if (rows > limits.rows()) {
      throw new TooLargeException("the result has more than %,d rows".formatted(limits.rows()));
    }
    if ((long) rows * width > limits.cells()) {
      throw new TooLargeException("the result has more than %,d cells".formatted(limits.cells()));
    }
  }

  private long checkedSize(List<@Nullable Object> row) throws TooLargeException {
    long size = 0;
    for (Object value : row) {
      int length =
          switch (value) {
            case String text -> text.length();
            case Binary binary -> binary.hex().length() / 2;
            case null, default -> 0;
          };
      if (length > limits.valueLength()) {
        throw new TooLargeException(
            "the result has a value of more than %,d characters".formatted(limits.valueLength()));
      }
      size += BYTES_OF_A_CELL + 2L * length;
    }
    return size;
  }
}
