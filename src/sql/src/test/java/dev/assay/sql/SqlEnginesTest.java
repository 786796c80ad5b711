package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.executed;
import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.filled;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.singers;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What every engine does alike. */
class SqlEnginesTest {

  private static SqlOutcome execute(Dialect dialect, String sql) {
    return SqlEngines.forDialect(dialect, SqlFixtures.UNHURRIED)
        .execute(List.of(named(dialect, singers())), sql);
  }

  /** Oracle, Db2 and H2 fold names to upper case, so that their catalogs hold them so. */
  private static TestTable named(Dialect dialect, TestTable table) {
    if (dialect != Dialect.ORACLE && dialect != Dialect.DB2 && dialect != Dialect.H2) {
      return table;
    }
    return filled(
        table("SINGER", "ID INTEGER", "NAME VARCHAR(20)", "AGE INTEGER"),
        table.rows().rows().toArray(List[]::new));
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void rowsOfAQueryComeBackInItsOrder(Dialect dialect) {
    SqlOutcome outcome = execute(dialect, "SELECT name, age FROM singer WHERE id < 3 ORDER BY id");

    assertThat(executed(outcome).ordered()).isTrue();
    assertThat(resultOf(outcome).rows()).containsExactly(row("Ann", 30L), row("Bob", 25L));
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void aQueryWithoutRowsHasItsColumns(Dialect dialect) {
    SqlOutcome outcome = execute(dialect, "SELECT name FROM singer WHERE id > 3");

    Table result = resultOf(outcome);
    assertThat(executed(outcome).ordered()).isFalse();
    assertThat(result.isEmpty()).isTrue();
    assertThat(result.columnNames().getFirst()).isEqualToIgnoringCase("name");
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void eachQueryOfASeriesHasItsOwnOutcome(Dialect dialect) {
    List<SqlOutcome> outcomes =
        SqlEngines.forDialect(dialect, SqlFixtures.UNHURRIED)
            .executeEach(
                List.of(named(dialect, singers())),
                List.of(
                    "SELECT count(*) FROM band",
                    "DELETE FROM singer",
                    "SELECT name FROM singer WHERE id < 3 ORDER BY id"));

    assertThat(outcomes).hasSize(3);
    assertThat(failureOf(outcomes.get(0)).kind()).isEqualTo(SqlFailure.Kind.ERROR);
    assertThat(failureOf(outcomes.get(1)).kind()).isEqualTo(SqlFailure.Kind.REJECTED);
    assertThat(resultOf(outcomes.get(2)).rows()).containsExactly(row("Ann"), row("Bob"));
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "H2", "DUCKDB"})
  void aSeriesHasTheTimeOfOneExecution(Dialect dialect) {
    String runaway =
        "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n";
    List<SqlOutcome> outcomes =
        SqlEngines.forDialect(dialect, SqlLimits.DEFAULT.withTime(Duration.ofSeconds(3)))
            .executeEach(
                List.of(named(dialect, singers())), List.of("SELECT 1", runaway, "SELECT 2"));

    assertThat(resultOf(outcomes.get(0)).rows()).containsExactly(row(1L));
    assertThat(failureOf(outcomes.get(1)).kind()).isEqualTo(SqlFailure.Kind.TIMEOUT);
    assertThat(outcomes.get(2)).isEqualTo(outcomes.get(1));
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void aMissingTableIsAnErrorThatNamesIt(Dialect dialect) {
    SqlFailure failure = failureOf(execute(dialect, "SELECT name FROM band"));

    assertThat(failure.kind()).isEqualTo(SqlFailure.Kind.ERROR);
    assertThat(failure.message()).containsIgnoringCase("band").doesNotContain("\n");
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void whatIsNotOneSelectIsRefused(Dialect dialect) {
    SqlFailure failure = failureOf(execute(dialect, "DELETE FROM singer"));

    assertThat(failure)
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.REJECTED, "the SQL begins with DELETE: it must be one SELECT"));
  }

  @ParameterizedTest
  @EnumSource(names = {"BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void whatNoEngineUnderstandsIsNotExecutedAndSaysSo(Dialect dialect) {
    SqlEngine engine = SqlEngines.forDialect(dialect, SqlFixtures.UNHURRIED);
    SqlFailure failure =
        new SqlFailure(
            SqlFailure.Kind.DATA,
            "%s SQL is not executed: no engine for tests understands it"
                .formatted(dialect.promptName()));

    assertThat(dialect.isExecutable()).isFalse();
    assertThat(failureOf(engine.execute(List.of(), "SELECT 1"))).isEqualTo(failure);
    assertThat(engine.executeEach(List.of(), List.of("SELECT 1", "SELECT 2")))
        .containsExactly(new SqlOutcome.Failed(failure), new SqlOutcome.Failed(failure));
  }

  @ParameterizedTest
  @CsvSource({
    "MYSQL, mid",
    "MYSQL, substr",
    "MYSQL, trim",
    "MARIADB, group_concat",
    "H2, trim",
    "MSSQL, trim",
    "SQLITE, trim"
  })
  void aCallWithoutItsArgumentsIsAnErrorOfTheSql(Dialect dialect, String function) {
    SqlOutcome outcome =
        SqlEngines.inThisProcess(dialect, SqlLimits.DEFAULT)
            .execute(List.of(), "SELECT %s()".formatted(function));

    assertThat(outcome)
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed ->
                assertThat(failed.failure().kind())
                    .isIn(SqlFailure.Kind.ERROR, SqlFailure.Kind.NOT_EXECUTABLE));
  }
}
