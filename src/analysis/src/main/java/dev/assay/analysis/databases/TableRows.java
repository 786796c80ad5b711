package dev.assay.analysis.databases;

import dev.assay.table.Table;

/** Gives rows that a database holds. */
@FunctionalInterface
public interface TableRows {

  /** Rows of that table with all of its columns, as many as are at hand. */
  Table of(String table);
}
