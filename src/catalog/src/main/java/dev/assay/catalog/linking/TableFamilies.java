package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Groups the tables of a catalog into families (ReFoRCE 3.2.1): equal columns, types, keys and
 * references, and names that differ in their numbers only, or, from five tables on, in their first
 * or their last word only.
 */
public final class TableFamilies {

  private static final int LEAST_BY_WORD = 5;

  private final List<TableFamily> families;
  private final Map<String, TableFamily> byName = new HashMap<>();

  public TableFamilies(Catalog catalog) {
    Map<Shape, List<CatalogTable>> shapes = new LinkedHashMap<>();
    for (CatalogTable table : catalog.tables()) {
      shapes.computeIfAbsent(Shape.of(table), _ -> new ArrayList<>()).add(table);
    }
    Map<String, Integer> order = new HashMap<>();
    catalog.tables().forEach(table -> order.put(table.name(), order.size()));
    List<TableFamily> found = new ArrayList<>();
    shapes.values().forEach(alike -> split(alike, found));
    found.sort(Comparator.comparing(family -> order.get(family.first().name())));
    families = List.copyOf(found);
    families.forEach(family -> family.names().forEach(name -> byName.put(name, family)));
  }

  /** All families, in the order of their first tables; every table is in exactly one. */
  public List<TableFamily> all() {
    return families;
  }

  /** The family of the table of exactly this name. */
  public Optional<TableFamily> of(String table) {
    return Optional.ofNullable(byName.get(table));
  }

  /** What tables of one family have in common but for their names. */
  private record Shape(
      List<ColumnDefinition> columns, List<String> primaryKey, List<ForeignKey> foreignKeys) {

    static Shape of(CatalogTable table) {
      return new Shape(
          table.definition().columns(),
          table.definition().primaryKey(),
          table.definition().foreignKeys().stream()
              .map(
                  key ->
                      new ForeignKey(
                          key.columns(), pattern(key.referencedTable()), key.referencedColumns()))
              .toList());
    }
  }

  private static void split(List<CatalogTable> alike, List<TableFamily> found) {
    Map<String, List<CatalogTable>> byNumber = new LinkedHashMap<>();
    alike.forEach(
        table ->
            byNumber.computeIfAbsent(pattern(table.name()), _ -> new ArrayList<>()).add(table));
    List<CatalogTable> single = new ArrayList<>();
    for (List<CatalogTable> group : byNumber.values()) {
      if (group.size() > 1) {
        found.add(family(group));
      } else {
        single.add(group.getFirst());
      }
    }
    List<CatalogTable> left = byWord(byWord(single, true, found), false, found);
    left.forEach(table -> found.add(new TableFamily(table, List.of(table.name()))));
  }

  /** Makes families of tables whose first (or last) words are equal, and answers the others. */
  private static List<CatalogTable> byWord(
      List<CatalogTable> tables, boolean first, List<TableFamily> found) {
    Map<String, List<CatalogTable>> groups = new LinkedHashMap<>();
    for (CatalogTable table : tables) {
      List<String> words = Words.of(table.name());
      String key = words.size() < 2 ? "" : first ? words.getFirst() : words.getLast();
      groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(table);
    }
    List<CatalogTable> left = new ArrayList<>();
    groups.forEach(
        (word, group) -> {
          if (!word.isEmpty() && group.size() >= LEAST_BY_WORD) {
            found.add(family(group));
          } else {
            left.addAll(group);
          }
        });
    return left;
  }

  private static TableFamily family(List<CatalogTable> group) {
    return new TableFamily(
        group.getFirst(),
        group.stream().map(CatalogTable::name).sorted(TableFamilies::byNumbers).toList());
  }

  /** Shorter numbers before longer ones, so that log_2 comes before log_10. */
  private static int byNumbers(String one, String other) {
    return one.length() != other.length() && pattern(one).equals(pattern(other))
        ? Integer.compare(one.length(), other.length())
        : one.compareTo(other);
  }

  /** The name with # for every number in it. */
  private static String pattern(String name) {
    return name.replaceAll("\\d+", "#");
  }
}
