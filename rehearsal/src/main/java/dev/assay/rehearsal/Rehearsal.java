package dev.assay.rehearsal;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.model.TokenUsage;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.rehearsal.aws.LosingReplies;
import dev.assay.rehearsal.aws.S3Watcher;
import dev.assay.rehearsal.lambda.Arns;
import dev.assay.rehearsal.lambda.FunctionFigures;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.Time;
import dev.assay.workflow.Secrets;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.Usage;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a deployment is for, done once on a stage: a file of questions, the same file again, a
 * question on demand with links to its evidence, and events that are none.
 */
public final class Rehearsal {

  private static final String OWNER = "key1";
  private static final String RUN = OWNER + "-first";
  private static final String LOSING_RUN = OWNER + "-losing";
  private static final String EXPLORING_RUN = OWNER + "-exploring";

  /** Which statuses routes have is what the recorded exploration asks. */
  private static final String EXPLORED = "7";

  private static final String FOUND = "suspended";
  private static final String REFINED = "self-refinement";
  private static final int OK = 200;

  /** Times, sizes and tokens, which are logged, have numbers of up to four digits. */
  private static final int SHORTEST_NUMBER = 5;

  private final Stage stage;
  private final DemoUpload upload;
  private final Consumer<String> progress;
  private final List<Check> checks = new ArrayList<>();
  private final AtomicInteger transitions = new AtomicInteger();
  private final int refusedBefore;
  private final Map<String, Integer> failedBefore = new HashMap<>();
  private @Nullable Census census;

  /** A rehearsal on a stage, telling in lines what it does. */
  public Rehearsal(Stage stage, Consumer<String> progress) {
    this.stage = stage;
    this.upload = new DemoUpload(stage.demo(), stage.artifacts());
    this.progress = progress;
    this.refusedBefore = stage.gate().refused().size();
    figures().forEach(each -> failedBefore.put(each.function().function(), each.failures()));
  }

  /** Everything, in order; answers what was looked at. */
  public List<Check> perform(Path scratch) throws IOException, InterruptedException {
    upload.catalog(scratch);
    upload.questions();
    String batch = batch("upload");
    census = Census.of(stage, transitions.get());
    repeated(batch);
    onDemand();
    exploring();
    losingReplies();
    engines();
    refusals();
    otherFailures();
    logs();
    check(
        "no function asks for what its role would not allow",
        stage.gate().refused().stream().skip(refusedBefore).toList().toString(),
        "[]");
    return List.copyOf(checks);
  }

  private String batch(String name) {
    progress.accept(
        "a file of %d questions is uploaded".formatted(stage.demo().questions().size()));
    ExecutionResult end = machines().batch(DemoUpload.QUESTIONS, 1, name);
    if (!(end instanceof ExecutionResult.Succeeded(JsonNode output))) {
      throw new IllegalStateException(
          "the batch has not ended: %s; --logs DIR keeps what the functions printed"
              .formatted(end));
    }
    String id = output.path("batch").asText();
    BatchSummary summary =
        new Artifacts(stage.artifacts())
            .get(ArtifactKeys.batch(id, "summary.json"), BatchSummary.class);
    long intended =
        stage.demo().questions().stream()
            .filter(question -> !question.shows().equals("stays unverified"))
            .count();
    check(
        "a file of questions is answered",
        "%d verified, %d failed".formatted(summary.verified(), summary.failed()),
        "%d verified, 0 failed".formatted(intended));
    return id;
  }

  private void repeated(String batch) {
    int before = stage.models().answered().size();
    progress.accept("the same file again");
    ExecutionResult end = machines().batch(DemoUpload.QUESTIONS, 1, "again");
    String again =
        end instanceof ExecutionResult.Succeeded(JsonNode output)
            ? output.path("batch").asText()
            : end.toString();
    check("the same file is the same batch", again, batch);
    check(
        "the same file calls no model again",
        String.valueOf(stage.models().answered().size()),
        String.valueOf(before));
  }

  private void onDemand() throws IOException, InterruptedException {
    progress.accept("a question is posted");
    DemoQuestion question = stage.demo().questions().getFirst();
    ExecutionResult end = machines().ask(RUN, OWNER, upload.request(question));
    check("a posted question is answered", outcome(end), "verified");
    JsonNode described =
        call("reporting", Json.bytes(Json.object().put("run", RUN).put("step", "describe")))
            .path("run");
    check("who asked can read what became of it", described.path("status").asText(), "verified");
    URI report = URI.create(described.path("evidence").path("report").asText());
    check("links to evidence open", String.valueOf(statusOf(report)), String.valueOf(OK));
  }

  /** By the strategy whose models ask the database itself. */
  private void exploring() throws IOException {
    progress.accept("a question is posted that the database is explored for");
    byte[] before = Files.readAllBytes(stage.database());
    DemoQuestion question = stage.demo().question(EXPLORED);
    ExecutionResult end =
        machines().ask(EXPLORING_RUN, OWNER, upload.request(question).put("strategy", "reforce"));
    check("a question with exploration is answered", outcome(end), "verified");
    Artifacts artifacts = new Artifacts(stage.artifacts());
    String thread = ArtifactKeys.run(EXPLORING_RUN) + "threads/0/";
    check(
        "what was asked of the database is kept",
        String.valueOf(
            artifacts.get(thread + "exploration.json", JsonNode.class).toString().contains(FOUND)),
        "true");
    check(
        "SQL is refined until the database answers the same twice",
        String.valueOf(
            artifacts.get(thread + "answer.json", JsonNode.class).toString().contains(REFINED)),
        "true");
    check(
        "the database is as it was",
        String.valueOf(Arrays.equals(Files.readAllBytes(stage.database()), before)),
        "true");
  }

  /** Whoever does not hear that S3 has written must not take it for another, and pay again. */
  private void losingReplies() {
    progress.accept("a question is posted while S3's replies to all writers get lost");
    int calls = stage.models().answered().size();
    long tokens = total(stage.models().taken());
    LosingReplies losing = new LosingReplies();
    stage.gate().watch(losing);
    JsonNode request = upload.request(stage.demo().questions().getFirst());
    ExecutionResult end = machines().ask(LOSING_RUN, OWNER, request);
    stage.gate().watch(S3Watcher.NONE);
    check("a question is answered though S3's replies get lost", outcome(end), "verified");
    Artifacts artifacts = new Artifacts(stage.artifacts());
    Usage usage = artifacts.get(ArtifactKeys.result(LOSING_RUN), RunResult.class).usage();
    check(
        "what models are paid for is metered once",
        "%d calls, %d tokens".formatted(usage.calls(), total(usage.tokens())),
        "%d calls, %d tokens"
            .formatted(
                stage.models().answered().size() - calls, total(stage.models().taken()) - tokens));
    check(
        "nobody claims a call twice",
        losing.lost().stream().filter(key -> key.endsWith("/claim-2.json")).toList().toString(),
        "[]");
  }

  private void engines() throws IOException, InterruptedException {
    progress.accept("SQL of every engine's, endless and boundless SQL among it");
    checks.addAll(new EngineTrials(stage).perform());
  }

  private static long total(TokenUsage tokens) {
    return tokens.input() + tokens.output();
  }

  /** Looks through all that the functions' processes have printed. */
  private void logs() throws IOException {
    Secrets secrets = new Secrets(SHORTEST_NUMBER).ofPrompts(stage.models().promptLines());
    Artifacts artifacts = new Artifacts(stage.artifacts());
    stage.artifacts().list("runs/").stream()
        .map(key -> key.split("/")[1])
        .distinct()
        .forEach(run -> secrets.ofRun(artifacts, run));
    Map<String, String> logs = stage.logs();
    check(
        "functions print something",
        String.valueOf(logs.values().stream().anyMatch(log -> log.contains("InputTokens"))),
        "true");
    check(
        "no function prints a cell of data or a line of a prompt",
        logs.entrySet().stream()
            .filter(log -> !secrets.in(log.getValue()).isEmpty())
            .map(log -> "%s has %s".formatted(log.getKey(), secrets.in(log.getValue())))
            .toList()
            .toString(),
        "[]");
  }

  private static String outcome(ExecutionResult end) {
    return end instanceof ExecutionResult.Succeeded(JsonNode output)
        ? output.path("outcome").asText()
        : end.toString();
  }

  private void refusals() throws IOException, InterruptedException {
    progress.accept("events that are none");
    for (String function : stage.functions().functions()) {
      byte[] noStep = Json.bytes(Json.object().put("run", RUN).put("step", "none"));
      check(
          function + " answers what is no step",
          call(function, noStep).path("outcome").asText(),
          "invalid-input");
      check(
          function + " fails at what is no JSON",
          failure(function, "{no JSON".getBytes(StandardCharsets.UTF_8)),
          "com.fasterxml.jackson.core.JsonParseException");
    }
  }

  private void otherFailures() {
    stage.functions().functions().stream()
        .map(stage.functions()::figures)
        .forEach(
            figures ->
                check(
                    figures.function().function() + " has failed at nothing else",
                    String.valueOf(
                        figures.failures() - failedBefore.get(figures.function().function())),
                    "1"));
  }

  /** What was measured, by function. */
  public List<FunctionFigures> figures() {
    return stage.functions().functions().stream().map(stage.functions()::figures).toList();
  }

  /** What the first batch took. */
  Census census() {
    return Objects.requireNonNull(census, "nothing was rehearsed yet");
  }

  private JsonNode call(String function, byte[] event) throws IOException, InterruptedException {
    try {
      return stage.client().invoke(Arns.name(function), event);
    } catch (TaskFailure failure) {
      return Json.object().put("outcome", failure.getMessage());
    }
  }

  private String failure(String function, byte[] event) throws IOException, InterruptedException {
    try {
      return stage.client().invoke(Arns.name(function), event).toString();
    } catch (TaskFailure failure) {
      return failure.error();
    }
  }

  private static int statusOf(URI link) throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(HttpRequest.newBuilder(link).build(), HttpResponse.BodyHandlers.discarding())
          .statusCode();
    }
  }

  private Machines machines() {
    return new Machines(
        stage.client(),
        stage.artifactsAs(Stage.BATCH_MACHINE),
        Time.system(),
        new Told(progress, transitions));
  }

  private void check(String what, String seen, String wanted) {
    checks.add(new Check(what, seen.equals(wanted), seen));
  }

  /** Tells of lines that have ended, and of steps that are tried again. */
  private record Told(Consumer<String> progress, AtomicInteger transitions)
      implements ExecutionListener {

    @Override
    public void stateEntered(StateVisit visit, JsonNode input) {
      transitions.incrementAndGet();
    }

    @Override
    public void itemEnded(StateVisit map, int index, JsonNode item, ExecutionResult end) {
      progress.accept("line %d: %s".formatted(index + 1, outcome(end)));
    }

    @Override
    public void retrying(StateVisit visit, String error, String cause, int retry, Duration delay) {
      progress.accept("%s is tried again: %s".formatted(visit.name(), error));
    }
  }
}
