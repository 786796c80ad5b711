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

  private static final Table NO_ROWS = Table.ofValues(List.of("a"), List.of());

  @Test
  void eachComparisonWithValuesIsLeftOutOnceAndJoinsStay() {
    assertThat(
            of(
                "SELECT s.name FROM s, c WHERE s.id = c.id AND s.city = 'Bern'"
                    + " AND (s.age > 20 OR s.age < 5)",
                NO_ROWS))
        .extracting(LeftOutCondition::condition, LeftOutCondition::sql)
        .containsExactly(
            tuple(
                "s.city = 'Bern'",
                "SELECT s.name FROM s, c WHERE s.id = c.id AND (s.age > 20 OR s.age < 5)"),
            tuple(
                "s.age > 20 OR s.age < 5",
                "SELECT s.name FROM s, c WHERE s.id = c.id AND s.city = 'Bern'"));
  }

  @Test
  void theOnlyConditionTakesItsClauseWithIt() {
    assertThat(of("SELECT count(*) FROM t WHERE status = 'Active' LIMIT 5", row(0)))
        .extracting(LeftOutCondition::sql)
        .containsExactly("SELECT count(*) FROM t LIMIT 5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT a FROM t",
        "SELECT s.a FROM s JOIN c ON s.id = c.id WHERE c.id IS NULL",
        "SELECT a FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE u.a = t.a)",
        "SELECT a FROM t WHERE a NOT IN (SELECT b FROM u)",
        "SELECT a FROM t WHERE a > (SELECT avg(a) FROM t)",
        "SELECT s.a FROM s, c WHERE lower(s.x) = lower(c.x)",
        "SELECT s.a FROM s, c WHERE s.day BETWEEN c.first AND c.last",
        "SELECT a FROM t GROUP BY a HAVING count(*) > 3",
        "SELECT a FROM t WHERE a = 1 UNION SELECT b FROM t WHERE b = 2",
        "no SQL"
      })
  void whatAsksForAbsenceOrTiesTablesIsNotLeftOut(String sql) {
    assertThat(of(sql, NO_ROWS)).isEmpty();
  }

  @Test
  void aResultThatTellsSomethingIsNotExplained() {
    assertThat(of("SELECT count(*) FROM t WHERE a = 1", row(3))).isEmpty();
    assertThat(of("SELECT discount FROM t WHERE a = 1", row(0))).isEmpty();
    assertThat(of("SELECT sum(a), max(b) FROM t WHERE a = 1", row(null, 0))).hasSize(1);
    assertThat(of("SELECT b, count(*) FROM t WHERE a = 1 GROUP BY b", row(0, 0))).isEmpty();
  }

  @Test
  void aConditionIsWhyWhereTheQueryWithoutItGivesSomething() {
    LeftOutCondition ofRows = of("SELECT discount FROM t WHERE a = 1", NO_ROWS).getFirst();
    assertThat(ofRows.isWhy(row(0))).isTrue();
    assertThat(ofRows.isWhy(NO_ROWS)).isFalse();

    LeftOutCondition ofAll = of("SELECT round(avg(b), 1) FROM t WHERE a = 1", row(0)).getFirst();
    assertThat(ofAll.isWhy(row(0.0))).isFalse();
    assertThat(ofAll.isWhy(row(2.5))).isTrue();
  }

  private static List<LeftOutCondition> of(String sql, Table result) {
    return LeftOutCondition.of(Dialect.SQLITE, sql, result);
  }

  private static Table row(@Nullable Object... cells) {
    return Table.ofValues(
        Arrays.stream(cells).map(_ -> "c").toList(), List.of(Arrays.asList(cells)));
  }
}
