package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.query.Aggregates;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds {@code SELECT count(*) … ORDER BY x LIMIT 1}: one row is counted from all, and the order
 * comes too late to choose what is counted.
 */
final class OrderedRowCheck implements Check {

  private static final Set<String> ADDING = Set.of("COUNT", "SUM", "AVG", "TOTAL");

  @Override
  public List<Finding> of(BoundSelect select) {
    boolean cut = select.node().getLimit() != null || select.node().getFetch() != null;
    boolean ordered = select.node().getOrderByElements() != null;
    return cut
            && ordered
            && select.node().getGroupBy() == null
            && addsUpAll(select)
            && !select.aggregates(Clause.ORDER_BY)
            && usesColumn(select)
        ? List.of(
            Check.finding(
                DetectedKind.ORDERED_ROW,
                "all rows make one, of which ORDER BY and LIMIT choose nothing:"
                    + " choose the rows in a subquery, or compare with the greatest or least value",
                "ORDER BY"))
        : List.of();
  }

  private static boolean addsUpAll(BoundSelect select) {
    List<BoundSelect.Call> calls =
        select.calls().stream()
            .filter(call -> call.clause() == Clause.SELECT && Aggregates.isAggregate(call.node()))
            .toList();
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(call -> ADDING.contains(call.node().getName().toUpperCase(Locale.ROOT)))
        && select.names().stream()
            .filter(use -> use.clause() == Clause.SELECT)
            .allMatch(use -> use.aggregated());
  }

  /** By what is selected, one row may be ordered in vain by whoever writes it. */
  private static boolean usesColumn(BoundSelect select) {
    return select.names().stream()
        .anyMatch(use -> use.clause() == Clause.ORDER_BY && use.origin().isPresent());
  }
}
