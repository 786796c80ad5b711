package dev.assay.analysis.differences;

import dev.assay.analysis.databases.DatabaseMaker;
import dev.assay.analysis.databases.TakenKeys;
import dev.assay.analysis.databases.UsedParts;
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
 * Makes databases that differ in what queries may trip over: few values or many, so that there are
 * ties and duplicates, with NULL or without, of one row or of several, some tables empty, all of a
 * parent's children in one place. Keys are unique and references lead to rows.
 */
final class SmallDatabases implements DatabaseMaker {

  private static final int PATIENCE = 12;
  private static final int EMPTY_ONE_IN = 12;

  private final int mostRows;
  private final ValuePools pools;
  private int made;

  SmallDatabases(int mostRows, ValuePools pools) {
    this.mostRows = mostRows;
    this.pools = pools;
  }

  @Override
  public List<TestTable> make(UsedParts parts, RandomGenerator random) {
    Filling filling = new Filling(parts, random, made++);
    List<TestTable> tables = new ArrayList<>();
    parts.sorted().forEach(table -> tables.add(filling.filled(table)));
    return tables;
  }

  /** One database in the making. */
  private final class Filling {

    private final RandomGenerator random;
    private final int rowBound;
    private final int spread;
    private final int nullOneIn;
    private final boolean crowded;
    private final Map<ColumnRef, List<Object>> domains = new HashMap<>();
    private final Map<String, List<Map<String, @Nullable Object>>> rows = new LinkedHashMap<>();

    Filling(UsedParts parts, RandomGenerator random, int number) {
      this.random = random;
      this.rowBound = Math.min(mostRows, number % 3 == 0 ? 2 : number % 3 == 1 ? 3 : mostRows);
      this.spread = 1 + random.nextInt(4);
      this.nullOneIn = number % 2 == 0 ? 0 : 5;
      this.crowded = random.nextInt(3) == 0;
    }

    TestTable filled(TableDefinition table) {
      int count =
          random.nextInt(EMPTY_ONE_IN) == 0 ? 0 : crowded ? rowBound : 1 + random.nextInt(rowBound);
      List<Map<String, @Nullable Object>> own = new ArrayList<>();
      rows.put(table.name(), own);
      TakenKeys keys = new TakenKeys(table);
      for (int row = 0; row < count; row++) {
        for (int patience = 0; patience < PATIENCE; patience++) {
          Map<String, @Nullable Object> values = row(table, row, patience);
          if (values.isEmpty()) {
            break; // refers to a table without rows
          }
          if (keys.take(values)) {
            own.add(values);
            break;
          }
        }
      }
      return tested(table, own);
    }

    private Map<String, @Nullable Object> row(TableDefinition table, int number, int patience) {
      Map<String, @Nullable Object> row = new HashMap<>();
      for (ForeignKey key : table.foreignKeys()) {
        if (!refer(table, key, row)) {
          return Map.of();
        }
      }
      for (ColumnDefinition column : table.columns()) {
        if (!row.containsKey(column.name())) {
          row.put(column.name(), value(table, column, number, patience));
        }
      }
      return row;
    }

    /** Has the row refer to another; false if it must, and there is none. */
    private boolean refer(
        TableDefinition table, ForeignKey key, Map<String, @Nullable Object> row) {
      List<Map<String, @Nullable Object>> others = rows.get(key.referencedTable());
      if (others == null) {
        return true; // a circle of references, of which one has to be free
      }
      boolean optional = key.columns().stream().noneMatch(column -> isRequired(table, column));
      boolean none = others.isEmpty() || (optional && isNull());
      if (none && !optional) {
        return key.referencedTable().equals(table.name());
      }
      Map<String, @Nullable Object> other =
          none ? Map.of() : others.get(crowded ? 0 : random.nextInt(others.size()));
      for (int at = 0; at < key.columns().size(); at++) {
        row.putIfAbsent(key.columns().get(at), other.get(key.referencedColumns().get(at)));
      }
      return true;
    }

    private @Nullable Object value(
        TableDefinition table, ColumnDefinition column, int number, int patience) {
      ValuePools.Pool pool = pools.of(table, column);
      boolean key = TakenKeys.isPart(table, column.name());
      if (!isRequired(table, column.name()) && isNull()) {
        return null;
      }
      if (key && patience > PATIENCE / 2) {
        return ValuePools.numbered(pool, number + 1);
      }
      List<Object> domain =
          domains.computeIfAbsent(
              pools.group(table, column),
              _ -> ValuePools.some(pool, key ? mostRows : spread, random));
      return domain.get(random.nextInt(domain.size()));
    }

    private boolean isRequired(TableDefinition table, String column) {
      return table.primaryKey().contains(column)
          || table.column(column).filter(each -> !each.nullable()).isPresent();
    }

    private boolean isNull() {
      return nullOneIn > 0 && random.nextInt(nullOneIn) == 0;
    }
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
