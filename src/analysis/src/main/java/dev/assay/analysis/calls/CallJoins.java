package dev.assay.analysis.calls;

import dev.assay.analysis.SchemaKeys;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.SqlNames;
import dev.assay.sql.ForeignKey;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the condition that joins a table where the call leaves it to the keys. */
final class CallJoins {

  /** A condition, or why the keys do not tell it. */
  sealed interface Found {
    record Condition(String sql) implements Found {}

    record Untold(String reason) implements Found {}
  }

  private final Catalog catalog;
  private final SchemaKeys keys;

  CallJoins(Catalog catalog) {
    this.catalog = catalog;
    this.keys = new SchemaKeys(catalog);
  }

  /** The one key between the table and those before it. */
  Found along(Call.From table, List<Call.From> before) {
    List<String> conditions =
        before.stream()
            .flatMap(other -> Stream.concat(conditions(table, other), reversed(table, other)))
            .distinct()
            .toList();
    if (conditions.size() == 1) {
      return new Found.Condition(conditions.getFirst());
    }
    if (conditions.size() > 1) {
      return new Found.Untold(
          "several keys join '%s': say which by on='%s'"
              .formatted(table.name(), String.join("' or on='", conditions)));
    }
    return new Found.Untold(
        "no key joins '%s' to %s: %s"
            .formatted(
                table.name(),
                before.stream()
                    .map(other -> "'" + other.name() + "'")
                    .collect(Collectors.joining(" or ")),
                remedy(table, before)));
  }

  private String remedy(Call.From table, List<Call.From> before) {
    return before.stream()
        .flatMap(other -> keys.bridge(table.table(), other.table()).stream())
        .findFirst()
        .map("add '%s' between them"::formatted)
        .orElse("say what joins it by on=");
  }

  /** By the keys of the table that lead to the other. */
  private Stream<String> conditions(Call.From table, Call.From other) {
    return catalog.table(table.table()).map(CatalogTable::keys).orElse(List.of()).stream()
        .map(KnownKey::key)
        .filter(key -> key.referencedTable().equalsIgnoreCase(other.table()))
        .map(key -> equation(key, table, other));
  }

  private Stream<String> reversed(Call.From table, Call.From other) {
    return table.table().equalsIgnoreCase(other.table())
        ? Stream.empty()
        : conditions(other, table);
  }

  private String equation(ForeignKey key, Call.From table, Call.From other) {
    List<String> equations = new ArrayList<>();
    for (int at = 0; at < key.columns().size(); at++) {
      equations.add(
          "%s.%s = %s.%s"
              .formatted(
                  catalog.written(table.name()),
                  written(key.columns().get(at)),
                  catalog.written(other.name()),
                  written(key.referencedColumns().get(at))));
    }
    return String.join(" AND ", equations);
  }

  private String written(String name) {
    return SqlNames.written(catalog.dialect(), name);
  }
}
