package dev.assay.sql.mutation;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.TableDefinition;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.ParenthesedFromItem;
import net.sf.jsqlparser.statement.select.PlainSelect;
import org.jspecify.annotations.Nullable;

/** Which tables the columns of a query belong to; what stays unknown is not swapped. */
final class Scope {

  private final Map<String, TableDefinition> database;
  private final Set<String> hidden;
  private final Map<String, TableDefinition> here = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final @Nullable Scope outer;

  private Scope(Map<String, TableDefinition> database, Set<String> hidden, @Nullable Scope outer) {
    this.database = database;
    this.hidden = hidden;
    this.outer = outer;
  }

  /** The scope around a whole query. */
  static Scope of(List<TableDefinition> tables) {
    Map<String, TableDefinition> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (TableDefinition table : tables) {
      byName.put(table.name(), table);
      if (table.place() != null) {
        byName.putIfAbsent(table.place().schema() + "." + table.ownName(), table);
      }
    }
    tables.forEach(table -> byName.putIfAbsent(table.ownName(), table));
    return new Scope(byName, new TreeSet<>(String.CASE_INSENSITIVE_ORDER), null);
  }

  /** From now on the name is that of a table of a WITH, and not one of the database. */
  void hide(String name) {
    hidden.add(name);
  }

  /** The scope within a SELECT of this one. */
  Scope within(PlainSelect select) {
    Scope inner = new Scope(database, hidden, this);
    inner.add(select.getFromItem());
    inner.addJoins(select.getJoins());
    return inner;
  }

  private void addJoins(@Nullable List<Join> joins) {
    if (joins != null) {
      joins.forEach(join -> add(join.getFromItem()));
    }
  }

  private void add(@Nullable FromItem item) {
    if (item instanceof ParenthesedFromItem inner) {
      add(inner.getFromItem());
      addJoins(inner.getJoins());
    }
    if (item instanceof Table table) {
      TableDefinition definition = definition(table);
      if (definition != null) {
        here.put(
            table.getAlias() == null ? definition.ownName() : table.getAlias().getUnquotedName(),
            definition);
      }
    }
  }

  private @Nullable TableDefinition definition(Table table) {
    String name = table.getUnquotedName();
    String schema = table.getUnquotedSchemaName();
    if (schema == null) {
      return hidden.contains(name) ? null : database.get(name);
    }
    TableDefinition found = database.get(schema + "." + name);
    return found == null ? database.get(name) : found;
  }

  /** Other columns of the same table that hold the like; none where the column is unknown. */
  List<ColumnDefinition> likeTyped(Column column) {
    Optional<TableDefinition> table = table(column);
    Optional<ColumnDefinition> own =
        table.flatMap(known -> known.column(column.getUnquotedColumnName()));
    if (table.isEmpty() || own.isEmpty()) {
      return List.of();
    }
    List<ColumnDefinition> columns = table.get().columns();
    int position = columns.indexOf(own.get());
    return java.util.stream.IntStream.range(1, columns.size())
        .mapToObj(step -> columns.get((position + step) % columns.size()))
        .filter(other -> family(other).equals(family(own.get())))
        .toList();
  }

  /** Whether the column is known to hold numbers. */
  boolean isNumeric(Column column) {
    return table(column)
        .flatMap(known -> known.column(column.getUnquotedColumnName()))
        .filter(own -> family(own).equals("number"))
        .isPresent();
  }

  private Optional<TableDefinition> table(Column column) {
    String name = column.getUnquotedColumnName();
    Optional<TableDefinition> found =
        here.entrySet().stream()
            .filter(
                entry ->
                    column.getTable() == null
                        || entry.getKey().equalsIgnoreCase(column.getTable().getUnquotedName()))
            .map(Map.Entry::getValue)
            .filter(definition -> definition.column(name).isPresent())
            .findFirst();
    return found.isPresent() || outer == null ? found : outer.table(column);
  }

  /** What a column holds, by its declared type, much as SQLite's affinities do. */
  private static String family(ColumnDefinition column) {
    String type = column.typeName().toUpperCase(Locale.ROOT);
    if (type.contains("DATE") || type.contains("TIME")) {
      return "time";
    }
    if (type.contains("BOOL")) {
      return "truth";
    }
    if (type.isEmpty() || type.contains("CHAR") || type.contains("TEXT") || type.contains("CLOB")) {
      return "text";
    }
    return type.matches(".*(INT|REAL|FLOA|DOUB|NUM|DEC|MONEY|SERIAL).*") ? "number" : type;
  }
}
