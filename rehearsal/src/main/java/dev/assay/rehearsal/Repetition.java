package dev.assay.rehearsal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.rehearsal.lambda.Arns;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.statemachine.Time;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Questions that are posted again and again, each as a run of its own, so that warm functions do
 * all of their work every time: what a call takes then. One call at a time, since what S3 and the
 * models took of it is what they took meanwhile.
 */
final class Repetition {

  private static final String OWNER = "key1";
  private static final String EXPLORED = "7";

  private final Stage stage;
  private final Map<String, WarmTimes> times = new TreeMap<>();
  private final ReentrantLock oneAtATime = new ReentrantLock();

  Repetition(Stage stage) {
    this.stage = stage;
    stage.functions().functions().forEach(name -> times.put(Arns.name(name), new WarmTimes(name)));
  }

  /** Posts two questions so often, the second for a strategy that explores the database. */
  Map<String, WarmTimes> perform(int repetitions, Consumer<String> progress) {
    DemoUpload upload = new DemoUpload(stage.demo(), stage.artifacts());
    progress.accept("two questions are posted %d times".formatted(repetitions));
    DemoQuestion first = stage.demo().questions().getFirst();
    DemoQuestion explored = stage.demo().question(EXPLORED);
    for (int round = 1; round <= repetitions; round++) {
      answer("again-" + round, upload.request(first));
      answer("explored-" + round, upload.request(explored).put("strategy", "reforce"));
    }
    Map<String, WarmTimes> byFunction = new TreeMap<>();
    times.values().forEach(each -> byFunction.put(each.function(), each));
    return byFunction;
  }

  private void answer(String name, ObjectNode request) {
    Machines machines =
        new Machines(
            timed(stage.client()),
            stage.artifactsAs(Stage.BATCH_MACHINE),
            Time.system(),
            ExecutionListener.NONE);
    ExecutionResult end = machines.ask(OWNER + "-" + name, OWNER, request);
    if (!(end instanceof ExecutionResult.Succeeded)) {
      throw new IllegalStateException(
          "%s has not ended: %s; --logs DIR keeps what the functions printed".formatted(name, end));
    }
  }

  private TaskInvoker timed(TaskInvoker client) {
    return (function, payload) -> {
      oneAtATime.lock();
      try {
        return timed(client, function, payload);
      } finally {
        oneAtATime.unlock();
      }
    };
  }

  private JsonNode timed(TaskInvoker client, String function, JsonNode payload) throws Exception {
    Duration others = stage.others();
    long begun = System.nanoTime();
    JsonNode answer = client.invoke(function, payload);
    Duration took = Duration.ofNanos(System.nanoTime() - begun);
    times.get(function).add(took, stage.others().minus(others));
    return answer;
  }
}
