package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import java.util.List;
import java.util.Optional;

/** What is known of one database: its name, its dialect and its tables. */
public record Catalog(String database, Dialect dialect, List<CatalogTable> tables) {

  public Catalog {
    tables = List.copyOf(tables);
  }

  /** The table of that name, in any case; the exact spelling wins where several differ by case. */
  public Optional<CatalogTable> table(String name) {
    return tables.stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .or(() -> tables.stream().filter(table -> table.name().equalsIgnoreCase(name)).findFirst());
  }

  /** The catalog with other tables. */
  public Catalog withTables(List<CatalogTable> others) {
    return new Catalog(database, dialect, others);
  }

  /** The names of the frames that stand for the tables. */
  public FrameNames frameNames() {
    return FrameNames.over(tables.stream().map(CatalogTable::name).toList());
  }

  /** Says that there is no such table, and which come nearest: for people and for models. */
  public String unknownTable(String name) {
    return "the database '%s' has no table '%s'%s"
        .formatted(
            database,
            name,
            NearestNames.hint(name, tables.stream().map(CatalogTable::name).toList()));
  }

  /** Says that the table has no such column, and which come nearest. */
  public String unknownColumn(CatalogTable table, String name) {
    return "the table '%s' has no column '%s'%s"
        .formatted(
            table.name(),
            name,
            NearestNames.hint(
                name, table.definition().columns().stream().map(ColumnDefinition::name).toList()));
  }
}
