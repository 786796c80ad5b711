package dev.assay.sql;

import static dev.assay.sql.MariadbEngineTest.THINGS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.mariadb.Vendor;
import dev.assay.table.Binary;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** MySQL's own server as a child process; skipped where the machine has none. */
class MysqlEngineTest {

  private static final MariadbEngine ENGINE =
      new MariadbEngine(Vendor.MYSQL, Dialect.MYSQL, SqlFixtures.UNHURRIED);

  @BeforeAll
  static void thereIsAServer() {
    MariadbEngineTest.assume(Vendor.MYSQL);
  }

  private static SqlOutcome execute(String sql) {
    return ENGINE.execute(List.of(THINGS), sql);
  }

  private static List<List<@Nullable Object>> rows(String sql) {
    return SqlFixtures.resultOf(execute(sql)).rows();
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
            new Binary("78"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT ANY_VALUE(name) FROM things GROUP BY size",
        "SELECT details->>'$.a' FROM things",
        "SELECT t.n FROM things, LATERAL (SELECT things.id AS n) t",
        "SELECT LEAD(id, 1, 0) OVER (ORDER BY id) FROM things",
        "SELECT id FROM things HAVING id > 1",
        "SELECT j.a FROM things, JSON_TABLE(details, '$' COLUMNS (a INT PATH '$.a')) j",
        "SELECT id, GROUPING(id) FROM things GROUP BY id WITH ROLLUP",
        "SELECT BIN_TO_UUID(UUID_TO_BIN('6ccd780c-baba-1026-9564-5b8c656024db'))",
        "SELECT 1 MEMBER OF ('[1, 2]')",
        "VALUES ROW(1, 2), ROW(3, 4)",
        "SELECT REGEXP_LIKE(name, 'A') FROM things",
        "SELECT name COLLATE utf8mb4_0900_as_cs FROM things"
      })
  void whatMariadbLacksIsExecuted(String sql) {
    assertThat(execute(sql)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @Test
  void enumerationsSortByTheOrderOfTheirLabels() {
    assertThat(rows("SELECT size FROM things ORDER BY size"))
        .containsExactly(List.of("small"), List.of("medium"));
  }

  @Test
  void quotientsHaveTheDigitsThatTestCodeComputes() {
    assertThat(((BigDecimal) rows("SELECT 1 / 3").getFirst().getFirst()).scale()).isEqualTo(20);
    assertThat(
            SqlFixtures.failureOf(execute("SELECT concat(avg(price), '%') FROM things")).message())
        .startsWith("MySQL with more digits than its own cannot execute it: ");
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
        "SELECT nothing FROM things      ! Unknown column 'nothing' in 'field list'",
        "SELECT * FROM nowhere           ! Table 'nowhere' doesn't exist",
        "SELECT * FROM THINGS            ! Table 'THINGS' doesn't exist",
        "SELECT STRFTIME('%Y', made) FROM things ! FUNCTION STRFTIME does not exist",
        "SELECT MEDIAN(id) FROM things    ! FUNCTION MEDIAN does not exist"
      })
  void whatTheServerRefusesIsAnErrorInItsWords(String sql, String message) {
    assertThat(SqlFixtures.failureOf(execute(sql)))
        .isEqualTo(new SqlFailure(SqlFailure.Kind.ERROR, message));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name, MAX(id) FROM things GROUP BY size",
        "SELECT CAST(id AS INT) FROM things",
        "SELECT id FROM things ORDER BY id FETCH FIRST 1 ROWS ONLY",
        "SELECT NVL2(name, 1, 0) FROM things"
      })
  void whatMysqlRefusesIsAnError(String sql) {
    assertThat(SqlFixtures.failureOf(execute(sql)).kind()).isEqualTo(SqlFailure.Kind.ERROR);
  }

  private static TestTable people(List<String> primaryKey, UniqueKey... unique) {
    TableDefinition person =
        new TableDefinition(
            "person",
            List.of(
                new ColumnDefinition("id", "int", false),
                new ColumnDefinition("email", "varchar(200)", false),
                new ColumnDefinition("phone", "varchar(20)", true),
                new ColumnDefinition("city", "text", true)),
            primaryKey,
            List.of());
    return new TestTable(
        person.unique(List.of(unique)),
        SqlFixtures.filled(
                person,
                SqlFixtures.row(1, "a@x", "1", "Bonn"),
                SqlFixtures.row(2, "b@x", "2", "Bonn"))
            .rows());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT t.id, t.city, COUNT(*) FROM person AS t GROUP BY t.id",
        "SELECT t.id AS no, t.city, COUNT(*) FROM person AS t GROUP BY no",
        "SELECT t.id, t.city, COUNT(*) FROM person AS t GROUP BY 1",
        "SELECT email, city FROM person GROUP BY email",
        "SELECT city, COUNT(*) FROM person WHERE email = 'a@x'"
      })
  void aGroupOfAKeyFixesTheOtherColumns(String sql) {
    TestTable people = people(List.of("id"), new UniqueKey(List.of("email")));

    assertThat(ENGINE.execute(List.of(people), sql)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT phone, city FROM person GROUP BY phone",
        "SELECT city, id FROM person GROUP BY city",
        "SELECT city, COUNT(*) FROM person WHERE phone > '1'"
      })
  void aGroupOfAnythingElseFixesNone(String sql) {
    TestTable people =
        people(List.of("id"), new UniqueKey(List.of("email")), new UniqueKey(List.of("phone")));

    assertThat(SqlFixtures.failureOf(ENGINE.execute(List.of(people), sql)).kind())
        .isEqualTo(SqlFailure.Kind.ERROR);
  }

  @Test
  void keysThatTheTestDataDoNotKeepSayNothingOfTheSql() {
    TestTable people = people(List.of("city"));

    assertThat(
            SqlFixtures.failureOf(
                    ENGINE.execute(List.of(people), "SELECT city, id FROM person GROUP BY 1"))
                .kind())
        .isEqualTo(SqlFailure.Kind.NOT_EXECUTABLE);
  }

  @Test
  void whatTakesMoreThanASessionMayIsTooLarge() {
    String sql =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)"
            + " SELECT JSON_LENGTH(JSON_ARRAYAGG(REPEAT('x', 2000000))) FROM n";

    assertThat(execute(sql))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed -> assertThat(failed.failure().kind()).isEqualTo(SqlFailure.Kind.TOO_LARGE));
  }

  @Test
  void aNamedIndexSaysNothingOfTheSql() {
    assertThat(SqlFixtures.failureOf(execute("SELECT id FROM things USE INDEX (PRIMARY)")))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.NOT_EXECUTABLE,
                "MySQL cannot execute it on test data: Key 'PRIMARY' doesn't exist in table"
                    + " 'things'"));
  }

  @Test
  void aSeriesGoesOnAfterAnError() {
    List<SqlOutcome> outcomes =
        ENGINE.executeEach(
            List.of(THINGS), List.of("SELECT 1", "SELECT nope", "DROP TABLE things", "SELECT 2"));

    assertThat(outcomes.get(0)).isInstanceOf(SqlOutcome.Executed.class);
    assertThat(SqlFixtures.failureOf(outcomes.get(1)).kind()).isEqualTo(SqlFailure.Kind.ERROR);
    assertThat(SqlFixtures.failureOf(outcomes.get(2)).kind()).isEqualTo(SqlFailure.Kind.REJECTED);
    assertThat(outcomes.get(3)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @Test
  void theAnswerNamesTheEngineAsItself() {
    assertThat(ENGINE.identity().toString()).matches("MySQL \\d+\\.\\d+\\.\\d+");
  }
}
