package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Column;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a part, each family once.
 *
 * @param standIns for each table, the one that stands for its family: mostly itself
 * @param families the families of more than one table, by the table that stands for them
 */
record ShownTables(Catalog whole, Map<String, String> standIns, Map<String, TableFamily> families) {

  static ShownTables of(Catalog whole, Collection<String> tables) {
    TableFamilies all = new TableFamilies(whole);
    Map<String, String> standIns = new LinkedHashMap<>();
    Map<TableFamily, String> shown = new LinkedHashMap<>();
    Map<String, TableFamily> families = new LinkedHashMap<>();
    for (String table : tables) {
      TableFamily family = all.of(table).orElseThrow();
      String standIn = shown.computeIfAbsent(family, _ -> table);
      standIns.put(table, standIn);
      if (family.several()) {
        families.put(standIn, family);
      }
    }
    return new ShownTables(whole, standIns, families);
  }

  /** The column as the table that stands for its table has it. */
  ColumnRef standIn(ColumnRef column) {
    return new ColumnRef(standIns.getOrDefault(column.table(), column.table()), column.column());
  }

  /** The part with these columns and those that join, or with all columns. */
  CatalogPart with(Collection<ColumnRef> columns, boolean all) {
    Set<ColumnRef> chosen = new HashSet<>();
    columns.forEach(column -> chosen.add(standIn(column)));
    Set<String> names = new LinkedHashSet<>(standIns.values());
    List<CatalogTable> tables =
        whole.tables().stream().filter(table -> names.contains(table.name())).toList();
    Set<ColumnRef> shown = joining(tables, names);
    shown.addAll(chosen);
    List<CatalogTable> reduced = new ArrayList<>();
    for (CatalogTable table : tables) {
      reduced.add(
          reduced(
              table, names, column -> all || shown.contains(new ColumnRef(table.name(), column))));
    }
    return new CatalogPart(whole.withTables(reduced), whole.frameNames(), chosen, families);
  }

  /** Primary keys, and the columns of foreign keys between tables of the part. */
  private static Set<ColumnRef> joining(List<CatalogTable> tables, Set<String> names) {
    Set<ColumnRef> joining = new HashSet<>();
    for (CatalogTable table : tables) {
      table.definition().primaryKey().forEach(key -> joining.add(new ColumnRef(table.name(), key)));
      for (KnownKey known : table.keys()) {
        ForeignKey key = known.key();
        if (names.contains(key.referencedTable())) {
          key.columns().forEach(column -> joining.add(new ColumnRef(table.name(), column)));
          key.referencedColumns()
              .forEach(column -> joining.add(new ColumnRef(key.referencedTable(), column)));
        }
      }
    }
    return joining;
  }

  private static CatalogTable reduced(
      CatalogTable table, Set<String> tables, Predicate<String> shown) {
    TableDefinition whole = table.definition();
    List<ColumnDefinition> columns =
        whole.columns().stream().filter(column -> shown.test(column.name())).toList();
    List<ForeignKey> keys =
        whole.foreignKeys().stream().filter(key -> tables.contains(key.referencedTable())).toList();
    return new CatalogTable(
        new TableDefinition(
            whole.name(),
            columns,
            whole.primaryKey(),
            keys,
            whole.place(),
            whole.uniqueKeys().stream()
                .filter(key -> key.columns().stream().allMatch(shown))
                .toList()),
        table.rowCount(),
        table.rowCountEstimated(),
        reduced(table.sampleRows(), shown),
        table.kind(),
        table.comment(),
        table.description(),
        table.columns().stream().filter(column -> shown.test(column.name())).toList(),
        table.addedKeys().stream()
            .filter(known -> tables.contains(known.key().referencedTable()))
            .toList());
  }

  private static Table reduced(Table rows, Predicate<String> shown) {
    List<Column> columns = rows.columns();
    List<Integer> kept =
        IntStream.range(0, columns.size())
            .filter(index -> shown.test(columns.get(index).name()))
            .boxed()
            .toList();
    if (kept.size() == columns.size()) {
      return rows;
    }
    List<List<@Nullable Object>> reduced = new ArrayList<>();
    for (List<@Nullable Object> row : rows.rows()) {
      List<@Nullable Object> values = new ArrayList<>();
      kept.forEach(index -> values.add(row.get(index)));
      reduced.add(values);
    }
    return Table.of(kept.stream().map(columns::get).toList(), reduced);
  }
}
