package dev.assay.sql;

import java.util.List;
import java.util.Optional;

/**
 * A table as its database declares it: columns in order, primary key (may be empty), references.
 */
public record TableDefinition(
    String name,
    List<ColumnDefinition> columns,
    List<String> primaryKey,
    List<ForeignKey> foreignKeys) {

  public TableDefinition {
    columns = List.copyOf(columns);
    primaryKey = List.copyOf(primaryKey);
    foreignKeys = List.copyOf(foreignKeys);
  }

  /** The column of that name, in any case; the exact spelling wins where several differ by case. */
  public Optional<ColumnDefinition> column(String wanted) {
    return columns.stream()
        .filter(column -> column.name().equals(wanted))
        .findFirst()
        .or(
            () ->
                columns.stream()
                    .filter(column -> column.name().equalsIgnoreCase(wanted))
                    .findFirst());
  }
}
