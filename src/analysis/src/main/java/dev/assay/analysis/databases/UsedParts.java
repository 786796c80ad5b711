package dev.assay.analysis.databases;

import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.analysis.skeleton.UsedEntities;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.NameUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What candidates use of a database, all of them together.
 *
 * @param tables with the columns that some candidate uses, and with keys among these
 * @param summed columns that some candidate sorts by, or puts into a function over many rows
 * @param constants what a column is compared with
 */
public record UsedParts(
    List<TableDefinition> tables, Set<ColumnRef> summed, Map<ColumnRef, List<String>> constants) {

  private static final Set<String> COUNTING = Set.of("COUNT");

  public UsedParts {
    tables = List.copyOf(tables);
    summed = Set.copyOf(summed);
    constants = Map.copyOf(constants);
  }

  /** The parts that the candidates use; of those that cannot be parsed, the names in them. */
  public static UsedParts of(Catalog catalog, List<String> candidates) {
    return of(catalog, candidates, false);
  }

  /**
   * The same, with the primary keys of the tables as well: rows that no database could hold show
   * nothing, and test code may count by the key.
   */
  public static UsedParts withKeys(Catalog catalog, List<String> candidates) {
    return of(catalog, candidates, true);
  }

  private static UsedParts of(Catalog catalog, List<String> candidates, boolean withKeys) {
    List<TableDefinition> all = catalog.definitions();
    Set<String> tables = new HashSet<>();
    Set<ColumnRef> columns = new HashSet<>();
    Set<ColumnRef> summed = new HashSet<>();
    Map<ColumnRef, Set<String>> constants = new HashMap<>();
    for (String candidate : candidates) {
      BoundQuery.of(catalog.dialect(), candidate, all)
          .ifPresentOrElse(
              query -> {
                UsedEntities used = UsedEntities.of(query);
                tables.addAll(used.tables());
                columns.addAll(used.columns());
                query.selects().stream()
                    .flatMap(select -> select.names().stream())
                    .filter(UsedParts::isSummed)
                    .forEach(use -> use.origin().ifPresent(each -> summed.add(ref(each))));
                query.selects().stream()
                    .flatMap(select -> ValueConditions.of(select).stream())
                    .forEach(
                        condition ->
                            constants
                                .computeIfAbsent(
                                    ref(condition.column()), _ -> new LinkedHashSet<>())
                                .add(condition.literal().text()));
              },
              () -> mentioned(all, candidate, tables, columns));
    }
    Map<ColumnRef, List<String>> lists = new HashMap<>();
    constants.forEach((column, values) -> lists.put(column, List.copyOf(values)));
    return new UsedParts(
        catalog.tables().stream()
            .filter(table -> tables.contains(table.name()))
            .map(table -> reduced(table, tables, columns, withKeys))
            .toList(),
        summed,
        lists);
  }

  /** Of what the parser cannot read, every word may be a name. */
  private static void mentioned(
      List<TableDefinition> all, String candidate, Set<String> tables, Set<ColumnRef> columns) {
    Set<String> words =
        Pattern.compile("\\W+")
            .splitAsStream(candidate.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    for (TableDefinition table : all) {
      if (isMentioned(table.ownName(), candidate, words)) {
        tables.add(table.name());
        table.columns().stream()
            .filter(column -> isMentioned(column.name(), candidate, words))
            .forEach(column -> columns.add(new ColumnRef(table.name(), column.name())));
      }
    }
  }

  /** A name of several words stands in quotes, as it is spelt. */
  private static boolean isMentioned(String name, String candidate, Set<String> words) {
    return words.contains(name.toLowerCase(Locale.ROOT))
        || (!name.matches("\\w+") && candidate.contains(name));
  }

  private static boolean isSummed(NameUse use) {
    return (use.clause() == Clause.ORDER_BY && use.functions().isEmpty())
        || (use.aggregated() && use.functions().stream().noneMatch(COUNTING::contains));
  }

  private static ColumnRef ref(BaseColumn column) {
    return new ColumnRef(column.table().name(), column.column().name());
  }

  /** A table keeps one column at least, since it may be counted. */
  private static TableDefinition reduced(
      CatalogTable table, Set<String> tables, Set<ColumnRef> columns, boolean withKeys) {
    TableDefinition whole = table.definition();
    Set<String> kept = new HashSet<>();
    whole.columns().stream()
        .filter(column -> columns.contains(new ColumnRef(whole.name(), column.name())))
        .forEach(column -> kept.add(column.name()));
    if (withKeys) {
      kept.addAll(whole.primaryKey());
    }
    if (kept.isEmpty()) {
      kept.add(
          whole.primaryKey().isEmpty()
              ? whole.columns().getFirst().name()
              : whole.primaryKey().getFirst());
    }
    List<ForeignKey> keys = new ArrayList<>();
    table.keys().stream()
        .map(known -> known.key())
        .filter(key -> kept.containsAll(key.columns()) && tables.contains(key.referencedTable()))
        .filter(
            key ->
                key.referencedColumns().stream()
                    .allMatch(
                        column -> columns.contains(new ColumnRef(key.referencedTable(), column))))
        .forEach(keys::add);
    return new TableDefinition(
        whole.name(),
        whole.columns().stream().filter(column -> kept.contains(column.name())).toList(),
        kept.containsAll(whole.primaryKey()) ? whole.primaryKey() : List.of(),
        keys,
        whole.place(),
        whole.uniqueKeys().stream().filter(key -> kept.containsAll(key.columns())).toList());
  }

  /** The tables in an order in which each comes behind those that it refers to, circles apart. */
  public List<TableDefinition> sorted() {
    List<TableDefinition> sorted = new ArrayList<>();
    List<TableDefinition> waiting = new ArrayList<>(tables);
    while (!waiting.isEmpty()) {
      TableDefinition next =
          waiting.stream()
              .filter(table -> refersToNone(table, waiting))
              .findFirst()
              .orElse(waiting.getFirst());
      sorted.add(next);
      waiting.remove(next);
    }
    return sorted;
  }

  private static boolean refersToNone(TableDefinition table, List<TableDefinition> others) {
    return table.foreignKeys().stream()
        .allMatch(
            key ->
                key.referencedTable().equals(table.name())
                    || others.stream()
                        .noneMatch(other -> other.name().equals(key.referencedTable())));
  }
}
