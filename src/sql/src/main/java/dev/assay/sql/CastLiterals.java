package dev.assay.sql;

import dev.assay.sql.shadowing.Literals;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Literals that are cast to a type of the dialect. Those of MySQL and MariaDB are tested on a
 * server; those of SQL Server, Oracle, Db2, Snowflake, BigQuery, Redshift, Databricks and Trino are
 * written from their documentation and UNVERIFIED.
 */
final class CastLiterals implements Literals {

  private final Dialect dialect;

  CastLiterals(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public @Nullable String cell(ColumnDefinition column, @Nullable Object value) {
    H2Type type = H2Types.of(dialect, column.declaredType());
    String name = typeName(type, column.declaredType());
    if (value == null) {
      return "CAST(NULL AS %s)".formatted(name);
    }
    Object converted = H2Values.converted(type, value);
    if (converted == null) {
      return null;
    }
    return converted instanceof byte[] bytes
        ? bytes(bytes, name)
        : "CAST(%s AS %s)".formatted(literal(converted), name);
  }

  @Override
  public String behindRow() {
    return switch (dialect) {
      case MYSQL, MARIADB, ORACLE -> " FROM DUAL";
      case DB2 -> " FROM SYSIBM.SYSDUMMY1";
      // a condition needs a table there, and an array of one element is one
      case BIGQUERY -> " FROM UNNEST([1])";
      default -> "";
    };
  }

  private String literal(Object value) {
    return switch (value) {
      case BigDecimal number -> number.toPlainString();
      case Boolean flag -> flag(flag);
      case OffsetDateTime moment ->
          text(moment(moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime()));
      case LocalDateTime moment -> text(moment(moment));
      case Number number -> number.toString();
      default -> text(value.toString());
    };
  }

  private static String moment(LocalDateTime moment) {
    String text = moment.toString().replace('T', ' ');
    return text.length() == "2024-01-01 00:00".length() ? text + ":00" : text;
  }

  private String flag(boolean flag) {
    return switch (dialect) {
      case SNOWFLAKE, BIGQUERY, DB2, REDSHIFT, DATABRICKS, TRINO -> flag ? "TRUE" : "FALSE";
      default -> flag ? "1" : "0";
    };
  }

  private String text(String text) {
    return switch (dialect) {
      // no setting of the session reads it otherwise
      case MYSQL, MARIADB ->
          text.isEmpty()
              ? "''"
              : "CONVERT(0x%s USING utf8mb4)"
                  .formatted(HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8)));
      case MSSQL -> "N'" + text.replace("'", "''") + "'";
      case SNOWFLAKE, REDSHIFT -> "'" + text.replace("\\", "\\\\").replace("'", "''") + "'";
      case BIGQUERY, DATABRICKS ->
          "'"
              + text.replace("\\", "\\\\")
                  .replace("'", "\\'")
                  .replace("\n", "\\n")
                  .replace("\r", "\\r")
              + "'";
      default -> "'" + text.replace("'", "''") + "'";
    };
  }

  private String bytes(byte[] bytes, String type) {
    String hex = HexFormat.of().withUpperCase().formatHex(bytes);
    return switch (dialect) {
      case MYSQL, MARIADB -> "CAST(X'%s' AS %s)".formatted(hex, type);
      case MSSQL -> "CAST(0x%s AS %s)".formatted(hex, type);
      case ORACLE -> "HEXTORAW('%s')".formatted(hex);
      case SNOWFLAKE -> "TO_BINARY('%s', 'HEX')".formatted(hex);
      case BIGQUERY, REDSHIFT -> "FROM_HEX('%s')".formatted(hex);
      case DATABRICKS, TRINO -> "X'%s'".formatted(hex);
      default -> "CAST(BX'%s' AS %s)".formatted(hex, type);
    };
  }

  private String typeName(H2Type type, String declared) {
    return switch (dialect) {
      case REDSHIFT, DATABRICKS, TRINO -> WarehouseTypes.name(dialect, type, declared);
      default -> databaseType(type, declared);
    };
  }

  private String databaseType(H2Type type, String declared) {
    return switch (type.kind()) {
      case INTEGER -> integer(type.precision());
      case DECIMAL -> decimal(type);
      case DOUBLE -> chosen("DOUBLE", "FLOAT", "BINARY_DOUBLE", "DOUBLE", "DOUBLE", "FLOAT64");
      case BOOLEAN -> chosen("SIGNED", "BIT", "NUMBER(1)", "BOOLEAN", "BOOLEAN", "BOOL");
      case TEXT ->
          chosen("CHAR", "NVARCHAR(4000)", "VARCHAR2(4000)", "VARCHAR(4000)", "VARCHAR", "STRING");
      case DATE -> "DATE";
      case TIME -> chosen("TIME(6)", "TIME(6)", "VARCHAR2(20)", "TIME", "TIME", "TIME");
      case TIMESTAMP -> timestamp(type, declared);
      case BINARY -> chosen("BINARY", "VARBINARY(8000)", "RAW(2000)", "BLOB", "BINARY", "BYTES");
    };
  }

  private String integer(int bits) {
    String plain = bits <= 16 ? "SMALLINT" : bits <= 32 ? "INTEGER" : "BIGINT";
    return chosen("SIGNED", plain, "NUMBER(38)", plain, "NUMBER(38)", "INT64");
  }

  private String decimal(H2Type type) {
    String exact = "DECIMAL(%d, %d)".formatted(Math.min(type.precision(), 38), type.scale());
    boolean known = type.scale() >= 0;
    return chosen(
        known ? exact : "DECIMAL(60, 20)",
        known ? exact : "DECIMAL(38, 10)",
        known ? exact : "NUMBER",
        known ? exact : "DECFLOAT",
        known ? exact : "NUMBER(38, 10)",
        "BIGNUMERIC");
  }

  private String timestamp(H2Type type, String declared) {
    String first = declared.strip().toUpperCase(Locale.ROOT);
    return chosen(
        type.sql().endsWith("(0)") ? "DATETIME" : "DATETIME(6)",
        "DATETIME2(6)",
        first.equals("DATE") ? "DATE" : "TIMESTAMP",
        "TIMESTAMP",
        "TIMESTAMP_NTZ",
        first.startsWith("TIMESTAMP") ? "TIMESTAMP" : "DATETIME");
  }

  private String chosen(
      String mysql, String mssql, String oracle, String db2, String snowflake, String bigquery) {
    return switch (dialect) {
      case MYSQL, MARIADB -> mysql;
      case MSSQL -> mssql;
      case ORACLE -> oracle;
      case SNOWFLAKE -> snowflake;
      case BIGQUERY -> bigquery;
      default -> db2;
    };
  }
}
