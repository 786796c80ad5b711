package dev.assay.catalog.descriptions;

import java.util.List;

/**
 * A foreign key that a file declares; names as the file spells them.
 *
 * @param referencedColumns none for the primary key
 * @param where the file, and the line if there is one, for messages
 */
public record DescribedKey(
    String table,
    List<String> columns,
    String referencedTable,
    List<String> referencedColumns,
    String where) {

  public DescribedKey {
    columns = List.copyOf(columns);
    referencedColumns = List.copyOf(referencedColumns);
  }
}
