package dev.assay.catalog;

import dev.assay.sql.UniqueKey;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Unique keys, put together from the columns of unique indexes, which constraints have as well. An
 * index with a part that is no column (an expression, the beginning of a text) says nothing.
 */
final class UniqueIndexes {

  private final Map<List<String>, List<@Nullable String>> columns = new LinkedHashMap<>();
  private final Map<List<String>, Boolean> nullsEqual = new LinkedHashMap<>();

  /** Takes the next column of an index; null where the part is none. */
  void add(String table, String index, @Nullable String column, boolean nulls) {
    List<String> name = List.of(table, index);
    columns.computeIfAbsent(name, _ -> new ArrayList<>()).add(column);
    nullsEqual.put(name, nulls);
  }

  /** The keys by their tables. */
  Map<String, List<UniqueKey>> byTable() {
    Map<String, List<UniqueKey>> keys = new LinkedHashMap<>();
    columns.forEach(
        (name, parts) -> {
          List<String> names = parts.stream().filter(part -> part != null).toList();
          if (names.size() == parts.size()) {
            keys.computeIfAbsent(name.getFirst(), _ -> new ArrayList<>())
                .add(new UniqueKey(names, nullsEqual.getOrDefault(name, false)));
          }
        });
    return keys;
  }

  /** Those that a query of one parameter tells: table, index, column, whether NULLs are equal. */
  static Map<String, List<UniqueKey>> of(Connection connection, String query, String schema)
      throws SQLException {
    UniqueIndexes indexes = new UniqueIndexes();
    try (PreparedStatement statement = connection.prepareStatement(query)) {
      statement.setString(1, schema);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          indexes.add(rows.getString(1), rows.getString(2), rows.getString(3), rows.getBoolean(4));
        }
      }
    }
    return indexes.byTable();
  }

  /** Those that JDBC tells of a table. */
  static List<UniqueKey> of(
      DatabaseMetaData metadata, @Nullable String catalog, @Nullable String schema, String table)
      throws SQLException {
    UniqueIndexes indexes = new UniqueIndexes();
    try (ResultSet parts = metadata.getIndexInfo(catalog, schema, table, true, true)) {
      while (parts.next()) {
        String index = parts.getString("INDEX_NAME");
        if (index != null) {
          boolean whole = parts.getString("FILTER_CONDITION") == null;
          indexes.add(table, index, whole ? parts.getString("COLUMN_NAME") : null, false);
        }
      }
    }
    return indexes.byTable().getOrDefault(table, List.of());
  }
}
