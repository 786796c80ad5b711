package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** One execution: its identity, its clock and its limits. Shared by all its threads. */
final class Execution {
  /** Step Functions' limit of the history of a Standard workflow. */
  static final int MAX_EVENTS = 25_000;

  private static final DateTimeFormatter TIMESTAMP =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
  private static final String ACCOUNT = "arn:aws:states:local:000000000000:";

  private final StateMachine machine;
  private final String name;
  private final JsonNode input;
  private final Time time;
  private final ExecutionListener listener;
  private final Instant started;
  private final @Nullable Instant deadline;
  private final AtomicInteger events = new AtomicInteger();

  Execution(
      StateMachine machine, String name, JsonNode input, Time time, ExecutionListener listener) {
    this.machine = machine;
    this.name = name;
    this.input = input;
    this.time = time;
    this.listener = listener;
    this.started = time.now();
    Integer timeout = machine.timeoutSeconds();
    this.deadline = timeout == null ? null : started.plusSeconds(timeout);
  }

  String name() {
    return name;
  }

  /** An execution of an item of a Distributed Map. */
  Execution child(String label, int index, JsonNode item) {
    return new Execution(machine.part(label), name + "-" + index, item, time, listener);
  }

  /** What Step Functions tells of an execution that has ended, without how it ended. */
  ObjectNode description() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("ExecutionArn", ACCOUNT + "execution:" + machine.name() + ":" + name)
        .put("Input", input.toString())
        .put("Name", name)
        .put("StartDate", timestamp(started))
        .put("StateMachineArn", ACCOUNT + "stateMachine:" + machine.name())
        .put("StopDate", timestamp(time.now()));
  }

  ExecutionListener listener() {
    return listener;
  }

  Time time() {
    return time;
  }

  /** The part of the context object that does not change, new each time. */
  ObjectNode context() {
    ObjectNode context = JsonNodeFactory.instance.objectNode();
    context
        .putObject("Execution")
        .put("Id", ACCOUNT + "execution:" + machine.name() + ":" + name)
        .put("Name", name)
        .put("StartTime", timestamp(started))
        .set("Input", input);
    context
        .putObject("StateMachine")
        .put("Id", ACCOUNT + "stateMachine:" + machine.name())
        .put("Name", machine.name());
    return context;
  }

  static String timestamp(Instant instant) {
    return TIMESTAMP.format(instant);
  }

  /** Counts events of the history, as many as Step Functions would write. */
  void count(int more) {
    if (events.addAndGet(more) > MAX_EVENTS) {
      throw StateFailure.ofExecution(
          ErrorNames.RUNTIME, "the execution has more than " + MAX_EVENTS + " events");
    }
  }

  /** Fails when the machine's TimeoutSeconds have passed. */
  void checkDeadline() {
    if (deadline != null && !time.now().isBefore(deadline)) {
      throw outOfTime();
    }
  }

  /** Waits, though not beyond the machine's TimeoutSeconds. */
  void sleep(Duration duration) throws InterruptedException {
    Duration possible = withinDeadline(duration);
    if (possible.isPositive()) {
      time.sleep(possible);
    }
    if (possible.compareTo(duration) < 0) {
      throw outOfTime();
    }
  }

  /** The duration, or what is left of the machine's TimeoutSeconds if that is less. */
  Duration withinDeadline(Duration duration) {
    if (deadline == null) {
      return duration;
    }
    Duration left = Duration.between(time.now(), deadline);
    return left.compareTo(duration) < 0 ? left : duration;
  }

  StateFailure outOfTime() {
    return StateFailure.ofExecution(
        ErrorNames.TIMEOUT,
        "the execution took longer than its TimeoutSeconds of " + machine.timeoutSeconds());
  }
}
