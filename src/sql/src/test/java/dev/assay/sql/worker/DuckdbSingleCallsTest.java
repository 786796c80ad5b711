package dev.assay.sql.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Single calls of DuckDB's functions that make gigabytes, and heed neither its limit nor a stop.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class DuckdbSingleCallsTest {

  private static final SqlLimits UNHURRIED = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));

  /** The limit of time, and what ending the process takes on a busy machine. */
  private static final Duration MOST_TIME = Duration.ofMillis(3_500);

  private static final long MOST_BYTES = 1_200L << 20;

  private static WorkerPool pool;

  @BeforeAll
  static void startWorkers() {
    pool =
        WorkerPool.start(
            WorkerCommand.ofThisProcess(null),
            1,
            notice -> {
              throw new AssertionError(notice);
            });
  }

  @AfterAll
  static void endWorkers() {
    pool.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT length(repeat('x', 4000000000))",
        "SELECT length(repeat(repeat('x', 1000000), 1000000))",
        "SELECT len(repeat([1], 2000000000))",
        "SELECT length(lpad('x', 2000000000, 'y'))",
        "SELECT length(rpad('x', 2000000000, 'yz'))",
        "SELECT len(range(2000000000))",
        "SELECT len(generate_series(1, 3000000000))",
        "SELECT len(list_resize([1], 3000000000))",
        "SELECT len(array_resize([repeat('x', 1000)], 100000000, repeat('x', 1000)))",
        "SELECT length(replace(replace(replace(repeat('x', 1000), 'x', repeat('y', 1000)), 'y', repeat('z', 1000)), 'z', 'zz'))",
        "SELECT length(string_agg(repeat('x', 1000000), ',')) FROM range(100000)",
        "SELECT len(list(repeat('x', 1000000) || i)) FROM range(100000) t(i)",
        "SELECT length(printf('%2000000000d', 1))",
        "SELECT length(format('{:>2000000000}', 1))",
        "SELECT length(bitstring('1', 2000000000)::VARCHAR)",
        "SELECT levenshtein(repeat('x', 1000000), repeat('y', 1000000))",
        "SELECT len(string_split(repeat('x,', 100000000), ','))",
        "SELECT len(flatten(list_transform(range(100000), lambda x: range(100000))))",
        "SELECT length(regexp_replace(repeat('x', 100000000), 'x', 'yyyyyyyyyyyyyyyyyyyyyyyyy', 'g'))",
        "SELECT length(to_json(list_resize([1], 500000000))::VARCHAR)"
      })
  void aCallEndsWithinItsTimeAndMemoryAndTheNextIsAnswered(String sql) {
    AtomicLong most = new AtomicLong();
    assertThat(pool.engine(Dialect.DUCKDB, UNHURRIED).execute(List.of(), "SELECT 1"))
        .isInstanceOf(SqlOutcome.Executed.class);

    SqlOutcome outcome;
    Duration time;
    try (ScheduledExecutorService looks = Executors.newSingleThreadScheduledExecutor()) {
      looks.scheduleWithFixedDelay(
          () -> most.accumulateAndGet(largestWorker(), Math::max), 0, 5, TimeUnit.MILLISECONDS);
      long start = System.nanoTime();
      outcome = pool.engine(Dialect.DUCKDB, SqlLimits.DEFAULT).execute(List.of(), sql);
      time = Duration.ofNanos(System.nanoTime() - start);
      looks.shutdownNow();
    }

    assertThat(outcome).isInstanceOf(SqlOutcome.Failed.class);
    assertThat(((SqlOutcome.Failed) outcome).failure().kind())
        .as(outcome.toString())
        .isIn(SqlFailure.Kind.TOO_LARGE, SqlFailure.Kind.TIMEOUT);
    assertThat(time).isLessThan(MOST_TIME);
    assertThat(most.get()).isLessThan(MOST_BYTES);
    assertThat(pool.engine(Dialect.DUCKDB, UNHURRIED).execute(List.of(), "SELECT 1"))
        .isInstanceOf(SqlOutcome.Executed.class);
  }

  private static long largestWorker() {
    return ProcessHandle.current()
        .descendants()
        .mapToLong(process -> ResidentMemory.ofProcess(process.pid()))
        .max()
        .orElse(0);
  }
}
