package dev.assay.workflow.testcode;

import dev.assay.table.AsOf;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.workflow.testcode.PandasCode.Computed;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Executes test code on test data and looks at the result: nothing missing, empty or null. */
final class TestCodeInspection {

  private static final int MOST_ROWS = 10_000;
  private static final int MOST_ROWS_KEPT = 50;

  private TestCodeInspection() {}

  /**
   * What came of it.
   *
   * @param result the result, if there is one
   * @param reversed the result on the same rows in reverse order, where that is another one
   * @param anomaly what is wrong with it, or null
   */
  record Outcome(@Nullable Table result, @Nullable Table reversed, @Nullable String anomaly) {}

  static Outcome inspect(String testDataCode, String testCode, AsOf asOf) {
    return outcome(testDataCode, testCode, asOf, TestCodeInspection::anomaly);
  }

  /** Takes any result that SQL could have and that can be kept, however odd it is. */
  static Outcome accept(String testDataCode, String testCode, AsOf asOf) {
    return outcome(testDataCode, testCode, asOf, TestCodeInspection::excess);
  }

  private static Outcome outcome(
      String testDataCode, String testCode, AsOf asOf, Function<Table, @Nullable String> judge) {
    return switch (PandasCode.compute(testDataCode, testCode, asOf)) {
      case Computed.Error(String message) -> new Outcome(null, null, message);
      case Computed.Result(Table result) -> outcome(result, judge.apply(result));
    };
  }

  /** A result that is sent back is kept for the reader only, and may be of any size. */
  private static Outcome outcome(Table result, @Nullable String anomaly) {
    return new Outcome(anomaly == null ? result : result.head(MOST_ROWS_KEPT), null, anomaly);
  }

  /**
   * Computes usable test code once more, on the rows in reverse order.
   *
   * @param frames the names of the test data's frames
   */
  static Outcome tried(
      Outcome outcome, String testDataCode, Collection<String> frames, String testCode, AsOf asOf) {
    Table result = outcome.result();
    if (result == null
        || outcome.anomaly() != null
        || !(PandasCode.computeReversed(testDataCode, frames, testCode, asOf)
            instanceof Computed.Result(Table reversed))
        || reversed.rowCount() > MOST_ROWS) {
      return outcome;
    }
    RowOrder order = RequestedOrder.inTestCode(testCode) ? RowOrder.SIGNIFICANT : RowOrder.IGNORED;
    return TableComparison.compare(result, reversed, order, SortKeys.of(testCode)).equal()
        ? outcome
        : new Outcome(result, reversed, null);
  }

  private static @Nullable String excess(Table result) {
    if (result.columnCount() == 0) {
      return "result has no columns";
    }
    return result.rowCount() > MOST_ROWS
        ? "result has %,d rows; the test data are small, so that a merge went wrong"
            .formatted(result.rowCount())
        : null;
  }

  private static @Nullable String anomaly(Table result) {
    String excess = excess(result);
    if (excess != null) {
      return excess;
    }
    if (result.isEmpty()) {
      return "result is empty";
    }
    boolean allMissing =
        result.rows().stream().allMatch(row -> row.stream().allMatch(Objects::isNull));
    return allMissing ? "result holds only missing values (NaN)" : null;
  }
}
