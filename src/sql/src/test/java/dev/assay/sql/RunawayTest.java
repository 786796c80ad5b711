package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static dev.assay.sql.SqlFixtures.resultOf;
import static dev.assay.sql.SqlFixtures.row;
import static dev.assay.sql.SqlFixtures.singers;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries without an end, and queries that want all the memory there is. */
@Tag("slow")
class RunawayTest {

  private static final Duration BOUND = Duration.ofMillis(400);

  /** The bound, the half second that an engine has to heed it, and much for a busy machine. */
  private static final Duration PATIENCE = BOUND.plusMinutes(1);

  private static final SqlLimits LIMITS = SqlLimits.DEFAULT.withTime(BOUND);
  private static final SqlLimits LONG = SqlLimits.DEFAULT.withTime(Duration.ofSeconds(50));

  /** So that what one test leaves to end by itself does not slow down the next. */
  @AfterEach
  void everyExecutionEnds() throws InterruptedException {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("assay-sql-execution")) {
        assertThat(thread.join(Duration.ofMinutes(10))).isTrue();
      }
    }
  }

  private static SqlFailure failure(Dialect dialect, SqlLimits limits, String sql) {
    return failure(SqlEngines.forDialect(dialect, limits), sql);
  }

  private static SqlFailure failure(SqlEngine engine, String sql) {
    long start = System.nanoTime();
    SqlFailure failure = failureOf(engine.execute(List.of(singers()), sql));
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(PATIENCE);
    return failure;
  }

  private static SqlFailure timeout() {
    return new SqlFailure(SqlFailure.Kind.TIMEOUT, "the SQL did not end within 0.4 s");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r",
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION SELECT n + 1 FROM r) SELECT max(n) FROM r",
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT 1 FROM r) SELECT n FROM r WHERE n > 1",
        "WITH t(n) AS (SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) SELECT count(*) FROM t a, t"
            + " b, t c, t d, t e, t f, t g, t h, t i, t j, t k, t l, t m, t n, t o, t p, t q, t r"
      })
  void sqliteEndsWhatDoesNotEnd(String sql) {
    assertThat(failure(Dialect.SQLITE, LIMITS, sql)).isEqualTo(timeout());
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"SQLITE", "BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void h2EndsWhatDoesNotEnd(Dialect dialect) {
    String from = dialect == Dialect.ORACLE ? " FROM DUAL" : "";
    String with = dialect == Dialect.MSSQL ? "WITH" : "WITH RECURSIVE";
    String sql =
        with
            + " r(n) AS (SELECT 1"
            + from
            + " UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r";

    assertThat(failure(dialect, LIMITS, sql).kind())
        .isIn(SqlFailure.Kind.TIMEOUT, SqlFailure.Kind.TOO_LARGE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT sum(x) FROM system_range(1, 1000000000000)",
        "SELECT count(*) FROM system_range(1, 1000000) a, system_range(1, 1000000) b"
      })
  void h2EndsLongLoops(String sql) {
    assertThat(failure(Dialect.H2, LIMITS, sql)).isEqualTo(timeout());
  }

  @Test
  void theCallerIsAnsweredEvenWhileAFunctionCannotBeInterrupted() {
    String slow =
        "SELECT "
            + "instr(s, t) + ".repeat(20)
            + "0 FROM (SELECT printf('%.*c', 90000, 'a') AS s,"
            + " printf('%.*c', 45000, 'a') || 'b' AS t)";

    assertThat(failure(Dialect.SQLITE, LIMITS, slow)).isEqualTo(timeout());
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"SQLITE", "H2"})
  void tablesThatMultiplyWhenPreparedAreRefused(Dialect dialect) {
    SqlFailure failure = failure(dialect, LIMITS, doublings(40));

    assertThat(failure)
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.REJECTED,
                "the SQL's WITH tables name each other so often that it grows out of bounds"));
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"SQLITE", "H2"})
  void tablesThatAreNamedTwiceAFewTimesAreFine(Dialect dialect) {
    SqlOutcome outcome =
        SqlEngines.forDialect(dialect, SqlFixtures.UNHURRIED).execute(List.of(), doublings(5));

    assertThat(resultOf(outcome).rows()).containsExactly(row(1L));
  }

  /** Tables that each name the one before twice. */
  private static String doublings(int count) {
    return "WITH t0 AS (SELECT 1 AS n)"
        + IntStream.rangeClosed(1, count)
            .mapToObj(n -> ", t%d AS (SELECT a.n FROM t%d a, t%d b)".formatted(n, n - 1, n - 1))
            .collect(Collectors.joining())
        + " SELECT count(*) FROM t"
        + count;
  }

  @Test
  void sqliteStopsWhatEatsNativeMemory() {
    SqlLimits small = LONG.withMemory(64 << 20);
    String eater =
        "WITH RECURSIVE r(n, b) AS (SELECT 1, zeroblob(90000) UNION ALL"
            + " SELECT n + 1, zeroblob(90000) FROM r) SELECT length(b) FROM r ORDER BY b, n";

    assertThat(failure(Dialect.SQLITE, small, eater))
        .isEqualTo(
            new SqlFailure(SqlFailure.Kind.TOO_LARGE, "the SQL needs more than 64 MiB of memory"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT REPEAT('x', 5000000) || REPEAT('y', 5000000)",
        "SELECT ARRAY_AGG(REPEAT('x', 10000) || x) FROM system_range(1, 1000000)",
        "SELECT x, REPEAT('x', 10000) AS s FROM system_range(1, 100000000) ORDER BY s, x",
        "WITH RECURSIVE r(s) AS (SELECT 'x' UNION ALL SELECT s || REPEAT('x', 10000) FROM r)"
            + " SELECT LENGTH(s) FROM r"
      })
  void h2StopsWhatEatsTheHeap(String eater) {
    SqlLimits small = LONG.withMemory(16 << 20);

    SqlEngine engine = new H2Engine(Dialect.H2, small, () -> true);

    assertThat(failure(engine, eater).kind()).isEqualTo(SqlFailure.Kind.TOO_LARGE);
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"SQLITE", "H2"})
  void resultsAreBoundedInRowsCellsAndValues(Dialect dialect) {
    SqlLimits narrow = LONG.withResult(3, 5).withValueLength(1000);
    String rows = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 9) ";

    assertThat(failure(dialect, narrow, rows + "SELECT n FROM r").message())
        .isEqualTo("the result has more than 3 rows");
    assertThat(failure(dialect, narrow, rows + "SELECT n, n FROM r").message())
        .isEqualTo("the result has more than 5 cells");
    assertThat(failure(dialect, narrow, "SELECT '" + "x".repeat(999) + "' || 'yz'").kind())
        .isEqualTo(SqlFailure.Kind.TOO_LARGE);
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"SQLITE", "H2"})
  void longChainsAndDeepNestsAreNamedFailures(Dialect dialect) {
    String chain = "SELECT 1" + " + 1".repeat(10_000);
    String cases = "SELECT " + "CASE WHEN 1=1 THEN ".repeat(1500) + "1" + " END".repeat(1500);
    String nested = "SELECT " + "(".repeat(500) + "1" + ")".repeat(500);

    assertComputesOrNamesADepth(dialect, chain, 10_001L);
    assertComputesOrNamesADepth(dialect, cases, 1L);
    assertThat(failure(dialect, SqlFixtures.UNHURRIED, nested))
        .isEqualTo(
            new SqlFailure(
                SqlFailure.Kind.REJECTED, "the SQL nests parentheses more than 100 deep"));
  }

  private static void assertComputesOrNamesADepth(Dialect dialect, String sql, long value) {
    assertThat(SqlEngines.forDialect(dialect, SqlFixtures.UNHURRIED).execute(List.of(), sql))
        .satisfiesAnyOf(
            outcome -> assertThat(resultOf(outcome).rows()).containsExactly(row(value)),
            outcome -> assertThat(failureOf(outcome).message()).containsPattern("too|limit"));
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BIGQUERY", "SNOWFLAKE", "REDSHIFT", "DATABRICKS", "TRINO"})
  void anEngineGoesOnAfterARunaway(Dialect dialect) {
    SqlEngine engine =
        SqlEngines.forDialect(dialect, SqlLimits.DEFAULT.withTime(Duration.ofSeconds(2)));
    TestTable table =
        new TestTable(
            SqlFixtures.table("T", "A INTEGER"),
            Table.ofValues(
                List.of("A"), IntStream.range(0, 400).mapToObj(SqlFixtures::row).toList()));
    String name = dialect == Dialect.MYSQL || dialect == Dialect.MARIADB ? "`T`" : "\"T\"";

    SqlOutcome first =
        engine.execute(
            List.of(table),
            "SELECT count(*) FROM %1$s a, %1$s b, %1$s c, %1$s d, %1$s e".formatted(name));
    SqlOutcome next = engine.execute(List.of(table), "SELECT count(*) FROM " + name);

    assertThat(failureOf(first).kind()).isEqualTo(SqlFailure.Kind.TIMEOUT);
    assertThat(resultOf(next).rows()).containsExactly(row(400L));
  }

  @Test
  void noThreadIsLeftBehind() throws InterruptedException {
    failure(Dialect.H2, LIMITS, "SELECT sum(x) FROM system_range(1, 1000000000000)");

    everyExecutionEnds();

    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .noneMatch(name -> name.startsWith("assay-sql-execution") || name.contains("H2"));
  }

  @Test
  void anInterruptedCallerIsAnsweredAndStaysInterrupted() {
    SqlEngine engine = SqlEngines.forDialect(Dialect.SQLITE, SqlFixtures.UNHURRIED);
    Thread.currentThread().interrupt();

    SqlOutcome outcome =
        engine.execute(
            List.of(),
            "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT max(n) FROM r");

    assertThat(Thread.interrupted()).isTrue();
    assertThat(failureOf(outcome))
        .isEqualTo(new SqlFailure(SqlFailure.Kind.TIMEOUT, "the execution was interrupted"));
  }
}
