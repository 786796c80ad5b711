package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.statemachine.ExecutionAborted;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A process that is killed between any two steps loses nothing and pays for nothing twice. */
class InterruptedRunTest {

  private static final String RUN = "interrupted";

  /** Asks all three models for test code, one of which is outvoted, and takes a revision. */
  private static final String QUESTION = "2";

  @TestFactory
  Stream<DynamicTest> aRunKilledAtAnyStepEndsTheSameWhenResumed() {
    CountingModels undisturbed = new CountingModels(DemoRuns.DEMO.models());
    AtomicInteger steps = new AtomicInteger();
    RunResult expected = run(submitted(), undisturbed, counting(steps));

    return IntStream.range(0, steps.get())
        .boxed()
        .flatMap(
            step ->
                Stream.of(
                    DynamicTest.dynamicTest(
                        "killed before step " + step,
                        () -> verify(step, false, expected, undisturbed)),
                    DynamicTest.dynamicTest(
                        "killed after step " + step,
                        () -> verify(step, true, expected, undisturbed))));
  }

  private static void verify(
      int step, boolean afterwards, RunResult expected, CountingModels undisturbed) {
    InMemoryStore store = submitted();
    CountingModels models = new CountingModels(DemoRuns.DEMO.models());

    assertThatThrownBy(() -> run(store, models, killing(step, afterwards)))
        .isInstanceOf(ExecutionAborted.class);
    RunResult result = run(store, models, invoker -> invoker);

    assertThat(models.calls()).isEqualTo(undisturbed.calls());
    assertThat(result).isEqualTo(expected);
  }

  private static InMemoryStore submitted() {
    InMemoryStore store = new InMemoryStore();
    DemoRuns.DEMO
        .submission(RUN, DemoRuns.DEMO.question(QUESTION))
        .submit(new Artifacts(store), new ManualTime().now());
    return store;
  }

  private static RunResult run(InMemoryStore store, ModelClient models, Around around) {
    return new LocalRun(store, models, new ManualTime(), ExecutionListener.NONE, around::apply)
        .execute(RUN);
  }

  /** Something between the state machine and the functions. */
  private interface Around {
    TaskInvoker apply(TaskInvoker invoker);
  }

  private static Around counting(AtomicInteger steps) {
    return invoker ->
        (name, payload) -> {
          steps.incrementAndGet();
          return invoker.invoke(name, payload);
        };
  }

  /** Steps one at a time, so that the process dies between two of them; and dead it stays. */
  private static Around killing(int step, boolean afterwards) {
    AtomicInteger next = new AtomicInteger();
    ReentrantLock oneAtATime = new ReentrantLock();
    return invoker ->
        (name, payload) -> {
          oneAtATime.lock();
          try {
            int current = next.getAndIncrement();
            JsonNode answer =
                current < step || current == step && afterwards
                    ? invoker.invoke(name, payload)
                    : NullNode.instance;
            if (current >= step) {
              throw new ExecutionAborted("killed at step " + step);
            }
            return answer;
          } finally {
            oneAtATime.unlock();
          }
        };
  }
}
