package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A table as it is declared, its references not yet looked up. */
record DeclaredTable(
    String name,
    List<ColumnDefinition> columns,
    List<String> primaryKey,
    List<Reference> references) {

  /** A foreign key as declared; without referenced columns it means the other's primary key. */
  record Reference(List<String> columns, String table, List<String> referencedColumns) {}

  /** One column of the foreign key that {@code key} identifies, in the order of the key. */
  record ReferencePart(String key, String column, String table, @Nullable String referenced) {}

  /** The foreign keys that the parts make up. */
  static List<Reference> references(List<ReferencePart> parts) {
    Map<String, List<ReferencePart>> byKey =
        parts.stream()
            .collect(
                Collectors.groupingBy(ReferencePart::key, LinkedHashMap::new, Collectors.toList()));
    return byKey.values().stream().map(DeclaredTable::reference).toList();
  }

  private static Reference reference(List<ReferencePart> parts) {
    return new Reference(
        parts.stream().map(ReferencePart::column).toList(),
        parts.getFirst().table(),
        parts.stream().map(ReferencePart::referenced).filter(Objects::nonNull).toList());
  }
}
