package dev.assay.sql.query;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
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
}
