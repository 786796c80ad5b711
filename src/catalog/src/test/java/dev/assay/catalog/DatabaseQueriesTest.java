package dev.assay.catalog;

import static dev.assay.catalog.SampleDatabases.NO_ENVIRONMENT;
import static dev.assay.catalog.SampleDatabases.sqlite;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseQueriesTest {

  @TempDir Path folder;

  private Path file = Path.of("");

  @BeforeEach
  void makeDatabase() throws SQLException {
    file =
        sqlite(
            folder,
            "towns.sqlite",
            "CREATE TABLE town (name TEXT, people INTEGER)",
            "INSERT INTO town VALUES ('Ulm', 126), ('Bonn', 331), ('Kiel', 247)");
  }

  private SqlOutcome asked(String sql, int rows) {
    try (DatabaseQueries queries =
        DatabaseQueries.open(DatabaseLocation.parse(file.toString()), NO_ENVIRONMENT)) {
      return queries.first(sql, rows);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT length(hex(zeroblob(400000000)))",
        "SELECT length(printf('%900000000d', 1))",
        "SELECT replace(hex(zeroblob(900000)), '0', '12345678')",
        "WITH RECURSIVE r (x) AS (SELECT 'aaaa' UNION ALL SELECT x || x FROM r) SELECT max(length(x)) FROM r"
      })
  void aValueThatACallMakesIsNotEndless(String sql) {
    assertThat(asked(sql, 1))
        .isInstanceOfSatisfying(
            SqlOutcome.Failed.class,
            failed -> assertThat(failed.failure().message()).contains("too big"));
  }

  @Test
  void aValueThatIsThereIsReadAsLongAsItIs() throws SQLException {
    file =
        sqlite(
            folder,
            "long.sqlite",
            "CREATE TABLE town (name TEXT)",
            "INSERT INTO town VALUES (hex(zeroblob(1000000)))");

    assertThat(asked("SELECT name FROM town", 1)).isInstanceOf(SqlOutcome.Executed.class);
    assertThat(asked("SELECT count(*) FROM town", 1)).isInstanceOf(SqlOutcome.Executed.class);
  }

  @Test
  void aQueryGivesItsFirstRowsUnderTheirNames() {
    assertThat(asked("SELECT name, people * 1000 AS n FROM town ORDER BY people", 2))
        .isEqualTo(
            new SqlOutcome.Executed(
                Table.ofValues(
                    List.of("name", "n"),
                    List.of(List.of("Ulm", 126_000L), List.of("Kiel", 247_000L))),
                false));
    assertThat(asked("SELECT name FROM town WHERE people > 999", 2))
        .isInstanceOfSatisfying(
            SqlOutcome.Executed.class,
            executed -> assertThat(executed.result().columnNames()).containsExactly("name"));
  }

  private ReadRows read(String sql, RowBounds bounds) {
    try (DatabaseQueries queries =
        DatabaseQueries.open(DatabaseLocation.parse(file.toString()), NO_ENVIRONMENT)) {
      return queries.rows(sql, bounds);
    }
  }

  @Test
  void rowsForPeopleAreAllOrSayThatThereAreMore() {
    String sql = "SELECT name FROM town ORDER BY people";

    assertThat(read(sql, RowBounds.of(3)))
        .isEqualTo(
            new ReadRows.Some(
                Table.ofValues(
                    List.of("name"), List.of(List.of("Ulm"), List.of("Kiel"), List.of("Bonn"))),
                true));
    assertThat(read(sql, RowBounds.of(2)))
        .isEqualTo(
            new ReadRows.Some(
                Table.ofValues(List.of("name"), List.of(List.of("Ulm"), List.of("Kiel"))), false));
  }

  @Test
  void rowsForPeopleAreBoundedInBytesAndTime() {
    assertThat(read("SELECT name FROM town", new RowBounds(10, 8, Duration.ofSeconds(5), 1000)))
        .isInstanceOfSatisfying(
            ReadRows.Some.class,
            some -> {
              assertThat(some.complete()).isFalse();
              assertThat(some.table().rowCount()).isEqualTo(1);
            });
    String endless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
    assertThat(read(endless, new RowBounds(10, 1000, Duration.ofMillis(300), 1000)))
        .isInstanceOfSatisfying(
            ReadRows.None.class,
            none -> assertThat(none.failure().kind()).isEqualTo(SqlFailure.Kind.TIMEOUT));
  }

  @Test
  void rowsForPeopleComeOfOneSelectThatIsKnownToBeFreeOfEffects() {
    assertThat(read("DELETE FROM town", RowBounds.of(1)))
        .isEqualTo(
            new ReadRows.None(
                new SqlFailure(
                    SqlFailure.Kind.REJECTED,
                    "the SQL begins with DELETE: it must be one SELECT")));
    assertThat(read("SELECT function_of_their_own(name) FROM town", RowBounds.of(1)))
        .isInstanceOfSatisfying(
            ReadRows.None.class,
            none -> assertThat(none.failure().message()).contains("function_of_their_own"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          DELETE FROM town | REJECTED | the SQL begins with DELETE: it must be one SELECT
          SELECT 1; SELECT 2 | REJECTED | the SQL is more than one statement: exactly one SELECT is wanted
          ATTACH 'other.db' AS o | REJECTED | the SQL begins with ATTACH: it must be one SELECT
          """)
  void whatIsNotOneSelectIsRefused(String sql, SqlFailure.Kind kind, String message) {
    assertThat(asked(sql, 1)).isEqualTo(SqlOutcome.failed(kind, message));
  }

  @Test
  void whatTheDatabaseRefusesIsAnOutcomeAndTheNextQueryRuns() {
    try (DatabaseQueries queries =
        DatabaseQueries.open(DatabaseLocation.parse(file.toString()), NO_ENVIRONMENT)) {
      assertThat(queries.first("SELECT nme FROM town", 1))
          .isInstanceOfSatisfying(
              SqlOutcome.Failed.class,
              failed -> assertThat(failed.failure().message()).contains("no such column: nme"));
      assertThat(queries.first("SELECT 1", 1)).isInstanceOf(SqlOutcome.Executed.class);
    }
  }

  @Test
  void theFileStaysAsItIs() throws Exception {
    byte[] before = Files.readAllBytes(file);

    asked("SELECT count(*) FROM town", 1);

    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void aDatabaseThatIsNotThereIsNamed() {
    DatabaseLocation location = DatabaseLocation.parse(file.toString());
    DatabaseLocation gone =
        new DatabaseLocation(
            location.dialect(), "gone", location.url().replace("towns", "gone"), location.user());

    assertThatThrownBy(() -> DatabaseQueries.open(gone, NO_ENVIRONMENT))
        .isInstanceOf(CatalogException.class)
        .hasMessageStartingWith("the database 'gone' cannot be read: ");
  }

  private Optional<SqlFailure> prepared(String sql) {
    try (DatabaseQueries queries =
        DatabaseQueries.open(DatabaseLocation.parse(file.toString()), NO_ENVIRONMENT)) {
      return queries.prepare(sql);
    }
  }

  @Test
  void aQueryIsPreparedWithoutBeingExecuted() {
    // executed, it would end in an overflow
    assertThat(prepared("SELECT abs(-9223372036854775808) FROM town;")).isEmpty();
  }

  @Test
  void whatTheDatabaseDoesNotKnowIsRefusedInItsWords() {
    assertThat(prepared("SELECT nme FROM town"))
        .hasValueSatisfying(
            failure -> {
              assertThat(failure.kind()).isEqualTo(SqlFailure.Kind.ERROR);
              assertThat(failure.message()).contains("no such column: nme");
            });
  }

  @Test
  void nothingButAQueryIsPrepared() {
    assertThat(prepared("SELECT 1; DROP TABLE town"))
        .map(SqlFailure::kind)
        .contains(SqlFailure.Kind.REJECTED);
    assertThat(prepared("DELETE FROM town"))
        .map(SqlFailure::kind)
        .contains(SqlFailure.Kind.REJECTED);
  }
}
