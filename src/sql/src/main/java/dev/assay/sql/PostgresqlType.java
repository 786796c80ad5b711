package dev.assay.sql;

/**
 * A column type of PostgreSQL.
 *
 * @param sql how it is declared
 * @param kind how values of test data are written for it
 * @param madeBy what makes the type first; empty for types that PostgreSQL has
 */
record PostgresqlType(String sql, Kind kind, String madeBy) {

  enum Kind {
    INTEGER,
    DECIMAL,
    DOUBLE,
    BOOLEAN,
    TEXT,
    DATE,
    TIME,
    TIMESTAMP,
    BINARY,
    JSON,
    ARRAY,
    /** Written as text, which PostgreSQL reads: UUIDs, intervals, ranges, addresses, … */
    SPELLED
  }

  static PostgresqlType of(String sql, Kind kind) {
    return new PostgresqlType(sql, kind, "");
  }
}
