package dev.assay.catalog.ddl;

import dev.assay.catalog.TableKind;
import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.catalog.schema.DeclaredTable.DeclaredColumn;
import dev.assay.catalog.schema.DeclaredTable.Reference;
import dev.assay.sql.Dialect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.statement.comment.Comment;
import net.sf.jsqlparser.statement.create.table.ColumnDefinition;
import net.sf.jsqlparser.statement.create.table.CreateTable;
import net.sf.jsqlparser.statement.create.table.ForeignKeyIndex;
import net.sf.jsqlparser.statement.create.table.Index;
import org.jspecify.annotations.Nullable;

/** The tables that statements declare, one statement after the other. */
final class DdlTables {

  private final DdlNames names;
  private final DdlColumns columns;
  private final Map<String, DeclaredTable> tables = new LinkedHashMap<>();

  DdlTables(Dialect dialect) {
    this.names = new DdlNames(dialect);
    this.columns = new DdlColumns(names);
  }

  boolean isEmpty() {
    return tables.isEmpty();
  }

  List<DeclaredTable> declared() {
    return List.copyOf(tables.values());
  }

  /** Takes a table; one that is declared before stays as it is. */
  void create(DeclaredTable table) {
    tables.putIfAbsent(table.name(), table);
  }

  /** Takes a table in place of the one of its name. */
  void replace(DeclaredTable table) {
    tables.put(table.name(), table);
  }

  /**
   * What a CREATE TABLE declares; empty when it tells no columns (LIKE, AS SELECT).
   *
   * @param written as it was written, with the types that the parser does not know
   */
  Optional<DeclaredTable> declared(CreateTable create, WarehouseDdl.Simplified written) {
    String name = names.kept(create.getTable().getName());
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
            name, TableKind.TABLE, comment(create), declared, List.copyOf(key), references));
  }

  /** Takes a COMMENT ON; answers false when there is no such table. */
  boolean comment(Comment comment) {
    StringValue value = comment.getComment();
    String text = value == null ? "" : value.getNotExcapedValue();
    DeclaredTable table =
        comment.getTable() != null
            ? find(comment.getTable().getName())
            : comment.getColumn() != null && comment.getColumn().getTable() != null
                ? find(comment.getColumn().getTable().getName())
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
    tables.put(
        table.name(),
        new DeclaredTable(
            table.name(),
            table.kind(),
            ofColumn ? table.comment() : text,
            commented,
            table.primaryKey(),
            table.references()));
    return true;
  }

  private @Nullable DeclaredTable find(String written) {
    return kept(names.kept(written));
  }

  /** The table that is kept under this name, in any case. */
  @Nullable DeclaredTable kept(String name) {
    DeclaredTable exact = tables.get(name);
    return exact != null
        ? exact
        : tables.values().stream()
            .filter(table -> table.name().equalsIgnoreCase(name))
            .findFirst()
            .orElse(null);
  }

  private Reference reference(ForeignKeyIndex foreign) {
    return new Reference(
        names.kept(foreign.getColumnsNames()),
        names.kept(foreign.getTable().getName()),
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
