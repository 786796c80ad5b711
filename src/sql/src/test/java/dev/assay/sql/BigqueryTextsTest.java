package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.query.QueryTrees;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts in three quotes, in which quotes, ends of lines and what looks like SQL are text. */
class BigqueryTextsTest {

  private static List<String> texts(String sql) throws RefusedSqlException {
    return SqlLexer.tokens(Dialect.BIGQUERY, sql).stream()
        .filter(token -> token.kind() == SqlToken.Kind.STRING)
        .map(SqlToken::text)
        .toList();
  }

  @Test
  void aTextGoesOnToItsThreeQuotes() throws RefusedSqlException {
    assertThat(texts("SELECT '''it's \"so\"\n-- no comment; ''', \"\"\"a'''b\"\"\", '', 'c'"))
        .containsExactly("it's \"so\"\n-- no comment; ", "a'''b", "", "c");
    assertThat(texts("SELECT '''a\\'''', r'''\\d+\\'''', ''''''"))
        .containsExactly("a'", "\\d+\\'", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"SELECT '''a''", "SELECT \"\"\"a'''", "SELECT '''a\\'''"})
  void oneThatIsNeverClosedIsRefused(String sql) {
    assertThatThrownBy(() -> SqlLexer.tokens(Dialect.BIGQUERY, sql))
        .isInstanceOf(RefusedSqlException.class)
        .hasMessageContaining("never closed");
  }

  @Test
  void whatStandsInATextIsNoSecondStatementAndWhatStandsBehindItIs() {
    assertThat(SelectGuard.refusal(Dialect.BIGQUERY, "SELECT '''a'; DROP TABLE t; --'''"))
        .isEmpty();
    assertThat(SelectGuard.refusal(Dialect.BIGQUERY, "SELECT '''a'''; DROP TABLE t")).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "SELECT '''it's''' FROM t          | SELECT 'it\\'s' FROM t",
        "SELECT \"\"\"a\"b\"\"\" FROM t        | SELECT 'a\"b' FROM t",
        "SELECT r'''\\d''' FROM t           | SELECT '\\\\d' FROM t",
        "SELECT 'a', \"b\" FROM t           | SELECT 'a', \"b\" FROM t",
        "SELECT '''never closed           | SELECT '''never closed"
      })
  void parsersReadThemInSingleQuotes(String sql, String single) {
    assertThat(ParserSpelling.of(Dialect.BIGQUERY, sql)).isEqualTo(single);
  }

  @Test
  void aQueryWithSuchATextIsParsed() {
    assertThat(
            QueryTrees.parsed(
                Dialect.BIGQUERY, "SELECT id FROM t WHERE name = '''it's\nso''' AND id > 1"))
        .isPresent();
  }

  @Test
  void otherDialectsReadThreeQuotesAsTheyDid() throws RefusedSqlException {
    assertThat(SqlLexer.tokens(Dialect.POSTGRESQL, "SELECT '''a'''").getLast().text())
        .isEqualTo("'a'");
    assertThat(ParserSpelling.of(Dialect.POSTGRESQL, "SELECT '''a'''")).isEqualTo("SELECT '''a'''");
  }
}
