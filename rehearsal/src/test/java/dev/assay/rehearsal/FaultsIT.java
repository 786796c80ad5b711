package dev.assay.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.TokenUsage;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.rehearsal.aws.LosingReplies;
import dev.assay.rehearsal.aws.Reaction;
import dev.assay.rehearsal.aws.S3Request;
import dev.assay.rehearsal.aws.S3Watcher;
import dev.assay.rehearsal.models.ModelWatcher;
import dev.assay.rehearsal.models.RecordedModels;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.reporting.Usage;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RetryableException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The functions' packages as processes, each step disturbed in turn, and functions for good.
 * Clients and functions have less patience than those that are deployed, and waits of the state
 * machine pass at once.
 */
@Tag("slow")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class FaultsIT {

  private static final String OWNER = "key1";

  /** Is verified without a revision; two models are asked for test code. */
  private static final String QUESTION = "7";

  /** Test data, first SQL, test code that agrees with it, and the look for another reading. */
  private static final int CALLS = 4;

  private static final Reaction TOO_LATE = Reaction.late(SharedStage.PATIENCE.plusMillis(500));

  /** The steps of the run, as their functions and events name them. */
  private static final Set<String> STEPS = ConcurrentHashMap.newKeySet();

  private final Stage stage = SharedStage.stage();
  private final List<Duration> waits = new ArrayList<>();

  @AfterEach
  void disturbNothing() {
    stage.gate().watch(S3Watcher.NONE);
    stage.models().watch(ModelWatcher.NONE);
  }

  /** First, so that the steps are known. */
  @Test
  @Order(1)
  void undisturbedARunTakesItsSteps() {
    Set<String> seen = ConcurrentHashMap.newKeySet();
    TaskInvoker listening =
        (function, event) -> {
          seen.add(step(function, event));
          return stage.client().invoke(function, event);
        };

    assertThat(paid(() -> verified("undisturbed", listening))).hasSize(CALLS);
    STEPS.addAll(seen);
    assertThat(STEPS).hasSizeGreaterThan(8);
  }

  /** What may happen to a step while it works. */
  private enum Fault {
    /** Its process is killed, or runs out of time: every other step the one, the rest the other. */
    ENDED,
    INTERNAL_ERROR,
    UNAVAILABLE,
    SLOW
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  @Order(2)
  void aStepThatIsDisturbedInItsMiddleIsDoneAgainAndPaidOnce(Fault fault) {
    Set<String> left = ConcurrentHashMap.newKeySet();
    left.addAll(STEPS);
    TaskInvoker disturbing =
        (function, event) -> {
          if (left.remove(step(function, event))) {
            stage.gate().watch(once(fault, name(function), left.size() % 2 == 0));
          }
          return stage.client().invoke(function, event);
        };

    List<String> paid = paid(() -> verified("each-step-" + fault, disturbing));

    assertThat(left).as("steps that were not disturbed").isEmpty();
    assertThat(paid).hasSize(CALLS);
  }

  /** Every kind of object that a run has. */
  @Test
  @Order(2)
  void whatIsWrittenAndNotHeardOfIsPaidOnceAndMeteredOnce() {
    String name = "lost-replies";
    LosingReplies losing = new LosingReplies();
    TokenUsage before = stage.models().taken();
    stage.gate().watch(losing);

    List<String> paid = paid(() -> verified(name, stage.client()));
    Usage metered = result(name).usage();

    assertThat(paid).hasSize(CALLS);
    assertThat(metered.calls()).isEqualTo(CALLS);
    assertThat(before.plus(metered.tokens())).isEqualTo(stage.models().taken());
    assertThat(losing.lost())
        .containsAll(stage.artifacts().list(ArtifactKeys.run(run(name))))
        .noneMatch(key -> key.endsWith("claim-2.json"));
    assertThat(waits).isEmpty();
  }

  /** At the second request, so that something has been done before. */
  private S3Watcher once(Fault fault, String function, boolean timeIsUp) {
    AtomicInteger requests = new AtomicInteger();
    return new S3Watcher() {
      @Override
      public Reaction before(S3Request request) {
        if (!request.role().equals(function) || requests.incrementAndGet() != 2) {
          return Reaction.PASS;
        }
        return switch (fault) {
          case ENDED -> {
            if (timeIsUp) {
              stage.functions().timeOutBusy(function);
            } else {
              stage.functions().killBusy(function);
            }
            yield Reaction.error(500);
          }
          case INTERNAL_ERROR -> Reaction.error(500);
          case UNAVAILABLE -> Reaction.error(503);
          case SLOW -> TOO_LATE;
        };
      }
    };
  }

  @ParameterizedTest
  @CsvSource({
    "test-data-generation, 500, UNVERIFIED, 4",
    "test-code-voting, 503, UNVERIFIED, 4",
    // test data that could not be measured need a second test code
    "sql-execution, 500, UNVERIFIED, 5",
    "revision, 503, FAILED, 4",
    "revision, 0, FAILED, 4"
  })
  @Order(3)
  void aFunctionThatS3FailsForGoodEndsTheRunAndItGoesOnLater(
      String function, int status, RunStatus end, int calls) {
    String name = "for-good-%s-%d".formatted(function, status);
    stage.gate().watch(forGood(function, status));
    List<String> first = paid(() -> answer(name, stage.client()));
    RunResult ended = result(name);
    disturbNothing();
    List<String> second = paid(() -> goneOn(name));

    assertThat(ended.status()).isEqualTo(end);
    assertThat(ended.reason()).contains(RetryableException.class.getName());
    assertThat(first.size() + second.size()).as("calls paid for").isEqualTo(calls);
  }

  @ParameterizedTest
  @ValueSource(ints = {500, 503, 0})
  @Order(3)
  void anS3ThatFailsForGoodForAllEndsTheExecutionAndItGoesOnLater(int status) {
    String name = "away-" + status;
    stage.gate().watch(forGood("", status));
    ExecutionResult end = answer(name, stage.client());
    disturbNothing();

    assertThat(end).isInstanceOf(ExecutionResult.Failed.class);
    assertThat(paid(() -> verified(name, stage.client()))).hasSize(CALLS);
  }

  /** Fails what the function asks, or any function; slow when there is no status. */
  private static S3Watcher forGood(String function, int status) {
    return new S3Watcher() {
      @Override
      public Reaction before(S3Request request) {
        if (!request.role().equals(function) && !function.isEmpty()) {
          return Reaction.PASS;
        }
        return status == 0 ? TOO_LATE : Reaction.error(status);
      }
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"generate-test-data", "generate-sql", "generate-test-code"})
  @Order(4)
  void aModelThatAsksForHalfAMinuteIsWaitedForAndPaidOnce(String step) {
    AtomicBoolean limited = new AtomicBoolean();
    stage.models().watch(limiting(step, () -> limited.compareAndSet(false, true)));

    assertThat(paid(() -> verified("limited-" + step, stage.client()))).hasSize(CALLS);
    assertThat(limited).isTrue();
    assertThat(waits).contains(RecordedModels.PATIENCE);
  }

  @ParameterizedTest
  @CsvSource({
    "generate-test-data, UNVERIFIED, test data generation failed: rate-limited",
    "generate-sql, FAILED, SQL generation failed: rate-limited",
    "generate-test-code, UNVERIFIED, voting failed: no-test-code"
  })
  @Order(4)
  void aModelThatIsLimitedForEverEndsTheRunAndItGoesOnLater(
      String step, RunStatus end, String reason) {
    String name = "limited-for-ever-" + step;
    stage.models().watch(limiting(step, () -> true));
    List<String> first = paid(() -> answer(name, stage.client()));
    RunResult ended = result(name);
    disturbNothing();
    List<String> second = paid(() -> goneOn(name));

    assertThat(ended.status()).isEqualTo(end);
    assertThat(ended.reason()).contains(reason);
    assertThat(waits).contains(RecordedModels.PATIENCE);
    assertThat(first.size() + second.size()).as("calls paid for").isEqualTo(CALLS);
  }

  private interface Again {
    boolean isLimited();
  }

  private static ModelWatcher limiting(String step, Again again) {
    return new ModelWatcher() {
      @Override
      public int before(String call) {
        return call.contains("step " + step) && again.isLimited() ? 429 : PASS;
      }
    };
  }

  private void verified(String name, TaskInvoker functions) {
    answer(name, functions);
    assertVerified(name);
  }

  /** Goes on with a run that has ended, as an operator would. */
  private void goneOn(String name) {
    machines(stage.client()).refine(new Artifacts(stage.artifacts()).question(run(name)));
    assertVerified(name);
  }

  private void assertVerified(String name) {
    RunResult result = result(name);
    assertThat(result.status()).as(result.reason()).isEqualTo(RunStatus.VERIFIED);
  }

  /** Posts the question. */
  private ExecutionResult answer(String name, TaskInvoker functions) {
    JsonNode request = new DemoUpload(stage.demo(), stage.artifacts()).request(question());
    return machines(functions).ask(run(name), OWNER, request);
  }

  private Machines machines(TaskInvoker functions) {
    return new Machines(
        functions,
        stage.artifactsAs(Stage.BATCH_MACHINE),
        new PassingTime(waits),
        ExecutionListener.NONE);
  }

  private DemoQuestion question() {
    return stage.demo().question(QUESTION);
  }

  private RunResult result(String name) {
    return new Artifacts(stage.artifacts()).get(ArtifactKeys.result(run(name)), RunResult.class);
  }

  /** The calls of models that were paid for meanwhile. */
  private List<String> paid(Runnable work) {
    int before = stage.models().answered().size();
    work.run();
    List<String> all = stage.models().answered();
    return all.subList(before, all.size());
  }

  private static String step(String function, JsonNode event) {
    return name(function) + " " + event.path("step").asText();
  }

  private static String name(String function) {
    return function.replaceFirst("^assay-", "");
  }

  private static String run(String name) {
    return OWNER + "-" + name;
  }
}
