package dev.assay.analysis.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import dev.assay.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CutTieTest {

  private static CutTie tie(String sql) {
    return CutTie.of(Dialect.SQLITE, sql).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT name FROM t ORDER BY age DESC LIMIT 1|SELECT name, age FROM t ORDER BY age DESC LIMIT 2",
        "SELECT name, age AS a FROM t ORDER BY a LIMIT 3|"
            + "SELECT name, age AS a, age FROM t ORDER BY a LIMIT 4",
        "SELECT name FROM t ORDER BY 1 LIMIT 1|SELECT name, name FROM t ORDER BY 1 LIMIT 2",
        "SELECT a FROM t GROUP BY a ORDER BY count(*) LIMIT 1|"
            + "SELECT a, count(*) FROM t GROUP BY a ORDER BY count(*) LIMIT 2",
      })
  void oneRowMoreIsAskedForWithWhatRowsAreSortedBy(String sql, String asked) {
    assertThat(tie(sql).sql()).isEqualTo(asked);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name FROM t LIMIT 1",
        "SELECT name FROM t ORDER BY age",
        "SELECT name FROM t ORDER BY age LIMIT 1 OFFSET 2",
        "SELECT DISTINCT name FROM t ORDER BY age LIMIT 1",
        "SELECT name FROM t ORDER BY 7 LIMIT 1",
        "SELECT a FROM t UNION SELECT b FROM t ORDER BY 1 LIMIT 1",
        "no SQL",
      })
  void queriesThatCutNothingAreLeftAlone(String sql) {
    assertThat(CutTie.of(Dialect.SQLITE, sql)).isEmpty();
  }

  @Test
  void rowsOfEqualKeysOnBothSidesOfTheLimitAreATie() {
    CutTie tie = tie("SELECT name FROM t ORDER BY age DESC LIMIT 1");
    List<String> names = List.of("name", "age");

    assertThat(tie.cut(Table.ofValues(names, List.of(List.of("Ada", 3), List.of("Bo", 3)))))
        .contains(
            "LIMIT 1 keeps ('Ada') and leaves out ('Bo'), which are equal by age: any of them may"
                + " be kept");
    assertThat(tie.cut(Table.ofValues(names, List.of(List.of("Ada", 3), List.of("Bo", 2)))))
        .isEmpty();
    assertThat(tie.cut(Table.ofValues(names, List.of(List.of("Ada", 3), List.of("Ada", 3)))))
        .isEmpty();
    assertThat(tie.cut(Table.ofValues(names, List.of(List.of("Ada", 3))))).isEmpty();
  }
}
