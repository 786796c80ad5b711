package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DialectStatementsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          mssql | SELECT 1 USE master | USE
          mssql | SELECT 1 REVERT | REVERT
          mssql | SELECT 1 OPEN c | OPEN
          mssql | SELECT 1 FETCH NEXT FROM c | FETCH
          mssql | SELECT 1 CLOSE c | CLOSE
          mssql | SELECT 1 DEALLOCATE c | DEALLOCATE
          mssql | SELECT 1 SAVE TRAN x | SAVE
          mssql | SELECT 1 SETUSER 'x' | SETUSER
          mssql | SELECT 1 READTEXT t.c p 0 1 | READTEXT
          mssql | SELECT 1 END CONVERSATION x | END CONVERSATION
          mssql | SELECT 1 EXEC('x') | EXEC
          snowflake | SELECT * FROM t ->> DELETE FROM u | ->>, behind which is a statement
          databricks | SELECT TRANSFORM (a, b) USING 'cat' AS (x) FROM t | USING with a script, which is run
          databricks | SELECT * FROM (MAP a USING 'cat' FROM t) | USING with a script, which is run
          db2 | SELECT * FROM t WITH RR USE AND KEEP EXCLUSIVE LOCKS | KEEP … LOCKS
          """)
  void whatIsExecutedBesideAQueryIsRefused(String dialect, String sql, String what) {
    assertThat(SelectGuard.refusal(Dialect.named(dialect), sql))
        .contains("the SQL must not hold " + what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      textBlock =
          """
          SELECT * FROM t |> CREATE TABLE u ! CREATE
          SELECT * FROM t |> WHERE a > 1 |> EXPORT DATA OPTIONS (uri = 'gs://b/x') ! EXPORT
          SELECT * FROM t |> CALL f() ! CALL
          """)
  void aPipeLeadsToNoOtherStatement(String sql, String what) {
    assertThat(SelectGuard.refusal(Dialect.BIGQUERY, sql))
        .contains("the SQL must not hold " + what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      textBlock =
          """
          mssql ! SELECT a FROM t ORDER BY a OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY
          mssql ! SELECT CASE WHEN t.[open] > 1 THEN 1 END AS conversation FROM t
          mssql ! SELECT t.[use], [add] FROM t OPTION (HASH JOIN)
          mssql ! SELECT * FROM a INNER MERGE JOIN b ON a.i = b.i
          snowflake ! SELECT a - b > c FROM t
          bigquery ! SELECT * FROM t |> WHERE a > 1 |> SELECT b
          databricks ! SELECT * FROM a JOIN b USING (i)
          db2 ! SELECT keep FROM locks
          """)
  void whatOnlyLooksLikeItPasses(String dialect, String sql) {
    assertThat(SelectGuard.refusal(Dialect.named(dialect), sql)).isEmpty();
  }
}
