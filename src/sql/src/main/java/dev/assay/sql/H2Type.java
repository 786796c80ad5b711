package dev.assay.sql;

/**
 * A column type of H2.
 *
 * @param sql how H2 declares it
 * @param kind how values are converted to it
 * @param precision most digits of a decimal or bits of an integer; 0 where it does not matter
 * @param scale digits after a decimal's point; -1 for as many as the value has
 */
record H2Type(String sql, Kind kind, int precision, int scale) {

  enum Kind {
    INTEGER,
    DECIMAL,
    DOUBLE,
    BOOLEAN,
    TEXT,
    DATE,
    TIME,
    TIMESTAMP,
    BINARY
  }

  static H2Type of(String sql, Kind kind) {
    return new H2Type(sql, kind, 0, -1);
  }

  static H2Type integer(String sql, int bits) {
    return new H2Type(sql, Kind.INTEGER, bits, 0);
  }

  static H2Type decimal(int precision, int scale) {
    return new H2Type(
        "NUMERIC(%d, %d)".formatted(precision, scale), Kind.DECIMAL, precision, scale);
  }
}
