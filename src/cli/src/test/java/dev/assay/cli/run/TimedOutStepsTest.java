package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.statemachine.TaskInvoker;
import dev.assay.statemachine.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A step that takes longer than its state allows, though its work was done in the end. */
class TimedOutStepsTest {

  @TestFactory
  Stream<DynamicTest> aRunWithAStepThatTimesOutEndsAndGoesOnWhenItIsResumed() {
    RunUnderTest undisturbed = new RunUnderTest(RunUnderTest.LONG);
    AtomicInteger steps = new AtomicInteger();
    Object expected =
        RunUnderTest.outcome(
            undisturbed.execute(new ManualTime(), functions -> counting(functions, steps)));

    return IntStream.range(0, steps.get())
        .mapToObj(
            step ->
                DynamicTest.dynamicTest(
                    "step " + step,
                    () -> verify(step, expected, undisturbed.models().calls().size())));
  }

  private static void verify(int step, Object expected, int calls) {
    RunUnderTest run = new RunUnderTest(RunUnderTest.LONG);
    LateAt late = new LateAt(step);
    try {
      run.execute(late, UnaryOperator.identity());
    } catch (UnfinishedRunException stopped) {
      assertThat(stopped).hasMessageContaining("States.Timeout");
    }
    assertThat(late.happened).isTrue();

    Object resumed = RunUnderTest.outcome(run.execute());

    assertThat(resumed).isEqualTo(expected);
    assertThat(run.models().calls()).hasSize(calls);
  }

  private static TaskInvoker counting(TaskInvoker functions, AtomicInteger steps) {
    return (name, payload) -> {
      steps.incrementAndGet();
      return functions.invoke(name, payload);
    };
  }

  /** Time that is up for one task, after this was done. */
  private static final class LateAt implements Time {

    private final ManualTime time = new ManualTime();
    private final AtomicInteger next = new AtomicInteger();
    private final int late;
    private volatile boolean happened;

    LateAt(int late) {
      this.late = late;
    }

    @Override
    public Instant now() {
      return time.now();
    }

    @Override
    public void sleep(Duration duration) {
      time.sleep(duration);
    }

    @Override
    public <T> T await(Future<T> task, Duration limit)
        throws InterruptedException, ExecutionException, TimeoutException {
      T done = task.get();
      if (next.getAndIncrement() == late) {
        happened = true;
        throw new TimeoutException();
      }
      return done;
    }
  }
}
