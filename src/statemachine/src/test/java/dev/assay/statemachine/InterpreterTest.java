package dev.assay.statemachine;

import static dev.assay.statemachine.Machines.json;
import static dev.assay.statemachine.Machines.machine;
import static dev.assay.statemachine.Machines.task;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.statemachine.ExecutionResult.Cancelled;
import dev.assay.statemachine.ExecutionResult.Failed;
import dev.assay.statemachine.ExecutionResult.Succeeded;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What programs in files cannot show: time, threads, and the caller's side. */
@Timeout(30)
class InterpreterTest {
  private final FakeTime time = new FakeTime();

  private ExecutionResult run(TaskInvoker invoker, StateMachine machine, String input) {
    return new Interpreter(invoker, time, ExecutionListener.NONE).run(machine, json(input), "test");
  }

  @Test
  void anyExceptionOfAFunctionIsAnErrorOfItsClassName() {
    ExecutionResult result =
        run(
            (name, payload) -> {
              throw new IllegalStateException("no luck");
            },
            machine(task("")),
            "1");

    assertThat(result)
        .isEqualTo(
            new Failed(
                "java.lang.IllegalStateException",
                "{\"errorMessage\":\"no luck\",\"errorType\":\"java.lang.IllegalStateException\"}"));
  }

  @Test
  void anAbortedExecutionIsNeitherRetriedNorCaught() {
    AtomicInteger calls = new AtomicInteger();
    StateMachine machine =
        machine(
            """
            'A': {'Type': 'Map', 'Items': [1], 'End': true,
              'Retry': [{'ErrorEquals': ['States.ALL']}], 'ItemProcessor': {'StartAt': 'B', 'States': {
                'B': {'Type': 'Task', 'Resource': 'arn:aws:lambda:x:1:function:f', 'Next': 'S',
                  'Catch': [{'ErrorEquals': ['States.ALL'], 'Next': 'S'}]},
                'S': {'Type': 'Succeed'}}}}
            """);

    assertThatThrownBy(
            () ->
                run(
                    (name, payload) -> {
                      calls.incrementAndGet();
                      throw new ExecutionAborted("pulled the plug");
                    },
                    machine,
                    "1"))
        .isInstanceOf(ExecutionAborted.class)
        .hasMessage("pulled the plug");
    assertThat(calls).hasValue(1);
  }

  @Test
  void anErrorOfTheVirtualMachineIsThrownOn() {
    assertThatThrownBy(
            () ->
                run(
                    (name, payload) -> {
                      throw new LinkageError("broken");
                    },
                    machine(task("'Retry': [{'ErrorEquals': ['States.ALL']}],")),
                    "1"))
        .isInstanceOf(LinkageError.class)
        .hasMessage("broken");
  }

  @Test
  void aListenerCanAbortBetweenAnyTwoStates() {
    ExecutionListener listener =
        new ExecutionListener() {
          @Override
          public void stateExited(StateVisit visit, JsonNode output) {
            throw new ExecutionAborted("after " + visit.name());
          }
        };
    Interpreter interpreter = new Interpreter((name, payload) -> payload, time, listener);

    assertThatThrownBy(() -> interpreter.run(machine(task("")), json("1"), "test"))
        .isInstanceOf(ExecutionAborted.class)
        .hasMessage("after A");
  }

  @Test
  void branchesRunAtTheSameTime() {
    CyclicBarrier bothThere = new CyclicBarrier(2);
    StateMachine machine =
        machine(
            """
            'A': {'Type': 'Map', 'Items': [1, 2], 'End': true, 'ItemProcessor': {'StartAt': 'B', 'States': {
              'B': {'Type': 'Task', 'Resource': 'arn:aws:lambda:x:1:function:f', 'End': true}}}}
            """);

    ExecutionResult result =
        run(
            (name, payload) -> {
              bothThere.await();
              return payload;
            },
            machine,
            "1");

    assertThat(result).isEqualTo(new Succeeded(json("[1, 2]")));
  }

  @Test
  void maxConcurrencyBoundsTheIterations() {
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    StateMachine machine =
        machine(
            """
            'A': {'Type': 'Map', 'Items': '{% [1..20] %}', 'MaxConcurrency': '{% 2 + 1 %}', 'End': true,
              'ItemProcessor': {'StartAt': 'B', 'States': {
                'B': {'Type': 'Task', 'Resource': 'arn:aws:lambda:x:1:function:f', 'End': true}}}}
            """);

    run(
        (name, payload) -> {
          most.accumulateAndGet(running.incrementAndGet(), Math::max);
          Thread.yield();
          running.decrementAndGet();
          return payload;
        },
        machine,
        "1");

    assertThat(most.get()).isBetween(1, 3);
  }

  @Test
  void aFailedIterationStopsTheOthers() {
    CountDownLatch hanging = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    AtomicInteger calls = new AtomicInteger();
    StateMachine machine =
        machine(
            """
            'A': {'Type': 'Map', 'MaxConcurrency': 2, 'End': true, 'ItemProcessor': {'StartAt': 'B', 'States': {
              'B': {'Type': 'Task', 'Resource': 'arn:aws:lambda:x:1:function:f', 'End': true}}}}
            """);

    ExecutionResult result =
        run(
            (name, payload) -> {
              calls.incrementAndGet();
              if (payload.asInt() == 2) {
                hanging.await();
                throw TaskFailure.ofFunction("E", "two");
              }
              try {
                hanging.countDown();
                new CountDownLatch(1).await();
              } catch (InterruptedException e) {
                interrupted.countDown();
              }
              return payload;
            },
            machine,
            "[1, 2, 3]");

    assertThat(result).isEqualTo(new Failed("E", "{\"errorMessage\":\"two\",\"errorType\":\"E\"}"));
    assertThat(interrupted).satisfies(latch -> latch.await());
    assertThat(calls).hasValue(2);
  }

  @Test
  void interruptingTheCallerCancelsTheExecution() throws InterruptedException {
    CountDownLatch running = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    AtomicReference<ExecutionResult> result = new AtomicReference<>();
    StateMachine machine =
        machine(
            """
            'A': {'Type': 'Parallel', 'End': true, 'Retry': [{'ErrorEquals': ['States.ALL']}],
              'Branches': [{'StartAt': 'B', 'States': {
                'B': {'Type': 'Task', 'Resource': 'arn:aws:lambda:x:1:function:f', 'End': true}}}]}
            """);
    Thread caller =
        Thread.ofVirtual()
            .start(
                () ->
                    result.set(
                        run(
                            (name, payload) -> {
                              try {
                                running.countDown();
                                new CountDownLatch(1).await();
                              } catch (InterruptedException e) {
                                interrupted.countDown();
                              }
                              return payload;
                            },
                            machine,
                            "1")));
    running.await();

    caller.interrupt();
    caller.join();

    assertThat(result).hasValue(new Cancelled());
    assertThat(interrupted.getCount()).isZero();
  }

  @Test
  void anEndlessLoopCanBeCancelled() {
    Thread.currentThread().interrupt();

    ExecutionResult result =
        run((name, payload) -> payload, machine("'A': {'Type': 'Pass', 'End': true}"), "1");

    assertThat(result).isEqualTo(new Cancelled());
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void payloadsAndAnswersAreCopies() {
    ObjectNode answer = (ObjectNode) json("{'a': 1}");
    StateMachine machine =
        machine(
            """
            'A': {'Type': 'Task', 'Resource': 'arn:aws:lambda:x:1:function:f',
              'Output': ['{% $states.input %}', '{% $states.result %}'], 'End': true}
            """);
    JsonNode input = json("{'b': 2}");

    ExecutionResult result =
        new Interpreter(
                (name, payload) -> {
                  ((ObjectNode) payload).put("changed", true);
                  return answer;
                },
                time,
                ExecutionListener.NONE)
            .run(machine, input, "test");
    answer.put("changed", true);

    assertThat(result).isEqualTo(new Succeeded(json("[{'b': 2}, {'a': 1}]")));
    assertThat(input).isEqualTo(json("{'b': 2}"));
  }

  @Test
  void anInputThatIsTooLargeFails() {
    assertThat(
            run(
                (name, payload) -> payload,
                machine("'A': {'Type': 'Succeed'}"),
                "'" + "ä".repeat(131_072) + "'"))
        .isEqualTo(
            new Failed(
                "States.DataLimitExceeded",
                "the execution's input has 262146 bytes; the limit is 262144"));
  }

  @Test
  void executionNamesAreThoseOfStepFunctions() {
    Interpreter interpreter =
        new Interpreter((name, payload) -> payload, time, ExecutionListener.NONE);
    StateMachine machine = machine("'A': {'Type': 'Succeed'}");

    assertThat(interpreter.run(machine, json("1"), "run-2026_01.x" + "y".repeat(67)))
        .isEqualTo(new Succeeded(json("1")));
    assertThatThrownBy(() -> interpreter.run(machine, json("1"), "a:b"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "execution name 'a:b' must have 1 to 80 characters, without spaces or any of"
                + " <>{}[]?*\"#%\\^|~`$&,;:/");
    assertThatThrownBy(() -> interpreter.run(machine, json("1"), "y".repeat(81)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theListenerHearsWhatHappensAndWhere() {
    Queue<String> heard = new ConcurrentLinkedQueue<>();
    StateMachine machine =
        machine(
            """
            'A': {'Type': 'Map', 'Items': [1], 'Next': 'W', 'ItemProcessor': {'StartAt': 'B', 'States': {
              'B': {'Type': 'Parallel', 'End': true, 'Branches': [{'StartAt': 'T', 'States': {
                'T': {'Type': 'Task', 'Resource': 'arn:aws:lambda:x:1:function:f', 'End': true,
                  'Retry': [{'ErrorEquals': ['E'], 'MaxAttempts': 1}]}}}],
                'Catch': [{'ErrorEquals': ['E'], 'Next': 'S'}]},
              'S': {'Type': 'Pass', 'Output': 'saved', 'End': true}}}},
            'W': {'Type': 'Wait', 'Seconds': 2, 'End': true}
            """);

    new Interpreter(
            (name, payload) -> {
              throw TaskFailure.ofService("E", "c");
            },
            time,
            new WritingListener(heard))
        .run(machine, json("{}"), "test");

    assertThat(heard)
        .containsExactly(
            "enter Map A {}",
            "enter Parallel A[0]/B 1",
            "enter Task A[0]/B[0]/T 1",
            "retry 1 A[0]/B[0]/T E c PT1S",
            "fail A[0]/B[0]/T E c",
            "catch A[0]/B E c -> S",
            "exit A[0]/B {\"Error\":\"E\",\"Cause\":\"c\"}",
            "enter Pass A[0]/S {\"Error\":\"E\",\"Cause\":\"c\"}",
            "exit A[0]/S \"saved\"",
            "exit A [\"saved\"]",
            "enter Wait W [\"saved\"]",
            "wait W PT2S",
            "exit W [\"saved\"]");
  }

  /** Writes down each call. */
  private record WritingListener(Queue<String> heard) implements ExecutionListener {
    private static String where(StateVisit visit) {
      return visit.path().isEmpty() ? visit.name() : visit.path() + "/" + visit.name();
    }

    @Override
    public void stateEntered(StateVisit visit, JsonNode input) {
      heard.add("enter " + visit.type() + " " + where(visit) + " " + input);
    }

    @Override
    public void stateExited(StateVisit visit, JsonNode output) {
      heard.add("exit " + where(visit) + " " + output);
    }

    @Override
    public void stateFailed(StateVisit visit, String error, String cause) {
      heard.add("fail " + where(visit) + " " + error + " " + cause);
    }

    @Override
    public void retrying(StateVisit visit, String error, String cause, int retry, Duration delay) {
      heard.add("retry " + retry + " " + where(visit) + " " + error + " " + cause + " " + delay);
    }

    @Override
    public void caught(StateVisit visit, String error, String cause, String next) {
      heard.add("catch " + where(visit) + " " + error + " " + cause + " -> " + next);
    }

    @Override
    public void waiting(StateVisit visit, Duration duration) {
      heard.add("wait " + where(visit) + " " + duration);
    }
  }
}
