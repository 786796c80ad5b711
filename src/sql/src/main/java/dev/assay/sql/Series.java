package dev.assay.sql;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** Queries executed one after the other, as far as one execution's time goes. */
final class Series {

  private static final SqlOutcome NOTHING_TO_DO =
      SqlOutcome.failed(SqlFailure.Kind.REJECTED, "the SQL is empty");

  private final List<String> queries;
  private final List<SqlOutcome> outcomes = Collections.synchronizedList(new ArrayList<>());

  Series(List<String> queries) {
    this.queries = List.copyOf(queries);
  }

  /** Executes the queries until the execution is stopped; the outcome of the last one. */
  SqlOutcome run(Execution execution, Function<String, SqlOutcome> engine) {
    SqlOutcome last = NOTHING_TO_DO;
    for (String query : queries) {
      last = engine.apply(query);
      if (execution.isStopped()) {
        return last;
      }
      outcomes.add(last);
    }
    return last;
  }

  /** One outcome a query: that of those which were not reached is how the series ended. */
  List<SqlOutcome> outcomes(SqlOutcome end) {
    List<SqlOutcome> all;
    synchronized (outcomes) {
      all = new ArrayList<>(outcomes);
    }
    all.addAll(Collections.nCopies(queries.size() - all.size(), end));
    return all;
  }
}
