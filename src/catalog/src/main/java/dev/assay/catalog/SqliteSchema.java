package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** SQLite's own description of its tables, which keeps declared types as they were written. */
final class SqliteSchema implements SchemaSource {

  private final Connection connection;

  SqliteSchema(Connection connection) {
    this.connection = connection;
  }

  @Override
  public List<DeclaredTable> tables() throws SQLException {
    List<DeclaredTable> tables = new ArrayList<>();
    for (String name : names()) {
      tables.add(new DeclaredTable(name, columns(name), primaryKey(name), references(name)));
    }
    return tables;
  }

  @Override
  public String qualified(String table) {
    return SqlNames.quoted(Dialect.SQLITE, table);
  }

  private List<String> names() throws SQLException {
    try (PreparedStatement query =
            connection.prepareStatement(
                "SELECT s.name FROM sqlite_schema s JOIN pragma_table_list t ON t.name = s.name"
                    + " WHERE t.schema = 'main' AND t.type = 'table' AND s.type = 'table'"
                    + " AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY s.rowid");
        ResultSet result = query.executeQuery()) {
      List<String> names = new ArrayList<>();
      while (result.next()) {
        names.add(result.getString(1));
      }
      return names;
    }
  }

  /** All columns but the hidden ones of virtual tables (1); generated ones (2, 3) can be read. */
  private List<ColumnDefinition> columns(String table) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement(
            "SELECT name, type, \"notnull\" FROM pragma_table_xinfo(?) WHERE hidden <> 1"
                + " ORDER BY cid")) {
      query.setString(1, table);
      try (ResultSet result = query.executeQuery()) {
        List<ColumnDefinition> columns = new ArrayList<>();
        while (result.next()) {
          columns.add(
              new ColumnDefinition(
                  result.getString(1), orEmpty(result.getString(2)), result.getInt(3) == 0));
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
