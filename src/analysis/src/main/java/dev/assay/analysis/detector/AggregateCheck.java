package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.query.Aggregates;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import java.util.List;

/** Finds functions over many rows where there is only one row at a time. */
final class AggregateCheck implements Check {

  @Override
  public List<Finding> of(BoundSelect select) {
    return select.calls().stream()
        .filter(call -> Aggregates.isAggregate(call.node()))
        .filter(call -> call.clause() == Clause.WHERE || call.clause() == Clause.FROM)
        .map(
            call ->
                Check.finding(
                    DetectedKind.AGGREGATE_IN_WHERE,
                    "%s stands in %s, where there are no groups yet: put the condition into HAVING,"
                            .formatted(
                                call.node(), call.clause() == Clause.WHERE ? "WHERE" : "a join")
                        + " or compare with a subquery",
                    call.node()))
        .toList();
  }
}
