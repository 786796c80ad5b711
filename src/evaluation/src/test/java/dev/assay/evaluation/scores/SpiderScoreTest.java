package dev.assay.evaluation.scores;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SpiderScoreTest {

  private static Table table(List<List<@Nullable Object>> rows) {
    int width = rows.isEmpty() ? 1 : rows.getFirst().size();
    return Table.ofValues(IntStream.range(0, width).mapToObj(at -> "c" + at).toList(), rows);
  }

  private static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }

  private static ResultMatch match(
      List<List<@Nullable Object>> gold, List<List<@Nullable Object>> predicted, boolean ordered) {
    return SpiderScore.match(table(gold), table(predicted), ordered);
  }

  @Test
  void columnsMayBePermutedButTheSameForAllRows() {
    assertThat(match(List.of(row(1, "a"), row(2, "b")), List.of(row("a", 1), row("b", 2)), true))
        .isEqualTo(ResultMatch.EQUAL);
    assertThat(match(List.of(row(1, 2), row(3, 4)), List.of(row(1, 2), row(4, 3)), false))
        .isEqualTo(ResultMatch.DIFFERENT);
  }

  @Test
  void rowsAreAMultisetUnlessOrderMatters() {
    List<List<@Nullable Object>> gold = List.of(row(1), row(1), row(2));

    assertThat(match(gold, List.of(row(2), row(1), row(1)), false)).isEqualTo(ResultMatch.EQUAL);
    assertThat(match(gold, List.of(row(2), row(1), row(1)), true)).isEqualTo(ResultMatch.DIFFERENT);
    assertThat(match(gold, List.of(row(1), row(2), row(2)), false))
        .isEqualTo(ResultMatch.DIFFERENT);
  }

  @Test
  void aWholeNumberEqualsTheSameRealNumberAndNoText() {
    assertThat(match(List.of(row(1)), List.of(row(1.0)), false)).isEqualTo(ResultMatch.EQUAL);
    assertThat(match(List.of(row(0)), List.of(row(-0.0)), false)).isEqualTo(ResultMatch.EQUAL);
    assertThat(match(List.of(row(1)), List.of(row("1")), false)).isEqualTo(ResultMatch.DIFFERENT);
    assertThat(match(List.of(row((Object) null)), List.of(row((Object) null)), false))
        .isEqualTo(ResultMatch.EQUAL);
    // 2^53 + 1 has no double: Python compares the numbers themselves
    assertThat(match(List.of(row(9007199254740993L)), List.of(row(9007199254740992.0)), false))
        .isEqualTo(ResultMatch.DIFFERENT);
  }

  /**
   * '1' &lt; '10' as in "1&lt;…" and "10&lt;…", but "1.0" sorts before "10": the script's quirk.
   */
  @Test
  void numbersWhoseTextSortsOtherwiseAreRejectedAsByTheScript() {
    assertThat(match(List.of(row(1, 10)), List.of(row(1.0, 10)), false))
        .isEqualTo(ResultMatch.DIFFERENT);
    assertThat(match(List.of(row(1, 5)), List.of(row(1.0, 5)), false)).isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void emptyResultsAreEqualWhateverTheirColumns() {
    assertThat(
            SpiderScore.match(
                Table.ofValues(List.of("a", "b"), List.of()),
                Table.ofValues(List.of("a"), List.of()),
                true))
        .isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void fiftyShuffledColumnsAreMatchedAtOnce() {
    Random random = new Random(7);
    List<Integer> order = new ArrayList<>(IntStream.range(0, 50).boxed().toList());
    Collections.shuffle(order, random);
    List<List<@Nullable Object>> gold = new ArrayList<>();
    List<List<@Nullable Object>> predicted = new ArrayList<>();
    for (int row = 0; row < 40; row++) {
      List<@Nullable Object> values = new ArrayList<>();
      IntStream.range(0, 50).forEach(_ -> values.add(random.nextInt(3)));
      gold.add(values);
      predicted.add(new ArrayList<>(order.stream().map(values::get).toList()));
    }
    Collections.shuffle(predicted, random);
    long start = System.nanoTime();

    assertThat(match(gold, predicted, false)).isEqualTo(ResultMatch.EQUAL);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofMinutes(1));
  }

  @Test
  void fiftyColumnsOfTheSameValuesEndWithoutSearchingAllPermutations() {
    List<List<@Nullable Object>> gold = new ArrayList<>();
    List<List<@Nullable Object>> predicted = new ArrayList<>();
    for (int row = 0; row < 50; row++) {
      int at = row;
      gold.add(new ArrayList<>(IntStream.range(0, 50).mapToObj(c -> c == at ? 1 : 0).toList()));
      predicted.add(
          new ArrayList<>(
              IntStream.range(0, 50).mapToObj(c -> c == (at + 1) % 50 ? 1 : 0).toList()));
    }

    assertThat(match(gold, predicted, false)).isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void aSearchThatWouldNotEndIsGivenUp() {
    Random random = new Random(3);
    List<List<@Nullable Object>> gold = circulant(1, 5);
    List<List<@Nullable Object>> predicted = circulant(3, 11);
    Collections.shuffle(predicted, random);

    assertThat(match(gold, predicted, false)).isIn(ResultMatch.DIFFERENT, ResultMatch.UNDECIDED);
  }

  /** Rows that hold the same values, and columns too: told apart by their arrangement alone. */
  private static List<List<@Nullable Object>> circulant(int first, int second) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (int row = 0; row < 48; row++) {
      int at = row;
      rows.add(
          new ArrayList<>(
              IntStream.range(0, 48)
                  .mapToObj(
                      column -> {
                        int step = Math.floorMod(column - at, 48);
                        return step == first || step == second || step == 0 ? 1 : 0;
                      })
                  .toList()));
    }
    return rows;
  }
}
