package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.statemachine.TaskInvoker;
import java.util.List;
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

  /** Two that ask a model at once pay for both answers, of which one counts, in the record too. */
  @Test
  void ofTwoDeliveriesAtOnceOneCounts() {
    RunUnderTest undisturbed = new RunUnderTest(RunUnderTest.LONG);
    Object expected = RunUnderTest.outcome(undisturbed.execute());
    RunUnderTest run = new RunUnderTest(RunUnderTest.LONG);

    Object outcome =
        RunUnderTest.outcome(run.execute(new ManualTime(), DeliveredTwiceTest::atOnce));

    assertThat(outcome).isEqualTo(expected);
    assertThat(run.models().calls()).containsAll(undisturbed.models().calls());
    assertThat(run.answersInHand()).isBetween(0, undisturbed.models().calls().size());
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
}
