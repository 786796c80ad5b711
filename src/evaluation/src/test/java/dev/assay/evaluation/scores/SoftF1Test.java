package dev.assay.evaluation.scores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.table.Table;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The examples of BIRD's mini-dev, and corners of its script. */
class SoftF1Test {

  private static final Table GOLD =
      table(List.of("Apple", 325L), List.of("Orange", 1L), List.of("Banana", 119L));

  @Test
  void equalResultsHaveTheWholeScoreWhateverTheirColumnsPlaces() {
    assertThat(
            SoftF1.of(
                GOLD,
                table(List.of(325L, "Apple"), List.of(1L, "Orange"), List.of(119L, "Banana"))))
        .isEqualTo(1);
  }

  @Test
  void wrongValuesAndMissingRowsCostTheirShare() {
    assertThat(SoftF1.of(GOLD, table(List.of("x", 325L), List.of("Orange", 2L))))
        .isCloseTo(0.4, within(1e-9));
    assertThat(SoftF1.of(GOLD, table(List.of("Apple", 325L), List.of("Orange", 1L))))
        .isCloseTo(0.8, within(1e-9));
  }

  @Test
  void rowsAreHeldAgainstEachOtherInTheirOrder() {
    assertThat(
            SoftF1.of(
                GOLD,
                table(List.of("Banana", 119L), List.of("Apple", 325L), List.of("Orange", 1L))))
        .isZero();
  }

  @Test
  void repeatedRowsCountOnce() {
    assertThat(SoftF1.of(table(List.of(1L)), table(List.of(1L), List.of(1L)))).isEqualTo(1);
  }

  @Test
  void nothingEqualsNothing() {
    Table none = Table.ofValues(List.of("a"), List.of());
    assertThat(SoftF1.of(none, none)).isEqualTo(1);
    assertThat(SoftF1.of(GOLD, none)).isZero();
    assertThat(SoftF1.of(none, GOLD)).isZero();
  }

  @SafeVarargs
  private static Table table(List<@Nullable Object>... rows) {
    return Table.ofValues(
        IntStream.range(0, rows[0].size()).mapToObj(at -> "c" + at).toList(), List.of(rows));
  }
}
