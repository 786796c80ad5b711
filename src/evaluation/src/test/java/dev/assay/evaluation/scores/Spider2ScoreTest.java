package dev.assay.evaluation.scores;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each expectation follows from compare_pandas_table of Spider 2.0's evaluate.py. */
class Spider2ScoreTest {

  private static final Table GOLD =
      CsvCells.read(List.of("name", "n"), List.of(List.of("a", "1"), List.of("b", "2")));

  private static ResultMatch match(Table wanted, boolean ordered, List<?>... rows) {
    List<String> names = IntStream.range(0, rows[0].size()).mapToObj(at -> "c" + at).toList();
    return Spider2Score.match(
        wanted,
        Table.ofValues(
            names,
            Arrays.stream(rows).<List<Object>>map(row -> Arrays.asList(row.toArray())).toList()),
        ordered);
  }

  @Test
  void columnsMayHaveOtherNamesAndPlacesAndMoreOfThem() {
    assertThat(match(GOLD, true, List.of(1L, "x", "a"), List.of(2L, "y", "b")))
        .isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void aWantedColumnThatNoneHoldsIsMissed() {
    assertThat(match(GOLD, true, List.of(1L, "a"), List.of(3L, "b")))
        .isEqualTo(ResultMatch.DIFFERENT);
  }

  @Test
  void anotherNumberOfRowsDiffers() {
    assertThat(match(GOLD, false, List.of("a", 1L), List.of("b", 2L), List.of("b", 2L)))
        .isEqualTo(ResultMatch.DIFFERENT);
  }

  @Test
  void theOrderMattersOnlyWhereItIsAskedFor() {
    assertThat(match(GOLD, true, List.of("b", 2L), List.of("a", 1L)))
        .isEqualTo(ResultMatch.DIFFERENT);
    assertThat(match(GOLD, false, List.of("b", 2L), List.of("a", 1L))).isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void columnsAreComparedOneByOneWhereTheOrderIsFree() {
    assertThat(match(GOLD, false, List.of("a", 2L), List.of("b", 1L))).isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void numbersMayBeAHundredthApart() {
    assertThat(match(GOLD, true, List.of("a", 1.009), List.of("b", 1.991)))
        .isEqualTo(ResultMatch.EQUAL);
    assertThat(match(GOLD, true, List.of("a", 1.02), List.of("b", 2.0)))
        .isEqualTo(ResultMatch.DIFFERENT);
  }

  @Test
  void textOfDigitsIsANumberAsInAFile() {
    assertThat(match(GOLD, true, List.of("a", "1"), List.of("b", "2.0")))
        .isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void missingValuesEqualEachOtherAndNothingElse() {
    Table gold = CsvCells.read(List.of("n"), List.of(List.of("1"), List.of("")));

    assertThat(match(gold, true, List.of(1L), Arrays.asList((Object) null)))
        .isEqualTo(ResultMatch.EQUAL);
    assertThat(match(gold, true, List.of(1L), List.of(0L))).isEqualTo(ResultMatch.DIFFERENT);
    assertThat(match(gold, true, List.of("1"), List.of("NULL"))).isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void aMomentIsWrittenAsPythonWritesIt() {
    Table gold = CsvCells.read(List.of("at"), List.of(List.of("2024-05-01 10:00:00")));

    assertThat(match(gold, true, List.of(LocalDateTime.of(2024, 5, 1, 10, 0))))
        .isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void oneTextMakesAColumnOfTexts() {
    Table gold = CsvCells.read(List.of("v"), List.of(List.of("1"), List.of("x")));

    assertThat(match(gold, true, List.of(1L), List.of("x"))).isEqualTo(ResultMatch.EQUAL);
    assertThat(match(gold, true, List.of(1.0), List.of("x"))).isEqualTo(ResultMatch.DIFFERENT);
  }
}
