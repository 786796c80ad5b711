package dev.assay.sql.query;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TableDefinition;

/** A column of a table of the database. */
public record BaseColumn(TableDefinition table, ColumnDefinition column) {

  /** {@code table.column}, as the database spells both. */
  @Override
  public String toString() {
    return table.name() + "." + column.name();
  }
}
