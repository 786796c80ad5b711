package dev.assay.analysis.readings;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.SqlNames;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.NameUse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Takes the other one of two columns by which a table refers to the same one, such as who gives and
 * who gets, where the question names neither of them and no direction.
 */
final class OtherRole implements Rewriting {

  private final Catalog catalog;
  private final AskedWords asked;

  OtherRole(Catalog catalog, AskedWords asked) {
    this.catalog = catalog;
    this.asked = asked;
  }

  @Override
  public ReadingKind kind() {
    return ReadingKind.ROLE;
  }

  @Override
  public List<Runnable> edits(BoundQuery query) {
    if (asked.saysDirection()) {
      return List.of();
    }
    List<Runnable> edits = new ArrayList<>();
    for (CatalogTable table : catalog.tables()) {
      List<ForeignKey> keys =
          table.keys().stream()
              .map(KnownKey::key)
              .filter(key -> key.columns().size() == 1)
              .toList();
      for (ForeignKey used : keys) {
        for (ForeignKey other : keys) {
          String from = used.columns().getFirst();
          String to = other.columns().getFirst();
          if (!from.equalsIgnoreCase(to)
              && used.referencedTable().equalsIgnoreCase(other.referencedTable())
              && isUsed(query, table.definition(), from)
              && !isUsed(query, table.definition(), to)
              && !isNamed(table, from, to, used.referencedTable())) {
            edits.add(() -> rename(query, table.definition(), from, to));
          }
        }
      }
    }
    return edits;
  }

  private static Stream<NameUse> uses(BoundQuery query, TableDefinition table, String column) {
    return query.selects().stream()
        .flatMap(select -> select.names().stream())
        .filter(
            use ->
                use.origin()
                    .filter(origin -> origin.table().name().equalsIgnoreCase(table.name()))
                    .filter(origin -> origin.column().name().equalsIgnoreCase(column))
                    .isPresent());
  }

  private static boolean isUsed(BoundQuery query, TableDefinition table, String column) {
    return uses(query, table, column).findAny().isPresent();
  }

  private static void rename(BoundQuery query, TableDefinition table, String from, String to) {
    uses(query, table, from)
        .toList()
        .forEach(use -> use.node().setColumnName(SqlNames.written(query.dialect(), to)));
  }

  /** Whether the question has a word of one column that no other reference to the table has. */
  private boolean isNamed(CatalogTable table, String one, String other, String referenced) {
    Set<String> words = new HashSet<>(AskedWords.ofName(one));
    words.addAll(AskedWords.ofName(other));
    Set<String> both = AskedWords.ofName(one);
    both.retainAll(AskedWords.ofName(other));
    words.removeAll(both);
    catalog.tables().stream()
        .filter(each -> !each.name().equals(table.name()))
        .flatMap(each -> each.keys().stream())
        .map(KnownKey::key)
        .filter(key -> key.referencedTable().equalsIgnoreCase(referenced))
        .flatMap(key -> key.columns().stream())
        .forEach(column -> words.removeAll(AskedWords.ofName(column)));
    return asked.names(words);
  }
}
