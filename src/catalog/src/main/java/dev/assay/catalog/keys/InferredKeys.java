package dev.assay.catalog.keys;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.TableKind;
import dev.assay.sql.ForeignKey;
import dev.assay.table.ValueType;
import dev.assay.table.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Infers foreign keys of one column from names and values. A column may refer to a table whose
 * primary key, or whose only unique column of such a name, is one column, if it is named for it:
 * {@code singer_id}, {@code SingerID} or {@code singer} for {@code singer.id}, or exactly like a
 * key with a telling name ({@code customer_id} in both). It does, if its values are all found
 * there. Columns that have a key already, and views, get none.
 */
public final class InferredKeys {

  /** More would be a matter of hours in a database of thousands of tables. */
  private static final int MOST_CHECKS = 2000;

  private static final Set<String> TELLS_NOTHING =
      Set.of("id", "key", "code", "name", "number", "no", "uid", "uuid", "pk", "type", "value");

  private final Inclusion inclusion;

  public InferredKeys(Inclusion inclusion) {
    this.inclusion = inclusion;
  }

  /** The catalog with what is inferred besides what it knows. */
  public Catalog added(Catalog catalog) {
    Map<String, List<Target>> targets = targets(catalog);
    int checks = 0;
    List<CatalogTable> tables = new ArrayList<>(catalog.tables().size());
    for (CatalogTable table : catalog.tables()) {
      List<KnownKey> keys = new ArrayList<>(table.addedKeys());
      Set<String> taken = taken(table);
      for (CatalogColumn column : table.columns()) {
        if (table.kind() == TableKind.VIEW || taken.contains(column.name()) || isEmpty(column)) {
          continue;
        }
        List<Target> candidates =
            targets.getOrDefault(simple(column.name()), List.of()).stream()
                .filter(target -> fits(table, column, target))
                .toList();
        checks += candidates.size();
        if (checks <= MOST_CHECKS) {
          inferred(table, column, candidates).ifPresent(keys::add);
        }
      }
      tables.add(table.withAddedKeys(keys));
    }
    return catalog.withTables(tables);
  }

  /** A column that others may refer to. */
  private record Target(CatalogTable table, CatalogColumn column) {}

  /** None when several tables could be meant: a wrong key is worse than none. */
  private Optional<KnownKey> inferred(
      CatalogTable table, CatalogColumn column, List<Target> candidates) {
    List<Target> found =
        candidates.stream()
            .filter(
                target ->
                    inclusion.isIncluded(
                        table.name(), column.name(), target.table().name(), target.column().name()))
            .toList();
    return found.size() != 1
        ? Optional.empty()
        : Optional.of(
            new KnownKey(
                new ForeignKey(
                    List.of(column.name()),
                    found.getFirst().table().name(),
                    List.of(found.getFirst().column().name())),
                KnownKey.Origin.INFERRED));
  }

  /** The columns that may be referred to, by the names of columns that may refer to them. */
  private static Map<String, List<Target>> targets(Catalog catalog) {
    Map<String, List<Target>> targets = new HashMap<>();
    for (CatalogTable table : catalog.tables()) {
      if (table.kind() == TableKind.VIEW) {
        continue;
      }
      key(table)
          .ifPresent(
              column -> {
                Target target = new Target(table, column);
                for (String name : names(table.name(), column.name())) {
                  targets.computeIfAbsent(name, _ -> new ArrayList<>()).add(target);
                }
              });
    }
    return targets;
  }

  /** The primary key of one column, else the first column if it is unique and looks like a key. */
  private static Optional<CatalogColumn> key(CatalogTable table) {
    List<String> declared = table.definition().primaryKey();
    if (declared.size() == 1) {
      return table.column(declared.getFirst());
    }
    return declared.isEmpty()
        ? table.columns().stream()
            .limit(1)
            .filter(column -> isUnique(column, table.rowCount()) && looksLikeKey(table, column))
            .findFirst()
        : Optional.empty();
  }

  private static boolean isUnique(CatalogColumn column, long rows) {
    ColumnProfile profile = column.profile();
    return profile != null && profile.exact() && rows > 0 && profile.distinctCount() == rows;
  }

  private static boolean looksLikeKey(CatalogTable table, CatalogColumn column) {
    String name = simple(column.name());
    return name.endsWith("id")
        || name.endsWith("code")
        || name.endsWith("key")
        || name.equals(simple(table.name()))
        || name.equals(singular(simple(table.name())));
  }

  /** How a column that refers to this key may be named. */
  private static Set<String> names(String table, String key) {
    Set<String> names = new HashSet<>();
    String simpleKey = simple(key);
    for (String stem : List.of(simple(table), singular(simple(table)))) {
      names.add(stem);
      names.add(stem + simpleKey);
      names.add(stem + "id");
    }
    if (!TELLS_NOTHING.contains(simpleKey)) {
      names.add(simpleKey);
    }
    return names;
  }

  /** Whether the column may refer to the target, by what both hold. */
  private static boolean fits(CatalogTable table, CatalogColumn column, Target target) {
    boolean itself =
        table.name().equals(target.table().name()) && column.name().equals(target.column().name());
    return !itself && !isEmpty(target.column()) && kind(column) == kind(target.column());
  }

  private static boolean isEmpty(CatalogColumn column) {
    ColumnProfile profile = column.profile();
    return profile == null || profile.random().isEmpty();
  }

  private static ValueType kind(CatalogColumn column) {
    ColumnProfile profile = column.profile();
    return profile == null
        ? ValueType.ANY
        : Values.typeOf(profile.random().stream().map(Cell::value).toList());
  }

  /** The columns that refer to something already, or are a key by themselves. */
  private static Set<String> taken(CatalogTable table) {
    Set<String> taken = new HashSet<>();
    table.keys().forEach(known -> taken.addAll(known.key().columns()));
    return taken;
  }

  private static String simple(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }

  private static String singular(String name) {
    if (name.endsWith("ies") && name.length() > 4) {
      return name.substring(0, name.length() - 3) + "y";
    }
    return name.endsWith("s") && !name.endsWith("ss") && name.length() > 3
        ? name.substring(0, name.length() - 1)
        : name;
  }
}
