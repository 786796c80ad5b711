package dev.assay.sql.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class WorkerPoolTest {

  private static final SqlLimits UNHURRIED = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));
  private static final SqlLimits SHORT = SqlLimits.DEFAULT.withTime(Duration.ofMillis(300));

  /** Each takes most of a second; {@code -Dassay.crashes=100} has a hundred. */
  private static final int CRASHES = Integer.getInteger("assay.crashes", 25);

  private final List<String> notices = Collections.synchronizedList(new ArrayList<>());
  private WorkerPool pool = pool(WorkerMain.class.getName());

  private WorkerPool pool(String main) {
    return WorkerPool.start(
        new WorkerCommand(new JavaWorker(main, JavaWorker.classPathOfThisProcess(), null)),
        2,
        notices::add);
  }

  private SqlEngine crashing(SqlLimits limits) {
    pool.close();
    pool = pool(CrashingWorker.class.getName());
    return pool.engine(Dialect.SQLITE, limits);
  }

  @AfterEach
  void endTheWorkers() {
    pool.close();
  }

  private static SqlFailure.Kind kind(SqlOutcome outcome) {
    return outcome instanceof SqlOutcome.Failed failed ? failed.failure().kind() : null;
  }

  private static Object value(SqlOutcome outcome) {
    assertThat(outcome).isInstanceOf(SqlOutcome.Executed.class);
    return ((SqlOutcome.Executed) outcome).result().value(0, 0);
  }

  @Test
  void aWorkerGivesTheResultsAndTheFailuresOfItsEngine() {
    SqlEngine sqlite = pool.engine(Dialect.SQLITE, UNHURRIED);
    SqlEngine mysql = pool.engine(Dialect.MYSQL, UNHURRIED);

    assertThat(value(sqlite.execute(List.of(), "SELECT 'ä€' || 1"))).isEqualTo("ä€1");
    assertThat(value(mysql.execute(List.of(), "SELECT COALESCE(NULL, 2)"))).isEqualTo(2L);
    assertThat(sqlite.execute(List.of(), "SELECT missing"))
        .isEqualTo(SqlOutcome.failed(SqlFailure.Kind.ERROR, "no such column: missing"));
    assertThat(kind(sqlite.execute(List.of(), "DROP TABLE t"))).isEqualTo(SqlFailure.Kind.REJECTED);
    assertThat(
            sqlite.executeEach(List.of(), List.of("SELECT 1", "SELECT 2")).stream()
                .map(WorkerPoolTest::value))
        .containsExactly(1L, 2L);
    assertThat(notices).isEmpty();
  }

  /** Its library is loaded before the time begins, which here is too short for that. */
  @Test
  void duckdbIsLoadedBeforeAnExecutionsTimeBegins() {
    SqlEngine duckdb = pool.engine(Dialect.DUCKDB, SqlLimits.DEFAULT);

    assertThat(value(duckdb.execute(List.of(), "SELECT 7 // 2"))).isEqualTo(3L);
    assertThat(
            kind(
                pool.engine(Dialect.DUCKDB, SHORT)
                    .execute(
                        List.of(), "SELECT count(*) FROM range(10000000000) a, range(1000) b")))
        .isEqualTo(SqlFailure.Kind.TIMEOUT);
  }

  @Test
  void aCrashIsAnOutcomeAndOthersGoOn() {
    SqlEngine engine = crashing(UNHURRIED);

    for (int round = 0; round < 3; round++) {
      SqlOutcome outcome = engine.execute(List.of(), CrashingWorker.CRASH);
      assertThat(outcome)
          .isEqualTo(
              SqlOutcome.failed(
                  SqlFailure.Kind.CRASHED,
                  "the process that executed the SQL crashed, and was replaced"));
      assertThat(value(engine.execute(List.of(), "SELECT 1"))).isEqualTo(1L);
    }
  }

  @Test
  @Tag("slow")
  void crashesInARowLoseNoOtherQuestion() {
    SqlEngine engine = crashing(UNHURRIED);

    List<SqlFailure.Kind> kinds =
        IntStream.range(0, CRASHES)
            .mapToObj(_ -> kind(engine.execute(List.of(), CrashingWorker.CRASH)))
            .distinct()
            .toList();

    assertThat(kinds).containsExactly(SqlFailure.Kind.CRASHED);
    assertThat(value(engine.execute(List.of(), "SELECT 1"))).isEqualTo(1L);
  }

  @Test
  void ofASeriesOnlyTheQueryThatCrashesIsLost() {
    List<SqlOutcome> outcomes =
        crashing(UNHURRIED)
            .executeEach(List.of(), List.of("SELECT 1", CrashingWorker.CRASH, "SELECT 3"));

    assertThat(value(outcomes.get(0))).isEqualTo(1L);
    assertThat(kind(outcomes.get(1))).isEqualTo(SqlFailure.Kind.CRASHED);
    assertThat(value(outcomes.get(2))).isEqualTo(3L);
  }

  @Test
  void whatDoesNotEndItselfIsKilledFromOutside() {
    SqlEngine engine = crashing(SHORT);

    assertThat(engine.execute(List.of(), CrashingWorker.HANG))
        .isEqualTo(SqlOutcome.failed(SqlFailure.Kind.TIMEOUT, "the SQL did not end within 0.3 s"));
    assertThat(value(pool.engine(Dialect.SQLITE, UNHURRIED).execute(List.of(), "SELECT 1")))
        .isEqualTo(1L);
  }

  @Test
  @Tag("slow")
  void whatEndsItselfAtTheMomentOfItsKillingHarmsNoOtherQuery() {
    String endless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
    for (int millis = 60; millis < 130; millis += 5) {
      SqlLimits limits = SqlLimits.DEFAULT.withTime(Duration.ofMillis(millis));
      pool.engine(Dialect.SQLITE, limits).execute(List.of(), endless);

      assertThat(value(pool.engine(Dialect.SQLITE, UNHURRIED).execute(List.of(), "SELECT 1")))
          .isEqualTo(1L);
    }
  }

  @Test
  void whatH2CannotStopIsKilledFromOutside() {
    SqlOutcome outcome =
        pool.engine(Dialect.H2, SHORT)
            .execute(List.of(), "SELECT HASH('SHA256', STRINGTOUTF8('x'), 2000000000)");

    assertThat(kind(outcome)).isEqualTo(SqlFailure.Kind.TIMEOUT);
  }

  @Test
  void whereNoProcessCanBeStartedSqlIsExecutedInThisOneAndThatIsSaid() {
    WorkerPool none = pool("dev.assay.NoSuchClass");

    SqlOutcome outcome = none.engine(Dialect.SQLITE, UNHURRIED).execute(List.of(), "SELECT 1");
    none.engine(Dialect.SQLITE, UNHURRIED).execute(List.of(), "SELECT 1");
    none.close();

    assertThat(value(outcome)).isEqualTo(1L);
    assertThat(notices)
        .singleElement()
        .asString()
        .startsWith("SQL is executed in this process, since no other can be started for it: ");
  }

  @Test
  void aDialectWithoutAnEngineNeedsNoProcess() {
    assertThat(kind(pool.engine(Dialect.BIGQUERY, UNHURRIED).execute(List.of(), "SELECT 1")))
        .isEqualTo(SqlFailure.Kind.DATA);
  }
}
