package dev.assay.sql;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A table as its database declares it: columns in order, primary key (may be empty), references,
 * and what else is unique.
 *
 * @param name what the table is called among those of its catalog: its own name, or {@code
 *     schema.table} where several schemas have a table of that name
 * @param place the schema that it is in; null where none is known
 */
public record TableDefinition(
    String name,
    List<ColumnDefinition> columns,
    List<String> primaryKey,
    List<ForeignKey> foreignKeys,
    @Nullable TablePlace place,
    List<UniqueKey> uniqueKeys) {

  public TableDefinition {
    columns = List.copyOf(columns);
    primaryKey = List.copyOf(primaryKey);
    foreignKeys = List.copyOf(foreignKeys);
    uniqueKeys = List.copyOf(Objects.requireNonNullElse(uniqueKeys, List.of()));
  }

  /** A table of which no unique keys are known. */
  public TableDefinition(
      String name,
      List<ColumnDefinition> columns,
      List<String> primaryKey,
      List<ForeignKey> foreignKeys,
      @Nullable TablePlace place) {
    this(name, columns, primaryKey, foreignKeys, place, List.of());
  }

  /** A table of which no schema is known. */
  public TableDefinition(
      String name,
      List<ColumnDefinition> columns,
      List<String> primaryKey,
      List<ForeignKey> foreignKeys) {
    this(name, columns, primaryKey, foreignKeys, null);
  }

  /** The table's own name, without its schema. */
  public String ownName() {
    return place == null ? name : place.table();
  }

  /** The table with another name. */
  public TableDefinition named(String other) {
    return new TableDefinition(other, columns, primaryKey, foreignKeys, place, uniqueKeys);
  }

  /** The table with these unique keys. */
  public TableDefinition unique(List<UniqueKey> keys) {
    return new TableDefinition(name, columns, primaryKey, foreignKeys, place, keys);
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
