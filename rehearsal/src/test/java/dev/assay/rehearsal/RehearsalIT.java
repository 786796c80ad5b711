package dev.assay.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.rehearsal.aws.Reaction;
import dev.assay.rehearsal.aws.S3Request;
import dev.assay.rehearsal.aws.S3Watcher;
import dev.assay.rehearsal.lambda.Arns;
import dev.assay.rehearsal.lambda.Role;
import dev.assay.rehearsal.models.ModelWatcher;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.Time;
import dev.assay.workflow.Secrets;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The functions' packages as processes of their own, under AWS's runtime interface client, between
 * an S3 server and models: once as it should be, and then with faults of every kind.
 */
@Tag("slow")
class RehearsalIT {

  private static final String OWNER = "key1";

  /** Is verified without a revision; two models are asked for test code. */
  private static final String QUESTION = "7";

  /** Test data, first SQL, test code that agrees with it, and the look for another reading. */
  private static final int CALLS = 4;

  /** Times, sizes and tokens, which are told, have numbers of up to four digits. */
  private static final int SHORTEST_NUMBER = 5;

  @TempDir Path folder;
  private final Stage stage = SharedStage.stage();

  @AfterEach
  void disturbNothing() {
    stage.gate().watch(S3Watcher.NONE);
    stage.models().watch(ModelWatcher.NONE);
  }

  @Test
  void everyPackageDoesItsPart() throws Exception {
    List<Check> checks = new Rehearsal(stage, _ -> {}).perform(folder);

    assertThat(checks).hasSizeGreaterThan(20);
    assertThat(checks).filteredOn(check -> !check.holds()).isEmpty();
  }

  @Test
  void aFunctionKilledBeforeItsModelAnswersIsStartedAgainAndPaidOnce() {
    AtomicBoolean killed = new AtomicBoolean();
    stage
        .models()
        .watch(
            new ModelWatcher() {
              @Override
              public int before(String call) {
                if (call.contains("generate-test-data") && killed.compareAndSet(false, true)) {
                  stage.functions().killBusy("test-data-generation");
                  return 500;
                }
                return PASS;
              }
            });

    assertThat(calls(() -> verified("killed-before"))).hasSize(CALLS);
    assertThat(killed).isTrue();
  }

  @Test
  void aFunctionKilledAfterItKeptItsWorkDoesNotDoItAgain() {
    AtomicBoolean killed = new AtomicBoolean();
    stage
        .gate()
        .watch(
            new S3Watcher() {
              @Override
              public void after(S3Request request) {
                if (request.action().equals("s3:PutObject")
                    && request.role().equals("revision")
                    && killed.compareAndSet(false, true)) {
                  stage.functions().killBusy("revision");
                }
              }
            });

    assertThat(calls(() -> verified("killed-after"))).hasSize(CALLS);
    assertThat(killed).isTrue();
  }

  @Test
  void theSameEventTwiceAtOnceGivesOneArtifact() throws Exception {
    stage
        .demo()
        .submission(run("twice"), question())
        .submit(new Artifacts(stage.artifacts()), Instant.now());
    JsonNode event = Json.object().put("run", run("twice")).put("step", "generate-test-data");

    List<String> paid;
    List<JsonNode> outcomes = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      int before = stage.models().answered().size();
      List<Future<JsonNode>> both =
          List.of(threads.submit(() -> deliver(event)), threads.submit(() -> deliver(event)));
      for (Future<JsonNode> each : both) {
        outcomes.add(each.get());
      }
      outcomes.add(deliver(event));
      paid = stage.models().answered().subList(before, stage.models().answered().size());
    }

    assertThat(outcomes).hasSize(3).allMatch(outcomes.getFirst()::equals);
    assertThat(outcomes.getFirst().path("outcome").asText()).isEqualTo("generated");
    assertThat(paid).as("the third delivery found what was there").hasSizeBetween(1, 2);
    assertThat(stage.artifacts().list(ArtifactKeys.run(run("twice")) + "test-data/")).hasSize(1);
  }

  @Test
  void anS3ThatFailsAndIsSlowForAWhileCostsNothing() {
    AtomicInteger requests = new AtomicInteger();
    stage
        .gate()
        .watch(
            new S3Watcher() {
              @Override
              public Reaction before(S3Request request) {
                return switch (requests.incrementAndGet() % 9) {
                  case 2 -> Reaction.error(500);
                  case 5 -> Reaction.error(503);
                  case 8 -> Reaction.late(Duration.ofMillis(200));
                  default -> Reaction.PASS;
                };
              }
            });

    assertThat(calls(() -> verified("shaky-s3"))).hasSize(CALLS);
    assertThat(requests).hasValueGreaterThan(30);
  }

  @Test
  void anS3ThatFailsForGoodEndsTheRunAndItGoesOnLater() {
    stage.gate().watch(failing(request -> request.role().equals("reporting"), 503));

    List<String> first =
        calls(() -> assertThat(answer("down-s3")).isInstanceOf(ExecutionResult.Failed.class));
    disturbNothing();
    List<String> second = calls(() -> verified("down-s3"));

    assertThat(first).hasSize(CALLS);
    assertThat(second).isEmpty();
  }

  @Test
  void aFunctionWithoutARightFailsAndTheRunSaysSo() {
    Role role = Role.all().get("sql-execution");
    stage.gate().grant("sql-execution", role.writing(List.of("runs/*/adequacy/*")));
    try {
      answer("no-right");
    } finally {
      stage.gate().grant("sql-execution", role);
    }

    RunResult result = result("no-right");
    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.reason())
        .contains("io.quarkus.funqy.runtime.ApplicationException", "Access Denied (AccessDenied)");
    assertThat(stage.gate().refused())
        .contains(
            "sql-execution: s3:PutObject on runs/%s/verdicts/0.json".formatted(run("no-right")));
  }

  @Test
  void theSpansOfARunAreOneTraceWhateverProcessesHaveDoneItsSteps() {
    verified("traced");
    verified("traced-too");

    List<JsonNode> trace = traceOf(run("traced"));
    JsonNode whole = named(trace, "run").getFirst();
    List<JsonNode> steps = trace.stream().filter(span -> !step(span).isEmpty()).toList();
    assertThat(SpanCollector.attribute(whole, "assay.status")).isEqualTo("verified");
    assertThat(steps)
        .extracting(RehearsalIT::step)
        .contains("link", "generate-test-data", "generate-sql", "vote", "execute-sql", "finish");
    assertThat(steps).allMatch(step -> step.path("parentSpanId").equals(whole.path("spanId")));
    assertThat(trace)
        .filteredOn(span -> span.path("name").asText().startsWith("chat "))
        .hasSize(CALLS)
        .allMatch(
            call ->
                steps.stream()
                    .anyMatch(step -> step.path("spanId").equals(call.path("parentSpanId"))));
    assertThat(traceOf(run("traced-too")))
        .hasSize(trace.size())
        .noneMatch(span -> span.path("traceId").equals(whole.path("traceId")));
  }

  @Test
  void nothingOfWhatIsAskedAndFoundIsToldToACollector() {
    verified("told");

    Secrets secrets =
        new Secrets(SHORTEST_NUMBER)
            .ofPrompts(stage.models().promptLines())
            .ofRun(new Artifacts(stage.artifacts()), run("told"));
    assertThat(secrets.texts()).hasSizeGreaterThan(10);
    assertThat(secrets.in(SharedStage.collector().bodies().toString())).isEmpty();
  }

  /** The spans that have the trace of the run's own. */
  private static List<JsonNode> traceOf(String run) {
    List<JsonNode> all = SharedStage.collector().spans();
    List<String> traces =
        all.stream()
            .filter(span -> SpanCollector.attribute(span, "assay.run").equals(run))
            .map(span -> span.path("traceId").asText())
            .distinct()
            .toList();
    assertThat(traces).as("traces of run " + run).hasSize(1);
    return all.stream().filter(span -> traces.contains(span.path("traceId").asText())).toList();
  }

  private static List<JsonNode> named(List<JsonNode> spans, String name) {
    return spans.stream().filter(span -> span.path("name").asText().equals(name)).toList();
  }

  private static String step(JsonNode span) {
    return SpanCollector.attribute(span, "assay.step");
  }

  private static S3Watcher failing(Predicate<S3Request> requests, int status) {
    return new S3Watcher() {
      @Override
      public Reaction before(S3Request request) {
        return requests.test(request) ? Reaction.error(status) : Reaction.PASS;
      }
    };
  }

  private void verified(String name) {
    answer(name);
    assertThat(result(name).status()).isEqualTo(RunStatus.VERIFIED);
  }

  /** Posts the question, or goes on with it. */
  private ExecutionResult answer(String name) {
    JsonNode request = new DemoUpload(stage.demo(), stage.artifacts()).request(question());
    return new Machines(
            stage.client(),
            stage.artifactsAs(Stage.BATCH_MACHINE),
            Time.system(),
            ExecutionListener.NONE)
        .ask(run(name), OWNER, request);
  }

  private RunResult result(String name) {
    return new Artifacts(stage.artifacts()).get(ArtifactKeys.result(run(name)), RunResult.class);
  }

  /** The calls of models that were paid for meanwhile. */
  private List<String> calls(Runnable work) {
    int before = stage.models().answered().size();
    work.run();
    List<String> all = stage.models().answered();
    return all.subList(before, all.size());
  }

  private JsonNode deliver(JsonNode event) throws Exception {
    return stage.client().invoke(Arns.name("test-data-generation"), event);
  }

  private DemoQuestion question() {
    return stage.demo().question(QUESTION);
  }

  private static String run(String name) {
    return OWNER + "-" + name;
  }
}
