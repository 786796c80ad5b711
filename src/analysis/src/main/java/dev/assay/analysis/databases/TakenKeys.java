package dev.assay.analysis.databases;

import dev.assay.sql.TableDefinition;
import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the rows of one table have in its keys, so that a further row may not have it again. */
public final class TakenKeys {

  private final List<UniqueKey> keys = new ArrayList<>();
  private final Map<UniqueKey, Set<List<@Nullable Object>>> taken = new HashMap<>();

  /** The keys of a table without rows. */
  public TakenKeys(TableDefinition table) {
    if (!table.primaryKey().isEmpty()) {
      keys.add(new UniqueKey(table.primaryKey(), true));
    }
    keys.addAll(table.uniqueKeys());
  }

  /** Takes the row's keys, unless a row before has one of them. */
  public boolean take(Map<String, @Nullable Object> row) {
    Map<UniqueKey, List<@Nullable Object>> own = new HashMap<>();
    for (UniqueKey key : keys) {
      List<@Nullable Object> values = new ArrayList<>();
      key.columns().forEach(column -> values.add(row.get(column)));
      if (key.nullsEqual() || !values.contains(null)) {
        own.put(key, values);
      }
    }
    boolean free =
        own.entrySet().stream()
            .noneMatch(
                each -> taken.getOrDefault(each.getKey(), Set.of()).contains(each.getValue()));
    if (free) {
      own.forEach((key, values) -> taken.computeIfAbsent(key, _ -> new HashSet<>()).add(values));
    }
    return free;
  }

  /** Whether the column is one of a key that no two rows share. */
  public static boolean isPart(TableDefinition table, String column) {
    return table.primaryKey().contains(column)
        || table.uniqueKeys().stream().anyMatch(key -> key.columns().contains(column));
  }
}
