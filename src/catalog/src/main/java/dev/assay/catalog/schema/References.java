package dev.assay.catalog.schema;

import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Description;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks up what foreign keys refer to: names in another case get the declared spelling, a missing
 * list of columns becomes the primary key, and what leads nowhere is left out.
 */
public final class References {

  private References() {}

  /** The tables, of which nothing is known but their declarations. */
  public static List<CatalogTable> resolved(List<DeclaredTable> tables) {
    Targets targets = new Targets(tables);
    return tables.stream().map(table -> described(table, targets)).toList();
  }

  private static CatalogTable described(DeclaredTable table, Targets targets) {
    List<ForeignKey> keys =
        table.references().stream()
            .map(
                reference ->
                    targets.of(table, reference).flatMap(to -> resolved(table, reference, to)))
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    TableDefinition definition =
        new TableDefinition(
            table.name(),
            table.columns().stream().map(DeclaredTable.DeclaredColumn::definition).toList(),
            table.primaryKey(),
            keys,
            table.place(),
            UniqueKeys.of(table));
    return new CatalogTable(
        definition,
        CatalogTable.UNKNOWN_ROWS,
        false,
        Table.ofValues(
            definition.columns().stream().map(ColumnDefinition::name).toList(), List.of()),
        table.kind(),
        table.comment(),
        Description.NONE,
        table.columns().stream()
            .map(
                column ->
                    new CatalogColumn(
                        column.definition().name(),
                        column.generated(),
                        column.comment(),
                        Description.NONE,
                        null))
            .toList(),
        List.of());
  }

  private static Optional<ForeignKey> resolved(
      DeclaredTable table, DeclaredTable.Reference reference, DeclaredTable target) {
    List<String> wanted =
        reference.referencedColumns().isEmpty()
            ? target.primaryKey()
            : reference.referencedColumns();
    List<String> from = spelled(table, reference.columns());
    List<String> to = spelled(target, wanted);
    return from.isEmpty() || from.size() != to.size()
        ? Optional.empty()
        : Optional.of(new ForeignKey(from, target.name(), to));
  }

  /** The columns as the table spells them; none when it lacks one. */
  static List<String> spelled(DeclaredTable table, List<String> columns) {
    List<String> names =
        table.columns().stream().map(column -> column.definition().name()).toList();
    List<String> spelled = new ArrayList<>(columns.size());
    for (String wanted : columns) {
      Optional<String> name = spelled(names, wanted);
      if (name.isEmpty()) {
        return List.of();
      }
      spelled.add(name.get());
    }
    return spelled;
  }

  /** The name itself if it is there, else the first that is the same but for case. */
  private static Optional<String> spelled(List<String> names, String wanted) {
    return names.contains(wanted)
        ? Optional.of(wanted)
        : names.stream().filter(wanted::equalsIgnoreCase).findFirst();
  }
}
