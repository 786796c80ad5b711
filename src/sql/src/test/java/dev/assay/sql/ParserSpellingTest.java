package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the parser reads otherwise than the database, spelled as both read it. */
class ParserSpellingTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "POSTGRESQL | SELECT $$it's$$, $q$a$b$q$ | SELECT 'it''s', 'a$b'",
        "POSTGRESQL | SELECT U&'d\\0061t'         | SELECT 'dat'",
        "POSTGRESQL | SELECT data#>>'{a}' FROM t | SELECT data #>>'{a}' FROM t",
        "SNOWFLAKE  | SELECT $$C:\\temp's$$       | SELECT 'C:\\\\temp\\'s'",
        "DUCKDB     | SELECT a // b, '//'         | SELECT a  DIV  b, '//'",
        "SNOWFLAKE  | SELECT a // b              | SELECT a // b",
        "SQLITE     | SELECT a & b FROM t        | SELECT a & b FROM t",
      })
  void textsAndOperatorsAreThoseOfTheDatabase(Dialect dialect, String sql, String spelled) {
    assertThat(ParserSpelling.of(dialect, sql)).isEqualTo(spelled);
  }
}
