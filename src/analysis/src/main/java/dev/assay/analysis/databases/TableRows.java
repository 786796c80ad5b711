package dev.assay.analysis.databases;

import dev.assay.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gives rows that a database holds. */
@FunctionalInterface
public interface TableRows {

  /** Rows of that table with all of its columns, as many as are at hand. */
  Table of(String table);

  /**
   * Rows of that table that hold these values, for a reference to a row that is not at hand; none
   * where there is no looking further.
   */
  default Table holding(String table, List<String> columns, List<@Nullable Object> values) {
    return Table.of(List.of(), List.of());
  }
}
