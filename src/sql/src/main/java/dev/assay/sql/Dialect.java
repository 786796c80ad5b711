package dev.assay.sql;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The SQL dialects that questions are answered in. */
public enum Dialect {
  SQLITE("sqlite", "SQLite", ""),
  H2("h2", "H2", "REGULAR"),
  POSTGRESQL("postgresql", "PostgreSQL", "PostgreSQL"),
  MYSQL("mysql", "MySQL", "MySQL"),
  MARIADB("mariadb", "MariaDB", "MariaDB"),
  ORACLE("oracle", "Oracle", "Oracle"),
  MSSQL("mssql", "SQL Server", "MSSQLServer"),
  DB2("db2", "Db2", "DB2"),
  DUCKDB("duckdb", "DuckDB", ""),
  BIGQUERY("bigquery", "BigQuery", ""),
  SNOWFLAKE("snowflake", "Snowflake", ""),
  REDSHIFT("redshift", "Redshift", ""),
  DATABRICKS("databricks", "Databricks", ""),
  TRINO("trino", "Trino", "");

  private final String id;
  private final String promptName;
  private final String h2Mode;

  Dialect(String id, String promptName, String h2Mode) {
    this.id = id;
    this.promptName = promptName;
    this.h2Mode = h2Mode;
  }

  /** The name that settings and artifacts use, in lower case. */
  public String id() {
    return id;
  }

  /** The name that prompts and people use. */
  public String promptName() {
    return promptName;
  }

  /**
   * The value of H2's MODE setting that comes nearest; empty for dialects that H2 cannot stand for.
   */
  String h2Mode() {
    return h2Mode;
  }

  /** Whether it is MySQL's, or MariaDB's, which came from it. */
  public boolean isOfMysql() {
    return this == MYSQL || this == MARIADB;
  }

  /** Whether an engine executes its SQL on test data. Where none does, SQL is only written. */
  public boolean isExecutable() {
    return this == DUCKDB ? Drivers.hasDuckdb() : this == SQLITE || !h2Mode.isEmpty();
  }

  /**
   * The dialect of that name, in any case.
   *
   * @throws UnknownDialectException when there is none
   */
  public static Dialect named(String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(dialect -> dialect.id.equals(wanted))
        .findFirst()
        .orElseThrow(() -> new UnknownDialectException(name, knownNames()));
  }

  private static String knownNames() {
    return Arrays.stream(values()).map(Dialect::id).collect(Collectors.joining(", "));
  }
}
