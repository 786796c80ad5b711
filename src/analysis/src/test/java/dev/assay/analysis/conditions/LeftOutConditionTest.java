package dev.assay.analysis.conditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.assay.sql.Dialect;
import dev.assay.table.Table;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeftOutConditionTest {

  @Test
  void eachConditionIsLeftOutOnceAndJoinsStay() {
    assertThat(
            LeftOutCondition.of(
                Dialect.SQLITE,
                "SELECT s.name FROM s, c WHERE s.id = c.id AND s.city = 'Bern'"
                    + " AND (s.age > 20 OR s.age IS NULL) GROUP BY s.name HAVING COUNT(*) > 3"))
        .extracting(LeftOutCondition::condition, LeftOutCondition::sql)
        .containsExactly(
            tuple(
                "s.city = 'Bern'",
                "SELECT s.name FROM s, c WHERE s.id = c.id AND (s.age > 20 OR s.age IS NULL)"
                    + " GROUP BY s.name HAVING COUNT(*) > 3"),
            tuple(
                "s.age > 20 OR s.age IS NULL",
                "SELECT s.name FROM s, c WHERE s.id = c.id AND s.city = 'Bern'"
                    + " GROUP BY s.name HAVING COUNT(*) > 3"),
            tuple(
                "COUNT(*) > 3",
                "SELECT s.name FROM s, c WHERE s.id = c.id AND s.city = 'Bern'"
                    + " AND (s.age > 20 OR s.age IS NULL) GROUP BY s.name"));
  }

  @Test
  void theOnlyConditionTakesItsClauseWithIt() {
    assertThat(
            LeftOutCondition.of(
                Dialect.POSTGRESQL, "SELECT count(*) FROM t WHERE status = 'Active' LIMIT 5"))
        .extracting(LeftOutCondition::sql)
        .containsExactly("SELECT count(*) FROM t LIMIT 5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT a FROM t",
        "SELECT a FROM t WHERE a = 1 UNION SELECT b FROM t WHERE b = 2",
        "no SQL"
      })
  void whatHasNoConditionsOfItsOwnGivesNone(String sql) {
    assertThat(LeftOutCondition.of(Dialect.SQLITE, sql)).isEmpty();
  }

  @Test
  void noRowAndARowOfNullsAndZerosAreNothing() {
    assertThat(LeftOutCondition.isNothing(Table.ofValues(List.of("a"), List.of()))).isTrue();
    assertThat(LeftOutCondition.isNothing(row(null, 0, 0.0))).isTrue();
    assertThat(LeftOutCondition.isNothing(row(null, 1))).isFalse();
    assertThat(LeftOutCondition.isNothing(row(""))).isFalse();
  }

  private static Table row(@Nullable Object... cells) {
    return Table.ofValues(
        Arrays.stream(cells).map(_ -> "c").toList(), List.of(Arrays.asList(cells)));
  }
}
