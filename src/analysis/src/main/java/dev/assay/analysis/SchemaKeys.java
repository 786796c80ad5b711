package dev.assay.analysis;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.query.BaseColumn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which columns hold the same things: those that a foreign key ties together, over any number of
 * keys. Declared keys count, keys that a user has stated, and inferred ones.
 */
public final class SchemaKeys {

  /** A pair of columns that one table refers to another by. */
  public record Pair(String table, String column, String otherTable, String otherColumn) {

    /** {@code table.column = other.column}, as a condition is written. */
    @Override
    public String toString() {
      return "%s.%s = %s.%s".formatted(table, column, otherTable, otherColumn);
    }
  }

  private final Map<String, String> parents = new HashMap<>();
  private final List<Pair> pairs = new ArrayList<>();

  public SchemaKeys(Catalog catalog) {
    for (CatalogTable table : catalog.tables()) {
      for (KnownKey known : table.keys()) {
        ForeignKey key = known.key();
        for (int at = 0; at < key.columns().size(); at++) {
          tie(
              new Pair(
                  table.name(),
                  key.columns().get(at),
                  key.referencedTable(),
                  key.referencedColumns().get(at)));
        }
      }
    }
  }

  private void tie(Pair pair) {
    pairs.add(pair);
    parents.put(
        root(name(pair.table(), pair.column())), root(name(pair.otherTable(), pair.otherColumn())));
  }

  private String root(String name) {
    String parent = parents.get(name);
    return parent == null || parent.equals(name) ? name : root(parent);
  }

  private static String name(String table, String column) {
    return (table + "\n" + column).toLowerCase(Locale.ROOT);
  }

  /** Whether both columns hold the same things. */
  public boolean tied(BaseColumn one, BaseColumn other) {
    return root(name(one.table().name(), one.column().name()))
        .equals(root(name(other.table().name(), other.column().name())));
  }

  /** Whether both columns hold the same things. */
  public boolean tied(ColumnRef one, ColumnRef other) {
    return root(name(one.table(), one.column())).equals(root(name(other.table(), other.column())));
  }

  /** The pairs by which one of the tables refers to the other. */
  public List<Pair> between(String table, String other) {
    return pairs.stream()
        .filter(
            pair ->
                (pair.table().equalsIgnoreCase(table) && pair.otherTable().equalsIgnoreCase(other))
                    || (pair.table().equalsIgnoreCase(other)
                        && pair.otherTable().equalsIgnoreCase(table)))
        .toList();
  }

  /** Whether a key refers to the column. */
  public boolean isReferred(BaseColumn column) {
    return pairs.stream()
        .anyMatch(
            pair ->
                pair.otherTable().equalsIgnoreCase(column.table().name())
                    && pair.otherColumn().equalsIgnoreCase(column.column().name()));
  }

  /** Whether any key leads from the table or to it. */
  public boolean hasAny(String table) {
    return pairs.stream()
        .anyMatch(
            pair ->
                pair.table().equalsIgnoreCase(table) || pair.otherTable().equalsIgnoreCase(table));
  }

  /** A table over which two others can be joined. */
  public Optional<String> bridge(String table, String other) {
    return pairs.stream()
        .flatMap(pair -> Stream.of(pair.table(), pair.otherTable()))
        .distinct()
        .filter(between -> !between.equalsIgnoreCase(table) && !between.equalsIgnoreCase(other))
        .filter(between -> !between(table, between).isEmpty() && !between(between, other).isEmpty())
        .findFirst();
  }
}
