package dev.assay.catalog.descriptions;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Description;
import dev.assay.catalog.KnownKey;
import dev.assay.sql.ForeignKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A catalog with descriptions put into it. What a user has written wins over dbt, dbt over BIRD,
 * and any of them over the database's own comments, which stay beside it; text and the meaning of
 * values each on their own. Of several files of one kind, the last given wins.
 *
 * @param problems descriptions and keys of tables and columns that are not there, one line each
 */
public record DescribedCatalog(Catalog catalog, List<String> problems) {

  public DescribedCatalog {
    problems = List.copyOf(problems);
  }

  /** Puts the files' descriptions and foreign keys into the catalog; guesses give way to these. */
  public static DescribedCatalog of(Catalog catalog, List<Descriptions> files) {
    Work work = new Work(catalog);
    files.stream().flatMap(file -> file.problems().stream()).forEach(work.problems::add);
    files.stream()
        .flatMap(file -> file.described().stream())
        .sorted(Comparator.comparing(each -> each.description().source()))
        .forEach(work::describe);
    files.stream().flatMap(file -> file.keys().stream()).forEach(work::add);
    return new DescribedCatalog(
        catalog.withTables(List.copyOf(work.tables.values())), work.problems);
  }

  /** The catalog's tables by name, as they become. */
  private static final class Work {

    private final Catalog catalog;
    private final Map<String, CatalogTable> tables = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    Work(Catalog catalog) {
      this.catalog = catalog;
      catalog.tables().forEach(table -> tables.put(table.name(), table));
    }

    void describe(Described each) {
      Optional<CatalogTable> table = table(each.table(), each.where());
      if (table.isEmpty()) {
        return;
      }
      String column = each.column();
      if (column == null) {
        put(table.get().describedAs(merged(table.get().description(), each.description())));
      } else {
        column(table.get(), column, each.where())
            .ifPresent(found -> put(withColumn(table.get(), found, each.description())));
      }
    }

    private static CatalogTable withColumn(
        CatalogTable table, CatalogColumn column, Description description) {
      CatalogColumn described = column.describedAs(merged(column.description(), description));
      return table.withColumns(
          table.columns().stream().map(each -> each == column ? described : each).toList());
    }

    /** The second says it better, as far as it says something. */
    private static Description merged(Description before, Description better) {
      return new Description(
          better.text().isEmpty() ? before.text() : better.text(),
          better.values().isEmpty() ? before.values() : better.values(),
          better.source());
    }

    void add(DescribedKey key) {
      Optional<CatalogTable> table = table(key.table(), key.where());
      Optional<CatalogTable> other = table(key.referencedTable(), key.where());
      if (table.isEmpty() || other.isEmpty()) {
        return;
      }
      List<String> columns = columns(table.get(), key.columns(), key.where());
      List<String> named =
          key.referencedColumns().isEmpty()
              ? other.get().definition().primaryKey()
              : key.referencedColumns();
      List<String> referenced = columns(other.get(), named, key.where());
      if (columns.size() != key.columns().size() || referenced.size() != named.size()) {
        return;
      }
      if (columns.size() != referenced.size()) {
        problems.add(
            "%s: the foreign key of '%s' has %d columns, and %d of '%s' are referenced: name as many in 'referenced_columns'"
                .formatted(
                    key.where(),
                    table.get().name(),
                    columns.size(),
                    referenced.size(),
                    other.get().name()));
        return;
      }
      add(table.get(), new ForeignKey(columns, other.get().name(), referenced));
    }

    private void add(CatalogTable table, ForeignKey key) {
      if (table.keys().stream()
          .anyMatch(each -> each.key().equals(key) && each.origin() != KnownKey.Origin.INFERRED)) {
        return;
      }
      List<KnownKey> keys = new ArrayList<>(table.addedKeys());
      keys.removeIf(
          each ->
              each.origin() == KnownKey.Origin.INFERRED
                  && each.key().columns().equals(key.columns()));
      keys.add(new KnownKey(key, KnownKey.Origin.USER));
      put(table.withAddedKeys(keys));
    }

    private void put(CatalogTable table) {
      tables.put(table.name(), table);
    }

    private Optional<CatalogTable> table(String name, String where) {
      Optional<CatalogTable> found = catalog.table(name).map(table -> tables.get(table.name()));
      if (found.isEmpty()) {
        report(where, catalog.unknownTable(name));
      }
      return found;
    }

    private Optional<CatalogColumn> column(CatalogTable table, String name, String where) {
      Optional<CatalogColumn> found =
          table
              .column(name)
              .or(
                  () ->
                      table.columns().stream()
                          .filter(each -> each.name().strip().equalsIgnoreCase(name.strip()))
                          .findFirst());
      if (found.isEmpty()) {
        report(where, catalog.unknownColumn(table, name));
      }
      return found;
    }

    private List<String> columns(CatalogTable table, List<String> names, String where) {
      return names.stream()
          .map(name -> column(table, name, where))
          .flatMap(Optional::stream)
          .map(CatalogColumn::name)
          .toList();
    }

    /** A table that is not there is said once, not for each of its columns. */
    private void report(String where, String problem) {
      if (problems.stream().noneMatch(each -> each.endsWith(": " + problem))) {
        problems.add(where + ": " + problem);
      }
    }
  }
}
