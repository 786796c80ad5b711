package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import dev.assay.sql.query.NameUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds DISTINCT over rows that a key tells apart already. */
final class DistinctCheck implements Check {

  @Override
  public List<Finding> of(BoundSelect select) {
    if (select.sources().size() != 1 || select.node().getGroupBy() != null) {
      return List.of();
    }
    TableDefinition table = select.sources().getFirst().table();
    if (table == null || table.primaryKey().isEmpty()) {
      return List.of();
    }
    List<Finding> findings = new ArrayList<>();
    List<String> selected =
        select.outputs().stream()
            .flatMap(output -> Optional.ofNullable(output.origin()).stream())
            .map(origin -> origin.column().name())
            .toList();
    // DISTINCT ON keeps one row for each of its own values, which are no key
    if (select.node().getDistinct() != null
        && select.node().getDistinct().getOnSelectItems() == null
        && !select.isGrouped()
        && selected.containsAll(table.primaryKey())) {
      findings.add(finding(table, "DISTINCT"));
    }
    for (BoundSelect.Call call : select.calls()) {
      if (call.clause() == Clause.SELECT
          && call.node().isDistinct()
          && table.primaryKey().size() == 1
          && column(select, call).filter(table.primaryKey().getFirst()::equals).isPresent()) {
        findings.add(finding(table, call.node().toString()));
      }
    }
    return findings;
  }

  private static Optional<String> column(BoundSelect select, BoundSelect.Call call) {
    return call.node().getParameters() == null || call.node().getParameters().size() != 1
        ? Optional.empty()
        : select.names().stream()
            .filter(use -> use.node() == call.node().getParameters().getFirst())
            .findFirst()
            .flatMap(NameUse::origin)
            .map(BaseColumn::column)
            .map(column -> column.name());
  }

  private static Finding finding(TableDefinition table, String place) {
    return Check.finding(
        DetectedKind.DISTINCT_KEY,
        "the key %s makes each row of '%s' another one, so that DISTINCT does nothing: leave it out"
            .formatted(String.join(", ", table.primaryKey()), table.name()),
        place);
  }
}
