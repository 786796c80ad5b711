package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.statemachine.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Every event of a run is delivered twice, as Lambda may do it. */
class DeliveredTwiceTest {

  @Test
  void theSecondDeliveryFindsWhatTheFirstHasMade() {
    RunUnderTest undisturbed = new RunUnderTest(RunUnderTest.LONG);
    Object expected = RunUnderTest.outcome(undisturbed.execute());
    RunUnderTest run = new RunUnderTest(RunUnderTest.LONG);

    Object outcome =
        RunUnderTest.outcome(run.execute(new ManualTime(), DeliveredTwiceTest::oneAfterTheOther));

    assertThat(outcome).isEqualTo(expected);
    assertThat(run.models().calls()).isEqualTo(undisturbed.models().calls());
  }

  /** One of two asks the model; the other waits for its answer. */
  @Test
  void ofTwoDeliveriesAtOnceOneCallsTheModel() {
    RunUnderTest undisturbed = new RunUnderTest(RunUnderTest.LONG);
    Object expected = RunUnderTest.outcome(undisturbed.execute());
    RunUnderTest run = new RunUnderTest(RunUnderTest.LONG);

    Object outcome = RunUnderTest.outcome(run.execute(new StillTime(), DeliveredTwiceTest::atOnce));

    assertThat(outcome).isEqualTo(expected);
    assertThat(run.models().calls()).isEqualTo(undisturbed.models().calls());
    assertThat(run.answersInHand()).isZero();
  }

  private static TaskInvoker oneAfterTheOther(TaskInvoker functions) {
    return (name, payload) -> {
      JsonNode first = functions.invoke(name, payload.deepCopy());
      assertThat(functions.invoke(name, payload)).isEqualTo(first);
      return first;
    };
  }

  private static TaskInvoker atOnce(TaskInvoker functions) {
    return (name, payload) -> {
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        List<Future<JsonNode>> both =
            List.of(
                threads.submit(() -> functions.invoke(name, payload.deepCopy())),
                threads.submit(() -> functions.invoke(name, payload.deepCopy())));
        JsonNode first = both.getFirst().get();
        assertThat(both.getLast().get()).isEqualTo(first);
        return first;
      }
    };
  }

  /** Waiting takes no time, so that no lease ends. */
  private static final class StillTime implements Time {

    private final ManualTime time = new ManualTime();

    @Override
    public Instant now() {
      return time.now();
    }

    @Override
    public void sleep(Duration duration) {
      Thread.yield();
    }

    @Override
    public <T> T await(Future<T> task, Duration limit)
        throws InterruptedException, ExecutionException {
      return time.await(task, limit);
    }
  }
}
