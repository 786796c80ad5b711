package dev.assay.catalog;

import dev.assay.catalog.profile.TableTally;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds out which columns of a table can be read where reading all of them failed: one may be
 * forbidden to the reader, be computed and fail, or hold bytes that are no text.
 */
final class ReadableColumns {

  /** Each column is asked for alone. */
  private static final int MOST_COLUMNS = 300;

  /** What PostgreSQL says of bytes that are no text, and of text that it cannot convert. */
  private static final Set<String> NO_TEXT = Set.of("22021", "22P05");

  /** Text in UTF-8, byte by byte, as a server without an encoding sees it. */
  private static final String UTF_8 =
      "^([\\x01-\\x7f]|[\\xc2-\\xdf][\\x80-\\xbf]|[\\xe0-\\xef][\\x80-\\xbf]{2}"
          + "|[\\xf0-\\xf4][\\x80-\\xbf]{3})*$";

  private static final String ASCII = "^[\\x01-\\x7f]*$";

  private final ReadSession session;
  private final SchemaSource source;
  private final Dialect dialect;
  private final Duration time;

  ReadableColumns(ReadSession session, SchemaSource source, Dialect dialect, Duration time) {
    this.session = session;
    this.source = source;
    this.dialect = dialect;
    this.time = time;
  }

  /**
   * What a query can ask for.
   *
   * @param select all columns in their order, NULL in place of what cannot be read
   * @param failures what is not read of columns and why, by their names
   */
  record Found(String select, Map<String, String> failures) {}

  /**
   * What can be read; empty when no column can, or when it takes too long to find out.
   *
   * @param rows how many rows are going to be read
   */
  Optional<Found> of(String table, List<ColumnDefinition> columns, long rows) {
    if (columns.size() > MOST_COLUMNS) {
      return Optional.empty();
    }
    List<String> select = new ArrayList<>(columns.size());
    Map<String, String> failures = new LinkedHashMap<>();
    boolean some = false;
    for (ColumnDefinition column : columns) {
      String name = SqlNames.quoted(dialect, column.name());
      try {
        Chosen chosen = chosen(table, name, rows);
        some |= chosen.readable();
        select.add(chosen.expression());
        if (!chosen.failure().isEmpty()) {
          failures.put(column.name(), chosen.failure());
        }
      } catch (SQLTimeoutException slow) {
        return Optional.empty();
      }
    }
    return failures.isEmpty() || !some
        ? Optional.empty()
        : Optional.of(new Found(String.join(", ", select), failures));
  }

  /**
   * What to ask for in place of a column.
   *
   * @param failure what is not read of it and why; empty where it is read as it is
   */
  private record Chosen(String expression, boolean readable, String failure) {}

  private Chosen chosen(String table, String name, long rows) throws SQLTimeoutException {
    Optional<SQLException> failure = failure(table, name, rows);
    if (failure.isEmpty()) {
      return new Chosen(name, true, "");
    }
    String reason = SqlReasons.of(failure.get());
    if (NO_TEXT.contains(String.valueOf(failure.get().getSQLState()))) {
      for (String text : List.of(UTF_8, ASCII)) {
        String whole =
            "CASE WHEN CAST(%1$s AS text) ~ '%2$s' THEN %1$s END AS %1$s".formatted(name, text);
        if (failure(table, whole, rows).isEmpty()) {
          return new Chosen(whole, true, "is read without values that are no text: " + reason);
        }
      }
    }
    return new Chosen("NULL AS " + name, false, "is not read: " + reason);
  }

  private Optional<SQLException> failure(String table, String expression, long rows)
      throws SQLTimeoutException {
    try {
      session.query(
          FirstRows.of(dialect, expression, source.qualified(table), rows),
          time,
          TableTally.LONGEST_VALUE,
          (_, _) -> {},
          _ -> true);
      return Optional.empty();
    } catch (SQLTimeoutException slow) {
      throw slow;
    } catch (SQLException failure) {
      return Optional.of(failure);
    }
  }
}
