package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.filled;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.singers;
import static dev.assay.sql.SqlFixtures.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SqliteEngineTest {

  private final SqlEngine engine = SqlEngines.forDialect(Dialect.SQLITE, SqlFixtures.UNHURRIED);

  private Table result(TestTable table, String sql) {
    return resultOf(engine.execute(List.of(table), sql));
  }

  private static TestTable column(String type, @Nullable Object... values) {
    TableDefinition definition = table("t", ("v " + type).strip());
    List<List<@Nullable Object>> rows = Arrays.stream(values).map(SqlFixtures::row).toList();
    return new TestTable(definition, Table.ofValues(List.of("v"), rows));
  }

  @ParameterizedTest
  @CsvSource({
    "INTEGER,                  integer",
    "INT(11),                  integer",
    "'DECIMAL(10,2)',          integer",
    "NUMERIC,                  integer",
    "BOOLEAN,                  integer",
    "DATE,                     integer",
    "REAL,                     real",
    "DOUBLE PRECISION,         real",
    "TEXT,                     text",
    "VARCHAR(20),              text",
    "CLOB,                     text",
    "BLOB,                     text",
    "'',                       text",
    "'odd \"type\"); DROP --', integer"
  })
  void aNumberAsTextIsStoredByTheAffinityOfTheDeclaredType(String type, String stored) {
    assertThat(result(column(type, "46"), "SELECT typeof(v) FROM t").value(0, 0)).isEqualTo(stored);
  }

  @Test
  void whatIsNoNumberStaysTextInANumericColumn() {
    Table result = result(column("INTEGER", "46", "null", "7"), "SELECT v FROM t ORDER BY v");

    assertThat(result.values(0)).containsExactly(7L, 46L, "null");
  }

  @Test
  void numbersInATextColumnCompareAsText() {
    Table result = result(column("TEXT", 46L, 130L, 7L), "SELECT v FROM t ORDER BY v");

    assertThat(result.values(0)).containsExactly("130", "46", "7");
  }

  @Test
  void valuesComeBackAsTheyAreStored() {
    Table result =
        result(
            column(
                "",
                Long.MAX_VALUE,
                Long.MIN_VALUE,
                1.5,
                Double.POSITIVE_INFINITY,
                " ünïcödé 😀 ",
                "",
                new Binary("00ff"),
                null),
            "SELECT v FROM t");

    assertThat(result.values(0))
        .containsExactly(
            Long.MAX_VALUE,
            Long.MIN_VALUE,
            1.5,
            Double.POSITIVE_INFINITY,
            " ünïcödé 😀 ",
            "",
            new Binary("00ff"),
            null);
  }

  @Test
  void booleansAreNumbersAndDatesAreIsoText() {
    assertThat(
            result(
                    column(
                        "",
                        true,
                        LocalDate.of(2024, 2, 29),
                        LocalTime.of(9, 5),
                        LocalDateTime.of(2024, 2, 29, 9, 5, 0, 500_000_000)),
                    "SELECT v FROM t")
                .values(0))
        .containsExactly(1L, "2024-02-29", "09:05:00", "2024-02-29 09:05:00.5");
  }

  @Test
  void midnightsAreDaysUnlessTheColumnHoldsTimes() {
    LocalDateTime midnight = LocalDateTime.of(2024, 2, 29, 0, 0);

    assertThat(result(column("DATE", midnight), "SELECT v FROM t").value(0, 0))
        .isEqualTo("2024-02-29");
    assertThat(result(column("TEXT", midnight), "SELECT v FROM t").value(0, 0))
        .isEqualTo("2024-02-29");
    assertThat(result(column("DATETIME", midnight), "SELECT v FROM t").value(0, 0))
        .isEqualTo("2024-02-29 00:00:00");
    assertThat(result(column("TEXT", midnight, midnight.plusHours(1)), "SELECT v FROM t").values(0))
        .containsExactly("2024-02-29 00:00:00", "2024-02-29 01:00:00");
  }

  @Test
  void largeNumbersAreKeptAsFarAsSqliteKeepsThem() {
    BigInteger beyond = new BigInteger("92233720368547758080");

    assertThat(
            result(column("NUMERIC", beyond, new BigDecimal("12.50")), "SELECT v FROM t").values(0))
        .containsExactly(92233720368547758080.0, 12.5);
    assertThat(result(column("TEXT", beyond), "SELECT v FROM t").value(0, 0))
        .isEqualTo("92233720368547758080");
  }

  @Test
  void namesMayHoldAnything() {
    TableDefinition definition =
        new TableDefinition(
            "order \"items\"; --",
            List.of(
                new ColumnDefinition("first name", "TEXT", true),
                new ColumnDefinition("select", "INTEGER", true),
                new ColumnDefinition("größe", "REAL", true)),
            List.of(),
            List.of());

    Table result =
        result(
            filled(definition, row("a", 1, 1.5)),
            "SELECT [first name], `select`, größe FROM \"ORDER \"\"items\"\"; --\"");

    assertThat(result.columnNames()).containsExactly("first name", "select", "größe");
    assertThat(result.rows()).containsExactly(row("a", 1L, 1.5));
  }

  @Test
  void namesMatchInAnyCase() {
    assertThat(result(singers(), "SELECT NAME FROM Singer WHERE \"Id\" = 1").rows())
        .containsExactly(row("Ann"));
  }

  @Test
  void aStringInDoubleQuotesIsAStringAsItIsInSqlite() {
    assertThat(result(singers(), "SELECT id FROM singer WHERE name = \"Ann\"").rows())
        .containsExactly(row(1L));
  }

  @Test
  void columnsThatTheRowsLackAreNull() {
    TestTable partial =
        new TestTable(
            table("singer", "id INTEGER", "name TEXT", "age INTEGER"),
            Table.ofValues(List.of("AGE", "Id"), List.of(row(30, 1))));

    assertThat(result(partial, "SELECT * FROM singer").rows()).containsExactly(row(1L, null, 30L));
  }

  @Test
  void anEmptyTableHasItsColumns() {
    TestTable empty = filled(table("singer", "id INTEGER", "name TEXT"));

    assertThat(result(empty, "SELECT name FROM singer").isEmpty()).isTrue();
    assertThat(result(empty, "SELECT count(*), sum(id) FROM singer").rows())
        .containsExactly(row(0L, null));
  }

  @Test
  void keysAndReferencesAreNotEnforced() {
    TableDefinition definition =
        new TableDefinition(
            "song",
            List.of(
                new ColumnDefinition("id", "INTEGER", false),
                new ColumnDefinition("singer_id", "INTEGER", false)),
            List.of("id"),
            List.of(new ForeignKey(List.of("singer_id"), "singer", List.of("id"))));

    assertThat(result(filled(definition, row(1, 9), row(1, null)), "SELECT id FROM song").rows())
        .containsExactly(row(1L), row(1L));
  }

  @Test
  void oneTableGivenTwiceIsAFaultOfTheData() {
    assertThat(failureOf(engine.execute(List.of(singers(), singers()), "SELECT 1")))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.DATA,
                "table 'singer' cannot be loaded: table \"singer\" already exists"));
  }

  @Test
  void aColumnThatIsNotDefinedIsNamedWithThoseThatAre() {
    assertThatThrownBy(
            () ->
                new TestTable(
                    table("singer", "id INTEGER", "name TEXT"),
                    Table.ofValues(List.of("nam"), List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("table 'singer' has no column 'nam': it has id, name");
  }

  @Test
  void aColumnGivenTwiceInDifferentCaseIsNamed() {
    assertThatThrownBy(
            () ->
                new TestTable(
                    table("singer", "id INTEGER"), Table.ofValues(List.of("id", "ID"), List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("table 'singer' has two columns 'id'");
  }

  @Test
  void theEnginesMessageIsOneLineWithoutItsCodes() {
    assertThat(failureOf(engine.execute(List.of(singers()), "SELECT nam FROM singer")))
        .isEqualTo(new SqlFailure(SqlFailure.Kind.ERROR, "no such column: nam"));
    assertThat(failureOf(engine.execute(List.of(singers()), "SELECT name\nFORM singer")).message())
        .isEqualTo("near \"singer\": syntax error");
  }

  @Test
  void executionsDoNotSeeEachOther() {
    engine.execute(List.of(singers()), "SELECT 1");

    assertThat(failureOf(engine.execute(List.of(), "SELECT name FROM singer")).message())
        .isEqualTo("no such table: singer");
  }

  @Test
  void columnNamesMayRepeatInAResult() {
    assertThat(result(singers(), "SELECT id, id FROM singer WHERE id = 1").columnNames())
        .containsExactly("id", "id");
  }
}
