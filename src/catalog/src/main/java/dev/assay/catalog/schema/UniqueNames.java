package dev.assay.catalog.schema;

import dev.assay.sql.TablePlace;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Names by which the tables of several schemas are told apart. */
public final class UniqueNames {

  private UniqueNames() {}

  /**
   * The tables, of which those of the same own name in several schemas are called {@code
   * schema.table}; queries have to name them so.
   */
  public static List<DeclaredTable> of(List<DeclaredTable> tables) {
    Map<String, Set<String>> schemas = new HashMap<>();
    for (DeclaredTable table : tables) {
      schemas
          .computeIfAbsent(table.name().toLowerCase(Locale.ROOT), _ -> new HashSet<>())
          .add(table.place() == null ? "" : table.place().schema());
    }
    return tables.stream()
        .map(
            table ->
                schemas.get(table.name().toLowerCase(Locale.ROOT)).size() > 1
                    ? withSchema(table)
                    : table)
        .toList();
  }

  private static DeclaredTable withSchema(DeclaredTable table) {
    TablePlace place = table.place();
    return place == null
        ? table
        : table.named(place.schema() + "." + place.table()).in(place.asNamed());
  }
}
