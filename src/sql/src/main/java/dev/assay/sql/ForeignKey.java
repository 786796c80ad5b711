package dev.assay.sql;

import java.util.List;

/**
 * Columns of one table whose values are found in the referenced columns of another, position by
 * position.
 *
 * @throws IllegalArgumentException when the two lists differ in length, or are empty
 */
public record ForeignKey(
    List<String> columns, String referencedTable, List<String> referencedColumns) {

  public ForeignKey {
    columns = List.copyOf(columns);
    referencedColumns = List.copyOf(referencedColumns);
    if (columns.isEmpty() || columns.size() != referencedColumns.size()) {
      throw new IllegalArgumentException(
          "foreign key of columns %s to columns %s of '%s'"
              .formatted(columns, referencedColumns, referencedTable));
    }
  }
}
