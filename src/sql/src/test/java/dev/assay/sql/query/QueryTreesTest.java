package dev.assay.sql.query;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QueryTreesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM a ANTI JOIN b ON a.x = b.x",
        "SELECT * FROM a LEFT SEMI JOIN b ON a.x = b.x",
        "SELECT * FROM a asof /* the last */ join b ON a.x >= b.x",
        "SELECT * FROM a POSITIONAL JOIN b"
      })
  void aJoinThatTheParserWouldMistakeIsNotRead(String sql) {
    assertThat(QueryTrees.parsed(Dialect.DUCKDB, sql)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 'semi join' FROM a",
        "SELECT x FROM a -- no anti join",
        "SELECT x AS \"asof join\" FROM a /* positional join */"
      })
  void suchWordsInTextsNamesAndCommentsAreNoJoin(String sql) {
    assertThat(QueryTrees.parsed(Dialect.DUCKDB, sql)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT %s1%s|ARRAY[|]",
        "SELECT %scount(*)%s|(SELECT | FROM a)",
        "SELECT %s1%s|(SELECT max(|))",
        "SELECT %s1%s|(CASE (|) WHEN 1 THEN 2 END)"
      })
  void whatTakesTheParserTimeWithoutEndIsGivenUpOnceAndForAll(String pattern) {
    String[] parts = pattern.split("\\|");
    String sql = parts[0].formatted(parts[1].repeat(40), parts[2].repeat(40));

    long start = System.nanoTime();
    for (int time = 0; time < 20; time++) {
      assertThat(QueryTrees.parsed(Dialect.POSTGRESQL, sql)).isEmpty();
    }

    // each took five seconds and more
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
  }

  @Test
  void whatTheParserReadsSlowlyStaysRead() {
    String pairs = "('a', 'b'), ".repeat(200);
    String sql = "SELECT x FROM a WHERE (x, y) IN (%s('c', 'd'))".formatted(pairs);

    for (int time = 0; time < 20; time++) {
      assertThat(QueryTrees.parsed(Dialect.POSTGRESQL, sql)).isPresent();
    }
  }
}
