package dev.assay.workflow.catalogs;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.glossary.Term;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValueIndexException;
import dev.assay.catalog.values.ValuePlace;
import dev.assay.sql.ForeignKey;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.LocalFile;
import dev.assay.workflow.artifacts.Sha256;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks that a catalog makes sense in itself, and that its index of values is its own. */
public final class CatalogCheck {

  private final ArtifactStore store;

  public CatalogCheck(ArtifactStore store) {
    this.store = store;
  }

  /** What is wrong, one line each; empty when the catalog is whole. */
  public List<String> problems(CatalogFiles.Found found) {
    List<String> problems = new ArrayList<>();
    Catalog catalog = found.file().catalog();
    Set<String> names = new HashSet<>();
    if (catalog.tables().isEmpty()) {
      problems.add("there are no tables");
    }
    for (CatalogTable table : catalog.tables()) {
      if (!names.add(table.name())) {
        problems.add("two tables are called '%s'".formatted(table.name()));
      }
      table(catalog, table, problems);
    }
    for (Term term : catalog.terms()) {
      term.tables().stream()
          .filter(table -> catalog.table(table).isEmpty())
          .map(
              table ->
                  "the term '%s' of the glossary: %s"
                      .formatted(term.name(), catalog.unknownTable(table)))
          .forEach(problems::add);
    }
    values(found, problems);
    return List.copyOf(problems);
  }

  private static void table(Catalog catalog, CatalogTable table, List<String> problems) {
    String where = "table '%s'".formatted(table.name());
    List<String> columns = table.columns().stream().map(CatalogColumn::name).toList();
    if (new HashSet<>(columns).size() < columns.size()) {
      problems.add("%s has two columns of one name".formatted(where));
    }
    if (!columns.containsAll(table.definition().primaryKey())) {
      problems.add(
          "%s has a primary key of columns that it does not have: %s"
              .formatted(where, String.join(", ", table.definition().primaryKey())));
    }
    table.definition().uniqueKeys().stream()
        .filter(key -> !columns.containsAll(key.columns()))
        .map(
            key ->
                "%s has a unique key of columns that it does not have: %s"
                    .formatted(where, String.join(", ", key.columns())))
        .forEach(problems::add);
    if (!table.sampleRows().columnNames().equals(columns) && !table.sampleRows().isEmpty()) {
      problems.add("%s has sample rows of other columns than its own".formatted(where));
    }
    if (table.rowCount() < CatalogTable.UNKNOWN_ROWS) {
      problems.add("%s has %d rows".formatted(where, table.rowCount()));
    }
    for (KnownKey known : table.keys()) {
      key(catalog, columns, known.key(), where, problems);
    }
    for (CatalogColumn column : table.columns()) {
      ColumnProfile profile = column.profile();
      if (profile != null && !isPossible(profile)) {
        problems.add(
            "%s has a profile of column '%s' that cannot be: %d rows, %d distinct values, NULL share %s"
                .formatted(
                    where,
                    column.name(),
                    profile.rowsRead(),
                    profile.distinctCount(),
                    profile.nullShare()));
      }
    }
  }

  private static void key(
      Catalog catalog, List<String> columns, ForeignKey key, String where, List<String> problems) {
    Optional<CatalogTable> target =
        catalog.table(key.referencedTable()).filter(t -> t.name().equals(key.referencedTable()));
    boolean leads =
        columns.containsAll(key.columns())
            && target.isPresent()
            && target.get().columns().stream()
                .map(CatalogColumn::name)
                .toList()
                .containsAll(key.referencedColumns());
    if (!leads) {
      problems.add(
          "%s has a foreign key that leads nowhere: (%s) = %s (%s)"
              .formatted(
                  where,
                  String.join(", ", key.columns()),
                  key.referencedTable(),
                  String.join(", ", key.referencedColumns())));
    }
  }

  private static boolean isPossible(ColumnProfile profile) {
    return profile.rowsRead() >= 0
        && profile.nullShare() >= 0
        && profile.nullShare() <= 1
        && profile.distinctCount() >= 0
        && profile.distinctCount() <= profile.rowsRead()
        && profile.frequent().stream()
            .allMatch(value -> value.count() > 0 && value.count() <= profile.rowsRead());
  }

  private void values(CatalogFiles.Found found, List<String> problems) {
    CatalogFile.ValuesFile expected = found.file().values();
    if (expected == null) {
      return;
    }
    String key = found.valuesKey().orElseThrow();
    try {
      Optional<LocalFile> content = store.file(key);
      if (content.isEmpty()) {
        problems.add("the index of values %s is not there".formatted(key));
        return;
      }
      try (LocalFile file = content.get()) {
        index(found.file().catalog(), expected, key, file.path(), problems);
      }
    } catch (IOException unreadable) {
      throw new CatalogFileException(
          "the index of values %s cannot be copied: %s".formatted(key, unreadable.getMessage()),
          unreadable);
    }
  }

  private static void index(
      Catalog catalog,
      CatalogFile.ValuesFile expected,
      String key,
      Path file,
      List<String> problems)
      throws IOException {
    if (!Sha256.hexOfFile(file).equals(expected.sha256())) {
      problems.add("the index of values %s is not the one that was built".formatted(key));
    }
    try (ValueIndex index = ValueIndex.open(file)) {
      if (index.size() != expected.values()) {
        problems.add(
            "the index of values %s has %,d values, not %,d"
                .formatted(key, index.size(), expected.values()));
      }
      for (ValuePlace place : index.places()) {
        if (catalog.table(place.table()).flatMap(table -> table.column(place.column())).isEmpty()) {
          problems.add(
              "the index of values %s has values of '%s.%s', which is no column"
                  .formatted(key, place.table(), place.column()));
        }
      }
    } catch (ValueIndexException damaged) {
      problems.add(
          "the index of values %s cannot be opened: it is damaged, or of another version"
              .formatted(key));
    }
  }
}
