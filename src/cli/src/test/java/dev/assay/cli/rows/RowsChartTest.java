package dev.assay.cli.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RowsChartTest {

  @SafeVarargs
  private static Table table(List<String> names, List<? extends @Nullable Object>... rows) {
    return Table.ofValues(
        names, Arrays.stream(rows).map(row -> List.<@Nullable Object>copyOf(row)).toList());
  }

  @Test
  void aLabelAndANumberMakeBars() {
    RowsChart chart =
        RowsChart.of(
                table(
                    List.of("town", "people"),
                    List.of("Ulm", 100L),
                    List.of("Bonn", 50L),
                    List.of("Kiel", 1L),
                    List.of("Oz", 0L)))
            .orElseThrow();

    assertThat(chart.lines(true))
        .containsExactly(
            "people",
            "Ulm   " + "█".repeat(40) + " 100",
            "Bonn  " + "█".repeat(20) + " 50",
            "Kiel  █ 1",
            "Oz     0");
    assertThat(chart.lines(false).get(2)).isEqualTo("Bonn  " + "#".repeat(20) + " 50");
  }

  @Test
  void momentsInTheirOrderMakeALine() {
    RowsChart chart =
        RowsChart.of(
                table(
                    List.of("month", "n", "mean"),
                    List.of("2025-01", 1L, -1.5),
                    List.of("2025-02", 8L, 0.0),
                    List.of("2025-03", 4L, 2.5)))
            .orElseThrow();

    assertThat(chart.lines(true))
        .containsExactly(
            "n",
            "▁█▄",
            "2025-01 to 2025-03, from 1 to 8",
            "mean",
            "▁▄█",
            "2025-01 to 2025-03, from -1.5 to 2.5");
  }

  @Test
  void yearsAreMomentsThoughTheyAreNumbers() {
    RowsChart chart =
        RowsChart.of(table(List.of("Year", "n"), List.of(2023L, 5L), List.of(2024L, 5L)))
            .orElseThrow();

    assertThat(chart.kind()).isEqualTo(RowsChart.Kind.LINE);
    assertThat(chart.lines(true)).contains("▅▅");
  }

  @Test
  void whatHasAnotherFormMakesNone() {
    assertThat(RowsChart.of(table(List.of("a", "n"), List.of("x", 1L)))).isEmpty();
    assertThat(RowsChart.of(table(List.of("a", "n"), List.of("x", 1L), List.of("x", 2L))))
        .isEmpty();
    assertThat(RowsChart.of(table(List.of("a", "b"), List.of("x", "1"), List.of("y", "2"))))
        .isEmpty();
    assertThat(RowsChart.of(table(List.of("n", "m"), List.of(1L, 1L), List.of(2L, 2L)))).isEmpty();
    assertThat(RowsChart.of(table(List.of("a", "n"), List.of("x", -1L), List.of("y", 2L))))
        .isEmpty();
    assertThat(RowsChart.of(table(List.of("a", "n"), List.of("x", Double.NaN), List.of("y", 2.0))))
        .isEmpty();
  }

  @Test
  void aLabelSteersNoTerminal() {
    RowsChart chart =
        RowsChart.of(
                table(
                    List.of("a\u001b[2J", "n\n"),
                    List.of("x\u001b[31m\n", 1L),
                    List.of("\u202ey", 2L)))
            .orElseThrow();

    assertThat(String.join("", chart.lines(true))).doesNotContain("\u001b", "\n", "\u202e");
  }
}
