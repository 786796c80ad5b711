package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** SQLite's own description of its tables, which keeps declared types as they were written. */
final class SqliteSchema implements SchemaSource {

  /** Over how many places of a large table a sample is spread. */
  private static final int STRATA = 200;

  private final Connection connection;

  SqliteSchema(Connection connection) {
    this.connection = connection;
  }

  @Override
  public List<DeclaredTable> tables(boolean views) throws SQLException {
    List<DeclaredTable> tables = new ArrayList<>();
    for (Listed listed : names(views)) {
      String name = listed.name();
      tables.add(
          listed.kind() == TableKind.VIEW
              ? new DeclaredTable(
                  name, TableKind.VIEW, "", columnsOfView(name), List.of(), List.of())
              : new DeclaredTable(
                      name, TableKind.TABLE, "", columns(name), primaryKey(name), references(name))
                  .unique(uniqueKeys(name)));
    }
    return tables;
  }

  @Override
  public OptionalLong estimatedRows(String table) {
    return OptionalLong.empty();
  }

  /**
   * Rows from strata of equal width between the least and the greatest rowid; the first rows where
   * there is no rowid, or a column that cannot be read.
   */
  @Override
  public String sample(CatalogTable table, String columns, long rows, long wanted)
      throws SQLException {
    String from = qualified(table.name());
    Optional<String> rowid = rowid(table);
    if (rowid.isEmpty() || !columns.equals("*")) {
      return FirstRows.of(Dialect.SQLITE, columns, from, wanted);
    }
    String id = rowid.get();
    long[] range = new long[2];
    try (PreparedStatement query =
            connection.prepareStatement(
                "SELECT min(%1$s), max(%1$s) FROM %2$s".formatted(id, from));
        ResultSet result = query.executeQuery()) {
      range[0] = result.getLong(1);
      range[1] = result.getLong(2);
    }
    return "WITH RECURSIVE strata(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM strata WHERE i < %d)"
            .formatted(STRATA - 1)
        + " SELECT t.* FROM strata CROSS JOIN %s t WHERE t.%s IN (SELECT u.%s FROM %s u WHERE u.%s >= %d + CAST(i * %s AS INTEGER) AND u.%s < %d + CAST((i + 1) * %s AS INTEGER) LIMIT %d)"
            .formatted(
                from,
                id,
                id,
                from,
                id,
                range[0],
                width(range),
                id,
                range[0],
                width(range),
                Math.max(1, wanted / STRATA));
  }

  private static String width(long[] range) {
    return Double.toString(((double) range[1] - range[0] + 1) / STRATA);
  }

  /** A name of the rowid that no column has taken. */
  private Optional<String> rowid(CatalogTable table) throws SQLException {
    if (table.kind() == TableKind.VIEW) {
      return Optional.empty();
    }
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?")) {
      query.setString(1, table.name());
      try (ResultSet result = query.executeQuery()) {
        if (result.next() && result.getInt(1) == 1) {
          return Optional.empty();
        }
      }
    }
    return Stream.of("_rowid_", "rowid", "oid")
        .filter(name -> table.column(name).isEmpty())
        .findFirst();
  }

  @Override
  public String qualified(String table) {
    return SqlNames.quoted(Dialect.SQLITE, table);
  }

  /** A table or view of the database. */
  private record Listed(String name, TableKind kind) {}

  private List<Listed> names(boolean views) throws SQLException {
    try (PreparedStatement query =
            connection.prepareStatement(
                "SELECT s.name, s.type FROM sqlite_schema s"
                    + " JOIN pragma_table_list t ON t.name = s.name AND t.type = s.type"
                    + " WHERE t.schema = 'main' AND s.type IN ('table', '%s')"
                        .formatted(views ? "view" : "table")
                    + " AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY s.rowid");
        ResultSet result = query.executeQuery()) {
      List<Listed> names = new ArrayList<>();
      while (result.next()) {
        names.add(
            new Listed(
                result.getString(1),
                result.getString(2).equals("view") ? TableKind.VIEW : TableKind.TABLE));
      }
      return names;
    }
  }

  /** None when the view is broken, which reading its rows will tell. */
  private List<DeclaredTable.DeclaredColumn> columnsOfView(String view) {
    try {
      return columns(view);
    } catch (SQLException broken) {
      return List.of();
    }
  }

  /** All columns but the hidden ones of virtual tables (1); generated ones (2, 3) can be read. */
  private List<DeclaredTable.DeclaredColumn> columns(String table) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT name, type, \"notnull\", hidden FROM pragma_table_xinfo(?) WHERE hidden <> 1"
                + " ORDER BY cid")) {
      query.setString(1, table);
      try (ResultSet result = query.executeQuery()) {
        List<DeclaredTable.DeclaredColumn> columns = new ArrayList<>();
        while (result.next()) {
          columns.add(
              new DeclaredTable.DeclaredColumn(
                  new ColumnDefinition(
                      result.getString(1), orEmpty(result.getString(2)), result.getInt(3) == 0),
                  result.getInt(4) > 0,
                  ""));
        }
        return columns;
      }
    }
  }

  private List<String> primaryKey(String table) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk")) {
      query.setString(1, table);
      try (ResultSet result = query.executeQuery()) {
        List<String> columns = new ArrayList<>();
        while (result.next()) {
          columns.add(result.getString(1));
        }
        return columns;
      }
    }
  }

  private List<UniqueKey> uniqueKeys(String table) throws SQLException {
    UniqueIndexes indexes = new UniqueIndexes();
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT l.name, i.name FROM pragma_index_list(?) l JOIN pragma_index_info(l.name) i"
                + " WHERE l.\"unique\" = 1 AND l.partial = 0 AND l.origin <> 'pk'"
                + " ORDER BY l.seq DESC, i.seqno")) {
      query.setString(1, table);
      try (ResultSet result = query.executeQuery()) {
        while (result.next()) {
          indexes.add(table, result.getString(1), result.getString(2), false);
        }
      }
    }
    return indexes.byTable().getOrDefault(table, List.of());
  }

  /** SQLite numbers foreign keys from the last declared to the first. */
  private List<DeclaredTable.Reference> references(String table) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT id, \"from\", \"table\", \"to\" FROM pragma_foreign_key_list(?)"
                + " ORDER BY id DESC, seq")) {
      query.setString(1, table);
      try (ResultSet result = query.executeQuery()) {
        List<DeclaredTable.ReferencePart> parts = new ArrayList<>();
        while (result.next()) {
          parts.add(
              new DeclaredTable.ReferencePart(
                  result.getString(1),
                  result.getString(2),
                  null,
                  result.getString(3),
                  result.getString(4)));
        }
        return DeclaredTable.references(parts);
      }
    }
  }

  private static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
  }
}
