package dev.assay.analysis.databases;

import dev.assay.sql.ForeignKey;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Rows that a database holds, but one, which is another one each time; without what refers to that
 * one, or to rows that were not read.
 */
public final class OneRowFewer implements DatabaseMaker {

  private final DatabaseRows rows;

  /** Databases with all but one of these rows. */
  public OneRowFewer(DatabaseRows rows) {
    this.rows = rows;
  }

  @Override
  public List<TestTable> make(UsedParts parts, RandomGenerator random) {
    List<TestTable> tables = new ArrayList<>(rows.of(parts.sorted()));
    int[] filled =
        IntStream.range(0, tables.size())
            .filter(at -> tables.get(at).rows().rowCount() > 0)
            .toArray();
    if (filled.length > 0) {
      int at = filled[random.nextInt(filled.length)];
      TestTable table = tables.get(at);
      List<List<@Nullable Object>> fewer = new ArrayList<>(table.rows().rows());
      fewer.remove(random.nextInt(fewer.size()));
      tables.set(at, new TestTable(table.definition(), Table.of(table.rows().columns(), fewer)));
    }
    while (tables.stream().anyMatch(table -> removeDangling(tables, table))) {
      // what referred to a row that is gone may be referred to itself
    }
    return tables;
  }

  private static boolean removeDangling(List<TestTable> tables, TestTable table) {
    List<List<@Nullable Object>> led = new ArrayList<>(table.rows().rows());
    for (ForeignKey key : table.definition().foreignKeys()) {
      tables.stream()
          .filter(each -> each.definition().name().equals(key.referencedTable()))
          .findFirst()
          .ifPresent(
              referenced -> {
                Set<List<@Nullable Object>> there = new HashSet<>();
                referenced
                    .rows()
                    .rows()
                    .forEach(row -> there.add(values(referenced, key.referencedColumns(), row)));
                led.removeIf(
                    row -> {
                      List<@Nullable Object> values = values(table, key.columns(), row);
                      return !values.contains(null) && !there.contains(values);
                    });
              });
    }
    if (led.size() == table.rows().rowCount()) {
      return false;
    }
    tables.set(
        tables.indexOf(table),
        new TestTable(table.definition(), Table.of(table.rows().columns(), led)));
    return true;
  }

  private static List<@Nullable Object> values(
      TestTable table, List<String> columns, List<@Nullable Object> row) {
    List<@Nullable Object> values = new ArrayList<>();
    for (String column : columns) {
      Object value = row.get(table.rows().columnNames().indexOf(column));
      values.add(value == null ? null : value.toString());
    }
    return values;
  }
}
