package dev.assay.sql;

import static dev.assay.sql.SqlFixtures.failureOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SupervisorTest {

  private static final SqlLimits SHORT = SqlLimits.DEFAULT.withTime(Duration.ofMillis(50));

  @Test
  void anExhaustedHeapIsAnOutcome() {
    Supervisor supervisor = new Supervisor(SqlFixtures.UNHURRIED, _ -> 0);

    SqlOutcome outcome =
        supervisor.run(
            _ -> {
              throw new OutOfMemoryError("made up");
            });

    assertThat(failureOf(outcome))
        .isEqualTo(
            new SqlFailure(SqlFailure.Kind.TOO_LARGE, "the SQL needs more memory than there is"));
  }

  /** Whichever thread wants memory next is told that there is none, in native images above all. */
  @Test
  void aHeapThatIsExhaustedForTheOneWhoWatchesIsAnOutcome() {
    CountDownLatch stopped = new CountDownLatch(1);
    Supervisor supervisor =
        new Supervisor(
            SqlFixtures.UNHURRIED,
            _ -> {
              throw new OutOfMemoryError("made up");
            });

    SqlOutcome outcome =
        supervisor.run(
            execution -> {
              execution.onStop(stopped::countDown);
              return awaited(stopped);
            });

    assertThat(failureOf(outcome))
        .isEqualTo(
            new SqlFailure(SqlFailure.Kind.TOO_LARGE, "the SQL needs more memory than there is"));
    assertThat(stopped.getCount()).isZero();
  }

  @Test
  void anExhaustedStackIsAnOutcome() {
    Supervisor supervisor = new Supervisor(SqlFixtures.UNHURRIED, _ -> 0);

    SqlOutcome outcome =
        supervisor.run(
            _ -> {
              throw new StackOverflowError();
            });

    assertThat(failureOf(outcome))
        .isEqualTo(new SqlFailure(SqlFailure.Kind.TOO_LARGE, "the SQL is nested too deeply"));
  }

  @Test
  void whatIsUnexpectedReachesTheCaller() {
    Supervisor supervisor = new Supervisor(SqlFixtures.UNHURRIED, _ -> 0);

    assertThatThrownBy(
            () ->
                supervisor.run(
                    _ -> {
                      throw new IllegalStateException("a mistake of ours");
                    }))
        .hasRootCauseInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("a mistake of ours");
  }

  @Test
  void memoryThatGrowsBeyondItsLimitStopsTheExecution() {
    AtomicInteger looks = new AtomicInteger();
    Supervisor supervisor =
        new Supervisor(SqlFixtures.UNHURRIED, _ -> looks.getAndIncrement() * (1L << 30));

    SqlOutcome outcome = supervisor.run(SupervisorTest::untilStopped);

    assertThat(failureOf(outcome))
        .isEqualTo(
            new SqlFailure(SqlFailure.Kind.TOO_LARGE, "the SQL needs more than 512 MiB of memory"));
  }

  @Test
  void anEngineThatMissesTheFirstCallToStopIsCalledAgain() {
    AtomicInteger calls = new AtomicInteger();
    CountDownLatch third = new CountDownLatch(3);
    Supervisor supervisor =
        new Supervisor(SHORT, _ -> 0, Duration.ofMinutes(1), new AtomicInteger());

    supervisor.run(
        execution -> {
          execution.onStop(
              () -> {
                calls.incrementAndGet();
                third.countDown();
              });
          return awaited(third);
        });

    assertThat(calls).hasValueGreaterThanOrEqualTo(3);
  }

  @Test
  void whileTooManyLingerNoFurtherExecutionIsBegun() {
    CountDownLatch released = new CountDownLatch(1);
    Supervisor supervisor =
        new Supervisor(SHORT, _ -> 0, Duration.ofMillis(50), new AtomicInteger());
    try {
      for (int lingering = 0; lingering < 4; lingering++) {
        assertThat(failureOf(supervisor.run(_ -> awaited(released))).message())
            .isEqualTo("the SQL did not end within 0.05 s");
      }

      assertThat(failureOf(supervisor.run(_ -> awaited(released))))
          .isEqualTo(
              new SqlFailure(
                  SqlFailure.Kind.TIMEOUT,
                  "4 earlier executions have not stopped yet: try again later"));
    } finally {
      released.countDown();
    }
  }

  private static SqlOutcome untilStopped(Execution execution) {
    while (!execution.isStopped()) {
      Thread.onSpinWait();
    }
    return ended();
  }

  private static SqlOutcome awaited(CountDownLatch latch) {
    try {
      latch.await();
      return ended();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SqlOutcome ended() {
    return SqlOutcome.failed(SqlFailure.Kind.ERROR, "ended");
  }
}
