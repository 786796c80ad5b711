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
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Makes values by the types of columns (Li and Xie, section 2.1): tables that others refer to
 * first, so that foreign keys are drawn from the columns that they refer to. Few values occur
 * often, and what candidates compare a column with is among them: else nearly every result would be
 * empty.
 */
public final class Fuzzing implements DatabaseMaker {

  /** Draws of a key that is taken already, after which a row is left out. */
  private static final int PATIENCE = 20;

  private final int mostRows;
  private final FuzzedValues values;

  /** Tables of up to so many rows, with values such as the catalog knows of their columns. */
  public Fuzzing(int mostRows, FuzzedValues values) {
    this.mostRows = mostRows;
    this.values = values;
  }

  @Override
  public List<TestTable> make(UsedParts parts, RandomGenerator random) {
    Map<String, List<Map<String, @Nullable Object>>> made = new LinkedHashMap<>();
    List<TestTable> tables = new ArrayList<>();
    for (TableDefinition table : parts.sorted()) {
      List<Map<String, @Nullable Object>> rows = rows(table, parts, made, random);
      made.put(table.name(), rows);
      tables.add(tested(table, rows));
    }
    return tables;
  }

  private List<Map<String, @Nullable Object>> rows(
      TableDefinition table,
      UsedParts parts,
      Map<String, List<Map<String, @Nullable Object>>> made,
      RandomGenerator random) {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    TakenKeys keys = new TakenKeys(table);
    for (int row = 0; row < mostRows; row++) {
      for (int patience = 0; patience < PATIENCE; patience++) {
        Map<String, @Nullable Object> values = row(table, parts, made, random);
        if (keys.take(values)) {
          rows.add(values);
          break;
        }
      }
    }
    return rows;
  }

  private Map<String, @Nullable Object> row(
      TableDefinition table,
      UsedParts parts,
      Map<String, List<Map<String, @Nullable Object>>> made,
      RandomGenerator random) {
    Map<String, @Nullable Object> row = new HashMap<>();
    for (ForeignKey key : table.foreignKeys()) {
      List<Map<String, @Nullable Object>> referenced = made.get(key.referencedTable());
      if (referenced != null && !referenced.isEmpty()) {
        Map<String, @Nullable Object> other = referenced.get(skewed(referenced.size(), random));
        for (int at = 0; at < key.columns().size(); at++) {
          row.putIfAbsent(key.columns().get(at), other.get(key.referencedColumns().get(at)));
        }
      }
    }
    for (ColumnDefinition column : table.columns()) {
      ColumnRef ref = new ColumnRef(table.name(), column.name());
      if (!row.containsKey(column.name())) {
        row.put(
            column.name(),
            parts.summed().contains(ref) && values.isNumeric(ref, column)
                ? (Object) SmallNumbers.any(random)
                : values.any(ref, column, parts.constants().getOrDefault(ref, List.of()), random));
      }
    }
    return row;
  }

  /** Some rows are referred to often, so that groups are of different sizes. */
  private static int skewed(int size, RandomGenerator random) {
    return Math.min(random.nextInt(size), random.nextInt(size));
  }

  static TestTable tested(TableDefinition table, List<Map<String, @Nullable Object>> rows) {
    List<String> names = table.columns().stream().map(ColumnDefinition::name).toList();
    List<List<@Nullable Object>> cells = new ArrayList<>();
    for (Map<String, @Nullable Object> row : rows) {
      List<@Nullable Object> values = new ArrayList<>();
      names.forEach(name -> values.add(row.get(name)));
      cells.add(values);
    }
    return new TestTable(table, Table.ofValues(names, cells));
  }
}
