package dev.assay.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TableComparisonTest {

  @Test
  void namesAndOrderOfColumnsDoNotCount() {
    Table expected = table("name, rank", row("Maria", 6.0), row("Serena", 1.0));
    Table actual = table("avg(ranking), first_name", row(1L, "Serena"), row(6L, "Maria"));

    assertThat(differences(expected, actual, RowOrder.IGNORED)).isEmpty();
  }

  @Test
  void aColumnOrderIsFoundAmongColumnsOfTheSameValues() {
    Table expected = table("a, b, c", row(1L, 2L, 1L), row(2L, 1L, 1L));
    Table actual = table("x, y, z", row(2L, 1L, 1L), row(1L, 1L, 2L));

    assertThat(differences(expected, actual, RowOrder.IGNORED)).isEmpty();
  }

  @Test
  void columnsOfEqualValuesPairedWronglyAreDifferent() {
    Table expected = table("name, city", row("Ann", "Oslo"), row("Bob", "Rome"));
    Table actual = table("name, city", row("Ann", "Rome"), row("Bob", "Oslo"));

    assertThat(differences(expected, actual, RowOrder.IGNORED))
        .containsExactly(
            "missing row ('Ann', 'Oslo')",
            "missing row ('Bob', 'Rome')",
            "unexpected row ('Ann', 'Rome')",
            "unexpected row ('Bob', 'Oslo')");
  }

  @Test
  void differencesAreShownInTheColumnOrderThatFitsBest() {
    Table expected = table("name, rank", row("Maria", 6.0), row("Maria", 35.0), row("Serena", 1.0));
    Table actual = table("avg, name", row(20.5, "Maria"), row(1.0, "Serena"));

    assertThat(differences(expected, actual, RowOrder.IGNORED))
        .containsExactly(
            "missing row ('Maria', 6.0)",
            "missing row ('Maria', 35.0)",
            "unexpected row ('Maria', 20.5)");
  }

  @Test
  void theNumberOfColumnsCountsAndTheMissingOneIsNamed() {
    Table expected = table("name, date, result", row("Serres", "1205", "victory"));
    Table actual = table("name, date", row("Serres", "1205"));

    assertThat(differences(expected, actual, RowOrder.IGNORED))
        .containsExactly("2 columns instead of 3", "no column holds the values expected in result");
  }

  @Test
  void aColumnTooManyIsNamed() {
    Table expected = table("name", row("Serres"));
    Table actual = table("id, name", row(7L, "Serres"));

    assertThat(differences(expected, actual, RowOrder.IGNORED))
        .containsExactly(
            "2 columns instead of 1", "column id holds values that were not asked for");
  }

  @Test
  void aColumnThatHoldsTheWantedValuesAndMoreIsNotCalledExtra() {
    Table expected = table("name", row("Ann"), row("Bob"), row("Cid"));
    Table actual =
        table("name, id", row("Ann", 1L), row("Bob", 2L), row("Cid", 3L), row("Cid", 4L));

    assertThat(differences(expected, actual, RowOrder.IGNORED))
        .containsExactly(
            "2 columns instead of 1", "column id holds values that were not asked for");
  }

  @Test
  void howOftenARowOccursCounts() {
    Table expected = table("country", row("France"), row("Peru"));
    Table actual = table("country", row("France"), row("France"), row("France"), row("Peru"));

    assertThat(differences(expected, actual, RowOrder.IGNORED))
        .containsExactly("unexpected row ('France') (2 times)");
  }

  @Test
  void rowsInAnotherOrderDifferOnlyWhereOrderIsSignificant() {
    Table expected = table("age", row(30L), row(20L));
    Table actual = table("age", row(20L), row(30L));

    assertThat(differences(expected, actual, RowOrder.IGNORED)).isEmpty();
    assertThat(differences(expected, actual, RowOrder.SIGNIFICANT))
        .containsExactly("same rows in another order: row 1 is (20) instead of (30)");
  }

  @Test
  void rowsThatTieInWhatTheyAreSortedByMayStandInAnyOrder() {
    Table expected = table("name, age", row("Ann", 20L), row("Bob", 20L), row("Cid", 30L));
    Table tied = table("name, age", row("Bob", 20L), row("Ann", 20L), row("Cid", 30L));
    Table unsorted = table("name, age", row("Ann", 20L), row("Cid", 30L), row("Bob", 20L));

    assertThat(sorted(expected, tied, List.of("age"))).isEmpty();
    assertThat(sorted(expected, unsorted, List.of("age")))
        .containsExactly("same rows in another order: row 2 is ('Cid', 30) instead of ('Bob', 20)");
    assertThat(sorted(expected, tied, List.of("age", "name"))).hasSize(1);
  }

  @Test
  void tiesCountWhereWhatRowsAreSortedByIsNotShown() {
    Table expected = table("name", row("Ann"), row("Bob"));
    Table tied = table("name", row("Bob"), row("Ann"));

    assertThat(sorted(expected, tied, List.of("age"))).hasSize(1);
    assertThat(sorted(expected, tied, List.of())).hasSize(1);
  }

  @Test
  void tiesAreFoundInAnyOrderOfColumns() {
    Table expected = table("name, age", row("Ann", 20L), row("Bob", 20L), row("Cid", 30L));
    Table swapped = table("x, y", row(20L, "Bob"), row(20L, "Ann"), row(30L, "Cid"));

    assertThat(sorted(expected, swapped, List.of("age"))).isEmpty();
  }

  @Test
  void tiedRowsStillHaveToBeTheSameRows() {
    Table expected = table("name, age", row("Ann", 20L), row("Bob", 20L));
    Table other = table("name, age", row("Bob", 20L), row("Eve", 20L));

    assertThat(sorted(expected, other, List.of("age"))).isNotEmpty();
  }

  private static List<String> sorted(Table expected, Table actual, List<String> keys) {
    return TableComparison.compare(expected, actual, RowOrder.SIGNIFICANT, keys)
        .differences()
        .stream()
        .map(Difference::describe)
        .toList();
  }

  @Test
  void orderIsJudgedInTheColumnOrderThatFitsBest() {
    Table expected = table("a, b", row(1L, 2L), row(2L, 1L));
    Table actual = table("b, a", row(2L, 1L), row(1L, 2L));

    assertThat(differences(expected, actual, RowOrder.SIGNIFICANT)).isEmpty();
  }

  @Test
  void emptyEqualsEmptyOfTheSameWidth() {
    assertThat(differences(table("a"), table("b"), RowOrder.IGNORED)).isEmpty();
  }

  @Test
  void missingRowsAreNamedAtMostTwentyTimes() {
    List<List<@Nullable Object>> many = new ArrayList<>();
    for (long value = 0; value < 50; value++) {
      many.add(row(value));
    }

    assertThat(
            differences(Table.ofValues(List.of("a"), many), table("a", row(-1L)), RowOrder.IGNORED))
        .hasSize(21);
  }

  @Test
  void manyEqualColumnsDoNotRunAway() {
    List<String> names = Collections.nCopies(20, "x");
    List<List<@Nullable Object>> rows =
        List.of(
            new ArrayList<>(Collections.nCopies(20, 1L)),
            new ArrayList<>(Collections.nCopies(20, 2L)));
    rows.get(0).set(3, 2L);
    rows.get(1).set(3, 1L);
    List<List<@Nullable Object>> others =
        List.of(
            new ArrayList<>(Collections.nCopies(20, 2L)),
            new ArrayList<>(Collections.nCopies(20, 1L)));

    assertThat(
            TableComparison.equal(
                Table.ofValues(names, rows), Table.ofValues(names, others), RowOrder.IGNORED))
        .isFalse();
  }

  @Property
  void anyShuffleOfRowsAndColumnsIsEqual(@ForAll("tables") Table table, @ForAll long seed) {
    Random random = new Random(seed);
    List<Integer> columns = new ArrayList<>();
    for (int column = 0; column < table.columnCount(); column++) {
      columns.add(column);
    }
    Collections.shuffle(columns, random);
    List<List<@Nullable Object>> rows = new ArrayList<>(table.rows());
    Collections.shuffle(rows, random);
    Table shuffled = Table.of(table.columns(), rows).project(columns);

    assertThat(TableComparison.equal(table, shuffled, RowOrder.IGNORED)).isTrue();
  }

  @Property
  void comparisonIsSymmetric(@ForAll("tables") Table left, @ForAll("tables") Table right) {
    assertThat(TableComparison.equal(left, right, RowOrder.IGNORED))
        .isEqualTo(TableComparison.equal(right, left, RowOrder.IGNORED));
  }

  @Property
  void aRowTakenAwayIsSeen(@ForAll("tables") Table table) {
    if (table.isEmpty()) {
      return;
    }
    Table shorter = table.head(table.rowCount() - 1);

    assertThat(TableComparison.equal(table, shorter, RowOrder.IGNORED)).isFalse();
  }

  @Provide
  Arbitrary<Table> tables() {
    Arbitrary<@Nullable Object> cells =
        Arbitraries.of(1L, 2L, "a", "b", 0.5).map(value -> (Object) value).injectNull(0.2);
    return Arbitraries.integers()
        .between(1, 3)
        .flatMap(
            width ->
                cells
                    .list()
                    .ofSize(width)
                    .list()
                    .ofMaxSize(5)
                    .map(rows -> Table.ofValues(Collections.nCopies(width, "c"), rows)));
  }

  private static List<String> differences(Table expected, Table actual, RowOrder order) {
    return TableComparison.compare(expected, actual, order).differences().stream()
        .map(Difference::describe)
        .toList();
  }

  @SafeVarargs
  private static Table table(String names, List<@Nullable Object>... rows) {
    return Table.ofValues(List.of(names.split(", ")), List.of(rows));
  }

  private static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }
}
