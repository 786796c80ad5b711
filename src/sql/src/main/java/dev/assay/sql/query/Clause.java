package dev.assay.sql.query;

/** Where in a SELECT something stands. */
public enum Clause {
  SELECT,
  FROM,
  WHERE,
  GROUP_BY,
  HAVING,
  ORDER_BY
}
