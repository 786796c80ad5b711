package dev.assay.workflow.ondata;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import dev.assay.sql.ForeignKey;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out rows, many at once and then one by one, as long as a difference stays (delta debugging
 * over the rows of all tables). The same rows always become the same ones.
 */
final class Reduction {

  private static final int MOST_TRIALS = 1_500;

  private final Catalog catalog;
  private final Predicate<Map<String, Table>> differs;
  private final BooleanSupplier timeIsOver;
  private int trials;

  /**
   * A reduction.
   *
   * @param differs whether rows show the difference
   * @param timeIsOver whether to be content with what is there
   */
  Reduction(Catalog catalog, Predicate<Map<String, Table>> differs, BooleanSupplier timeIsOver) {
    this.catalog = catalog;
    this.differs = differs;
    this.timeIsOver = timeIsOver;
  }

  /**
   * Rows of which none can be left out, or few of them where time or patience ends before; rows
   * that are referred to stay with those that refer to them.
   */
  Map<String, Table> fewest(Map<String, Table> tables) {
    Map<String, Table> fewest = tables;
    for (long parts = 1; goesOn(); parts *= 2) {
      int before = count(fewest);
      int largest = 0;
      for (String name : List.copyOf(fewest.keySet())) {
        int rows = fewest.get(name).rowCount();
        int size = (int) Math.max(1, (rows + parts - 1) / parts);
        largest = Math.max(largest, size);
        fewest = without(fewest, name, size);
      }
      if (largest == 1 && count(fewest) == before) {
        return fewest;
      }
    }
    return fewest;
  }

  static int count(Map<String, Table> tables) {
    return tables.values().stream().mapToInt(Table::rowCount).sum();
  }

  private boolean goesOn() {
    return trials < MOST_TRIALS && !timeIsOver.getAsBoolean();
  }

  private Map<String, Table> without(Map<String, Table> tables, String name, int size) {
    Map<String, Table> fewer = tables;
    int from = 0;
    while (from < fewer.get(name).rowCount() && goesOn()) {
      Table table = fewer.get(name);
      int to = Math.min(from + size, table.rowCount());
      List<List<@Nullable Object>> rows = new ArrayList<>(table.rows());
      rows.subList(from, to).clear();
      Map<String, Table> tried = new LinkedHashMap<>(fewer);
      tried.put(name, Table.of(table.columns(), rows));
      if (stillDiffers(fewer, tried)) {
        fewer = tried;
      } else {
        from = to;
      }
    }
    return fewer;
  }

  /** Tables without any row tell of few programs what people care about. */
  private boolean stillDiffers(Map<String, Table> before, Map<String, Table> tried) {
    if (count(tried) == 0 || dangling(tried) > dangling(before)) {
      return false;
    }
    trials++;
    return differs.test(tried);
  }

  /** How many references lead to no row. */
  private long dangling(Map<String, Table> tables) {
    long dangling = 0;
    for (Map.Entry<String, Table> entry : tables.entrySet()) {
      CatalogTable known = catalog.table(entry.getKey()).orElseThrow();
      for (ForeignKey key : known.keys().stream().map(KnownKey::key).toList()) {
        Table referred =
            tables.get(catalog.table(key.referencedTable()).map(CatalogTable::name).orElse(""));
        if (referred != null) {
          dangling += dangling(entry.getValue(), key, referred);
        }
      }
    }
    return dangling;
  }

  private static long dangling(Table table, ForeignKey key, Table referred) {
    Set<List<String>> there = new HashSet<>(values(referred, key.referencedColumns()));
    return values(table, key.columns()).stream()
        .filter(values -> !values.contains("null") && !there.contains(values))
        .count();
  }

  private static List<List<String>> values(Table table, List<String> columns) {
    List<String> names = table.columnNames();
    List<Integer> places =
        columns.stream()
            .flatMap(
                column ->
                    IntStream.range(0, names.size())
                        .filter(at -> names.get(at).equalsIgnoreCase(column))
                        .boxed())
            .toList();
    return table.rows().stream()
        .map(row -> places.stream().map(place -> Objects.toString(row.get(place))).toList())
        .toList();
  }
}
