package dev.assay.sql.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TestTable;
import dev.assay.table.AsOf;
import dev.assay.table.Table;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real engines, in which it is half past midnight in Berlin, and still the day before in UTC. */
class ClockedEngineTest {

  private static final AsOf AS_OF =
      new AsOf(Instant.parse("2025-06-29T22:30:15Z"), ZoneId.of("Europe/Berlin"));

  private static final LocalDate DAY = LocalDate.of(2025, 6, 30);
  private static final LocalDateTime MOMENT = DAY.atTime(0, 30, 15);
  private static final LocalDateTime UNIVERSAL = MOMENT.minusHours(2);

  private static SqlEngine engine(Dialect dialect) {
    return SqlEngines.forDialect(dialect, SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1)), AS_OF);
  }

  private static @Nullable Object value(Dialect dialect, String expression) {
    String from =
        dialect == Dialect.ORACLE
            ? " FROM DUAL"
            : dialect == Dialect.DB2 ? " FROM SYSIBM.SYSDUMMY1" : "";
    return value(dialect, List.of(), "SELECT " + expression + from);
  }

  private static @Nullable Object value(Dialect dialect, List<TestTable> tables, String sql) {
    return executed(engine(dialect).execute(tables, sql)).value(0, 0);
  }

  private static Table executed(SqlOutcome outcome) {
    return assertThat(outcome).asInstanceOf(type(SqlOutcome.Executed.class)).actual().result();
  }

  private static TestTable table(String name, List<String> columns, @Nullable Object... row) {
    List<ColumnDefinition> definitions =
        columns.stream()
            .map(column -> column.split(" ", 2))
            .map(parts -> new ColumnDefinition(parts[0], parts[1], true))
            .toList();
    List<String> names = definitions.stream().map(ColumnDefinition::name).toList();
    return new TestTable(
        new TableDefinition(name, definitions, List.of(), List.of()),
        Table.ofValues(names, List.of(Arrays.asList(row))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "POSTGRESQL | CURRENT_DATE",
        "POSTGRESQL | now()::date",
        "POSTGRESQL | CAST(CURRENT_TIMESTAMP AS DATE)",
        "POSTGRESQL | CAST(pg_catalog.now() AS DATE)",
        "POSTGRESQL | clock_timestamp()::date",
        "POSTGRESQL | statement_timestamp()::date",
        "POSTGRESQL | transaction_timestamp()::date",
        "POSTGRESQL | CAST(LOCALTIMESTAMP(0) AS date)",
        "POSTGRESQL | 'now'::date",
        "POSTGRESQL | 'NOW'::text::date",
        "POSTGRESQL | date 'today'",
        "POSTGRESQL | CAST('today' AS date)",
        "POSTGRESQL | 'yesterday'::date + 1",
        "POSTGRESQL | CAST('tomorrow' AS date) - 1",
        "MYSQL      | CURDATE()",
        "MYSQL      | CURRENT_DATE",
        "MYSQL      | CURRENT_DATE()",
        "MARIADB    | current_date ( )",
        "MARIADB    | {fn CURDATE()}",
        "MSSQL      | CAST(GETDATE() AS DATE)",
        "MSSQL      | CAST(CURRENT_TIMESTAMP AS DATE)",
        "MSSQL      | CAST({fn NOW()} AS DATE)",
        "DB2        | CURRENT DATE",
        "DB2        | CURRENT_DATE",
        "DUCKDB     | today()",
        "DUCKDB     | CURRENT_DATE",
        "DUCKDB     | current_date()",
        "DUCKDB     | CAST(now() AS DATE)",
        "DUCKDB     | get_current_timestamp()::date",
        "DUCKDB     | CAST(ago(INTERVAL 1 DAY) AS DATE) + 1",
        "DUCKDB     | CAST(age(TIMESTAMP '2025-06-29') + DATE '2025-06-29' AS DATE)",
        "H2         | CURRENT_DATE",
        "H2         | CURDATE()",
      })
  void theDayIsThatOfTheRunInItsZone(Dialect dialect, String expression) {
    assertThat(value(dialect, expression)).isEqualTo(DAY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "POSTGRESQL | now()",
        "POSTGRESQL | CURRENT_TIMESTAMP",
        "POSTGRESQL | current_timestamp(3)",
        "POSTGRESQL | LOCALTIMESTAMP",
        "DUCKDB     | now()",
        "DUCKDB     | CURRENT_TIMESTAMP",
        "DUCKDB     | LOCALTIMESTAMP",
        "DUCKDB     | current_localtimestamp()",
        "POSTGRESQL | timestamp 'now'",
        "POSTGRESQL | timestamp with time zone 'now'",
        "POSTGRESQL | 'now'::timestamp(0) with time zone",
        "MYSQL      | NOW()",
        "MYSQL      | NOW(3)",
        "MYSQL      | SYSDATE()",
        "MYSQL      | CURRENT_TIMESTAMP",
        "MYSQL      | LOCALTIME()",
        "MARIADB    | LOCALTIMESTAMP",
        "MSSQL      | GETDATE()",
        "MSSQL      | SYSDATETIME()",
        "MSSQL      | SYSDATETIMEOFFSET()",
        "ORACLE     | SYSDATE",
        "ORACLE     | SYSTIMESTAMP",
        "ORACLE     | CURRENT_DATE",
        "ORACLE     | CURRENT_TIMESTAMP(6)",
        "ORACLE     | LOCALTIMESTAMP",
        "DB2        | CURRENT TIMESTAMP",
        "DB2        | NOW()",
        "H2         | NOW()",
        "H2         | SYSDATE",
      })
  void theTimeIsThatOfTheRunInItsZone(Dialect dialect, String expression) {
    assertThat(value(dialect, expression)).isEqualTo(MOMENT);
  }

  @Test
  void universalTimeIsThatOfUtc() {
    assertThat(value(Dialect.MSSQL, "GETUTCDATE()")).isEqualTo(UNIVERSAL);
    assertThat(value(Dialect.MYSQL, "UTC_TIMESTAMP()")).isEqualTo(UNIVERSAL);
    assertThat(value(Dialect.MYSQL, "UTC_DATE")).isEqualTo(UNIVERSAL.toLocalDate());
  }

  @Test
  void timesOfDayAreThoseOfTheRun() {
    LocalTime time = MOMENT.toLocalTime();

    assertThat(value(Dialect.POSTGRESQL, "LOCALTIME")).isEqualTo(time);
    assertThat(value(Dialect.POSTGRESQL, "CURRENT_TIME")).isEqualTo(time);
    assertThat(value(Dialect.MYSQL, "CURTIME()")).isEqualTo(time);
    assertThat(value(Dialect.DB2, "CURRENT TIME")).isEqualTo(time);
  }

  @Test
  void postgresqlSpellsTheTimeOfDayOut() {
    assertThat(value(Dialect.POSTGRESQL, "timeofday()"))
        .isEqualTo("Mon Jun 30 00:30:15.000000 2025 UTC");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "CURRENT_DATE                                 | 2025-06-30",
        "CURRENT_TIME                                 | 00:30:15",
        "CURRENT_TIMESTAMP                            | 2025-06-30 00:30:15",
        "date('now')                                  | 2025-06-30",
        "date('NOW', '-1 day')                        | 2025-06-29",
        "date('now', 'localtime')                     | 2025-06-30",
        "date('now', 'localtime', 'start of month')   | 2025-06-01",
        "datetime('now', 'utc')                       | 2025-06-30 00:30:15",
        "date()                                       | 2025-06-30",
        "time( )                                      | 00:30:15",
        "datetime()                                   | 2025-06-30 00:30:15",
        "datetime('subsec')                           | 2025-06-30 00:30:15.000",
        "strftime('%Y', 'now')                        | 2025",
        "strftime('%Y-%m')                            | 2025-06",
        "strftime('now', 'now')                       | now",
        "date(datetime('now'), '+1 day')              | 2025-07-01",
        "date(max(date('now'), '2024-01-01'))         | 2025-06-30",
        "date(\"now\")                                  | 2025-06-30",
        "date(('now'), '-1 day')                      | 2025-06-29",
        "date(COALESCE(NULL, 'now'))                  | 2025-06-30",
        "date(IFNULL(NULL, COALESCE(NULL, 'now')))    | 2025-06-30",
        "strftime('%Y', CASE WHEN 'now' = 'x' THEN 'x' ELSE 'now' END) | 2025",
        "date(CASE WHEN 1 THEN 'now' END, '+1 day')   | 2025-07-01",
        "date(IIF(1, 'now', '2024-01-01'))            | 2025-06-30",
        "date(COALESCE(date(IFNULL(NULL, 'now')), 'now')) | 2025-06-30",
        "COALESCE(NULL, 'now')                        | now",
        "'now'                                        | now",
        "upper('now')                                 | NOW",
        "replace('CURRENT_DATE', '_', date('2024-05-05')) | CURRENT2024-05-05DATE"
      })
  void sqliteTellsTheTimeOfTheRunInItsDateFunctions(String expression, String expected) {
    assertThat(value(Dialect.SQLITE, expression)).isEqualTo(expected);
  }

  @Test
  void secondsSince1970CountFromTheSameMoment() {
    long seconds = 1_751_243_415L; // 2025-06-30 00:30:15 read as UTC, as the dates of test data are

    assertThat(value(Dialect.SQLITE, "unixepoch('now')")).isEqualTo(seconds);
    assertThat(value(Dialect.SQLITE, "unixepoch()")).isEqualTo(seconds);
    assertThat(value(Dialect.MYSQL, "UNIX_TIMESTAMP()")).isEqualTo(seconds);
  }

  @Test
  void julianDaysBetweenNowAndADateAreThoseOfTheRun() {
    assertThat(value(Dialect.SQLITE, "CAST(julianday('now') - julianday('2025-06-20') AS INT)"))
        .isEqualTo(10L);
  }

  @Test
  void columnsAliasesQuotedNamesTextsAndCommentsAreNoClock() {
    TestTable table =
        table("t", List.of("current_date TEXT", "now TEXT", "sysdate TEXT"), "column", "n", "s");

    assertThat(value(Dialect.SQLITE, List.of(table), "SELECT t.current_date FROM t"))
        .isEqualTo("column");
    assertThat(value(Dialect.POSTGRESQL, List.of(table), "SELECT \"current_date\" FROM t"))
        .isEqualTo("column");
    assertThat(value(Dialect.POSTGRESQL, List.of(table), "SELECT now FROM t")).isEqualTo("n");
    assertThat(value(Dialect.POSTGRESQL, List.of(table), "SELECT sysdate FROM t")).isEqualTo("s");
    assertThat(
            value(
                Dialect.H2,
                List.of(table("T", List.of("SYSDATE TEXT"), "s")),
                "SELECT SYSDATE FROM T"))
        .isEqualTo("s");
    assertThat(
            value(
                Dialect.MYSQL,
                List.of(table),
                "SELECT now /* NOW() */ FROM t WHERE 'NOW()' = \"NOW()\" -- CURDATE()"))
        .isEqualTo("n");
    assertThat(value(Dialect.SQLITE, List.of(table), "SELECT now AS current_date FROM t"))
        .isEqualTo("n");
  }

  @Test
  void aSelectedMomentKeepsTheNameThatPostgresqlGivesIt() {
    assertThat(value(Dialect.POSTGRESQL, "CAST(d.now AS date) FROM (SELECT now()) d"))
        .isEqualTo(DAY);
    assertThat(value(Dialect.POSTGRESQL, "n::date FROM (SELECT 1 AS one, now() AS n) d"))
        .isEqualTo(DAY);
  }

  @Test
  void aTextThatIsComparedWithADateIsADate() {
    List<TestTable> tables =
        List.of(
            table("t", List.of("d date", "w text", "z timestamp"), "2025-06-30", "today", null));

    assertThat(value(Dialect.POSTGRESQL, tables, "SELECT count(*) FROM t WHERE d = 'today'"))
        .isEqualTo(1L);
    assertThat(value(Dialect.POSTGRESQL, tables, "SELECT count(*) FROM t WHERE 'yesterday' < t.d"))
        .isEqualTo(1L);
    assertThat(
            value(
                Dialect.POSTGRESQL,
                tables,
                "SELECT count(*) FROM t WHERE d BETWEEN 'yesterday' AND 'today'"))
        .isEqualTo(1L);
    assertThat(value(Dialect.POSTGRESQL, tables, "SELECT count(*) FROM t WHERE w = 'today'"))
        .isEqualTo(1L);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "d IN ('tomorrow', 'today')",
        "d NOT IN ('tomorrow', 'yesterday')",
        "z::date = 'today'",
        "'today' >= z::date",
        "CAST(z AS date) = 'today'",
        "date(z) BETWEEN 'today' AND 'tomorrow'",
        "date_trunc('day', z) = 'today'",
        "'today' = date_trunc('day', z)",
        "COALESCE(n, 'yesterday') < d",
        "GREATEST('yesterday', n, d) = d",
        "w IN ('today') AND COALESCE(w, 'now') = 'today'"
      })
  void postgresqlReadsATextAsTheTypeOfWhatItStandsBeside(String condition) {
    List<TestTable> tables =
        List.of(
            table(
                "t",
                List.of("d date", "w text", "z timestamp", "n date"),
                "2025-06-30",
                "today",
                "2025-06-30 08:00:00",
                null));

    assertThat(value(Dialect.POSTGRESQL, tables, "SELECT count(*) FROM t WHERE " + condition))
        .isEqualTo(1L);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void rowsOfTheLastThirtyDaysAreCountedFromTheRun(Dialect dialect) {
    List<String> columns = List.of("D DATE");
    TestTable table =
        table(dialect == Dialect.POSTGRESQL ? "t" : "T", columns(dialect, columns), "2025-06-01");
    String condition =
        switch (dialect) {
          case SQLITE -> "D >= date('now', '-30 days') AND D < date('now')";
          case MSSQL -> "D >= DATEADD(day, -30, CAST(GETDATE() AS DATE)) AND D < GETDATE()";
          case ORACLE -> "D >= SYSDATE - 30 AND D < SYSDATE";
          case MYSQL, MARIADB -> "D < CURDATE() AND D > '2025-05-31'";
          case DB2 -> "D >= CURRENT DATE - 30 AND D < CURRENT_TIMESTAMP";
          default -> "D >= CURRENT_DATE - INTERVAL '30' DAY AND D < now()";
        };

    assertThat(value(dialect, List.of(table), "SELECT count(*) FROM T WHERE " + condition))
        .isEqualTo(1L);
  }

  private static List<String> columns(Dialect dialect, List<String> columns) {
    return dialect == Dialect.POSTGRESQL
        ? columns.stream().map(String::toLowerCase).toList()
        : columns;
  }

  @Test
  void everyQueryOfASeriesHasTheSameMoment() {
    List<SqlOutcome> outcomes =
        engine(Dialect.SQLITE)
            .executeEach(
                List.of(), List.of("SELECT date('now')", "SELECT nothing", "SELECT CURRENT_DATE"));

    assertThat(executed(outcomes.get(0)).value(0, 0)).isEqualTo("2025-06-30");
    assertThat(outcomes.get(1)).isInstanceOf(SqlOutcome.Failed.class);
    assertThat(executed(outcomes.get(2)).value(0, 0)).isEqualTo("2025-06-30");
  }

  @Test
  void messagesSpeakOfTheSqlThatWasWritten() {
    SqlOutcome outcome = engine(Dialect.MYSQL).execute(List.of(), "SELECT CURRENT_DATE FROM WHERE");

    assertThat(((SqlOutcome.Failed) outcome).failure().message())
        .contains("SELECT CURRENT_DATE FROM")
        .doesNotContain("2025-06-30");
  }

  @Test
  void whatIsRefusedIsRefusedInItsOwnWords() {
    assertThat(engine(Dialect.SQLITE).execute(List.of(), "SELECT date('now'); SELECT 1"))
        .isEqualTo(engine(Dialect.SQLITE).execute(List.of(), "SELECT CURRENT_DATE; SELECT 1"));
    assertThat(engine(Dialect.SQLITE).execute(List.of(), "SELECT 'open"))
        .isInstanceOf(SqlOutcome.Failed.class);
  }

  @Test
  void theEngineIsTheOneThatExecutes() {
    assertThat(engine(Dialect.MYSQL).identity().toString()).endsWith("in place of MySQL");
  }
}
