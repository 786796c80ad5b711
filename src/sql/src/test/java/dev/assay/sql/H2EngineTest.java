package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.filled;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class H2EngineTest {

  private static SqlOutcome execute(Dialect dialect, TestTable table, String sql) {
    return new H2Engine(dialect, SqlFixtures.UNHURRIED).execute(List.of(table), sql);
  }

  private static Table result(Dialect dialect, TestTable table, String sql) {
    return resultOf(execute(dialect, table, sql));
  }

  private static TestTable column(String type, @Nullable Object... values) {
    List<List<@Nullable Object>> rows = Arrays.stream(values).map(SqlFixtures::row).toList();
    return new TestTable(table("t", "v " + type), Table.ofValues(List.of("v"), rows));
  }

  /** The value as PostgreSQL's table t holds it. */
  private static @Nullable Object stored(Dialect dialect, String type, Object value) {
    return result(dialect, column(type, value), "SELECT * FROM " + quoted(dialect)).value(0, 0);
  }

  private static String quoted(Dialect dialect) {
    return dialect == Dialect.MYSQL || dialect == Dialect.MARIADB ? "`t`" : "\"t\"";
  }

  @ParameterizedTest
  @CsvSource({
    "POSTGRESQL, integer,             46",
    "POSTGRESQL, int4,                46",
    "POSTGRESQL, bigserial,           46",
    "MYSQL,      INT(11) UNSIGNED,    46",
    "MYSQL,      TINYINT(1),          46",
    "MYSQL,      mediumint,           46",
    "MSSQL,      smallint,            46",
    "DB2,        BIGINT,              46"
  })
  void wholeNumbersAreIntegersHoweverTheyAreWritten(Dialect dialect, String type, String text) {
    assertThat(stored(dialect, type, text)).isEqualTo(46L);
    assertThat(stored(dialect, type, 46.0)).isEqualTo(46L);
    assertThat(stored(dialect, type, new BigDecimal("46.00"))).isEqualTo(46L);
  }

  @ParameterizedTest
  @CsvSource({
    "POSTGRESQL, 'numeric(10, 2)', 12.35",
    "ORACLE,     'NUMBER(10,2)',   12.35",
    "MYSQL,      'decimal(5,1)',   12.3",
    "MSSQL,      money,            12.3450",
    "ORACLE,     NUMBER,           12.345",
    "DB2,        DECFLOAT(34),     12.345"
  })
  void decimalsAreRoundedToTheirScale(Dialect dialect, String type, BigDecimal expected) {
    assertThat(stored(dialect, type, new BigDecimal("12.345"))).isEqualTo(expected);
    assertThat(stored(dialect, type, 12.345)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "POSTGRESQL, text",
    "POSTGRESQL, character varying(3)",
    "POSTGRESQL, uuid",
    "POSTGRESQL, jsonb",
    "POSTGRESQL, integer[]",
    "POSTGRESQL, _text",
    "POSTGRESQL, interval",
    "POSTGRESQL, bpchar(2)",
    "MYSQL,      longtext",
    "MYSQL,      'enum(''a'',''b'')'",
    "MSSQL,      nvarchar(MAX)",
    "ORACLE,     VARCHAR2(10 CHAR)",
    "ORACLE,     XMLTYPE",
    "DB2,        GRAPHIC(3)",
    "H2,         GEOMETRY(POINT)",
    "H2,         'odd; DROP TABLE'"
  })
  void whatHasNoCounterpartIsText(Dialect dialect, String type) {
    assertThat(stored(dialect, type, " long text ")).isEqualTo(" long text ");
    assertThat(stored(dialect, type, 5L)).isEqualTo("5");
  }

  @Test
  void datesAndTimesAreReadFromTextAndFromMidnights() {
    LocalDate day = LocalDate.of(2024, 2, 29);
    LocalDateTime moment = day.atTime(9, 5);

    assertThat(stored(Dialect.POSTGRESQL, "date", "2024-02-29")).isEqualTo(day);
    assertThat(stored(Dialect.POSTGRESQL, "date", "2024-02-29 00:00:00")).isEqualTo(day);
    assertThat(stored(Dialect.POSTGRESQL, "date", day.atStartOfDay())).isEqualTo(day);
    assertThat(stored(Dialect.ORACLE, "DATE", moment)).isEqualTo(moment);
    assertThat(stored(Dialect.MYSQL, "datetime", "2024-02-29 09:05:00")).isEqualTo(moment);
    assertThat(stored(Dialect.MSSQL, "datetime2(7)", day)).isEqualTo(day.atStartOfDay());
    assertThat(stored(Dialect.POSTGRESQL, "timestamp without time zone", "2024-02-29T09:05"))
        .isEqualTo(moment);
    assertThat(stored(Dialect.POSTGRESQL, "time", "09:05")).isEqualTo(LocalTime.of(9, 5));
  }

  @Test
  void momentsWithAZoneComeBackInUtc() {
    String type = "timestamp with time zone";
    LocalDateTime utc = LocalDateTime.of(2024, 2, 29, 9, 5);

    assertThat(stored(Dialect.POSTGRESQL, type, "2024-02-29 11:05:00+02:00")).isEqualTo(utc);
    assertThat(stored(Dialect.POSTGRESQL, type, utc)).isEqualTo(utc);
    assertThat(stored(Dialect.POSTGRESQL, "timestamptz", "2024-02-29 09:05:00Z")).isEqualTo(utc);
  }

  @Test
  void flagsAreReadFromNumbersAndWords() {
    for (Object yes : List.of(true, 1L, 1.0, "true", "T", "yes")) {
      assertThat(stored(Dialect.POSTGRESQL, "boolean", yes)).as(yes.toString()).isEqualTo(true);
    }
    for (Object no : List.of(false, 0L, "f", "no", "0")) {
      assertThat(stored(Dialect.MSSQL, "bit", no)).as(no.toString()).isEqualTo(false);
    }
    assertThat(stored(Dialect.MYSQL, "boolean", true)).isEqualTo(1L);
  }

  @Test
  void bytesAndDoublesAreKept() {
    assertThat(stored(Dialect.POSTGRESQL, "bytea", new Binary("00ff")))
        .isEqualTo(new Binary("00ff"));
    assertThat(stored(Dialect.POSTGRESQL, "double precision", 0.1)).isEqualTo(0.1);
    assertThat(stored(Dialect.POSTGRESQL, "double precision", Double.NEGATIVE_INFINITY))
        .isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(stored(Dialect.POSTGRESQL, "bigint", Long.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
  }

  @ParameterizedTest
  @CsvSource({
    "integer,        abc",
    "integer,        1.5",
    "integer,        2147483648",
    "smallint,       32768",
    "bigint,         9223372036854775808",
    "bigint,         1e999999999",
    "'numeric(5,2)', 1000",
    "'numeric(5,2)', n/a",
    "real,           x",
    "boolean,        maybe",
    "date,           29/02/2024",
    "date,           2023-02-29",
    "date,           2024-02-29 09:05:00",
    "timestamp,      yesterday",
    "time,           25:00"
  })
  void aValueThatTheColumnCannotHoldIsNamedWithItsPlace(String type, String value) {
    SqlFailure failure = failureOf(execute(Dialect.POSTGRESQL, column(type, value), "SELECT 1"));

    assertThat(failure)
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.DATA,
                "table 't', column 'v': '%s' is not of type %s".formatted(value, type)));
  }

  @Test
  void postgresqlFoldsNamesToLowerCaseAndTakesQuotedOnesExactly() {
    TestTable mixed = filled(table("Singer", "Id integer", "name text"), row(1, "Ann"));

    assertThat(result(Dialect.POSTGRESQL, mixed, "SELECT NAME, \"Id\" FROM \"Singer\"").rows())
        .containsExactly(row("Ann", 1L));
    assertThat(failureOf(execute(Dialect.POSTGRESQL, mixed, "SELECT name FROM Singer")).message())
        .startsWith("Table \"singer\" not found");
    assertThat(
            failureOf(execute(Dialect.POSTGRESQL, mixed, "SELECT \"NAME\" FROM \"Singer\""))
                .message())
        .isEqualTo("Column \"NAME\" not found");
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"MYSQL", "MARIADB", "MSSQL"})
  void namesAndTextInAnyCaseAreTheSameWhereTheDialectSaysSo(Dialect dialect) {
    TestTable mixed = filled(table("Singer", "Id int", "Name varchar(9)"), row(1, "Ann"));

    assertThat(result(dialect, mixed, "SELECT NAME FROM Singer WHERE name = 'ANN'").rows())
        .containsExactly(row("Ann"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT Name FROM singer",
        "SELECT s.Name FROM Singer S",
        "SELECT x.n FROM (SELECT singer.Name n FROM Singer) x"
      })
  void mysqlsTablesAndAliasesAreToldByTheirCase(String sql) {
    TestTable mixed = filled(table("Singer", "Id int", "Name varchar(9)"), row(1, "Ann"));

    assertThat(failureOf(execute(Dialect.MYSQL, mixed, sql)).message())
        .endsWith("doesn't exist: names of tables are told by their case");
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"POSTGRESQL", "ORACLE", "DB2", "H2"})
  void textComparesExactlyElsewhere(Dialect dialect) {
    TestTable column = column("VARCHAR(9)", "Ann");

    assertThat(result(dialect, column, "SELECT 1 FROM \"t\" WHERE \"v\" = 'ANN'").isEmpty())
        .isTrue();
  }

  @Test
  void mysqlsQuotesAndCommentsAreUnderstood() {
    TestTable named =
        new TestTable(
            new TableDefinition(
                "order",
                List.of(
                    new ColumnDefinition("first name", "varchar(9)", true),
                    new ColumnDefinition("n", "int", true)),
                List.of(),
                List.of()),
            Table.ofValues(List.of("first name", "n"), List.of(row("it's", 1))));

    String sql =
        "SELECT `first name`, 5--1 # six\n FROM `order` WHERE `first name` = \"it's\" AND"
            + " `first name` = 'it\\'s' -- the end";

    assertThat(result(Dialect.MYSQL, named, sql).rows()).containsExactly(row("it's", 6L));
  }

  @Test
  void dialectsHaveTheirOwnWords() {
    assertThat(
            result(
                    Dialect.MSSQL,
                    column("int", 1, 2, 3),
                    "SELECT TOP 2 [v] FROM [dbo].[t] ORDER BY [v] DESC")
                .rows())
        .containsExactly(row(3L), row(2L));
    assertThat(
            result(
                    Dialect.POSTGRESQL,
                    column("text", "46", "7"),
                    "SELECT v::int FROM public.t WHERE v ILIKE E'4\\x' OR v ~ '^4' LIMIT 1")
                .rows())
        .containsExactly(row(46L));
    assertThat(result(Dialect.ORACLE, column("NUMBER", 1), "SELECT NVL(NULL, 2) FROM DUAL").rows())
        .hasSize(1);
  }

  @Test
  void nullsSortWhereTheDialectSortsThem() {
    String sql = "SELECT v FROM %s ORDER BY v";

    assertThat(result(Dialect.POSTGRESQL, column("int", null, 1L), sql.formatted("t")).values(0))
        .containsExactly(1L, null);
    assertThat(result(Dialect.MYSQL, column("int", 1L, null), sql.formatted("t")).values(0))
        .containsExactly(null, 1L);
  }

  @Test
  void valuesThatNoCellHoldsComeBackAsText() {
    Table result =
        result(
            Dialect.H2,
            column("INTEGER", 1),
            "SELECT ARRAY[1, 2], UUID '00000000-0000-0000-0000-000000000001', INTERVAL '1' DAY,"
                + " JSON '{\"a\": 1}', CAST('long' AS CLOB), CAST('NaN' AS DOUBLE PRECISION)");

    assertThat(result.rows())
        .containsExactly(
            row(
                "[1, 2]",
                "00000000-0000-0000-0000-000000000001",
                "INTERVAL '1' DAY",
                "{\"a\":1}",
                "long",
                null));
  }

  @Test
  void theEnginesMessageIsOneLineWithoutItsCodes() {
    SqlFailure failure =
        failureOf(execute(Dialect.POSTGRESQL, column("int", 1), "SELECT\n x FROM t"));

    assertThat(failure).isEqualTo(new SqlFailure(SqlFailure.Kind.ERROR, "Column \"x\" not found"));
  }

  @Test
  void noDatabaseIsLeftBehind() {
    Object name =
        result(Dialect.POSTGRESQL, column("integer", 1), "SELECT current_catalog").value(0, 0);

    assertThatThrownBy(
            () -> DriverManager.getConnection("jdbc:h2:mem:%s;IFEXISTS=TRUE".formatted(name)))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("Database \"mem:%s\" not found".formatted(name));
  }
}
