package dev.assay.workflow.execution;

import dev.assay.analysis.Finding;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Comparison;
import dev.assay.table.Difference;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.workflow.strategy.StrategyPart;
import dev.assay.workflow.testcode.RequestedOrder;
import dev.assay.workflow.testcode.SortKeys;
import dev.assay.workflow.testcode.TestCase;
import java.util.List;

/** Finds where a candidate's result differs from the expected result of the test case. */
public final class TestCaseInspector implements Inspector {

  @Override
  public StrategyPart part() {
    return StrategyPart.TEST_CASE;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    return switch (trial.outcome()) {
      case SqlOutcome.Failed _ -> List.of();
      case SqlOutcome.Executed executed -> inspect(trial.testCase(), executed);
    };
  }

  private static List<Finding> inspect(TestCase testCase, SqlOutcome.Executed executed) {
    Table alternative = testCase.alternative();
    if (alternative != null && compare(testCase, alternative, executed).equal()) {
      return List.of();
    }
    return compare(testCase, testCase.expected(), executed).differences().stream()
        .map(
            difference ->
                new Finding(StrategyPart.TEST_CASE.id(), kind(difference), difference.describe()))
        .toList();
  }

  private static Comparison compare(TestCase testCase, Table right, SqlOutcome.Executed executed) {
    return TableComparison.compare(
        right, executed.result(), order(testCase, executed), SortKeys.of(testCase.code()));
  }

  /**
   * Order counts when the question asks for one; and when both the candidate and the test code
   * sort, since then both of them took the question to ask for it.
   */
  static RowOrder order(TestCase testCase, SqlOutcome.Executed executed) {
    boolean bothSort = executed.ordered() && RequestedOrder.inTestCode(testCase.code());
    return testCase.orderAsked() || bothSort ? RowOrder.SIGNIFICANT : RowOrder.IGNORED;
  }

  private static String kind(Difference difference) {
    return switch (difference) {
      case Difference.ColumnCount _ -> "column-count";
      case Difference.MissingColumn _ -> "missing-column";
      case Difference.ExtraColumn _ -> "extra-column";
      case Difference.MissingRow _ -> "missing-row";
      case Difference.ExtraRow _ -> "extra-row";
      case Difference.RowOrderDiffers _ -> "row-order";
    };
  }
}
