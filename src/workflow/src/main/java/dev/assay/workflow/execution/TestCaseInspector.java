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

  /** Who notes that results differ in how often rows stand in them, and in nothing else. */
  public static final String DUPLICATES = "duplicates";

  @Override
  public StrategyPart part() {
    return StrategyPart.TEST_CASE;
  }

  @Override
  public List<Finding> inspect(Trial trial) {
    return switch (trial.outcome()) {
      case SqlOutcome.Failed _ -> List.of();
      case SqlOutcome.Executed executed -> differences(trial, executed);
    };
  }

  /** What sets this result apart from the expected one; it need not be the candidate's own. */
  static List<Finding> differences(Trial trial, SqlOutcome.Executed executed) {
    return inspect(trial.testCase(), executed, RequestedCount.inQuestion(trial.question().text()));
  }

  private static List<Finding> inspect(
      TestCase testCase, SqlOutcome.Executed executed, boolean countAsked) {
    Table alternative = testCase.alternative();
    if (alternative != null && compare(testCase, alternative, executed).equal()) {
      return List.of();
    }
    if (!countAsked && areSameSets(testCase, executed)) {
      return compare(testCase, testCase.expected(), executed).equal()
          ? List.of()
          : List.of(duplicates(testCase.expected(), executed.result()));
    }
    return compare(testCase, testCase.expected(), executed).differences().stream()
        .map(
            difference ->
                new Finding(StrategyPart.TEST_CASE.id(), kind(difference), difference.describe()))
        .toList();
  }

  /** Order is not looked at: rows that stand there twice have no place of their own. */
  private static boolean areSameSets(TestCase testCase, SqlOutcome.Executed executed) {
    return order(testCase, executed) == RowOrder.IGNORED
        && TableComparison.compare(
                testCase.expected().distinct(),
                executed.result().distinct(),
                RowOrder.IGNORED,
                List.of())
            .equal();
  }

  private static Finding duplicates(Table expected, Table actual) {
    String message =
        actual.rowCount() > expected.rowCount()
            ? "it gives %d rows where the test code gives %d: the same ones, but each as often as it occurs; with DISTINCT each stands there once"
            : "it gives %d rows where the test code gives %d: the same ones, but each once; without DISTINCT or grouping each stands there as often as it occurs";
    return new Finding(
        DUPLICATES, DUPLICATES, message.formatted(actual.rowCount(), expected.rowCount()));
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
