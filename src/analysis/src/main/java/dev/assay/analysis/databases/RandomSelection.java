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
 * then of those the rows that are referred to, filled up at random with rows whose references lead
 * somewhere. What is read looks natural. Only where no such row is found, a table has others:
 * databases hold broken references, too. Numbers that are summed up or sorted become small, keys
 * apart.
 */
public final class RandomSelection implements DatabaseMaker {

  /** Rows with broken references that are passed over before a table is left smaller. */
  private static final int PATIENCE = 100;

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
              .forEach(row -> referred(key, row).ifPresent(rows::add));
        }
      }
    }
    fillUp(rows, all, table, random);
    return List.copyOf(rows);
  }

  private void fillUp(
      Set<Map<String, @Nullable Object>> rows,
      List<Map<String, @Nullable Object>> all,
      TableDefinition table,
      RandomGenerator random) {
    List<Map<String, @Nullable Object>> others = new ArrayList<>(all);
    List<Map<String, @Nullable Object>> broken = new ArrayList<>();
    while (rows.size() < mostRows && !others.isEmpty() && broken.size() < PATIENCE) {
      Map<String, @Nullable Object> row = others.remove(random.nextInt(others.size()));
      if (isWhole(row, table)) {
        rows.add(row);
      } else {
        broken.add(row);
      }
    }
    if (rows.isEmpty()) {
      broken.stream().limit(mostRows).forEach(rows::add);
    }
  }

  /** Whether each of the row's references leads to a row. */
  private boolean isWhole(Map<String, @Nullable Object> row, TableDefinition table) {
    return table.foreignKeys().stream()
        .allMatch(
            key ->
                key.columns().stream().anyMatch(column -> row.get(column) == null)
                    || referred(key, row).isPresent());
  }

  /** The row that is referred to, among those at hand, else looked up. */
  private Optional<Map<String, @Nullable Object>> referred(
      ForeignKey key, Map<String, @Nullable Object> row) {
    List<@Nullable Object> values = new ArrayList<>();
    key.columns().forEach(column -> values.add(row.get(column)));
    if (values.contains(null)) {
      return Optional.empty();
    }
    return named(source.of(key.referencedTable())).stream()
        .filter(other -> isReferred(key, row, other))
        .findFirst()
        .or(
            () ->
                named(source.holding(key.referencedTable(), key.referencedColumns(), values))
                    .stream()
                    .findFirst());
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
    return TakenKeys.isPart(table, column)
        || table.foreignKeys().stream().anyMatch(key -> key.columns().contains(column))
        || parts.tables().stream()
            .flatMap(other -> other.foreignKeys().stream())
            .anyMatch(
                key ->
                    key.referencedTable().equals(table.name())
                        && key.referencedColumns().contains(column));
  }
}
