package dev.assay.cli.suite;

import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import dev.assay.table.Comparison;
import dev.assay.table.Difference;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Test data, and what a query has to give on them.
 *
 * @param ordered whether the order of the rows counts
 * @param sortedBy the columns of the expected result that it is sorted by; rows that are equal in
 *     these may stand in any order; empty where that is not known
 */
public record SqlTest(
    List<TestTable> tables, Table expected, boolean ordered, List<String> sortedBy) {

  public SqlTest {
    tables = List.copyOf(tables);
    sortedBy = List.copyOf(sortedBy);
  }

  /**
   * What a query did.
   *
   * @param problems why it does not pass, one line each; none when it passes
   * @param result what it gave; null when it could not be executed
   */
  public record Outcome(List<String> problems, @Nullable Table result) {

    public boolean passed() {
      return problems.isEmpty();
    }
  }

  /** Executes a query on the test data, and compares. */
  public Outcome of(SqlEngine engine, String sql) {
    return switch (engine.execute(tables, sql)) {
      case SqlOutcome.Failed(var failure) ->
          new Outcome(List.of("it cannot be executed: " + failure.message()), null);
      case SqlOutcome.Executed executed ->
          new Outcome(
              compared(executed.result()).differences().stream().map(Difference::describe).toList(),
              executed.result());
    };
  }

  private Comparison compared(Table actual) {
    return TableComparison.compare(
        expected, actual, ordered ? RowOrder.SIGNIFICANT : RowOrder.IGNORED, sortedBy);
  }
}
