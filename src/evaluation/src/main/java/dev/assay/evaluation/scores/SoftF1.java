package dev.assay.evaluation.scores;

import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * BIRD's soft F1: rows without repetitions are held against each other place by place, and in a
 * pair of rows the values that one has and the other has not are counted, wherever they stand. So
 * the order of rows matters here, as it does in the official script.
 */
public final class SoftF1 {

  private double matched;
  private double onlyPredicted;
  private double onlyGold;

  private SoftF1() {}

  /** From 0 to 1; 1 where both results are empty. */
  public static double of(Table gold, Table predicted) {
    if (gold.isEmpty() && predicted.isEmpty()) {
      return 1;
    }
    return new SoftF1().score(distinct(gold), distinct(predicted));
  }

  private double score(List<List<@Nullable Object>> gold, List<List<@Nullable Object>> predicted) {
    for (int at = 0; at < gold.size(); at++) {
      if (at < predicted.size()) {
        compare(gold.get(at), predicted.get(at));
      } else {
        onlyGold++;
      }
    }
    onlyPredicted += Math.max(0, predicted.size() - gold.size());
    double both = 2 * matched + onlyPredicted + onlyGold;
    return matched == 0 ? 0 : 2 * matched / both;
  }

  private void compare(List<@Nullable Object> gold, List<@Nullable Object> predicted) {
    double width = gold.size();
    for (Object value : predicted) {
      if (gold.contains(value)) {
        matched += 1 / width;
      } else {
        onlyPredicted += 1 / width;
      }
    }
    for (Object value : gold) {
      onlyGold += predicted.contains(value) ? 0 : 1 / width;
    }
  }

  private static List<List<@Nullable Object>> distinct(Table table) {
    return new ArrayList<>(new LinkedHashSet<>(PythonValues.comparableRows(table.rows())));
  }
}
