package dev.assay.catalog.keys;

/** Knows whether the values of one column are found in another. */
@FunctionalInterface
public interface Inclusion {

  /** Whether all values of the first column, or of a part of it, are found in the second one. */
  boolean isIncluded(String table, String column, String inTable, String inColumn);
}
