package dev.assay.workflow.candidates;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.SqlNames;
import dev.assay.sql.Dialect;
import dev.assay.sql.UniqueKey;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes a small database down as SQLite statements (Li and Xie, figure 3). */
final class DatabaseStatements {

  private DatabaseStatements() {}

  /** The tables, with those keys of the catalog whose columns are among theirs, and their rows. */
  static String of(Map<String, Table> tables, Catalog catalog) {
    List<String> statements = new ArrayList<>();
    tables.forEach(
        (name, table) -> {
          statements.add(
              "CREATE TABLE %s (%s);"
                  .formatted(written(name), definition(catalog.table(name).orElseThrow(), tables)));
          table
              .rows()
              .forEach(
                  row ->
                      statements.add(
                          "INSERT INTO %s VALUES (%s);".formatted(written(name), values(row))));
        });
    return String.join("\n", statements);
  }

  private static String definition(CatalogTable known, Map<String, Table> tables) {
    List<String> columns = Objects.requireNonNull(tables.get(known.name())).columnNames();
    List<String> parts = new ArrayList<>();
    known.definition().columns().stream()
        .filter(column -> columns.contains(column.name()))
        .map(column -> (written(column.name()) + " " + column.typeName()).strip())
        .forEach(parts::add);
    List<String> primary = known.definition().primaryKey();
    if (!primary.isEmpty() && columns.containsAll(primary)) {
      parts.add("PRIMARY KEY " + names(primary));
    }
    known.definition().uniqueKeys().stream()
        .map(UniqueKey::columns)
        .filter(columns::containsAll)
        .forEach(unique -> parts.add("UNIQUE " + names(unique)));
    known.keys().stream()
        .map(each -> each.key())
        .filter(key -> columns.containsAll(key.columns()))
        .filter(key -> has(tables.get(key.referencedTable()), key.referencedColumns()))
        .forEach(
            key ->
                parts.add(
                    "FOREIGN KEY %s REFERENCES %s %s"
                        .formatted(
                            names(key.columns()),
                            written(key.referencedTable()),
                            names(key.referencedColumns()))));
    return String.join(", ", parts);
  }

  private static boolean has(@Nullable Table table, List<String> columns) {
    return table != null && table.columnNames().containsAll(columns);
  }

  private static String names(List<String> names) {
    return names.stream()
        .map(DatabaseStatements::written)
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String written(String name) {
    return SqlNames.written(Dialect.SQLITE, name);
  }

  private static String values(List<@Nullable Object> row) {
    return row.stream().map(DatabaseStatements::value).collect(Collectors.joining(", "));
  }

  private static String value(@Nullable Object value) {
    return switch (value) {
      case null -> "NULL";
      case Number number -> number.toString();
      case Boolean truth -> truth ? "1" : "0";
      default -> "'" + TableText.oneLine(value.toString()).replace("'", "''") + "'";
    };
  }
}
