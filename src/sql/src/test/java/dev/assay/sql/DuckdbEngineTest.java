package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.UNHURRIED;
import static dev.assay.sql.SqlFixtures.executed;
import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.filled;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.singers;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Binary;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DuckdbEngineTest {

  private final SqlEngine engine = new DuckdbEngine(UNHURRIED);

  private SqlOutcome run(String sql) {
    return engine.execute(List.of(singers()), sql);
  }

  private @Nullable Object value(String expression) {
    return resultOf(run("SELECT " + expression)).value(0, 0);
  }

  /** What a column of the type makes of the value. */
  private @Nullable Object stored(String type, Object value) {
    TestTable table = filled(table("t", "v " + type), row(value));
    return resultOf(engine.execute(List.of(table), "SELECT v FROM t")).value(0, 0);
  }

  @Test
  void itNamesItselfAndItsVersionAndStandsInForNothing() {
    assertThat(engine.identity().toString()).matches("DuckDB \\d+\\.\\d+\\.\\d+");
    assertThat(value("version()"))
        .isEqualTo("v" + engine.identity().toString().replace("DuckDB ", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name FROM singer WHERE age = 30",
        "FROM singer SELECT name WHERE age = 30",
        "SELECT \"NAME\" FROM Singer WHERE age = 30",
        "SELECT name FROM singer QUALIFY row_number() OVER (ORDER BY age DESC NULLS LAST) = 1",
        "SELECT arg_max(name, age) FROM singer",
        "SELECT s.name FROM singer s WHERE s.age IS NOT DISTINCT FROM 30",
        "SELECT list_filter(list(name ORDER BY id), lambda x: x[1] = 'A')[1] FROM singer",
        "WITH load AS (SELECT name, count(*) load FROM singer GROUP BY ALL) SELECT name FROM load WHERE (load = 1) ORDER BY 1 LIMIT 1",
        "SELECT * EXCLUDE (id, age) FROM singer WHERE id = 1",
        "SELECT first FROM (SELECT * RENAME (name AS first) FROM singer) WHERE id = 1",
        "SELECT name FROM singer TABLESAMPLE system(100%) WHERE id = 1",
        "SELECT name FROM singer WHERE id = 1 USING SAMPLE reservoir(100%)",
        "WITH stats(id, n) AS (SELECT id, name FROM singer) SELECT n FROM stats WHERE id = 1",
        "SELECT n FROM (SELECT id, name FROM singer) AS summary(id, n) WHERE id = 1",
        "SELECT a.name FROM singer a JOIN singer json ON a.id IS NOT DISTINCT FROM json.id WHERE extract(year FROM DATE '2024-01-01') = 2024 AND a.id = 1",
        "SELECT a.name FROM singer a, (SELECT 1 AS json) b WHERE (a.id IS DISTINCT FROM b.json) = false",
        "SELECT any_value(name) FILTER (WHERE id = 1) FROM singer"
      })
  void whatTheDialectHasIsExecuted(String sql) {
    assertThat(resultOf(run(sql)).rows()).containsExactly(row("Ann"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "7 / 2 | 3.5",
        "7 // 2 | 3",
        "1.50::DECIMAL(5, 2) | 1.50",
        "1.5::FLOAT | 1.5",
        "[1, 2, NULL] | [1, 2, None]",
        "['a', 'b''c'] | ['a', \"b'c\"]",
        "{'a': 1, 'b c': [true]} | {'a': 1, 'b c': [True]}",
        "MAP {'k': 1.5} | {'k': 1.5}",
        "INTERVAL '1 day 2 hours' | 1 days 02:00:00",
        "INTERVAL '3 months' | 3 months",
        "UUID '550e8400-e29b-41d4-a716-446655440000' | 550e8400-e29b-41d4-a716-446655440000",
        "'b'::ENUM ('a', 'b') | b",
        "TIMESTAMPTZ '2024-01-01 02:00:00+02' | 2024-01-01T00:00",
        "TIMETZ '10:00:00+02' | 08:00",
        "'{\"a\": 1}'::JSON | {\"a\": 1}",
        "'101'::BIT | 101",
        "TIME '24:00:00' | 24:00:00",
        // as Python 3 shows [b"a\nb'"], [b'\\'] and [b'\'"']
        "['a\\x0Ab\\x27'::BLOB] | [b\"a\\nb'\"]",
        "['\\x5C'::BLOB] | [b'\\\\']",
        "['\\x27\\x22'::BLOB] | [b'\\'\"']"
      })
  void valuesAreReadAsCells(String expression, String shown) {
    assertThat(String.valueOf(value(expression))).isEqualTo(shown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[TIME '24:00:00']", "{'a': TIME '24:00:00'}"})
  void aResultThatTheDriverCannotReadSaysNothingOfTheSql(String expression) {
    SqlFailure failure = failureOf(run("SELECT " + expression));

    assertThat(failure.kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
    assertThat(failure.message()).startsWith(DuckdbRows.UNREADABLE);
  }

  @Test
  void numbersOfAnySizeStayExact() {
    assertThat(value("170141183460469231731687303715884105727::HUGEINT"))
        .isEqualTo(new BigInteger("170141183460469231731687303715884105727"));
    assertThat(resultOf(run("SELECT sum(age) FROM singer")).value(0, 0)).isEqualTo(55L);
  }

  @Test
  void testDataAreStoredAsTheirTypesSay() {
    assertThat(stored("HUGEINT", "46")).isEqualTo(46L);
    assertThat(stored("DECIMAL(5, 2)", 1.5)).isEqualTo(new BigDecimal("1.50"));
    assertThat(stored("VARCHAR(3)", "longer")).isEqualTo("longer");
    assertThat(stored("INTEGER[]", "[1, None]")).isEqualTo("[1, None]");
    assertThat(stored("STRUCT(a INTEGER, b VARCHAR)", "{'a': 1, 'b': 'x'}"))
        .isEqualTo("{'a': 1, 'b': 'x'}");
    assertThat(stored("MAP(VARCHAR, INTEGER)", "{\"k\": 2}")).isEqualTo("{'k': 2}");
    assertThat(stored("ENUM('sad', 'ok')", "ok")).isEqualTo("ok");
    assertThat(stored("mood enum('sad', 'ok')", "ok")).isEqualTo("ok");
    assertThat(stored("TIMESTAMP WITH TIME ZONE", LocalDateTime.of(2024, 1, 2, 3, 4)))
        .isEqualTo(LocalDateTime.of(2024, 1, 2, 3, 4));
    assertThat(stored("DATE", LocalDate.of(2024, 1, 2).atStartOfDay()))
        .isEqualTo(LocalDate.of(2024, 1, 2));
    assertThat(stored("BLOB", new Binary("00ff"))).isEqualTo(new Binary("00ff"));
    assertThat(stored("unheard_of(3)", "x")).isEqualTo("x");
    assertThat(stored("INTEGER); DROP TABLE t; --", "x")).isEqualTo("x");
  }

  @Test
  void aValueThatItsColumnCannotHoldIsNamed() {
    TestTable table = filled(table("t", "v INTEGER", "d DATE"), row(1, null), row(2, "soon"));

    assertThat(failureOf(engine.execute(List.of(table), "SELECT 1")))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.DATA, "table 't', column 'd': 'soon' is not of type DATE"));
  }

  @Test
  void errorsAreOneLineWithoutThePlace() {
    assertThat(failureOf(run("SELECT nope FROM singer")))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.ERROR,
                "Binder Error: Referenced column \"nope\" not found in FROM clause! Candidate bindings: \"name\", \"age\""));
  }

  @Test
  void whatAnExtensionHasIsNotExecutableAndSaysNothingOfTheSql() {
    assertThat(failureOf(run("SELECT ST_Area(name) FROM singer")).kind())
        .isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  @Test
  void rowsAreOrderedWhereTheQuerySaysSo() {
    assertThat(executed(run("SELECT name FROM singer ORDER BY name")).ordered()).isTrue();
    assertThat(executed(run("SELECT name FROM singer")).ordered()).isFalse();
  }

  @Test
  void aSeriesGoesOnBehindAnError() {
    List<SqlOutcome> outcomes =
        engine.executeEach(List.of(singers()), List.of("SELECT 1", "SELECT nope", "SELECT 2"));

    assertThat(resultOf(outcomes.get(0)).value(0, 0)).isEqualTo(1L);
    assertThat(failureOf(outcomes.get(1)).kind()).isEqualTo(SqlFailure.Kind.ERROR);
    assertThat(resultOf(outcomes.get(2)).value(0, 0)).isEqualTo(2L);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM data.csv",
        "SELECT * FROM read_csv\u00a0('x')",
        "SELECT * FROM (PIVOT 'x.parquet' ON a)",
        "SELECT * FROM singer WHERE id IN (SELECT a FROM 'x.json.gz')",
        "WITH x AS (SET threads = 4) SELECT 1",
        "WITH x AS MATERIALIZED (LOAD httpfs) SELECT 1",
        "WITH x AS (SELECT 1) COPY x TO 'y.csv'",
        "SELECT nextval('s')",
        "SELECT system('x')",
        "SELECT * FROM singer, read_text(name) AS (s VARCHAR)",
        "SELECT * FROM stats(name) AS stats(a)",
        "SELECT DISTINCT FROM 'x.csv'",
        "SELECT extract((SELECT 1 FROM 'x.csv') FROM DATE '2024-01-01')",
        "SELECT 1 IS DISTINCT FROM (SELECT 1 FROM x.csv)",
        "SELECT \"read_text\"('x')",
        "SELECT system.main.read_text('x')"
      })
  void theGuardReadsNamesAsDuckdbDoes(String sql) {
    assertThat(failureOf(run(sql)).kind()).isEqualTo(SqlFailure.Kind.REJECTED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT TRIM(BOTH 'x' FROM t.json) FROM (SELECT 'xax' AS json) AS t",
        "SELECT TRIM(FROM t.json) FROM (SELECT ' a ' AS json) AS t",
        "WITH q AS (SELECT 1, 2) SELECT a FROM q AS read_csv(a, b)",
        "WITH q AS (SELECT 1, 2) SELECT a FROM q read_csv(a, b)"
      })
  void whatOnlyLooksLikeAFileOrACallIsExecuted(String sql) {
    assertThat(run(sql)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT TRIM((FROM data.json))",
        "SELECT TRIM('a' FROM (SELECT s FROM data.json))",
        "SELECT 1 FROM (SELECT 1) AS trim(a), data.json",
        "SELECT trim(a) FROM data.json",
        "SELECT a FROM (SELECT 1) AS x(a), read_csv(a, a)",
        "FROM read_csv(a, b)"
      })
  void aFileIsRefusedAllTheSame(String sql) {
    assertThat(((SqlOutcome.Failed) run(sql)).failure().kind()).isEqualTo(SqlFailure.Kind.REJECTED);
  }
}
