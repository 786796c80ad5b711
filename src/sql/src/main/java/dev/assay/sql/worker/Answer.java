package dev.assay.sql.worker;

import dev.assay.sql.SqlOutcome;
import java.util.List;

/**
 * What a worker answers: one outcome a query.
 *
 * @param fit whether the worker can take more: not once something in it has not stopped, or it has
 *     used up its processor time
 */
record Answer(List<SqlOutcome> outcomes, boolean fit) {

  Answer {
    outcomes = List.copyOf(outcomes);
  }
}
