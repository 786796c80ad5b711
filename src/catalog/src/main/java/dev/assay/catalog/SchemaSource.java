package dev.assay.catalog;

import java.sql.SQLException;
import java.util.List;

/** Where the definitions of a database's tables come from. */
interface SchemaSource {

  /** The tables in the database's own order, or by name where it has none. */
  List<DeclaredTable> tables() throws SQLException;

  /** The table's name as a query is to write it. */
  String qualified(String table);
}
