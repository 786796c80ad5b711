package dev.assay.analysis.differences;

import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What two queries gave on one database. */
public record ResultPair(SqlOutcome one, SqlOutcome other) {

  /** What the results differ in; empty if they are equal, or nothing can be said. */
  public Optional<DifferenceKind> difference() {
    if (one instanceof SqlOutcome.Executed first && other instanceof SqlOutcome.Executed second) {
      return difference(first, second);
    }
    return failsAlone(one, other) || failsAlone(other, one)
        ? Optional.of(DifferenceKind.FAILURE)
        : Optional.empty();
  }

  /** Time and memory that ran out say nothing of a query. */
  private static boolean failsAlone(SqlOutcome failed, SqlOutcome executed) {
    return failed instanceof SqlOutcome.Failed(SqlFailure failure)
        && failure.kind() == SqlFailure.Kind.ERROR
        && executed instanceof SqlOutcome.Executed;
  }

  private static Optional<DifferenceKind> difference(
      SqlOutcome.Executed one, SqlOutcome.Executed other) {
    Table first = one.result();
    Table second = other.result();
    if (first.columnCount() != second.columnCount()) {
      return Optional.of(DifferenceKind.COLUMNS);
    }
    if (!TableComparison.equal(first, second, RowOrder.IGNORED)) {
      return Optional.of(
          TableComparison.equal(distinct(first), distinct(second), RowOrder.IGNORED)
              ? DifferenceKind.DUPLICATES
              : DifferenceKind.ROWS);
    }
    return one.ordered()
            && other.ordered()
            && !TableComparison.equal(first, second, RowOrder.SIGNIFICANT)
        ? Optional.of(DifferenceKind.ORDER)
        : Optional.empty();
  }

  /** Each row once. */
  private static Table distinct(Table table) {
    List<List<@Nullable Object>> rows = new ArrayList<>(new LinkedHashSet<>(table.rows()));
    return Table.of(table.columns(), rows);
  }
}
