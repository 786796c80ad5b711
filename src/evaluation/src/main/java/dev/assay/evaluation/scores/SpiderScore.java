package dev.assay.evaluation.scores;

import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rule of Spider's test-suite evaluator: some order of the predicted columns makes the rows
 * equal, as a list where order matters, else as a multiset. Two empty results are equal whatever
 * their columns.
 *
 * <p>The official script first compares each row's values sorted by their Python text, and rejects
 * at once where these differ. So 1 and 1.0 are equal, and yet a row of 1 and 10 may differ from one
 * of 1.0 and 10, since they sort otherwise; that is kept, for the scores to be the same.
 */
public final class SpiderScore {

  private SpiderScore() {}

  /**
   * Compares two results.
   *
   * @param ordered whether the order of the rows matters
   */
  public static ResultMatch match(Table gold, Table predicted, boolean ordered) {
    if (gold.isEmpty() && predicted.isEmpty()) {
      return ResultMatch.EQUAL;
    }
    if (gold.rowCount() != predicted.rowCount() || gold.columnCount() != predicted.columnCount()) {
      return ResultMatch.DIFFERENT;
    }
    if (gold.rows().equals(predicted.rows())) {
      return ResultMatch.EQUAL;
    }
    if (!sameSortedRows(gold, predicted, ordered)) {
      return ResultMatch.DIFFERENT;
    }
    ColumnMatching matching =
        new ColumnMatching(
            PythonValues.comparableRows(gold.rows()),
            PythonValues.comparableRows(predicted.rows()));
    return ordered ? matching.ordered() : matching.unordered();
  }

  private static boolean sameSortedRows(Table gold, Table predicted, boolean ordered) {
    List<List<@Nullable Object>> left = sortedRows(gold);
    List<List<@Nullable Object>> right = sortedRows(predicted);
    return ordered ? left.equals(right) : new HashSet<>(left).equals(new HashSet<>(right));
  }

  private static List<List<@Nullable Object>> sortedRows(Table table) {
    List<List<@Nullable Object>> rows = new ArrayList<>(table.rowCount());
    for (List<@Nullable Object> row : table.rows()) {
      List<@Nullable Object> sorted = new ArrayList<>(row);
      if (sorted.size() > 1) {
        sorted.sort(PythonValues.BY_TEXT);
      }
      rows.add(PythonValues.comparable(sorted));
    }
    return rows;
  }
}
