package dev.assay.evaluation;

import dev.assay.table.Table;
import java.util.List;

/**
 * A result that is accepted.
 *
 * @param columns those that an answer has to have, from 0; all of them where none are named
 */
public record AcceptedResult(Table table, List<Integer> columns) {

  public AcceptedResult {
    columns = List.copyOf(columns);
  }

  /** The columns that an answer has to have. */
  public Table wanted() {
    return columns.isEmpty() ? table : table.project(columns);
  }
}
