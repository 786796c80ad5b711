package dev.assay.catalog.schema;

import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The unique keys that say something: spelled as the columns are, without those of columns that are
 * not there, and without those that the primary key or another one implies.
 */
final class UniqueKeys {

  private UniqueKeys() {}

  static List<UniqueKey> of(DeclaredTable table) {
    List<UniqueKey> spelled =
        table.uniqueKeys().stream()
            .map(key -> spelled(table, key))
            .flatMap(List::stream)
            .distinct()
            .toList();
    List<UniqueKey> telling = new ArrayList<>();
    Set<String> primary = new HashSet<>(References.spelled(table, table.primaryKey()));
    for (UniqueKey key : spelled) {
      Set<String> columns = new HashSet<>(key.columns());
      boolean byPrimary = !primary.isEmpty() && columns.containsAll(primary);
      boolean twice =
          telling.stream()
              .anyMatch(
                  other ->
                      columns.equals(new HashSet<>(other.columns()))
                          && (other.nullsEqual() || !key.nullsEqual()));
      if (!byPrimary && !twice) {
        telling.add(key);
      }
    }
    return List.copyOf(telling);
  }

  private static List<UniqueKey> spelled(DeclaredTable table, UniqueKey key) {
    List<String> columns = References.spelled(table, key.columns());
    return columns.isEmpty() ? List.of() : List.of(new UniqueKey(columns, key.nullsEqual()));
  }
}
