package dev.assay.sql;

import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;

/**
 * The types of a result's columns by their names, as far as values depend on them. For a name
 * PostgreSQL's driver asks the server about the column, which takes longer than most queries: there
 * a name is asked for only where nothing else tells the types apart.
 */
final class ColumnTypeNames {

  /** What the names of its driver's classes begin with; the driver is not always there. */
  private static final String POSTGRESQL = "org.postgresql.";

  private ColumnTypeNames() {}

  /**
   * The name of a column's type, in PostgreSQL that of one whose values are written the same way.
   *
   * @param zones whether times with a zone are to be told from those without
   */
  static String of(ResultSetMetaData shape, int column, boolean zones) throws SQLException {
    if (!shape.getClass().getName().startsWith(POSTGRESQL)) {
      return String.valueOf(shape.getColumnTypeName(column));
    }
    return switch (shape.getColumnType(column)) {
      case Types.SMALLINT, Types.INTEGER, Types.BIGINT -> "int8";
      case Types.NUMERIC -> "numeric";
      case Types.REAL, Types.DOUBLE -> shape.isCurrency(column) ? "money" : "float8";
      case Types.VARCHAR -> "text";
      case Types.DATE -> "date";
      case Types.TIMESTAMP -> zones ? shape.getColumnTypeName(column) : "timestamp";
      case Types.TIME -> zones ? shape.getColumnTypeName(column) : "time";
      default -> String.valueOf(shape.getColumnTypeName(column));
    };
  }
}
