package dev.assay.sql;

import dev.assay.table.TableText;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Refuses test data that their database would not take: rows that have the same values in the
 * columns of a unique key. The engine is asked, since it knows which of its values are the same (in
 * another case, say). No index is made for it: with one, rows would come in another order.
 */
final class UniqueRows {

  private final Connection connection;
  private final UnaryOperator<String> quoted;

  /** What stands between the columns of which a row with a key has all, or one at least. */
  private final String known;

  /** Asks that connection, with names in the quotes of its dialect. */
  UniqueRows(Connection connection, UnaryOperator<String> quoted) {
    this(connection, quoted, " AND ");
  }

  private UniqueRows(Connection connection, UnaryOperator<String> quoted, String known) {
    this.connection = connection;
    this.quoted = quoted;
    this.known = known;
  }

  /** As Oracle does it: only rows with nothing but NULL in the columns are all apart. */
  UniqueRows takingNullsForEqual() {
    return new UniqueRows(connection, quoted, " OR ");
  }

  /**
   * Looks at the tables that are loaded.
   *
   * @throws DataException when rows do not keep a unique key
   */
  void check(List<TestTable> tables) throws DataException {
    for (TestTable table : tables) {
      for (UniqueKey key : table.definition().uniqueKeys()) {
        Optional<List<@Nullable Object>> twice =
            isGiven(table, key) ? twice(table, key) : Optional.empty();
        if (twice.isPresent()) {
          throw new DataException(
              "table '%s': (%s) is unique in the database, and %s occurs twice"
                  .formatted(
                      table.definition().name(),
                      String.join(", ", key.columns()),
                      TableText.row(twice.get())));
        }
      }
    }
  }

  /** Columns that the rows lack are NULL, of which one is not another. */
  static boolean isGiven(TestTable table, UniqueKey key) {
    List<String> names =
        table.rows().columnNames().stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    return key.columns().stream()
        .allMatch(column -> names.contains(column.toLowerCase(Locale.ROOT)));
  }

  /** A key that two rows have; none where the engine cannot compare the columns' values. */
  private Optional<List<@Nullable Object>> twice(TestTable table, UniqueKey key) {
    String columns = joined(key, "%s", ", ");
    String given = key.nullsEqual() ? "" : " WHERE " + joined(key, "%s IS NOT NULL", known);
    String sql =
        "SELECT %s FROM %s%s GROUP BY %s HAVING COUNT(*) > 1"
            .formatted(columns, quoted.apply(table.definition().name()), given, columns);
    try (Statement statement = connection.createStatement()) {
      statement.setEscapeProcessing(false);
      statement.setMaxRows(1);
      try (ResultSet rows = statement.executeQuery(sql)) {
        if (!rows.next()) {
          return Optional.empty();
        }
        List<@Nullable Object> values = new ArrayList<>();
        for (int column = 1; column <= key.columns().size(); column++) {
          values.add(rows.getString(column));
        }
        return Optional.of(values);
      }
    } catch (SQLException incomparable) {
      return Optional.empty();
    }
  }

  private String joined(UniqueKey key, String form, String between) {
    return key.columns().stream()
        .map(column -> form.formatted(quoted.apply(column)))
        .collect(Collectors.joining(between));
  }
}
