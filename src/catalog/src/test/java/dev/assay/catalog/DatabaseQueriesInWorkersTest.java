package dev.assay.catalog;

import static dev.assay.catalog.SampleDatabases.NO_ENVIRONMENT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.worker.WorkerCommand;
import dev.assay.sql.worker.WorkerPool;
import dev.assay.table.Table;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files of the user's, of which no engine runs in this process where there are others for it. */
@DisabledOnOs(OS.WINDOWS)
class DatabaseQueriesInWorkersTest {

  private static @Nullable WorkerPool pool;

  @TempDir Path folder;

  @BeforeAll
  static void executeInWorkers() {
    pool =
        WorkerPool.start(
            WorkerCommand.ofThisProcess(null),
            2,
            notice -> {
              throw new AssertionError(notice);
            });
    SqlEngines.executeIn(pool);
  }

  @AfterAll
  static void executeHere() {
    SqlEngines.executeIn(SqlEngines::inThisProcess);
    pool.close();
  }

  private DatabaseQueries open(Dialect dialect) throws SQLException {
    Path file = folder.resolve("towns");
    String url = "jdbc:%s:%s".formatted(dialect.id(), file);
    String owner = dialect == Dialect.H2 ? "sa" : null;
    try (Connection connection = DriverManager.getConnection(url, owner, owner);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE town (name VARCHAR(9), people INTEGER)");
      statement.execute("INSERT INTO town VALUES ('Ulm', 126), ('Bonn', 331), ('Kiel', 247)");
      if (dialect == Dialect.H2) {
        statement.execute("CREATE USER reader PASSWORD 'secret'");
        statement.execute("GRANT SELECT ON SCHEMA public TO reader");
      }
    }
    return dialect == Dialect.H2
        ? DatabaseQueries.open(DatabaseLocation.parse(url + ";USER=reader"), _ -> "secret")
        : DatabaseQueries.open(DatabaseLocation.parse(url), NO_ENVIRONMENT);
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "DUCKDB", "H2"})
  void aFileAnswersAsItDoesInThisProcess(Dialect dialect) throws SQLException {
    String sql = "SELECT name AS n FROM town ORDER BY people";
    List<List<@Nullable Object>> rows = List.of(List.of("Ulm"), List.of("Kiel"), List.of("Bonn"));
    String name = dialect == Dialect.H2 ? "N" : "n";
    Table whole = Table.ofValues(List.of(name), rows);
    Table first = Table.ofValues(List.of(name), rows.subList(0, 2));
    try (DatabaseQueries queries = open(dialect)) {
      assertThat(queries.first(sql, 2)).isEqualTo(new SqlOutcome.Executed(first, false));
      assertThat(queries.all(sql, SqlLimits.DEFAULT.withTime(Duration.ofSeconds(20))))
          .isEqualTo(new SqlOutcome.Executed(whole, true));
      assertThat(queries.rows(sql, RowBounds.of(3))).isEqualTo(new ReadRows.Some(whole, true));
      assertThat(queries.rows(sql, RowBounds.of(2))).isEqualTo(new ReadRows.Some(first, false));
      assertThat(queries.prepare(sql)).isEmpty();
      assertThat(queries.prepare("SELECT nme FROM town"))
          .map(SqlFailure::kind)
          .contains(SqlFailure.Kind.ERROR);
      assertThat(queries.first("DROP TABLE town", 1))
          .isEqualTo(
              SqlOutcome.failed(
                  SqlFailure.Kind.REJECTED, "the SQL begins with DROP: it must be one SELECT"));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "DUCKDB", "H2"})
  void whatIsEndlessOrLargeIsEndedElsewhere(Dialect dialect) throws SQLException {
    String endless =
        dialect == Dialect.DUCKDB
            ? "SELECT count(*) FROM range(100000000000) a, range(1000) b"
            : "SELECT count(*) FROM town a, town b, town c, town d, town e, town f, town g, town h, town i, town j, town k, town l, town m, town n, town o, town p, town q, town r, town s, town t, town u, town v WHERE a.people + v.people < 0";
    RowBounds bounds = new RowBounds(10, 1000, Duration.ofSeconds(1), Long.MAX_VALUE);
    try (DatabaseQueries queries = open(dialect)) {
      queries.first("SELECT 1", 1);

      assertThat(queries.rows(endless, bounds))
          .isInstanceOfSatisfying(
              ReadRows.None.class,
              none -> assertThat(none.failure().kind()).isEqualTo(SqlFailure.Kind.TIMEOUT));
      assertThat(queries.first("SELECT count(*) FROM town", 1))
          .isInstanceOf(SqlOutcome.Executed.class);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "H2"})
  void bareNamesAreThoseOfTheSchemasThatAreNamedInTheirOrder(Dialect dialect) throws SQLException {
    String url = "jdbc:%s:%s".formatted(dialect.id(), folder.resolve("schemas"));
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE SCHEMA sales");
      statement.execute("CREATE SCHEMA \"HR Dept\"");
      statement.execute("CREATE TABLE sales.invoices (id INTEGER)");
      statement.execute("CREATE TABLE sales.customers (name VARCHAR(9))");
      statement.execute("CREATE TABLE \"HR Dept\".invoices (id INTEGER)");
      statement.execute("INSERT INTO sales.invoices VALUES (1)");
      statement.execute("INSERT INTO sales.customers VALUES ('Ann')");
      statement.execute("INSERT INTO \"HR Dept\".invoices VALUES (7)");
    }
    DatabaseLocation location = DatabaseLocation.parse(url).in(List.of("HR Dept", "sales"));

    try (DatabaseQueries queries = DatabaseQueries.openByAnyRole(location, NO_ENVIRONMENT)) {
      assertThat(values(queries.first("SELECT id FROM invoices", 5))).containsExactly(7L);
      assertThat(values(queries.first("SELECT id FROM sales.invoices", 5))).containsExactly(1L);
      assertThat(values(queries.first("SELECT name FROM customers", 5))).containsExactly("Ann");
      assertThat(queries.prepare("SELECT hours FROM invoices")).isNotEmpty();
    }
  }

  private static List<@Nullable Object> values(SqlOutcome outcome) {
    return ((SqlOutcome.Executed) outcome)
        .result().rows().stream().<@Nullable Object>map(List::getFirst).toList();
  }
}
