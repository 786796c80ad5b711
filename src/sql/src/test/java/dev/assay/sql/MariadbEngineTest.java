package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.assay.sql.mariadb.MariadbServer;
import dev.assay.sql.mariadb.Vendor;
import dev.assay.sql.server.NoServerException;
import dev.assay.table.Table;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** MariaDB as a child process; skipped where the machine has none. */
class MariadbEngineTest {

  static final TestTable THINGS =
      table(
          "things",
          List.of(
              "id int unsigned",
              "name varchar(20)",
              "price decimal(10,2)",
              "weight float",
              "made date",
              "sold datetime",
              "at time",
              "flag tinyint(1)",
              "on_sale bit(1)",
              "size enum('small','medium','large')",
              "details json",
              "picture blob"),
          Arrays.asList(
              1L,
              "Ann",
              new BigDecimal("10.555"),
              0.1,
              "2024-01-31",
              "2024-01-31 10:30:00.75",
              "10:30:00",
              true,
              true,
              "medium",
              "{\"a\": 1}",
              "x"),
          Arrays.asList(
              2L, "Émile", null, 2.5, null, null, null, false, false, "small", null, null));

  /** Skips a test that needs the server, and says why. */
  static MariadbServer assume(Vendor vendor) {
    try {
      return MariadbServer.running(vendor);
    } catch (NoServerException absent) {
      assumeFalse(Vendor.isAbsence(absent), absent.getMessage());
      throw new IllegalStateException(absent);
    }
  }

  @BeforeAll
  static void thereIsAServer() {
    assume(Vendor.MARIADB);
  }

  @SafeVarargs
  static TestTable table(String name, List<String> columns, List<@Nullable Object>... rows) {
    List<ColumnDefinition> definitions =
        columns.stream()
            .map(column -> column.split(" ", 2))
            .map(parts -> new ColumnDefinition(parts[0], parts[1], true))
            .toList();
    return new TestTable(
        new TableDefinition(name, definitions, List.of(), List.of()),
        Table.ofValues(definitions.stream().map(ColumnDefinition::name).toList(), List.of(rows)));
  }

  private static SqlOutcome execute(Dialect dialect, String sql) {
    return new MariadbEngine(Vendor.MARIADB, dialect, SqlFixtures.UNHURRIED)
        .execute(List.of(THINGS), sql);
  }

  private static List<List<@Nullable Object>> rows(String sql) {
    return SqlFixtures.resultOf(execute(Dialect.MARIADB, sql)).rows();
  }

  private static SqlFailure failure(Dialect dialect, String sql) {
    return SqlFixtures.failureOf(execute(dialect, sql));
  }

  @Test
  void valuesAreThoseOfTheDeclaredTypes() {
    assertThat(rows("SELECT * FROM things WHERE id = 1").getFirst())
        .containsExactly(
            1L,
            "Ann",
            new BigDecimal("10.56"),
            0.1,
            LocalDate.of(2024, 1, 31),
            LocalDateTime.of(2024, 1, 31, 10, 30),
            LocalTime.of(10, 30),
            1L,
            true,
            "medium",
            "{\"a\": 1}",
            new dev.assay.table.Binary("78"));
  }

  @Test
  void whatH2LacksIsExecuted() {
    assertThat(rows("SELECT JSON_VALUE(details, '$.a'), 5 & 3, made + 1 FROM things WHERE id = 1"))
        .containsExactly(Arrays.asList("1", 1L, 20240132L));
    assertThat(rows("SELECT id, COUNT(*) FROM things GROUP BY id WITH ROLLUP")).hasSize(3);
  }

  @Test
  void enumerationsSortByTheOrderOfTheirLabels() {
    assertThat(rows("SELECT size FROM things ORDER BY size"))
        .containsExactly(List.of("small"), List.of("medium"));
  }

  @Test
  void quotientsHaveTheDigitsThatTestCodeComputes() {
    assertThat(((BigDecimal) rows("SELECT 1 / 3").getFirst().getFirst()).scale()).isEqualTo(20);
  }

  @Test
  void timesBeyondADayAreSpans() {
    assertThat(rows("SELECT TIMEDIFF('2024-01-03 00:00:00', '2024-01-01 00:00:00')"))
        .containsExactly(List.of("2 days 00:00:00"));
    assertThat(rows("SELECT TIMEDIFF('10:00:00', '11:30:00')"))
        .containsExactly(List.of("-1 days +22:30:00"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT nothing FROM things          ! Unknown column 'nothing' in 'SELECT'",
        "SELECT * FROM nowhere               ! Table 'nowhere' doesn't exist",
        "SELECT * FROM THINGS                ! Table 'THINGS' doesn't exist",
        "SELECT STRFTIME('%Y', made) FROM things ! FUNCTION STRFTIME does not exist"
      })
  void whatTheServerRefusesIsAnErrorInItsWords(String sql, String message) {
    assertThat(failure(Dialect.MARIADB, sql))
        .isEqualTo(new SqlFailure(SqlFailure.Kind.ERROR, message));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT name, MAX(id) FROM things GROUP BY size",
        "SELECT ANY_VALUE(name) FROM things",
        "SELECT details->>'$.a' FROM things",
        "SELECT t.n FROM things, LATERAL (SELECT 1 AS n) t",
        "SELECT LEAD(id, 1, 0) OVER (ORDER BY id) FROM things"
      })
  void whatMysqlHasAndMariadbLacksSaysNothingOfTheSql(String sql) {
    assertThat(failure(Dialect.MYSQL, sql).kind()).isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "SELECT NVL2(name, 1, 0) FROM things  ! MySQL has no function NVL2",
        "SELECT TO_CHAR(made, 'YYYY') FROM things ! MySQL has no function TO_CHAR",
        "SELECT CAST(id AS INT) FROM things   ! MySQL has no cast to INT",
        "SELECT id FROM things ORDER BY id FETCH FIRST 1 ROWS ONLY ! MySQL has no FETCH FIRST"
      })
  void whatMariadbAloneHasIsAnErrorOfMysql(String sql, String message) {
    assertThat(failure(Dialect.MYSQL, sql))
        .isEqualTo(new SqlFailure(SqlFailure.Kind.ERROR, message));
    assertThat(execute(Dialect.MARIADB, sql)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @Test
  void aValueThatItsColumnCannotHoldIsNamed() {
    TestTable table = table("t", List.of("made date"), List.of("soon"));

    assertThat(
            SqlFixtures.failureOf(
                new MariadbEngine(Vendor.MARIADB, Dialect.MARIADB, SqlFixtures.UNHURRIED)
                    .execute(List.of(table), "SELECT 1")))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.DATA, "table 't', column 'made': 'soon' is not of type date"));
  }

  @Test
  void mysqlGroupsByAKeyThatFixesTheOtherColumns() {
    TestTable keyed =
        new TestTable(
            new TableDefinition("things", THINGS.definition().columns(), List.of("id"), List.of()),
            THINGS.rows());
    MariadbEngine mysql = new MariadbEngine(Vendor.MARIADB, Dialect.MYSQL, SqlFixtures.UNHURRIED);

    List<SqlOutcome> outcomes =
        mysql.executeEach(
            List.of(keyed),
            List.of(
                "SELECT t.id, t.name, COUNT(*) FROM things AS t GROUP BY t.id",
                "SELECT t.size, t.name FROM things t GROUP BY t.size ORDER BY id"));

    assertThat(SqlFixtures.resultOf(outcomes.getFirst()).rowCount()).isEqualTo(2);
    assertThat(SqlFixtures.failureOf(outcomes.getLast()))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.NOT_EXECUTABLE,
                "MariaDB, which stands in for MySQL, cannot execute it on test data:"
                    + " 't.name' isn't in GROUP BY"));
  }

  @Test
  void mysqlGroupsByAUniqueKeyWithoutMissingValues() {
    List<ColumnDefinition> columns =
        List.of(
            new ColumnDefinition("email", "varchar(99)", false),
            new ColumnDefinition("phone", "varchar(99)", true),
            new ColumnDefinition("city", "varchar(99)", true));
    TableDefinition person = new TableDefinition("person", columns, List.of(), List.of());
    TestTable people =
        new TestTable(
            person.unique(
                List.of(new UniqueKey(List.of("email")), new UniqueKey(List.of("phone")))),
            SqlFixtures.filled(person, SqlFixtures.row("a@x", "1", "Bonn")).rows());
    MariadbEngine mysql = new MariadbEngine(Vendor.MARIADB, Dialect.MYSQL, SqlFixtures.UNHURRIED);

    List<SqlOutcome> outcomes =
        mysql.executeEach(
            List.of(people),
            List.of(
                "SELECT email, city FROM person GROUP BY email",
                "SELECT phone, city FROM person GROUP BY phone"));

    assertThat(outcomes.getFirst()).isInstanceOf(SqlOutcome.Executed.class);
    assertThat(SqlFixtures.failureOf(outcomes.getLast()).kind())
        .isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  @Test
  void aNamedIndexSaysNothingOfTheSql() {
    assertThat(failure(Dialect.MARIADB, "SELECT id FROM things USE INDEX (PRIMARY)"))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.NOT_EXECUTABLE,
                "MariaDB cannot execute it on test data: Key 'PRIMARY' doesn't exist in table"
                    + " 'things'"));
  }

  @Test
  void aSeriesGoesOnAfterAnError() {
    List<SqlOutcome> outcomes =
        new MariadbEngine(Vendor.MARIADB, Dialect.MARIADB, SqlFixtures.UNHURRIED)
            .executeEach(
                List.of(THINGS),
                List.of("SELECT 1", "SELECT nope", "DROP TABLE things", "SELECT 2"));

    assertThat(outcomes.get(0)).isInstanceOf(SqlOutcome.Executed.class);
    assertThat(SqlFixtures.failureOf(outcomes.get(1)).kind()).isEqualTo(SqlFailure.Kind.ERROR);
    assertThat(SqlFixtures.failureOf(outcomes.get(2)).kind()).isEqualTo(SqlFailure.Kind.REJECTED);
    assertThat(outcomes.get(3)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @Test
  void theAnswerNamesTheEngine() {
    assertThat(
            new MariadbEngine(Vendor.MARIADB, Dialect.MARIADB, SqlLimits.DEFAULT)
                .identity()
                .toString())
        .matches("MariaDB [\\d.]+");
    assertThat(
            new MariadbEngine(Vendor.MARIADB, Dialect.MYSQL, SqlLimits.DEFAULT)
                .identity()
                .toString())
        .matches("MariaDB [\\d.]+ in place of MySQL");
  }

  @Test
  void aDateThatNoCalendarHasIsItsText() {
    assertThat(execute(Dialect.MARIADB, "SELECT str_to_date('2024-02-30', '%Y-%m-%d')").toString())
        .contains("2024-02-30");
  }

  @Test
  void havingWithoutGroupsAndTextsOfQuotientsSayNothingOfMysqlsSql() {
    for (String sql :
        List.of(
            "SELECT id FROM things HAVING id > 1", "SELECT concat(avg(price), '%') FROM things")) {
      assertThat(((SqlOutcome.Failed) execute(Dialect.MYSQL, sql)).failure().kind())
          .as(sql)
          .isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
    }
    assertThat(execute(Dialect.MYSQL, "SELECT concat(round(avg(price), 2), '%') FROM things"))
        .isInstanceOf(SqlOutcome.Executed.class);
  }
}
