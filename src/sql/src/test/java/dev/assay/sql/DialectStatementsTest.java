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
          mssql | SELECT 1 USE hint | USE
          mssql | SELECT 1 USE hint ('x') | USE
          mssql | SELECT 1 FROM t OPTION (USE PLAN N'<x/>') | USE
          mssql | SELECT 1 FROM t OPTION (USE HINT (xp_cmdshell('x'))) | USE
          mssql | SELECT hint('x') FROM t | the function hint: it is not known to be free of effects
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
          SELECT * FROM t |> DROP TABLE u ! DROP
          SELECT * FROM t |> DROP TABLE IF EXISTS u ! DROP
          SELECT * FROM t |> DROP a, TABLE u ! DROP
          SELECT * FROM t |> DROP SCHEMA s.u ! DROP
          FROM t |> DROP a |> INSERT INTO u ! INSERT
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
          mssql ! SELECT a FROM t OPTION (USE HINT('FORCE_LEGACY_CARDINALITY_ESTIMATION'))
          mssql ! SELECT a FROM t OPTION (MAXDOP 1, USE HINT (N'DISALLOW_BATCH_MODE', 'ENABLE_QUERY_OPTIMIZER_HOTFIXES'))
          snowflake ! SELECT a - b > c FROM t
          bigquery ! SELECT * FROM t |> WHERE a > 1 |> SELECT b
          bigquery ! SELECT * FROM t |> DROP a
          bigquery ! SELECT * FROM (SELECT * FROM t |> DROP a, `b`) JOIN u USING (c)
          bigquery ! FROM t |> DROP a |> WHERE c > 1
          databricks ! SELECT * FROM a JOIN b USING (i)
          db2 ! SELECT keep FROM locks
          """)
  void whatOnlyLooksLikeItPasses(String dialect, String sql) {
    assertThat(SelectGuard.refusal(Dialect.named(dialect), sql)).isEmpty();
  }
}
