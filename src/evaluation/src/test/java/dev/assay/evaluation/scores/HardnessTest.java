package dev.assay.evaluation.scores;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HardnessTest {

  /** The reason is what the rules count: clauses + nested + others. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "easy   | 0+0+0              | SELECT count(*) FROM t",
        "easy   | WHERE              | SELECT a FROM t WHERE b = 'x or y'",
        "easy   | GROUP BY, 1 agg.   | SELECT count(*) FROM t GROUP BY a",
        "medium | 0+0+1 two columns  | SELECT a, b FROM t",
        "medium | 0+0+2 cols, aggs   | SELECT max(a), min(a) FROM t",
        "medium | WHERE, JOIN        | SELECT a FROM t JOIN u ON t.x = u.x WHERE b = 1",
        "medium | WHERE + 2 conds    | SELECT a FROM t WHERE b = 1 AND c = 2",
        "medium | between is 1 cond  | SELECT a, b FROM t WHERE c BETWEEN 1 AND 2",
        "medium | ORDER BY, LIMIT    | SELECT a FROM t ORDER BY b DESC LIMIT 1",
        "hard   | WHERE ORDER LIMIT  | SELECT a FROM t WHERE b = 1 ORDER BY c LIMIT 1",
        "hard   | 1+1+0              | SELECT a FROM t WHERE b > (SELECT avg(b) FROM t)",
        "hard   | 0+1+0              | SELECT a FROM t UNION SELECT b, c FROM u WHERE d = 1",
        "hard   | WHERE, LIKE, OR    | SELECT a FROM t WHERE b LIKE 'x' OR c = 1",
        "extra  | 1+1+1 NOT is one   | SELECT count(*) FROM t WHERE b NOT IN (SELECT b FROM u)",
        "extra  | 4 clauses          | SELECT a FROM t JOIN u ON t.x = u.x GROUP BY b ORDER BY c LIMIT 1",
        "extra  | 2 nested           | SELECT a FROM t WHERE b IN (SELECT b FROM u) EXCEPT SELECT a FROM v",
        "medium | FROM is not nested | SELECT count(*) FROM (SELECT a FROM t WHERE b = 1 ORDER BY c LIMIT 3) JOIN u JOIN v",
        "hard   | main query of WITH | WITH w AS (SELECT 1) SELECT a FROM w WHERE b = 1 ORDER BY c LIMIT 1",
      })
  void hardnessIsCountedByTheRules(String hardness, String reason, String sql) {
    assertThat(Hardness.of(sql).label()).as(reason).isEqualTo(hardness);
  }
}
