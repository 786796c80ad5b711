package dev.assay.sql.query;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QueryStepTest {

  @Test
  void eachStepIsAQueryWithTheStepsBeforeIt() {
    assertThat(
            QueryStep.of(
                Dialect.SQLITE,
                "WITH old AS (SELECT * FROM town WHERE age > 9),"
                    + " big(n) AS (SELECT name FROM old) SELECT n FROM big"))
        .containsExactly(
            new QueryStep(
                "old", "WITH old AS (SELECT * FROM town WHERE age > 9) SELECT * FROM old"),
            new QueryStep(
                "big",
                "WITH old AS (SELECT * FROM town WHERE age > 9), big(n) AS (SELECT name FROM old)"
                    + " SELECT * FROM big"));
  }

  @Test
  void aRecursiveStepStaysOne() {
    assertThat(
            QueryStep.of(
                Dialect.SQLITE,
                "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 5)"
                    + " SELECT * FROM n"))
        .singleElement()
        .satisfies(step -> assertThat(step.sql()).startsWith("WITH RECURSIVE n(x) AS (SELECT 1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"SELECT 1", "no SQL", "WITH a AS (SELECT 1) DELETE FROM t", ""})
  void whatHasNoStepsHasNone(String sql) {
    assertThat(QueryStep.of(Dialect.SQLITE, sql)).isEmpty();
  }
}
