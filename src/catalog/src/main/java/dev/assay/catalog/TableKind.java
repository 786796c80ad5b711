package dev.assay.catalog;

/** What stands behind a table's name. */
public enum TableKind {
  TABLE,
  VIEW
}
