package dev.assay.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Which actual column stands for which expected one. Names are a matter of taste and order rarely
 * matters, so columns are told by what they hold: the same values with the same multiplicities.
 */
final class ColumnAlignment {

  /** Enough for any result with sense; results of many equal columns do not run away. */
  private static final int MOST_PERMUTATIONS = 10_000;

  private final Table expected;
  private final Table actual;
  private final boolean[][] alike;
  private int tried;

  ColumnAlignment(Table expected, Table actual) {
    this.expected = expected;
    this.actual = actual;
    this.alike = new boolean[expected.columnCount()][actual.columnCount()];
    for (int wanted = 0; wanted < expected.columnCount(); wanted++) {
      for (int given = 0; given < actual.columnCount(); given++) {
        alike[wanted][given] =
            RowMatch.of(expected.project(List.of(wanted)), actual.project(List.of(given)))
                .complete();
      }
    }
  }

  /** Expected columns, by position, whose values no actual column holds. */
  List<Column> missing() {
    return IntStream.range(0, expected.columnCount())
        .filter(wanted -> none(alike[wanted]))
        .mapToObj(wanted -> expected.columns().get(wanted))
        .toList();
  }

  /** Actual columns, by position, that hold the values of no expected column. */
  List<Column> extra() {
    return IntStream.range(0, actual.columnCount())
        .filter(given -> IntStream.range(0, alike.length).noneMatch(wanted -> alike[wanted][given]))
        .mapToObj(given -> actual.columns().get(given))
        .toList();
  }

  /**
   * The actual result with its columns in the expected order, for the first order, the given one
   * before all others, that passes the test; null where none does.
   */
  @Nullable Table firstThat(Predicate<Table> passes) {
    return place(new ArrayList<>(), passes);
  }

  private @Nullable Table place(List<Integer> chosen, Predicate<Table> passes) {
    int wanted = chosen.size();
    if (wanted == expected.columnCount()) {
      Table permuted = actual.project(chosen);
      tried++;
      return passes.test(permuted) ? permuted : null;
    }
    for (int given : preferring(wanted)) {
      if (tried < MOST_PERMUTATIONS && alike[wanted][given] && !chosen.contains(given)) {
        chosen.add(given);
        Table found = place(chosen, passes);
        if (found != null) {
          return found;
        }
        chosen.removeLast();
      }
    }
    return null;
  }

  private int[] preferring(int wanted) {
    return IntStream.concat(
            IntStream.of(wanted),
            IntStream.range(0, actual.columnCount()).filter(given -> given != wanted))
        .toArray();
  }

  private static boolean none(boolean[] flags) {
    return IntStream.range(0, flags.length).noneMatch(index -> flags[index]);
  }
}
