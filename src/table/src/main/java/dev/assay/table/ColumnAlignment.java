package dev.assay.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Which actual column stands for which expected one. Names are a matter of taste and order rarely
 * matters, so columns are told by what they hold.
 */
final class ColumnAlignment {

  /** Enough for any result with sense; results of many equal columns do not run away. */
  private static final int MOST_PERMUTATIONS = 200;

  /** Wider results are compared column by column as they stand. */
  private static final int MOST_COLUMNS = 64;

  private final Table expected;
  private final Table actual;

  /** How many values two columns have in common, by expected and actual position. */
  private final int[][] common;

  ColumnAlignment(Table expected, Table actual) {
    this.expected = expected;
    this.actual = actual;
    this.common = new int[expected.columnCount()][actual.columnCount()];
    if (isNarrow()) {
      List<List<@Nullable Object>> columns = actualPositions().mapToObj(actual::values).toList();
      for (int wanted = 0; wanted < expected.columnCount(); wanted++) {
        List<@Nullable Object> values = expected.values(wanted);
        for (int given = 0; given < actual.columnCount(); given++) {
          common[wanted][given] = RowMatch.common(values, columns.get(given));
        }
      }
    }
  }

  private boolean isNarrow() {
    return Math.max(expected.columnCount(), actual.columnCount()) <= MOST_COLUMNS;
  }

  /** Expected columns whose values no actual column holds. */
  List<Column> missing() {
    if (!isNarrow()) {
      return List.of();
    }
    return IntStream.range(0, expected.columnCount())
        .filter(
            wanted ->
                actualPositions().noneMatch(given -> common[wanted][given] == expected.rowCount()))
        .mapToObj(wanted -> expected.columns().get(wanted))
        .toList();
  }

  /** Actual columns that hold the values of no expected column, nor a part of them. */
  List<Column> extra() {
    if (!isNarrow()) {
      return List.of();
    }
    int alike = Math.min(expected.rowCount(), actual.rowCount());
    return actualPositions()
        .filter(
            given ->
                IntStream.range(0, expected.columnCount())
                    .noneMatch(wanted -> common[wanted][given] >= alike))
        .mapToObj(given -> actual.columns().get(given))
        .toList();
  }

  /**
   * The actual result with its columns in the expected order, for the first order, the given one
   * before all others, that passes the test; null where none does. Only columns of the same values
   * with the same multiplicities take each other's place.
   */
  @Nullable Table firstThat(Predicate<Table> passes) {
    return isNarrow() ? place(new ArrayList<>(), passes, new AtomicInteger()) : null;
  }

  /**
   * The actual result, of as many columns as expected, with each expected column matched by the
   * column that has most values in common with it: what shows a difference best.
   */
  Table nearest() {
    if (!isNarrow()) {
      return actual;
    }
    Integer[] chosen = new Integer[expected.columnCount()];
    for (int round = 0; round < chosen.length; round++) {
      int best = -1;
      for (int pair = 0; pair < chosen.length * chosen.length; pair++) {
        if (isFree(chosen, pair) && (best < 0 || isNearer(pair, best))) {
          best = pair;
        }
      }
      chosen[best / chosen.length] = best % chosen.length;
    }
    return actual.project(Arrays.asList(chosen));
  }

  private boolean isFree(@Nullable Integer[] chosen, int pair) {
    int given = pair % chosen.length;
    return chosen[pair / chosen.length] == null && !Arrays.asList(chosen).contains(given);
  }

  /** More in common is nearer; as much in common, the same position is. */
  private boolean isNearer(int pair, int other) {
    int width = expected.columnCount();
    int difference = common[pair / width][pair % width] - common[other / width][other % width];
    boolean samePosition = pair / width == pair % width && other / width != other % width;
    return difference > 0 || difference == 0 && samePosition;
  }

  private @Nullable Table place(
      List<Integer> chosen, Predicate<Table> passes, AtomicInteger tried) {
    int wanted = chosen.size();
    if (wanted == expected.columnCount()) {
      Table permuted = actual.project(chosen);
      tried.incrementAndGet();
      return passes.test(permuted) ? permuted : null;
    }
    for (int given : preferring(wanted)) {
      if (tried.get() < MOST_PERMUTATIONS && isAlike(wanted, given) && !chosen.contains(given)) {
        chosen.add(given);
        Table found = place(chosen, passes, tried);
        if (found != null) {
          return found;
        }
        chosen.removeLast();
      }
    }
    return null;
  }

  private boolean isAlike(int wanted, int given) {
    return common[wanted][given] == expected.rowCount() && expected.rowCount() == actual.rowCount();
  }

  private List<Integer> preferring(int wanted) {
    List<Integer> positions = new ArrayList<>(actualPositions().boxed().toList());
    if (wanted < positions.size()) {
      Collections.swap(positions, 0, wanted);
      Collections.sort(positions.subList(1, positions.size()));
    }
    return positions;
  }

  private IntStream actualPositions() {
    return IntStream.range(0, actual.columnCount());
  }
}
