package dev.assay.sql;

import java.util.Locale;

/**
 * The types of Redshift, Databricks and Trino that literals are cast to, from their documentation
 * and UNVERIFIED.
 */
final class WarehouseTypes {

  private static final int MOST_DIGITS = 38;

  private WarehouseTypes() {}

  static String name(Dialect dialect, H2Type type, String declared) {
    return switch (type.kind()) {
      case INTEGER -> integer(dialect, type.precision());
      case DECIMAL -> decimal(type);
      case DOUBLE -> dialect == Dialect.REDSHIFT ? "DOUBLE PRECISION" : "DOUBLE";
      case BOOLEAN -> "BOOLEAN";
      case DATE -> "DATE";
      case TEXT -> chosen(dialect, "VARCHAR(65535)", "STRING", "VARCHAR");
      case TIME -> chosen(dialect, "TIME", "STRING", "TIME(6)");
      case TIMESTAMP -> chosen(dialect, "TIMESTAMP", moment(declared), "TIMESTAMP(6)");
      case BINARY -> chosen(dialect, "VARBYTE", "BINARY", "VARBINARY");
    };
  }

  private static String integer(Dialect dialect, int bits) {
    return bits <= 16
        ? "SMALLINT"
        : bits > 32 ? "BIGINT" : dialect == Dialect.DATABRICKS ? "INT" : "INTEGER";
  }

  private static String decimal(H2Type type) {
    return type.scale() < 0
        ? "DECIMAL(38, 10)"
        : "DECIMAL(%d, %d)".formatted(Math.min(type.precision(), MOST_DIGITS), type.scale());
  }

  private static String moment(String declared) {
    return declared.strip().toUpperCase(Locale.ROOT).startsWith("TIMESTAMP_NTZ")
        ? "TIMESTAMP_NTZ"
        : "TIMESTAMP";
  }

  private static String chosen(Dialect dialect, String redshift, String databricks, String trino) {
    return switch (dialect) {
      case REDSHIFT -> redshift;
      case DATABRICKS -> databricks;
      default -> trino;
    };
  }
}
