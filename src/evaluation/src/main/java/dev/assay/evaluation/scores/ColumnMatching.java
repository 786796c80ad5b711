package dev.assay.evaluation.scores;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for an order of the predicted columns that makes its rows those of the gold result. Columns
 * are told by what they hold before any order is tried; then one gold column after the other is
 * given a predicted one, and the rows so far have to agree as multisets each time. That finds what
 * a search of all permutations would, and is done soon for fifty columns too; where many columns
 * hold the same values in other rows, a bound ends it.
 */
final class ColumnMatching {

  private static final long MOST_CELLS = 50_000_000;

  private final int rows;
  private final int width;
  private final List<List<@Nullable Object>> gold;
  private final List<List<@Nullable Object>> predicted;
  private long cells;

  /** Of rows of comparable values, as many on both sides, and as wide; at least one. */
  ColumnMatching(List<List<@Nullable Object>> gold, List<List<@Nullable Object>> predicted) {
    this.rows = gold.size();
    this.width = gold.getFirst().size();
    this.gold = columns(gold);
    this.predicted = columns(predicted);
  }

  private List<List<@Nullable Object>> columns(List<List<@Nullable Object>> source) {
    return IntStream.range(0, width)
        .mapToObj(
            column -> {
              List<@Nullable Object> values = new ArrayList<>(rows);
              source.forEach(row -> values.add(row.get(column)));
              return values;
            })
        .toList();
  }

  /** With the rows in their order: the columns are the same ones. */
  ResultMatch ordered() {
    return counts(gold).equals(counts(predicted)) ? ResultMatch.EQUAL : ResultMatch.DIFFERENT;
  }

  /** With the rows in any order. */
  ResultMatch unordered() {
    List<int[]> candidates = candidates();
    Integer[] order = IntStream.range(0, width).boxed().toArray(Integer[]::new);
    Arrays.sort(order, Comparator.comparingInt(column -> candidates.get(column).length));
    return extend(
        order, candidates, 0, new Assignment(new int[rows], new int[rows], new boolean[width]));
  }

  /** The predicted columns that hold what each gold column does, as often. */
  private List<int[]> candidates() {
    List<Map<@Nullable Object, Integer>> goldCounts =
        gold.stream().map(ColumnMatching::counts).toList();
    List<Map<@Nullable Object, Integer>> predictedCounts =
        predicted.stream().map(ColumnMatching::counts).toList();
    return goldCounts.stream()
        .map(
            counts ->
                IntStream.range(0, width)
                    .filter(column -> predictedCounts.get(column).equals(counts))
                    .toArray())
        .toList();
  }

  private static <T extends @Nullable Object> Map<T, Integer> counts(List<T> values) {
    Map<T, Integer> counts = new HashMap<>();
    values.forEach(value -> counts.merge(value, 1, Integer::sum));
    return counts;
  }

  /**
   * What is assigned so far: rows have the same number when they are equal in all columns assigned.
   */
  private record Assignment(int[] goldRows, int[] predictedRows, boolean[] used) {}

  private ResultMatch extend(
      Integer[] order, List<int[]> candidates, int depth, Assignment assignment) {
    if (depth == width) {
      return ResultMatch.EQUAL;
    }
    Set<List<@Nullable Object>> tried = new HashSet<>();
    for (int column : candidates.get(order[depth])) {
      // columns that are the same throughout need not be tried twice
      if (assignment.used[column] || !tried.add(predicted.get(column))) {
        continue;
      }
      cells += rows;
      if (cells > MOST_CELLS) {
        return ResultMatch.UNDECIDED;
      }
      Assignment next = assigned(assignment, order[depth], column);
      ResultMatch match =
          next == null ? ResultMatch.DIFFERENT : extend(order, candidates, depth + 1, next);
      if (match != ResultMatch.DIFFERENT) {
        return match;
      }
    }
    return ResultMatch.DIFFERENT;
  }

  /** A row's number so far, and its value in the next column. */
  private record Cell(int row, @Nullable Object value) {}

  private @Nullable Assignment assigned(Assignment before, int goldColumn, int predictedColumn) {
    Map<Cell, Integer> numbers = new HashMap<>();
    int[] balance = new int[rows];
    int[] goldRows = new int[rows];
    for (int row = 0; row < rows; row++) {
      Cell cell = new Cell(before.goldRows[row], gold.get(goldColumn).get(row));
      goldRows[row] = numbers.computeIfAbsent(cell, _ -> numbers.size());
      balance[goldRows[row]]++;
    }
    int[] predictedRows = new int[rows];
    for (int row = 0; row < rows; row++) {
      Cell cell = new Cell(before.predictedRows[row], predicted.get(predictedColumn).get(row));
      Integer number = numbers.get(cell);
      if (number == null || --balance[number] < 0) {
        return null;
      }
      predictedRows[row] = number;
    }
    boolean[] used = before.used.clone();
    used[predictedColumn] = true;
    return new Assignment(goldRows, predictedRows, used);
  }
}
