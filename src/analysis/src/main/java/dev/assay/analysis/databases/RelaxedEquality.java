package dev.assay.analysis.databases;

import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import java.util.ArrayList;
import java.util.List;

/**
 * Equality of results of which one may have more columns (Li and Xie, section 2.3): a predicted
 * result is equal to that of a candidate when the columns of one are among those of the other.
 */
public final class RelaxedEquality {

  /** Choices of columns that are tried; wide results have more than anybody asks for. */
  private static final int MOST_CHOICES = 500;

  private RelaxedEquality() {}

  /** Whether the narrower of both is in the wider one, row by row. */
  public static boolean holds(Table one, Table other) {
    Table wider = one.columnCount() >= other.columnCount() ? one : other;
    Table narrower = wider.equals(one) ? other : one;
    if (one.rowCount() != other.rowCount() || narrower.columnCount() == 0) {
      return false;
    }
    List<List<Integer>> choices = new ArrayList<>();
    choose(wider.columnCount(), narrower.columnCount(), 0, new ArrayList<>(), choices);
    return choices.stream()
        .anyMatch(
            columns ->
                TableComparison.compare(narrower, wider.project(columns), RowOrder.IGNORED)
                    .differences()
                    .isEmpty());
  }

  private static void choose(
      int columns, int wanted, int from, List<Integer> chosen, List<List<Integer>> choices) {
    if (chosen.size() == wanted) {
      choices.add(List.copyOf(chosen));
      return;
    }
    for (int column = from; column < columns && choices.size() < MOST_CHOICES; column++) {
      chosen.add(column);
      choose(columns, wanted, column + 1, chosen, choices);
      chosen.removeLast();
    }
  }
}
