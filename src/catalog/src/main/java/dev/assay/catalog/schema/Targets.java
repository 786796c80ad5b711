package dev.assay.catalog.schema;

import dev.assay.catalog.schema.DeclaredTable.Reference;
import dev.assay.sql.TablePlace;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the tables that foreign keys mean, by their schema where one is told. */
final class Targets {

  /** The first key that is found decides. */
  private final Map<String, DeclaredTable> tables = new HashMap<>();

  Targets(List<DeclaredTable> declared) {
    for (DeclaredTable table : declared) {
      TablePlace place = table.place();
      if (place != null) {
        put(place.schema(), place.table(), table);
      } else {
        put(null, table.name(), table);
      }
    }
    for (DeclaredTable table : declared) {
      String own = table.place() == null ? table.name() : table.place().table();
      tables.putIfAbsent(key("*", own), table);
      tables.putIfAbsent(key("*", folded(own)), table);
    }
  }

  private void put(@Nullable String schema, String name, DeclaredTable table) {
    tables.putIfAbsent(key(schema, name), table);
    tables.putIfAbsent(key(folded(schema), folded(name)), table);
  }

  /** The table that the reference means. */
  Optional<DeclaredTable> of(DeclaredTable from, Reference reference) {
    String schema = reference.schema();
    if (schema != null) {
      return spelled(schema, reference.table()).or(() -> spelled(null, reference.table()));
    }
    TablePlace place = from.place();
    return spelled(place == null ? null : place.schema(), reference.table())
        .or(() -> spelled("*", reference.table()));
  }

  private Optional<DeclaredTable> spelled(@Nullable String schema, String name) {
    return Optional.ofNullable(tables.get(key(schema, name)))
        .or(() -> Optional.ofNullable(tables.get(key(folded(schema), folded(name)))));
  }

  private static String key(@Nullable String schema, String name) {
    return (schema == null ? "" : schema) + "\0" + name;
  }

  private static @Nullable String folded(@Nullable String name) {
    return name == null ? null : name.toLowerCase(Locale.ROOT);
  }
}
