package dev.assay.analysis.databases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class RelaxedEqualityTest {

  private static final Table NAMES =
      Table.ofValues(List.of("name"), List.of(List.of("Ann"), List.of("Bob")));

  @Test
  void aColumnMoreOnEitherSideDoesNoHarm() {
    Table more = Table.ofValues(List.of("n", "x"), List.of(List.of(2L, "Bob"), List.of(1L, "Ann")));

    assertThat(RelaxedEquality.holds(NAMES, more)).isTrue();
    assertThat(RelaxedEquality.holds(more, NAMES)).isTrue();
  }

  @Test
  void rowsAreComparedAsWholesAndAsOften() {
    Table crossed =
        Table.ofValues(List.of("a", "b"), List.of(List.of("Ann", "x"), List.of("y", "Bob")));
    Table twice =
        Table.ofValues(List.of("n"), List.of(List.of("Ann"), List.of("Bob"), List.of("Bob")));

    assertThat(RelaxedEquality.holds(NAMES, crossed)).isFalse();
    assertThat(RelaxedEquality.holds(NAMES, twice)).isFalse();
  }

  @Test
  void numbersWrittenAsTextAreNumbers() {
    Table text = Table.ofValues(List.of("n"), List.of(List.of("46")));
    Table number = Table.ofValues(List.of("count(*)"), List.of(List.of(46L)));

    assertThat(RelaxedEquality.holds(text, number)).isTrue();
  }
}
