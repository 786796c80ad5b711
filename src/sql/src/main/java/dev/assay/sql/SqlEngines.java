package dev.assay.sql;

/** The engine that stands for each dialect. */
public final class SqlEngines {

  private SqlEngines() {}

  /** SQLite itself for SQLite; H2 in the nearest compatibility mode for every other dialect. */
  public static SqlEngine forDialect(Dialect dialect, SqlLimits limits) {
    return dialect == Dialect.SQLITE ? new SqliteEngine(limits) : new H2Engine(dialect, limits);
  }
}
