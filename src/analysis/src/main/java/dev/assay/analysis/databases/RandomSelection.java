package dev.assay.analysis.databases;

import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Takes rows of the database itself (Li and Xie, section 2.1): tables that refer to others first,
 * then of those the rows that are referred to, filled up at random. So every reference leads
 * somewhere, and what is read looks natural. Numbers that are summed up or sorted become small,
 * keys apart.
 */
public final class RandomSelection implements DatabaseMaker {

  private final int mostRows;
  private final TableRows source;

  /** Tables of up to so many rows. */
  public RandomSelection(int mostRows, TableRows source) {
    this.mostRows = mostRows;
    this.source = source;
  }

  @Override
  public List<TestTable> make(UsedParts parts, RandomGenerator random) {
    Map<String, List<Map<String, @Nullable Object>>> chosen = new LinkedHashMap<>();
    for (TableDefinition table : parts.sorted().reversed()) {
      chosen.put(table.name(), rows(table, parts, chosen, random));
    }
    List<TestTable> tables = new ArrayList<>();
    for (TableDefinition table : parts.tables()) {
      List<Map<String, @Nullable Object>> rows =
          chosen.get(table.name()).stream().map(row -> small(row, table, parts, random)).toList();
      tables.add(Fuzzing.tested(table, rows));
    }
    return tables;
  }

  private List<Map<String, @Nullable Object>> rows(
      TableDefinition table,
      UsedParts parts,
      Map<String, List<Map<String, @Nullable Object>>> chosen,
      RandomGenerator random) {
    List<Map<String, @Nullable Object>> all = named(source.of(table.name()));
    Set<Map<String, @Nullable Object>> rows = new LinkedHashSet<>();
    for (TableDefinition referring : parts.tables()) {
      for (ForeignKey key : referring.foreignKeys()) {
        if (key.referencedTable().equals(table.name()) && !referring.equals(table)) {
          chosen
              .getOrDefault(referring.name(), List.of())
              .forEach(row -> referred(all, key, row).ifPresent(rows::add));
        }
      }
    }
    List<Map<String, @Nullable Object>> others = new ArrayList<>(all);
    while (rows.size() < mostRows && !others.isEmpty()) {
      rows.add(others.remove(random.nextInt(others.size())));
    }
    return List.copyOf(rows);
  }

  private static Optional<Map<String, @Nullable Object>> referred(
      List<Map<String, @Nullable Object>> all, ForeignKey key, Map<String, @Nullable Object> row) {
    return all.stream().filter(other -> isReferred(key, row, other)).findFirst();
  }

  /** Keys may be stored as numbers here and as text there. */
  private static boolean isReferred(
      ForeignKey key, Map<String, @Nullable Object> row, Map<String, @Nullable Object> other) {
    for (int at = 0; at < key.columns().size(); at++) {
      Object own = row.get(key.columns().get(at));
      Object there = other.get(key.referencedColumns().get(at));
      if (own == null || !Objects.toString(own).equals(Objects.toString(there))) {
        return false;
      }
    }
    return true;
  }

  private static List<Map<String, @Nullable Object>> named(Table table) {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    List<String> names = table.columnNames();
    for (List<@Nullable Object> row : table.rows()) {
      Map<String, @Nullable Object> named = new HashMap<>();
      for (int at = 0; at < names.size(); at++) {
        named.put(names.get(at), row.get(at));
      }
      rows.add(named);
    }
    return rows;
  }

  private static Map<String, @Nullable Object> small(
      Map<String, @Nullable Object> row,
      TableDefinition table,
      UsedParts parts,
      RandomGenerator random) {
    Map<String, @Nullable Object> other = new HashMap<>(row);
    for (ColumnDefinition column : table.columns()) {
      ColumnRef ref = new ColumnRef(table.name(), column.name());
      if (parts.summed().contains(ref)
          && row.get(column.name()) instanceof Number
          && !isKey(column.name(), table, parts)) {
        other.put(column.name(), SmallNumbers.any(random));
      }
    }
    return other;
  }

  private static boolean isKey(String column, TableDefinition table, UsedParts parts) {
    return table.primaryKey().contains(column)
        || table.foreignKeys().stream().anyMatch(key -> key.columns().contains(column))
        || parts.tables().stream()
            .flatMap(other -> other.foreignKeys().stream())
            .anyMatch(
                key ->
                    key.referencedTable().equals(table.name())
                        && key.referencedColumns().contains(column));
  }
}
