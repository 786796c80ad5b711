package dev.assay.rehearsal;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.rehearsal.lambda.Arns;
import dev.assay.rehearsal.lambda.FunctionFigures;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
  private static final int OK = 200;

  private final Stage stage;
  private final DemoUpload upload;
  private final Consumer<String> progress;
  private final List<Check> checks = new ArrayList<>();
  private final AtomicInteger transitions = new AtomicInteger();
  private @Nullable Census census;

  /** A rehearsal on a stage, telling in lines what it does. */
  public Rehearsal(Stage stage, Consumer<String> progress) {
    this.stage = stage;
    this.upload = new DemoUpload(stage.demo(), stage.artifacts());
    this.progress = progress;
  }

  /** Everything, in order; answers what was looked at. */
  public List<Check> perform(Path scratch) throws IOException, InterruptedException {
    upload.catalog(scratch);
    upload.questions();
    String batch = batch("upload");
    census = Census.of(stage, transitions.get());
    repeated(batch);
    onDemand();
    refusals();
    otherFailures();
    check(
        "no function asks for what its role would not allow",
        stage.gate().refused().toString(),
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
    check(
        "a posted question is answered",
        end instanceof ExecutionResult.Succeeded(JsonNode output)
            ? output.path("outcome").asText()
            : end.toString(),
        "verified");
    JsonNode described =
        call("reporting", Json.bytes(Json.object().put("run", RUN).put("step", "describe")))
            .path("run");
    check("who asked can read what became of it", described.path("status").asText(), "verified");
    URI report = URI.create(described.path("evidence").path("report").asText());
    check("links to evidence open", String.valueOf(statusOf(report)), String.valueOf(OK));
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
                    String.valueOf(figures.failures()),
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
      String how =
          end instanceof ExecutionResult.Succeeded(JsonNode output)
              ? output.path("outcome").asText()
              : end.toString();
      progress.accept("line %d: %s".formatted(index + 1, how));
    }

    @Override
    public void retrying(StateVisit visit, String error, String cause, int retry, Duration delay) {
      progress.accept("%s is tried again: %s".formatted(visit.name(), error));
    }
  }
}
