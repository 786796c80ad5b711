package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.filled;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What H2 refuses in place of another database. */
class StandInFailuresTest {

  private static SqlFailure failure(Dialect dialect, String sql) {
    return failureOf(
        new H2Engine(dialect, SqlFixtures.UNHURRIED)
            .execute(
                List.of(
                    filled(
                        table("singer", "id INTEGER", "name VARCHAR(20)", "born DATE"),
                        row(1L, "Ann", null))),
                sql));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MYSQL|SELECT UUID_SHORT() FROM singer",
        "MYSQL|SELECT CAST(name AS YEAR) FROM singer",
        "MYSQL|SELECT id + lower(name) FROM singer",
        "MYSQL|SELECT MATCH(name) AGAINST ('Ann') FROM singer",
        "MYSQL|SELECT id FROM singer a RIGHT JOIN singer b USING (id)",
        "MYSQL|SELECT id FROM singer NATURAL JOIN (SELECT 1 AS id) b",
        "ORACLE|SELECT \"id\" FROM \"singer\" a NATURAL JOIN \"singer\" b",
        "MSSQL|SELECT TRY_CONVERT(INT, name) FROM singer",
        "ORACLE|SELECT \"name\" FROM \"singer\" START WITH \"id\" = 1 CONNECT BY PRIOR \"id\" = 2",
        "POSTGRESQL|SELECT * FROM singer TABLESAMPLE SYSTEM (10)",
        "POSTGRESQL|SELECT name::tsvector FROM singer",
      })
  void whatTheDialectHasIsNoError(Dialect dialect, String sql) {
    SqlFailure failure = failure(dialect, sql);

    assertThat(failure.kind()).as(failure.message()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
    assertThat(failure.message()).contains("H2, which stands in");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MYSQL|SELECT nam FROM singer",
        "MYSQL|SELECT name FROM band",
        "MYSQL|SELECT id FROM singer a JOIN singer b ON a.id = b.id",
        "MYSQL|SELECT name FROM singer a JOIN singer b USING (id)",
        "MYSQL|SELECT FROM WHERE",
        "MYSQL|SELECT name FROM singer ORDER BY born DESC NULLS LAST",
        "MARIADB|SELECT name FROM singer ORDER BY born NULLS FIRST",
        "MYSQL|SELECT TOP 3 name FROM singer",
        "MYSQL|SELECT name::text FROM singer",
        "MYSQL|SELECT NO_SUCH_FUNCTION(name) FROM singer",
        "MSSQL|SELECT name FROM singer LIMIT 3",
        "ORACLE|SELECT 1 FROM dual LIMIT 3",
        "MYSQL|SELECT a.id FROM singer a FULL JOIN singer b ON a.id = b.id",
        "ORACLE|SELECT name FROM singer WHERE name ILIKE",
        "ORACLE|SELECT DATEDIFF('DAY', born, born) FROM singer",
        "ORACLE|SELECT IFNULL(name, 'x') FROM singer",
        "ORACLE|SELECT GROUP_CONCAT(name) FROM singer",
        "POSTGRESQL|SELECT IFNULL(name, 'x') FROM singer",
        "POSTGRESQL|SELECT MONTH(born) FROM singer",
        "POSTGRESQL|SELECT id + 'x' FROM singer",
        "H2|SELECT NO_SUCH_FUNCTION(1)",
      })
  void whatTheDialectHasNotIsAnError(Dialect dialect, String sql) {
    SqlFailure failure = failure(dialect, sql);

    assertThat(failure.kind()).as(failure.message()).isEqualTo(SqlFailure.Kind.ERROR);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ORACLE|WITH week(a) AS (SELECT 1 FROM dual) SELECT a FROM week",
        "ORACLE|SELECT NVL(1, 2) FROM dual",
        "POSTGRESQL|WITH hour(a) AS (SELECT 1) SELECT a FROM hour",
        "POSTGRESQL|SELECT COALESCE(1, 2), LEFT('ab', 1), STRING_AGG('a', ',')",
        "POSTGRESQL|SELECT a FROM (SELECT 1) AS month(a)",
      })
  void whatTheDialectHasIsExecuted(Dialect dialect, String sql) {
    assertThat(SqlEngines.inThisProcess(dialect, SqlFixtures.UNHURRIED).execute(List.of(), sql))
        .isInstanceOf(SqlOutcome.Executed.class);
  }

  @Test
  void whatOnlyTheStandInHasIsRefused() {
    SqlFailure failure = failure(Dialect.MYSQL, "SELECT ARRAY_SLICE(name, 1, 2) FROM singer");

    assertThat(failure.kind()).isEqualTo(SqlFailure.Kind.REJECTED);
    assertThat(failure.message())
        .startsWith("the SQL must not hold the function array_slice")
        .endsWith("the database has no such function");
  }
}
