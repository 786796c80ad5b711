package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.filled;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        "MSSQL|SELECT TRY_CONVERT(XML, name) FROM singer",
        "ORACLE|SELECT \"name\" FROM \"singer\" START WITH \"id\" = 1 CONNECT BY PRIOR \"id\" = 2",
        "POSTGRESQL|SELECT * FROM singer TABLESAMPLE SYSTEM (10)",
        "POSTGRESQL|SELECT name::tsvector FROM singer",
        "MARIADB|SELECT s.seq FROM seq_1_to_5 s",
        "MYSQL|SELECT * FROM information_schema.processlist",
        "MYSQL|SELECT name FROM singer JOIN mysql.global_priv ON 1 = 1",
        "MSSQL|SELECT * FROM INFORMATION_SCHEMA.SETTINGS",
        "MSSQL|SELECT name FROM [sys].[objects]",
        "ORACLE|SELECT * FROM INFORMATION_SCHEMA.USERS",
        "POSTGRESQL|SELECT * FROM pg_catalog.pg_tables",
        "MSSQL|SELECT name FROM singer, INFORMATION_SCHEMA.USERS",
        "MYSQL|SELECT name FROM singer JOIN (information_schema.users u JOIN singer s ON 1 = 1) ON 1 = 1",
        "MSSQL|SELECT * FROM master.sys.objects",
        "ORACLE|SELECT CONCAT('a', 200/2) FROM dual",
        "ORACLE|SELECT PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY 3) / 12 FROM dual",
        "ORACLE|SELECT INTERVAL '6' MONTH / 2 FROM dual",
        "ORACLE|SELECT GROUPING_ID(\"name\", \"id\")/2 FROM \"singer\" GROUP BY ROLLUP(\"name\", \"id\")",
        "ORACLE|SELECT SYSDATE - DATE '2024-02-29' FROM dual",
        "ORACLE|SELECT 1 FROM dual WHERE SYSDATE - DATE '2024-02-29' > 30",
        "ORACLE|SELECT ROUND(SYSDATE - DATE '2024-02-29') FROM dual",
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
        "MYSQL|SELECT seq FROM seq_1_to_5",
        "ORACLE|SELECT 1 FROM user_orders",
        "ORACLE|WITH r AS (SELECT 1 AS n FROM dual UNION ALL SELECT n + 1 FROM r WHERE n < 5) SELECT n FROM r",
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
        "ORACLE|WITH r(n) AS (SELECT 1 FROM dual UNION ALL SELECT n + 1 FROM r WHERE n < 5) SELECT n FROM r",
        "ORACLE|SELECT 1 FROM SYS.DUAL",
        "ORACLE|SELECT EXTRACT(YEAR FROM sys.a) FROM (SELECT DATE '2024-01-01' a FROM dual) sys",
        "ORACLE|WITH b AS (SELECT 1 AS x FROM dual), r(n) AS (SELECT x FROM b UNION ALL SELECT n + 1 FROM r WHERE n < 5) SELECT n FROM r",
        "DB2|SELECT 1 FROM SYSIBM.SYSDUMMY1",
        "DB2|WITH r(n) AS (VALUES 1 UNION ALL SELECT n + 1 FROM r WHERE n < 5) SELECT n FROM r",
        "POSTGRESQL|WITH hour(a) AS (SELECT 1) SELECT a FROM hour",
        "POSTGRESQL|SELECT COALESCE(1, 2), LEFT('ab', 1), STRING_AGG('a', ',')",
        "POSTGRESQL|SELECT a FROM (SELECT 1) AS month(a)",
      })
  void whatTheDialectHasIsExecuted(Dialect dialect, String sql) {
    assertThat(SqlEngines.inThisProcess(dialect, SqlFixtures.UNHURRIED).execute(List.of(), sql))
        .isInstanceOf(SqlOutcome.Executed.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7/2|3.5",
        "10/4*2|5",
        "100/(10/4)/2|20",
        "2 + SUM(7)/COUNT(*)|9",
        "ROUND(100*1/8, 2)|12.5",
        "SUM(SUM(7)) OVER ()/2|3.5",
        "(DATE '2024-03-31' - DATE '2024-02-29')/2|15.5",
        "CASE WHEN 1/2 = 0.5 THEN 1 ELSE 0 END|1",
        "COUNT(*)/-2|-0.5",
        "MOD(17, 12)/2|2.5",
        "CAST(7/2 AS NUMBER)|3.5",
        "AVG(LENGTH('abcdefg'))/2|3.5",
      })
  void oracleDividesAsNumbersOfOneType(String expression, String value) {
    SqlOutcome outcome =
        SqlEngines.inThisProcess(Dialect.ORACLE, SqlFixtures.UNHURRIED)
            .execute(List.of(), "SELECT %s FROM dual".formatted(expression));

    assertThat(outcome).isInstanceOf(SqlOutcome.Executed.class);
    assertThat(
            new BigDecimal(
                ((SqlOutcome.Executed) outcome).result().rows().getFirst().getFirst().toString()))
        .isEqualByComparingTo(value);
  }

  @ParameterizedTest
  @EnumSource(names = {"ORACLE", "DB2", "MSSQL"})
  void aBackslashInAPatternIsNoEscape(Dialect dialect) {
    String sql = "SELECT 1 FROM t WHERE path LIKE 'a\\_b'";
    SqlOutcome outcome =
        new H2Engine(dialect, SqlFixtures.UNHURRIED)
            .execute(List.of(filled(table("T", "PATH VARCHAR(9)"), row("a\\xb"))), sql);

    assertThat(SqlFixtures.executed(outcome).result().rowCount()).isEqualTo(1);
  }

  private static SqlOutcome ofStaff(String sql) {
    return new H2Engine(Dialect.ORACLE, SqlFixtures.UNHURRIED)
        .execute(
            List.of(
                filled(
                    table(
                        "STAFF",
                        "NAME VARCHAR2(20)",
                        "SAL NUMBER(10)",
                        "LENGTH NUMBER(10)",
                        "HIRED DATE",
                        "STARTED TIMESTAMP",
                        "ENDED TIMESTAMP(6)"),
                    row("Ann", 30L, 90L, "2024-01-01", "2024-01-01", "2024-01-04"),
                    row("Bob", 33L, 60L, "2024-01-11", "2024-01-01", "2024-01-04"))),
            sql);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SELECT SUM(sal)/COUNT(*) FROM staff WHERE name LIKE '%n%' OR name LIKE 'B%'|31.5",
        "SELECT sal/4 FROM staff WHERE name LIKE 'A%'|7.5",
        "SELECT SUM(sal)/COUNT(*) FROM staff GROUP BY TO_CHAR(hired, 'YYYY-MM')|31.5",
        "SELECT AVG(length)/60 FROM staff|1.25",
        "SELECT UNIQUE length/60 FROM staff WHERE name = 'Ann'|1.5",
        "SELECT COUNT(UNIQUE sal/100)/4 FROM staff|0.5",
        "SELECT SUM(CASE WHEN UPPER(name) = 'ANN' THEN 1 ELSE 0 END)/COUNT(*) FROM staff|0.5",
        "SELECT (MAX(hired) - MIN(hired))/4 FROM staff|2.5",
        "SELECT (CAST(ended AS DATE) - CAST(started AS DATE))/2 FROM staff WHERE name = 'Ann'|1.5",
        "SELECT EXTRACT(DAY FROM ended - started)/2 FROM staff WHERE name = 'Ann'|1.5",
        "SELECT AVG(CASE WHEN ended - started > INTERVAL '1' DAY THEN 5 END)/2 FROM staff|2.5",
      })
  void oracleDividesBesideTextsThatHoldNoQuotient(String sql, String value) {
    assertThat(firstOf(ofStaff(sql)).getFirst()).isEqualByComparingTo(value);
  }

  @Test
  void oracleDividesInOneColumnAndJoinsTextsInAnother() {
    SqlOutcome outcome =
        ofStaff("SELECT sal/12, name || ' ' || name AS twice, sal/4 q FROM staff ORDER BY name");

    assertThat(SqlFixtures.executed(outcome).result().rows().getFirst())
        .extracting(Object::toString)
        .containsExactly("2.5", "Ann Ann", "7.5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "SELECT TO_CHAR(sal/12) FROM staff",
        "SELECT TO_CHAR(ROUND(AVG(sal)/12, 2)) FROM staff",
        "SELECT CAST(sal/12 AS VARCHAR2(10)) FROM staff",
        "SELECT CAST(sal/12 AS VARCHAR2) FROM staff",
        "SELECT LISTAGG(sal/12, ',') WITHIN GROUP (ORDER BY sal) FROM staff",
        "SELECT TRIM(100*1/2) FROM dual",
        "SELECT name || sal/12 FROM staff",
        "SELECT sal/12 || name FROM staff",
        "SELECT name || (sal/12) FROM staff",
        "SELECT name || ': ' || ROUND(sal/12, 1) FROM staff",
        "SELECT 1 FROM staff WHERE name = ROUND(sal/12) || 'x'",
        "SELECT name || CASE WHEN sal > 1 THEN sal/12 END FROM staff",
        "SELECT name FROM staff WHERE sal/12 LIKE '2%'",
        "SELECT name || monthly FROM (SELECT name, sal/12 monthly FROM staff)",
        "SELECT TO_CHAR(q.monthly) FROM (SELECT ROUND(sal/12) AS monthly FROM staff) q",
        "SELECT (ended - started)/2 FROM staff",
        "SELECT AVG(s.ended - s.started)/2 FROM staff s",
        "SELECT (MAX(ended) - MIN(hired))/2 FROM staff",
        "SELECT (hired - TIMESTAMP '2024-01-01 00:00:00')/2 FROM staff",
        "SELECT TO_CHAR(MOD(sal, 12)/2) FROM staff",
        "SELECT NVL('x', sal/12) FROM staff",
        "WITH t(n, q) AS (SELECT name, sal/12 FROM staff) SELECT n || q FROM t",
        "SELECT SUBSTR(sal/12, 1, 2) FROM staff",
        "SELECT RPAD(name, 9, sal/12) FROM staff",
      })
  void whatOracleMakesOfQuotientsAndH2DoesNotIsNotExecutable(String sql) {
    SqlFailure failure = failureOf(ofStaff(sql));

    assertThat(failure.kind()).as(failure.message()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
    assertThat(failure.message()).contains("a quotient ", "H2, which stands in");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "SELECT SUBSTR(name, LENGTH(name)/2) FROM staff WHERE name = 'Ann'~Ann",
        "SELECT SUBSTR('abcdef', 5/2, 7/2) FROM dual~bcd", // places are cut off, not rounded
        "SELECT INSTR('banana', 'a', 7/2) FROM dual~4",
        "SELECT RPAD('a', 7/2, 'b') FROM dual~abb",
        "SELECT TO_CHAR(sal/12, 'FM990.00') FROM staff WHERE name = 'Ann'~2.50",
        "SELECT name || CASE WHEN sal/12 > 1 THEN '+' ELSE '-' END FROM staff WHERE name = 'Ann'~Ann+",
        "WITH t(n, q) AS (SELECT name, sal/12 FROM staff) SELECT n || '!' FROM t WHERE q < 2.6 AND n = 'Ann'~Ann!",
      })
  void oracleDividesWithinTextsWhereTheQuotientIsNone(String sql, String expected) {
    assertThat(
            String.valueOf(
                SqlFixtures.executed(ofStaff(sql)).result().rows().getFirst().getFirst()))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT DECODE(name, 'Ann', 'x', sal/12) FROM staff",
        "SELECT NVL(name, sal/12) FROM staff",
        "SELECT COALESCE(name, sal/12) FROM staff",
      })
  void aTextThatStandsBeforeANumberIsNoErrorOfOracle(String sql) {
    assertThat(failureOf(ofStaff(sql)).kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  /** ORA-01722, and ORA-01790 of the union. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name / 2 FROM staff",
        "SELECT name + sal/12 FROM staff",
        "SELECT sal FROM staff WHERE name > 5",
        "SELECT CAST(name AS NUMBER) FROM staff",
        "SELECT name FROM staff UNION SELECT sal/12 FROM staff",
      })
  void aTextThatIsNoNumberIsAnErrorOfOracle(String sql) {
    assertThat(failureOf(ofStaff(sql)).kind()).isEqualTo(SqlFailure.Kind.ERROR);
  }

  @Test
  void groupingSetsAreAUnionOfGroups() {
    assertThat(
            SqlFixtures.executed(
                    ofStaff("SELECT name, COUNT(*) FROM staff GROUP BY ROLLUP(name) ORDER BY name"))
                .result()
                .rowCount())
        .isEqualTo(3);
    assertThat(
            failureOf(ofStaff("SELECT COUNT(*) FROM staff WHERE 1 = 0 GROUP BY CUBE(name)")).kind())
        .isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  @Test
  void differencesOfTimestampsAreNotCalledNumbers() {
    assertThat(failureOf(ofStaff("SELECT ended - started FROM staff")).message())
        .isEqualTo(
            "a difference of dates or timestamps cannot be executed on H2, which stands in for"
                + " Oracle");
    assertThat(failureOf(ofStaff("SELECT (ended - started)/2 FROM staff")).message())
        .contains("a quotient of a difference of timestamps");
  }

  private static List<BigDecimal> firstOf(SqlOutcome outcome) {
    return SqlFixtures.executed(outcome).result().rows().getFirst().stream()
        .map(value -> new BigDecimal(value.toString()))
        .toList();
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
