package dev.assay.statemachine;

import static dev.assay.statemachine.Machines.json;
import static dev.assay.statemachine.Machines.machine;
import static dev.assay.statemachine.Machines.task;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.statemachine.ExecutionResult.Failed;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** TimeoutSeconds, HeartbeatSeconds and jitter, on a clock that does not tick. */
@Timeout(30)
class TimeoutsTest {
  private final FakeTime time = new FakeTime();

  private ExecutionResult run(TaskInvoker invoker, StateMachine machine, String input) {
    return new Interpreter(invoker, time, ExecutionListener.NONE).run(machine, json(input), "test");
  }

  @Test
  void aTaskThatTakesTooLongIsInterruptedAndTimesOut() {
    time.whereTasksHang();
    CountDownLatch interrupted = new CountDownLatch(1);
    TaskInvoker hanging =
        (name, payload) -> {
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
          return payload;
        };

    ExecutionResult result =
        run(hanging, machine(task("'TimeoutSeconds': '{% $states.input %}',")), "7");

    assertThat(result)
        .isEqualTo(
            new Failed("States.Timeout", "function 'f' took longer than its TimeoutSeconds of 7"));
    assertThat(time.limits).containsExactly(Duration.ofSeconds(7));
    assertThat(interrupted).satisfies(latch -> latch.await());
  }

  @Test
  void withoutTimeoutSecondsATaskHasThreeYears() {
    run((name, payload) -> payload, machine(task("")), "1");

    assertThat(time.limits).containsExactly(Duration.ofSeconds(99_999_999));
  }

  @Test
  void aTimeoutIsNoFailureOfTheTaskButStatesAllCoversIt() {
    time.whereTasksHang();
    String handling =
        """
        'TimeoutSeconds': 5, 'Retry': [{'ErrorEquals': ['States.TaskFailed']},
          {'ErrorEquals': ['States.ALL'], 'IntervalSeconds': 9, 'MaxAttempts': 1}],
        """;

    ExecutionResult result = run((name, payload) -> payload, machine(task(handling)), "1");

    assertThat(result)
        .isEqualTo(
            new Failed("States.Timeout", "function 'f' took longer than its TimeoutSeconds of 5"));
    assertThat(time.waits).containsExactly(Duration.ofSeconds(9));
  }

  @Test
  void aMissedHeartbeatIsATimeoutToo() {
    time.whereTasksHang();
    String handling =
        """
        'TimeoutSeconds': 50, 'HeartbeatSeconds': 5,
        'Retry': [{'ErrorEquals': ['States.Timeout'], 'MaxAttempts': 1}],
        """;

    ExecutionResult result = run((name, payload) -> payload, machine(task(handling)), "1");

    assertThat(result)
        .isEqualTo(
            new Failed(
                "States.HeartbeatTimeout",
                "function 'f' took longer than its HeartbeatSeconds of 5"));
    assertThat(time.waits).containsExactly(Duration.ofSeconds(1));
  }

  @Test
  void theMachinesOwnTimeoutEndsItWhateverItCatches() {
    time.whereTasksHang();
    StateMachine machine =
        Machines.parse(
            "{'QueryLanguage': 'JSONata', 'TimeoutSeconds': 20, 'StartAt': 'A', 'States': {"
                + task("'Retry': [{'ErrorEquals': ['States.ALL']}],")
                + "}}");

    assertThat(run((name, payload) -> payload, machine, "1"))
        .isEqualTo(
            new Failed(
                "States.Timeout", "the execution took longer than its TimeoutSeconds of 20"));
    assertThat(time.limits).containsExactly(Duration.ofSeconds(20));
    assertThat(time.waits).isEmpty();
  }

  @Test
  void waitingCountsForTheMachinesTimeout() {
    StateMachine machine =
        Machines.parse(
            """
            {'QueryLanguage': 'JSONata', 'TimeoutSeconds': 20, 'StartAt': 'A', 'States': {
              'A': {'Type': 'Wait', 'Seconds': 15, 'Next': 'B'},
              'B': {'Type': 'Wait', 'Seconds': 15, 'End': true}}}
            """);

    assertThat(run((name, payload) -> payload, machine, "1"))
        .isEqualTo(
            new Failed(
                "States.Timeout", "the execution took longer than its TimeoutSeconds of 20"));
    assertThat(time.waits).containsExactly(Duration.ofSeconds(15), Duration.ofSeconds(5));
  }

  @Test
  void fullJitterDrawsFromZeroToTheInterval() {
    String handling =
        """
        'Retry': [{'ErrorEquals': ['States.ALL'], 'IntervalSeconds': 10, 'MaxAttempts': 2,
          'JitterStrategy': 'FULL'}],
        """;
    Interpreter interpreter =
        new Interpreter(
            Services.of(
                (name, payload) -> {
                  throw TaskFailure.ofFunction("E", "m");
                }),
            time,
            ExecutionListener.NONE,
            new java.util.Random(1));

    interpreter.run(machine(task(handling)), json("1"), "test");

    assertThat(time.waits).hasSize(2).doesNotHaveDuplicates();
    assertThat(time.waits.get(0)).isBetween(Duration.ZERO, Duration.ofSeconds(10));
    assertThat(time.waits.get(1)).isBetween(Duration.ZERO, Duration.ofSeconds(20));
  }

  @Test
  void aTaskThatIgnoresItsInterruptionIsLeftBehind() {
    time.whereTasksHang();
    CountDownLatch released = new CountDownLatch(1);
    TaskInvoker deaf =
        (name, payload) -> {
          while (released.getCount() > 0) {
            Thread.onSpinWait();
          }
          return payload;
        };

    ExecutionResult result = run(deaf, machine(task("'TimeoutSeconds': 1,")), "1");
    released.countDown();

    assertThat(result)
        .isEqualTo(
            new Failed("States.Timeout", "function 'f' took longer than its TimeoutSeconds of 1"));
  }

  @Test
  void heartbeatAndTimeoutAreComparedWhenTheyAreComputed() {
    StateMachine machine =
        machine(task("'TimeoutSeconds': '{% 5 %}', 'HeartbeatSeconds': '{% 5 %}',"));

    assertThat(run((name, payload) -> payload, machine, "1"))
        .isEqualTo(
            new Failed(
                "States.QueryEvaluationError",
                "state 'A', field 'HeartbeatSeconds': must be less than TimeoutSeconds"));
  }

  @Test
  void theSystemsTimeGivesUpAfterTheLimit() {
    CompletableFuture<String> never = new CompletableFuture<>();

    assertThatThrownBy(() -> Time.system().await(never, Duration.ofMillis(1)))
        .isInstanceOf(TimeoutException.class);
    assertThatCode(() -> Time.system().sleep(Duration.ZERO)).doesNotThrowAnyException();
    assertThat(Time.system().now()).isAfter(FakeTime.START.minusSeconds(1));
  }
}
