package dev.assay.workflow.catalogs;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ColumnProfile;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.UniqueKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What differs between two catalogs of one database: tables, columns, types, keys and comments, and
 * numbers beyond a threshold. Keys that are inferred, descriptions and sample values do not count.
 */
public final class CatalogDiff {

  private final double threshold;

  /**
   * @param threshold numbers of rows and of distinct values that differ by no more than this share
   *     of the greater one, and shares of NULL that differ by no more than this, count as equal
   */
  public CatalogDiff(double threshold) {
    this.threshold = threshold;
  }

  /** The changes, in the order of the tables as they were, new tables last. */
  public List<CatalogChange> between(Catalog before, Catalog after) {
    List<CatalogChange> changes = new ArrayList<>();
    for (CatalogTable old : before.tables()) {
      Optional<CatalogTable> now = exact(after, old.name());
      if (now.isEmpty()) {
        changes.add(new CatalogChange(old.name(), kind(old), "there", ""));
      } else {
        compare(old, now.get(), changes);
      }
    }
    for (CatalogTable now : after.tables()) {
      if (exact(before, now.name()).isEmpty()) {
        changes.add(new CatalogChange(now.name(), kind(now), "", "there"));
      }
    }
    return List.copyOf(changes);
  }

  private static Optional<CatalogTable> exact(Catalog catalog, String name) {
    return catalog.table(name).filter(table -> table.name().equals(name));
  }

  private static String kind(CatalogTable table) {
    return table.kind().name().toLowerCase(Locale.ROOT);
  }

  private void compare(CatalogTable old, CatalogTable now, List<CatalogChange> changes) {
    Changes found = new Changes(changes, old.name());
    found.add("kind", kind(old), kind(now));
    found.add("comment", old.comment(), now.comment());
    found.add(
        "primary key",
        String.join(", ", old.definition().primaryKey()),
        String.join(", ", now.definition().primaryKey()));
    uniqueKeys(old, now, found);
    keys(old, now, found);
    if (old.rowCount() >= 0 && now.rowCount() >= 0 && differ(old.rowCount(), now.rowCount())) {
      found.add("rows", "%,d".formatted(old.rowCount()), "%,d".formatted(now.rowCount()));
    }
    Set<String> names = new HashSet<>();
    for (int index = 0; index < old.columns().size(); index++) {
      String name = old.columns().get(index).name();
      names.add(name);
      int place = place(now, name);
      Changes ofColumn = new Changes(changes, old.name() + "." + name);
      if (place < 0) {
        ofColumn.add("column", "there", "");
      } else {
        columns(old, index, now, place, ofColumn);
      }
    }
    now.columns().stream()
        .filter(column -> !names.contains(column.name()))
        .forEach(
            column ->
                new Changes(changes, old.name() + "." + column.name()).add("column", "", "there"));
  }

  private static int place(CatalogTable table, String column) {
    return table.columns().stream().map(CatalogColumn::name).toList().indexOf(column);
  }

  private static void uniqueKeys(CatalogTable old, CatalogTable now, Changes found) {
    List<UniqueKey> before = old.definition().uniqueKeys();
    List<UniqueKey> after = now.definition().uniqueKeys();
    before.stream()
        .filter(key -> !after.contains(key))
        .forEach(key -> found.add("unique key", key.toString(), ""));
    after.stream()
        .filter(key -> !before.contains(key))
        .forEach(key -> found.add("unique key", "", key.toString()));
  }

  private static void keys(CatalogTable old, CatalogTable now, Changes found) {
    for (ForeignKey key : old.definition().foreignKeys()) {
      if (!now.definition().foreignKeys().contains(key)) {
        found.add("foreign key", text(key), "");
      }
    }
    for (ForeignKey key : now.definition().foreignKeys()) {
      if (!old.definition().foreignKeys().contains(key)) {
        found.add("foreign key", "", text(key));
      }
    }
  }

  private static String text(ForeignKey key) {
    return "(%s) = %s (%s)"
        .formatted(
            String.join(", ", key.columns()),
            key.referencedTable(),
            String.join(", ", key.referencedColumns()));
  }

  private void columns(CatalogTable old, int index, CatalogTable now, int place, Changes found) {
    ColumnDefinition oldDefinition = old.definition().columns().get(index);
    ColumnDefinition newDefinition = now.definition().columns().get(place);
    CatalogColumn oldColumn = old.columns().get(index);
    CatalogColumn newColumn = now.columns().get(place);
    found.add("type", oldDefinition.declaredType(), newDefinition.declaredType());
    found.add("nullable", oldDefinition.nullable(), newDefinition.nullable());
    found.add("generated", oldColumn.generated(), newColumn.generated());
    found.add("comment", oldColumn.comment(), newColumn.comment());
    profiles(oldColumn.profile(), newColumn.profile(), found);
  }

  /** Samples of different sizes say little of how many values differ: these are not compared. */
  private void profiles(@Nullable ColumnProfile old, @Nullable ColumnProfile now, Changes found) {
    if (old == null || now == null) {
      return;
    }
    if (Math.abs(old.nullShare() - now.nullShare()) > threshold) {
      found.add("share of NULL", share(old), share(now));
    }
    boolean comparable = old.exact() && now.exact() || old.rowsRead() == now.rowsRead();
    if (comparable && differ(old.distinctCount(), now.distinctCount())) {
      found.add(
          "distinct values",
          "%,d".formatted(old.distinctCount()),
          "%,d".formatted(now.distinctCount()));
    }
  }

  private static String share(ColumnProfile profile) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * profile.nullShare());
  }

  private boolean differ(long old, long now) {
    return Math.abs(old - now) > threshold * Math.max(old, now);
  }

  /** The changes of one place. */
  private record Changes(List<CatalogChange> changes, String where) {
    void add(String what, Object before, Object after) {
      if (!before.equals(after)) {
        changes.add(new CatalogChange(where, what, before.toString(), after.toString()));
      }
    }
  }
}
