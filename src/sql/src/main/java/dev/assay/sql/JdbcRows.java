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
import java.sql.Types;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a JDBC result as values of cells. Decimals stay decimals, times with a zone become
 * UTC, and what a cell cannot hold (UUIDs, arrays, intervals, JSON) becomes its text. Of a large
 * object only the first characters or bytes are read: one more than the longest value wanted.
 */
public final class JdbcRows implements ResultRows {

  private static final int LAST_YEAR = 9999;

  /**
   * Moments with an offset as SQL Server's and Oracle's drivers have them, whose own classes no
   * other one knows: written from their documentation and UNVERIFIED.
   */
  private static final Set<Integer> OF_VENDORS = Set.of(-155, -101, -102);

  private static final Pattern SPAN = Pattern.compile("-|2[4-9]|[3-9]\\d|\\d{3}");

  private final ResultSet result;
  private final int longest;
  private final @Nullable LostValues lost;
  private final List<String> names = new ArrayList<>();

  /** As drivers write them: PostgreSQL's in small letters, those of others that matter do not. */
  private final List<String> types = new ArrayList<>();

  private final List<Integer> kinds = new ArrayList<>();

  /** The rows of a result that is not yet read; {@code longest} in characters or bytes. */
  public JdbcRows(ResultSet result, int longest) throws SQLException {
    this(result, longest, null);
  }

  /**
   * The rows of a result, in which a value that cannot be read is NULL.
   *
   * @param lost is told of each of these; null when such a value makes reading fail
   */
  public JdbcRows(ResultSet result, int longest, @Nullable LostValues lost) throws SQLException {
    this.result = result;
    this.longest = longest;
    this.lost = lost;
    ResultSetMetaData shape = result.getMetaData();
    for (int column = 1; column <= shape.getColumnCount(); column++) {
      names.add(shape.getColumnLabel(column));
      types.add(ColumnTypeNames.of(shape, column, true));
      kinds.add(shape.getColumnType(column));
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
      row.add(lost == null ? cell(column) : cell(column, lost));
    }
    return row;
  }

  private @Nullable Object cell(int column, LostValues told) throws SQLException {
    try {
      Object value = cell(column);
      Optional<String> outside = value == null ? Optional.empty() : outside(value);
      outside.ifPresent(reason -> told.lost(names.get(column - 1), reason));
      return outside.isPresent() ? null : value;
    } catch (SQLException | RuntimeException failure) {
      if (result.isClosed()) {
        throw failure;
      }
      String reason = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
      told.lost(names.get(column - 1), reason);
      return null;
    }
  }

  /** Why no cell should hold the value: drivers give the ends of time for infinity. */
  private static Optional<String> outside(Object value) {
    int year =
        switch (value) {
          case LocalDate date -> date.getYear();
          case LocalDateTime moment -> moment.getYear();
          default -> 1;
        };
    if (year < 1 || year > LAST_YEAR) {
      return Optional.of("it is infinite, or of no year from 1 to 9999");
    }
    return value.equals(LocalTime.MAX)
        ? Optional.of("24:00:00 is no time of a day")
        : Optional.empty();
  }

  private @Nullable Object cell(int column) throws SQLException {
    return switch (types.get(column - 1)) {
      case "JSON" -> result.getString(column);
      case "money" -> money(column);
      default -> Values.normalized(dated(column));
    };
  }

  /** MySQL and MariaDB may give dates that no calendar has, which a cell holds as their text. */
  private @Nullable Object dated(int column) throws SQLException {
    try {
      return value(column);
    } catch (DateTimeException none) {
      if (lost != null) {
        throw none;
      }
      return result.getString(column);
    }
  }

  /** PostgreSQL's driver gives no number for its money; that of SQL Server does. */
  private @Nullable Object money(int column) throws SQLException {
    if (kinds.get(column - 1) != Types.DOUBLE) {
      return Values.normalized(value(column));
    }
    String text = result.getString(column);
    return text == null ? null : MoneyText.read(text);
  }

  private @Nullable Object value(int column) throws SQLException {
    if (OF_VENDORS.contains(kinds.get(column - 1))) {
      OffsetDateTime moment = result.getObject(column, OffsetDateTime.class);
      return moment == null ? null : moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
    }
    return switch (object(column)) {
      case null -> null;
      // not by way of the old classes, which know neither far years nor hours that zones skip
      case Date _ -> result.getObject(column, LocalDate.class);
      case Time _ when isSpan(column) -> TimeSpans.read(result.getString(column));
      case Time _ -> time(column);
      case Timestamp _ -> moment(column);
      case OffsetDateTime moment -> moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
      case OffsetTime time -> time.withOffsetSameInstant(ZoneOffset.UTC).toLocalTime();
      case Clob clob -> clob.getSubString(1, readable(clob.length()));
      case Blob blob -> blob.getBytes(1, readable(blob.length()));
      case Object value
          when value instanceof String
              || value instanceof Number
              || value instanceof Boolean
              || value instanceof byte[] ->
          value;
      default -> result.getString(column);
    };
  }

  /** PostgreSQL's driver takes all strings of bits for truths, and fails at those of several. */
  private @Nullable Object object(int column) throws SQLException {
    return types.get(column - 1).equals("bit")
            && kinds.get(column - 1) == Types.BIT
            && result.getMetaData().getPrecision(column) > 1
        ? result.getString(column)
        : result.getObject(column);
  }

  /** MySQL's times may be negative, or longer than a day, of which its driver gives a part. */
  private boolean isSpan(int column) throws SQLException {
    return types.get(column - 1).equals("TIME")
        && SPAN.matcher(result.getString(column)).lookingAt();
  }

  private LocalTime time(int column) throws SQLException {
    if (!types.get(column - 1).equals("timetz")) {
      return result.getObject(column, LocalTime.class);
    }
    OffsetTime time = result.getObject(column, OffsetTime.class);
    return time.toLocalTime().equals(LocalTime.MAX)
        ? LocalTime.MAX
        : time.withOffsetSameInstant(ZoneOffset.UTC).toLocalTime();
  }

  private LocalDateTime moment(int column) throws SQLException {
    if (!types.get(column - 1).equals("timestamptz")) {
      return result.getObject(column, LocalDateTime.class);
    }
    OffsetDateTime moment = result.getObject(column, OffsetDateTime.class);
    LocalDateTime local = moment.toLocalDateTime();
    boolean finite = local.getYear() >= 0 && local.getYear() <= LAST_YEAR + 1;
    return finite ? moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime() : local;
  }

  private int readable(long length) {
    return (int) Math.min(length, longest + 1L);
  }
}
