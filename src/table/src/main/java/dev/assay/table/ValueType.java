package dev.assay.table;

/**
 * The type of a column's values, as far as it is known; {@link #ANY} where a column mixes types.
 */
public enum ValueType {
  BOOLEAN,
  INTEGER,
  REAL,
  TEXT,
  DATE,
  TIME,
  TIMESTAMP,
  BINARY,
  ANY
}
