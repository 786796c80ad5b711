package dev.assay.catalog;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.sql.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalLong;

/** Where the definitions of a database's tables come from, and how its tables are queried. */
interface SchemaSource {

  /** The tables of the schemas that the location names, or that bare names are looked up in. */
  static SchemaSource of(Connection connection, DatabaseLocation location) throws SQLException {
    return location.dialect() == Dialect.SQLITE
        ? new SqliteSchema(connection)
        : SearchPathSchema.of(connection, location);
  }

  /** The tables in the database's own order, or by name where it has none. */
  List<DeclaredTable> tables(boolean views) throws SQLException;

  /** The table's name as a query is to write it. */
  String qualified(String table);

  /** How many rows the database believes that the table has; empty when it does not know. */
  OptionalLong estimatedRows(String table);

  /**
   * A query of rows from all over the table, at most about {@code wanted} of its {@code rows},
   * whose cost grows little with the table's size where the database can do that.
   *
   * @param columns what is asked for: {@code *}, or a list
   */
  String sample(CatalogTable table, String columns, long rows, long wanted) throws SQLException;
}
