package dev.assay.catalog.ddl;

import dev.assay.catalog.TableKind;
import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.catalog.schema.DeclaredTable.DeclaredColumn;
import dev.assay.catalog.schema.DeclaredTable.Reference;
import dev.assay.sql.Dialect;
import dev.assay.sql.TablePlace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.comment.Comment;
import net.sf.jsqlparser.statement.create.table.ColumnDefinition;
import net.sf.jsqlparser.statement.create.table.CreateTable;
import net.sf.jsqlparser.statement.create.table.ForeignKeyIndex;
import net.sf.jsqlparser.statement.create.table.Index;
import org.jspecify.annotations.Nullable;

/** The tables that statements declare, one statement after the other. */
final class DdlTables {

  private final Dialect dialect;
  private final DdlNames names;
  private final DdlColumns columns;
  private final Map<DdlName, DeclaredTable> tables = new LinkedHashMap<>();
  private final Set<DdlName> dropped = new HashSet<>();
  private final ConstraintNames constraints;

  DdlTables(Dialect dialect) {
    this.dialect = dialect;
    this.names = new DdlNames(dialect);
    this.columns = new DdlColumns(names);
    this.constraints = new ConstraintNames(dialect);
  }

  /** The names of their constraints. */
  ConstraintNames constraints() {
    return constraints;
  }

  boolean isEmpty() {
    return tables.isEmpty();
  }

  List<DeclaredTable> declared() {
    return List.copyOf(tables.values());
  }

  /** Takes a table; one that is declared before and not dropped stays as it is. */
  void create(DeclaredTable table) {
    if (dropped.remove(DdlName.of(table))) {
      tables.put(DdlName.of(table), table);
    } else {
      tables.putIfAbsent(DdlName.of(table), table);
    }
  }

  /** Lets a later declaration of the name count, as a script means that drops the table first. */
  void drop(DdlName name) {
    DeclaredTable table = kept(name);
    if (table != null) {
      dropped.add(DdlName.of(table));
    }
  }

  /** Gives a table another name, also in what refers to it. */
  void rename(DeclaredTable table, String other) {
    TablePlace place = table.place();
    List<DeclaredTable> all = declared();
    tables.clear();
    for (DeclaredTable each : all) {
      if (isReplaced(each, table, other)) {
        continue;
      }
      DeclaredTable now =
          DdlName.of(each).equals(DdlName.of(table))
              ? each.named(other)
                  .in(
                      place == null
                          ? null
                          : new TablePlace(place.database(), place.schema(), other, place.named()))
              : each;
      if (now != each) {
        constraints.rename(DdlName.of(each), DdlName.of(now));
      }
      DeclaredTable referring = now.referringTo(table.name(), other);
      tables.putIfAbsent(DdlName.of(referring), referring);
    }
  }

  /** Whether a table was dropped for another one to get its name, as SQLite's migrations do it. */
  private boolean isReplaced(DeclaredTable table, DeclaredTable renamed, String other) {
    return table.name().equalsIgnoreCase(other)
        && Objects.equals(schema(table), schema(renamed))
        && dropped.remove(DdlName.of(table));
  }

  private static @Nullable String schema(DeclaredTable table) {
    return DdlName.of(table).schema();
  }

  /** Takes a table in place of the one of its name. */
  void replace(DeclaredTable table) {
    tables.put(DdlName.of(table), table);
  }

  /**
   * What a CREATE TABLE declares; empty when it tells no columns (LIKE, AS SELECT).
   *
   * @param written as it was written, with the types that the parser does not know
   */
  Optional<DeclaredTable> declared(CreateTable create, WarehouseDdl.Simplified written) {
    DdlName name = name(create.getTable());
    List<ColumnDefinition> definitions =
        Objects.requireNonNullElse(create.getColumnDefinitions(), List.of());
    if (definitions.isEmpty()) {
      return Optional.empty();
    }
    List<String> key = new ArrayList<>();
    List<Reference> references = new ArrayList<>();
    List<DeclaredColumn> declared = new ArrayList<>();
    for (ColumnDefinition definition : definitions) {
      DdlColumns.Read read = columns.read(definition, written::type);
      declared.add(read.column());
      if (read.isKey()) {
        key.add(read.column().definition().name());
      }
      Reference reference = read.reference();
      if (reference != null) {
        references.add(reference);
      }
    }
    for (Index index : Objects.requireNonNullElse(create.getIndexes(), List.<Index>of())) {
      if (isPrimary(index)) {
        key = new ArrayList<>(names.kept(index.getColumnsNames()));
      } else if (index instanceof ForeignKeyIndex foreign) {
        references.add(reference(foreign));
      }
    }
    return Optional.of(
        new DeclaredTable(
            name.table(),
            TableKind.TABLE,
            comment(create),
            declared,
            List.copyOf(key),
            references,
            name.place(dialect)));
  }

  /** Takes a COMMENT ON; answers false when there is no such table. */
  boolean comment(Comment comment) {
    StringValue value = comment.getComment();
    String text = value == null ? "" : value.getNotExcapedValue();
    DeclaredTable table =
        comment.getTable() != null
            ? kept(name(comment.getTable()))
            : comment.getColumn() != null && comment.getColumn().getTable() != null
                ? kept(name(comment.getColumn().getTable()))
                : null;
    if (table == null) {
      return false;
    }
    boolean ofColumn = comment.getColumn() != null;
    String column = ofColumn ? names.kept(comment.getColumn().getColumnName()) : "";
    List<DeclaredColumn> commented =
        table.columns().stream()
            .map(
                each ->
                    ofColumn && each.definition().name().equals(column)
                        ? new DeclaredColumn(each.definition(), each.generated(), text)
                        : each)
            .toList();
    DeclaredTable described = ofColumn ? table.withColumns(commented) : table.commented(text);
    tables.put(DdlName.of(table), described);
    return true;
  }

  /** The table that is meant by this name, in any case. */
  @Nullable DeclaredTable kept(DdlName name) {
    DeclaredTable exact = tables.get(name);
    if (exact != null) {
      return exact;
    }
    return first(each -> DdlName.of(each).inAnyCase().equals(name.inAnyCase()))
        .or(
            () ->
                first(
                    each ->
                        each.name().equalsIgnoreCase(name.table())
                            && (name.schema() == null || each.place() == null)))
        .orElse(null);
  }

  private Optional<DeclaredTable> first(Predicate<DeclaredTable> wanted) {
    return tables.values().stream().filter(wanted).findFirst();
  }

  private DdlName name(Table table) {
    return new DdlName(
        kept(table.getDatabaseName()), kept(table.getSchemaName()), names.kept(table.getName()));
  }

  private @Nullable String kept(@Nullable String written) {
    return written == null || written.isBlank() ? null : names.kept(written);
  }

  private Reference reference(ForeignKeyIndex foreign) {
    DdlName target = name(foreign.getTable());
    return new Reference(
        names.kept(foreign.getColumnsNames()),
        target.schema(),
        target.table(),
        names.kept(
            Objects.requireNonNullElse(foreign.getReferencedColumnNames(), List.<String>of())));
  }

  private static boolean isPrimary(Index index) {
    return index.getType() != null
        && index.getType().toUpperCase(Locale.ROOT).startsWith("PRIMARY");
  }

  /** MySQL's {@code COMMENT='…'} behind the columns. */
  private static String comment(CreateTable create) {
    List<String> options =
        Objects.requireNonNullElse(create.getTableOptionsStrings(), List.<String>of());
    for (int index = 0; index < options.size(); index++) {
      if (options.get(index).equalsIgnoreCase("COMMENT")) {
        int value = index + 1;
        if (value < options.size() && options.get(value).equals("=")) {
          value++;
        }
        return value < options.size() ? DdlColumns.unquoted(options.get(value)) : "";
      }
    }
    return "";
  }
}
