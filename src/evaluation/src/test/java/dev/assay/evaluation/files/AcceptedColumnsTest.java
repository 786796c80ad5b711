package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AcceptedColumnsTest {

  @Test
  void queriesArePartedBySemicolonsOutsideOfQuotes() {
    assertThat(AcceptedColumns.queries("SELECT ';' FROM a; SELECT 2 ;"))
        .containsExactly("SELECT ';' FROM a", "SELECT 2");
  }

  @Test
  void columnsInBracesStandForAnyChoiceOfThem() {
    assertThat(AcceptedColumns.queries("SELECT {a, b}, count(*) FROM t GROUP BY {}"))
        .containsExactlyInAnyOrder(
            "SELECT a, b, count(*) FROM t GROUP BY a, b",
            "SELECT a, count(*) FROM t GROUP BY a",
            "SELECT b, count(*) FROM t GROUP BY b");
  }

  @Test
  void groupsAreWithoutTheNamesOfColumns() {
    assertThat(AcceptedColumns.queries("SELECT {f(a, 1) AS x} FROM t GROUP BY {}"))
        .containsExactly("SELECT f(a, 1) AS x FROM t GROUP BY f(a, 1)");
  }
}
