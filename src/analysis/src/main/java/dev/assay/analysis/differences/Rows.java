package dev.assay.analysis.differences;

import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rows of a small database, with some left out or in another order. */
final class Rows {

  private Rows() {}

  static int count(List<TestTable> tables) {
    return tables.stream().mapToInt(table -> table.rows().rowCount()).sum();
  }

  /** The tables without rows. */
  static List<TestTable> none(List<TestTable> tables) {
    return tables.stream().map(table -> with(table, List.of())).toList();
  }

  /** The tables without some rows of one of them. */
  static List<TestTable> without(List<TestTable> tables, int at, int from, int to) {
    List<TestTable> fewer = new ArrayList<>(tables);
    List<List<@Nullable Object>> rows = new ArrayList<>(tables.get(at).rows().rows());
    rows.subList(from, to).clear();
    fewer.set(at, with(tables.get(at), rows));
    return fewer;
  }

  static List<TestTable> reversed(List<TestTable> tables) {
    return tables.stream().map(table -> with(table, table.rows().rows().reversed())).toList();
  }

  static List<TestTable> shuffled(List<TestTable> tables, long seed) {
    Random random = new Random(seed);
    List<TestTable> shuffled = new ArrayList<>();
    for (TestTable table : tables) {
      List<List<@Nullable Object>> rows = new ArrayList<>(table.rows().rows());
      Collections.shuffle(rows, random);
      shuffled.add(with(table, rows));
    }
    return shuffled;
  }

  private static TestTable with(TestTable table, List<List<@Nullable Object>> rows) {
    return new TestTable(table.definition(), Table.of(table.rows().columns(), rows));
  }

  /** How many references lead to no row. */
  static int dangling(List<TestTable> tables) {
    int dangling = 0;
    for (TestTable table : tables) {
      for (ForeignKey key : table.definition().foreignKeys()) {
        dangling += dangling(tables, table, key);
      }
    }
    return dangling;
  }

  private static int dangling(List<TestTable> tables, TestTable table, ForeignKey key) {
    Set<List<@Nullable Object>> there = new HashSet<>();
    tables.stream()
        .filter(other -> other.definition().name().equals(key.referencedTable()))
        .forEach(other -> there.addAll(values(other, key.referencedColumns())));
    return (int)
        values(table, key.columns()).stream()
            .filter(values -> !values.contains(null) && !there.contains(values))
            .count();
  }

  private static List<List<@Nullable Object>> values(TestTable table, List<String> columns) {
    TableDefinition definition = table.definition();
    List<Integer> places =
        columns.stream()
            .map(column -> definition.columns().indexOf(definition.column(column).orElseThrow()))
            .toList();
    List<List<@Nullable Object>> values = new ArrayList<>();
    for (List<@Nullable Object> row : table.rows().rows()) {
      List<@Nullable Object> chosen = new ArrayList<>();
      places.forEach(
          place -> {
            Object value = row.get(place);
            chosen.add(value == null ? null : value.toString());
          });
      values.add(chosen);
    }
    return values;
  }
}
