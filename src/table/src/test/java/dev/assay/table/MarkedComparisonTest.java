package dev.assay.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MarkedComparisonTest {

  @Test
  void equalResultsHaveNoMarksWhateverTheOrderOfRowsAndColumns() {
    MarkedComparison marks =
        MarkedComparison.of(
            table(List.of("a", "b"), row(1L, "x"), row(2L, "y")),
            table(List.of("p", "q"), row("y", 2L), row("x", 1L)));

    assertThat(marks.missingRows()).isEmpty();
    assertThat(marks.extraRows()).isEmpty();
    assertThat(marks.actual().columnNames()).containsExactly("q", "p");
  }

  @Test
  void rowsThatOnlyOneSideHasAreMarkedWhereTheyStand() {
    MarkedComparison marks =
        MarkedComparison.of(
            table(List.of("a"), row(1L), row(2L), row(3L)),
            table(List.of("a"), row(3L), row(4L), row(1L)));

    assertThat(marks.missingRows()).containsExactly(1);
    assertThat(marks.extraRows()).containsExactly(1);
  }

  @Test
  void oneOfTwoEqualRowsIsMarkedWhenOnlyOneIsExpected() {
    MarkedComparison marks =
        MarkedComparison.of(table(List.of("a"), row(1L)), table(List.of("a"), row(1L), row(1L)));

    assertThat(marks.extraRows()).hasSize(1);
    assertThat(marks.missingRows()).isEmpty();
  }

  @Test
  void columnsAreMarkedWhenTheirNumbersDiffer() {
    MarkedComparison marks =
        MarkedComparison.of(
            table(List.of("a"), row(1L), row(2L)),
            table(List.of("name", "a"), row("x", 1L), row("y", 2L)));

    assertThat(marks.extraColumns()).containsExactly(0);
    assertThat(marks.missingColumns()).isEmpty();
    assertThat(marks.extraRows()).isEmpty();
  }

  private static Table table(List<String> names, List<?>... rows) {
    return Table.ofValues(names, List.of(rows));
  }

  private static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }
}
