package dev.assay.workflow.refinement;

import dev.assay.table.Table;

/** How a refinement ended. */
sealed interface Refined {

  /** How many queries were executed. */
  int queries();

  /** With an answer. */
  record Agreed(String sql, Table result, int queries) implements Refined {}

  /**
   * Without one.
   *
   * @param sql the last query; empty when there was none
   */
  record GivenUp(String sql, String reason, int queries) implements Refined {}
}
