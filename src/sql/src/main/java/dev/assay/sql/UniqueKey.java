package dev.assay.sql;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Columns that the database lets no two rows have the same values in, by a constraint or an index
 * that is not the primary key. Parts of rows (a partial index), of texts (a prefix) and expressions
 * are none.
 *
 * @param nullsEqual whether a NULL is as good as another; else rows with a NULL are all apart
 * @throws IllegalArgumentException when there are no columns
 */
public record UniqueKey(List<String> columns, boolean nullsEqual) {

  public UniqueKey {
    columns = List.copyOf(columns);
    if (columns.isEmpty()) {
      throw new IllegalArgumentException("unique key of no columns");
    }
  }

  /** A key that lets rows with a NULL in its columns be. */
  public UniqueKey(List<String> columns) {
    this(columns, false);
  }

  /** As people read it: {@code UNIQUE (a, b)}. */
  @Override
  public String toString() {
    return columns.stream().collect(Collectors.joining(", ", "UNIQUE (", ")"))
        + (nullsEqual ? ", NULL as a value" : "");
  }
}
