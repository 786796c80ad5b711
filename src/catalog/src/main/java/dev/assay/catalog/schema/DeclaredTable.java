package dev.assay.catalog.schema;

import dev.assay.catalog.TableKind;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TablePlace;
import dev.assay.sql.UniqueKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A table as it is declared, its references not yet looked up.
 *
 * @param name its own name or, once it is {@link UniqueNames}', the one that no other has
 * @param place the schema that it is in; null where none is known
 * @param uniqueKeys what is unique besides the primary key
 */
public record DeclaredTable(
    String name,
    TableKind kind,
    String comment,
    List<DeclaredColumn> columns,
    List<String> primaryKey,
    List<Reference> references,
    @Nullable TablePlace place,
    List<UniqueKey> uniqueKeys) {

  /** A table of which no unique keys are known. */
  public DeclaredTable(
      String name,
      TableKind kind,
      String comment,
      List<DeclaredColumn> columns,
      List<String> primaryKey,
      List<Reference> references,
      @Nullable TablePlace place) {
    this(name, kind, comment, columns, primaryKey, references, place, List.of());
  }

  /** A table of which no schema is known. */
  public DeclaredTable(
      String name,
      TableKind kind,
      String comment,
      List<DeclaredColumn> columns,
      List<String> primaryKey,
      List<Reference> references) {
    this(name, kind, comment, columns, primaryKey, references, null, List.of());
  }

  /** The table in a schema. */
  public DeclaredTable in(@Nullable TablePlace other) {
    return new DeclaredTable(
        name, kind, comment, columns, primaryKey, references, other, uniqueKeys);
  }

  /** The table under another name. */
  public DeclaredTable named(String other) {
    return new DeclaredTable(
        other, kind, comment, columns, primaryKey, references, place, uniqueKeys);
  }

  /** The table with other columns, of the same names. */
  public DeclaredTable withColumns(List<DeclaredColumn> others) {
    return new DeclaredTable(
        name, kind, comment, others, primaryKey, references, place, uniqueKeys);
  }

  /** The table with another comment. */
  public DeclaredTable commented(String other) {
    return new DeclaredTable(name, kind, other, columns, primaryKey, references, place, uniqueKeys);
  }

  /** The table with these unique keys. */
  public DeclaredTable unique(List<UniqueKey> keys) {
    return new DeclaredTable(name, kind, comment, columns, primaryKey, references, place, keys);
  }

  /** The table with its references to one table as references to another. */
  public DeclaredTable referringTo(String before, String now) {
    return new DeclaredTable(
        name,
        kind,
        comment,
        columns,
        primaryKey,
        references.stream()
            .map(
                reference ->
                    reference.table().equalsIgnoreCase(before)
                        ? new Reference(
                            reference.columns(),
                            reference.schema(),
                            now,
                            reference.referencedColumns())
                        : reference)
            .toList(),
        place,
        uniqueKeys);
  }

  /** A column, whether the database computes it, and its comment, which may be empty. */
  public record DeclaredColumn(ColumnDefinition definition, boolean generated, String comment) {

    /** All the labels of an enumerated type together; longer ones are not told. */
    private static final int MOST_TOLD = 400;

    /** Of so many characters together, tests know labels and their order. */
    private static final int MOST_KNOWN = 20_000;

    /**
     * The column of an enumerated type with these labels, written as texts: its comment tells them,
     * since such a type tells nothing by its name, and takes nothing but its labels.
     */
    public DeclaredColumn enumerated(String labels) {
      String told = (comment.isEmpty() ? "" : comment + "; ") + "one of " + labels;
      return new DeclaredColumn(
          labels.length() > MOST_KNOWN ? definition : definition.withLabels(labels),
          generated,
          labels.length() > MOST_TOLD ? comment : told);
    }
  }

  /**
   * A foreign key as declared; without referenced columns it means the other's primary key.
   *
   * @param schema the other's; null where none is told
   */
  public record Reference(
      List<String> columns, @Nullable String schema, String table, List<String> referencedColumns) {

    /** A foreign key that tells no schema. */
    public Reference(List<String> columns, String table, List<String> referencedColumns) {
      this(columns, null, table, referencedColumns);
    }
  }

  /** One column of the foreign key that {@code key} identifies, in the order of the key. */
  public record ReferencePart(
      String key,
      String column,
      @Nullable String schema,
      String table,
      @Nullable String referenced) {}

  /** The foreign keys that the parts make up. */
  public static List<Reference> references(List<ReferencePart> parts) {
    Map<String, List<ReferencePart>> byKey =
        parts.stream()
            .collect(
                Collectors.groupingBy(ReferencePart::key, LinkedHashMap::new, Collectors.toList()));
    return byKey.values().stream().map(DeclaredTable::reference).toList();
  }

  private static Reference reference(List<ReferencePart> parts) {
    return new Reference(
        parts.stream().map(ReferencePart::column).toList(),
        parts.getFirst().schema(),
        parts.getFirst().table(),
        parts.stream().map(ReferencePart::referenced).filter(Objects::nonNull).toList());
  }
}
