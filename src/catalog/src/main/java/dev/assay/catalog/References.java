package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks up what foreign keys refer to: names in another case get the declared spelling, a missing
 * list of columns becomes the primary key, and what leads nowhere is left out.
 */
final class References {

  private References() {}

  static List<TableDefinition> resolved(List<DeclaredTable> tables) {
    return tables.stream().map(table -> definition(table, tables)).toList();
  }

  private static TableDefinition definition(DeclaredTable table, List<DeclaredTable> all) {
    List<ForeignKey> keys =
        table.references().stream()
            .map(reference -> resolved(table, reference, all))
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    return new TableDefinition(table.name(), table.columns(), table.primaryKey(), keys);
  }

  private static Optional<ForeignKey> resolved(
      DeclaredTable table, DeclaredTable.Reference reference, List<DeclaredTable> all) {
    List<String> names = all.stream().map(DeclaredTable::name).toList();
    return spelled(names, reference.table())
        .map(name -> all.get(names.indexOf(name)))
        .flatMap(target -> resolved(table, reference, target));
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
  private static List<String> spelled(DeclaredTable table, List<String> columns) {
    List<String> names = table.columns().stream().map(ColumnDefinition::name).toList();
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
