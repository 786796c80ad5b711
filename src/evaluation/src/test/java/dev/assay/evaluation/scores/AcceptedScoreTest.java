package dev.assay.evaluation.scores;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AcceptedScoreTest {

  private static final Table GOLD = table(row("Ada", 30L), row("Bo", 41L));

  @Test
  void columnsMayChangePlaces() {
    assertThat(matches(GOLD, table(row(41L, "Bo"), row(30L, "Ada")), false, false)).isTrue();
  }

  @Test
  void valuesOfOneRowHaveToStayTogether() {
    assertThat(matches(GOLD, table(row("Ada", 41L), row("Bo", 30L)), false, false)).isFalse();
  }

  @Test
  void furtherColumnsAreForThoseWhoAllowThem() {
    Table given = table(row(1L, "Ada", 30L), row(2L, "Bo", 41L));
    assertThat(matches(GOLD, given, true, false)).isTrue();
    assertThat(matches(GOLD, given, false, false)).isFalse();
  }

  @Test
  void missingColumnsAreNeverAllowed() {
    assertThat(matches(GOLD, table(row("Ada"), row("Bo")), true, false)).isFalse();
  }

  @Test
  void orderCountsWhereItIsAskedFor() {
    Table turned = table(row("Bo", 41L), row("Ada", 30L));
    assertThat(matches(GOLD, turned, false, true)).isFalse();
    assertThat(matches(GOLD, turned, false, false)).isTrue();
  }

  @Test
  void rowsCountAsOftenAsTheyAreThere() {
    Table twice = table(row(1L), row(1L), row(2L));
    assertThat(matches(twice, table(row(1L), row(2L), row(2L)), false, false)).isFalse();
  }

  @Test
  void typesOfNumbersTruthsAndDatesDoNotMatter() {
    Table one = table(row(new BigDecimal("1.50"), true, LocalDate.of(2024, 5, 1), "x "));
    Table other = table(row(1.5, 1L, LocalDateTime.of(2024, 5, 1, 0, 0), "x"));
    assertThat(matches(one, other, false, false)).isTrue();
  }

  @Test
  void numbersAreEqualWithinTheTolerance() {
    assertThat(matches(table(row(1000.0)), table(row(1000.05)), false, false)).isFalse();
    assertThat(AcceptedScore.match(table(row(1000.0)), table(row(1000.05)), false, false, 1e-4))
        .isEqualTo(ResultMatch.EQUAL);
  }

  @Test
  void noValueEqualsOnlyNoValue() {
    assertThat(matches(table(row((Object) null)), table(row("None")), false, false)).isFalse();
    assertThat(matches(table(row((Object) null)), table(row((Object) null)), false, false))
        .isTrue();
  }

  @Test
  void tooManyColumnsOfTheSameValuesStayUndecided() {
    Table one = table(row(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    Table other = table(row(0, 0, 0, 0, 0, 0, 0, 0, 0, 1), row(1, 1, 1, 1, 1, 1, 1, 1, 1, 0));
    assertThat(AcceptedScore.match(one, other, false, false, 0)).isEqualTo(ResultMatch.UNDECIDED);
  }

  private static boolean matches(Table accepted, Table given, boolean more, boolean ordered) {
    return AcceptedScore.match(accepted, given, more, ordered, 1e-6) == ResultMatch.EQUAL;
  }

  private static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }

  @SafeVarargs
  private static Table table(List<@Nullable Object>... rows) {
    return Table.ofValues(
        IntStream.range(0, rows[0].size()).mapToObj(at -> "c" + at).toList(), List.of(rows));
  }
}
