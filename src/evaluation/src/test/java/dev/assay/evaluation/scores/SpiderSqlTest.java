package dev.assay.evaluation.scores;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpiderSqlTest {

  private static String prepared(String sql) {
    return SpiderSql.gold(sql, false);
  }

  @Test
  void tornComparisonSignsAreJoined() {
    assertThat(prepared("SELECT a WHERE b > = 1 AND c < = 2 AND d ! = 3"))
        .isEqualTo("SELECT a WHERE b >= 1 AND c <= 2 AND d != 3");
  }

  @Test
  void distinctGoesWhereverItStandsButNotFromTextAndQuotedNames() {
    assertThat(prepared("SELECT DISTINCT a, count(distinct b) FROM t WHERE c = 'DISTINCT'"))
        .isEqualTo("SELECT  a, count( b) FROM t WHERE c = 'DISTINCT'");
    assertThat(prepared("SELECT \"distinct\" FROM t")).isEqualTo("SELECT \"distinct\" FROM t");
    assertThat(SpiderSql.gold("SELECT DISTINCT a", true)).isEqualTo("SELECT DISTINCT a");
  }

  @Test
  void onlyTheFirstStatementStays() {
    assertThat(prepared("SELECT 1; DROP TABLE t")).isEqualTo("SELECT 1");
    assertThat(SpiderSql.gold("SELECT 1; DROP TABLE t", true)).isEqualTo("SELECT 1; DROP TABLE t");
  }

  @Test
  void theCurrentYearIsTheOneOfTheScript() {
    assertThat(prepared("SELECT year( curdate() ) - born")).isEqualTo("SELECT 2020- born");
  }

  @Test
  void thePlaceholderOfAPredictionIsOne() {
    assertThat(SpiderSql.predicted("SELECT a WHERE b = value AND c = value ", false))
        .isEqualTo("SELECT a WHERE b = 1 AND c = 1 ");
    assertThat(prepared("SELECT a WHERE b = value ")).isEqualTo("SELECT a WHERE b = value ");
  }

  @Test
  void anOrderByAnywhereMakesOrderMatter() {
    assertThat(SpiderSql.ordersRows("SELECT a Order By b")).isTrue();
    assertThat(SpiderSql.ordersRows("SELECT a FROM (SELECT b ORDER BY c LIMIT 1)")).isTrue();
    assertThat(SpiderSql.ordersRows("SELECT a GROUP BY b")).isFalse();
  }

  @Test
  void whatCannotBeReadStaysAsItIs() {
    assertThat(prepared("SELECT DISTINCT 'a")).isEqualTo("SELECT DISTINCT 'a");
  }
}
