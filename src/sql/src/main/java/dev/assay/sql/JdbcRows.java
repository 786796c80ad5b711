package dev.assay.sql;

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
 * The rows of a JDBC result as values of cells. Decimals stay decimals, times with a zone become
 * UTC, and what a cell cannot hold (UUIDs, arrays, intervals, JSON) becomes its text. Of a large
 * object only the first characters or bytes are read: one more than the longest value wanted.
 */
public final class JdbcRows implements ResultRows {

  private final ResultSet result;
  private final int longest;
  private final List<String> names = new ArrayList<>();
  private final List<Boolean> json = new ArrayList<>();

  /** The rows of a result that is not yet read; {@code longest} in characters or bytes. */
  public JdbcRows(ResultSet result, int longest) throws SQLException {
    this.result = result;
    this.longest = longest;
    ResultSetMetaData shape = result.getMetaData();
    for (int column = 1; column <= shape.getColumnCount(); column++) {
      names.add(shape.getColumnLabel(column));
      json.add("JSON".equals(shape.getColumnTypeName(column)));
    }
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public @Nullable List<@Nullable Object> next() throws SQLException {
    if (!result.next()) {
      return null;
    }
    List<@Nullable Object> row = new ArrayList<>(names.size());
    for (int column = 1; column <= names.size(); column++) {
      row.add(json.get(column - 1) ? result.getString(column) : Values.normalized(value(column)));
    }
    return row;
  }

  private @Nullable Object value(int column) throws SQLException {
    Object value = result.getObject(column);
    return switch (value) {
      case null -> null;
      case Date date -> date.toLocalDate();
      case Time time -> time.toLocalTime();
      case Timestamp timestamp -> timestamp.toLocalDateTime();
      case OffsetDateTime moment -> moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
      case OffsetTime time -> time.withOffsetSameInstant(ZoneOffset.UTC).toLocalTime();
      case Clob clob -> clob.getSubString(1, readable(clob.length()));
      case Blob blob -> blob.getBytes(1, readable(blob.length()));
      case String _, Number _, Boolean _, byte[] _ -> value;
      default -> result.getString(column);
    };
  }

  private int readable(long length) {
    return (int) Math.min(length, longest + 1L);
  }
}
