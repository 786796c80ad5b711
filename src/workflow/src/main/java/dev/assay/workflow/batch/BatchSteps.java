package dev.assay.workflow.batch;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchBeginning.Begun;
import dev.assay.workflow.budget.DayBudget;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.reporting.SettledRuns;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.Beginning;
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Reasons;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The steps around the runs of a batch, as one function does them: begin it, ask one of its lines,
 * end it; and ask a question that was posted alone. Outcomes are {@code begun}, {@code asked},
 * {@code answered} where the line has its answer from before, {@code ended}; and, with the reason,
 * {@code budget} where a key may take no more of models today, and {@code invalid-input}.
 */
public final class BatchSteps {

  public static final String BEGIN = "begin-batch";
  public static final String ASK = "ask-line";
  public static final String ASK_QUESTION = "ask-question";
  public static final String END = "end-batch";

  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final SettledRuns settled;
  private final BatchBeginning beginning;
  private final QuestionAsking asking;
  private final BatchEnding ending;
  private final DayBudget budget;

  /** Steps where keys may take of models as much as they like. */
  public BatchSteps(ArtifactStore store, BatchBeginning beginning, QuestionAsking asking) {
    this(store, beginning, asking, new DayBudget(store, Budget.NONE, InstantSource.system()));
  }

  /** Steps that keep to what a key may take of models in a day. */
  public BatchSteps(
      ArtifactStore store, BatchBeginning beginning, QuestionAsking asking, DayBudget budget) {
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.settled = new SettledRuns(artifacts);
    this.beginning = beginning;
    this.asking = asking;
    this.ending = new BatchEnding(store);
    this.budget = budget;
  }

  /** Does the step that the event names. */
  public JsonNode handle(JsonNode event) {
    try {
      return switch (event.path("step").asText()) {
        case BEGIN -> begin(event.path("key").asText());
        case ASK -> ask(event.path("item"));
        case ASK_QUESTION ->
            ask(
                event.path("run").asText(),
                new Asker(event.path("owner").asText()),
                event.path("request"));
        case END -> end(event.path("batch").asText());
        default -> invalid("no step named " + event.path("step"));
      };
    } catch (InvalidBatchException
        | InvalidQuestionException
        | MissingArtifactException
        | IllegalArgumentException refused) {
      return invalid(String.valueOf(refused.getMessage()));
    }
  }

  private JsonNode begin(String key) {
    byte[] file =
        store.read(key).orElseThrow(() -> new MissingArtifactException(key, store.location()));
    Begun begun = beginning.begin(file);
    return Json.tree(begun).put("outcome", "begun");
  }

  /** A line that cannot be asked is told in its run's folder, where the batch's end finds it. */
  private JsonNode ask(JsonNode json) {
    BatchItem item = item(json);
    if (item.problem() != null) {
      return invalid("line %d: %s".formatted(item.line(), item.problem()));
    }
    return ask(
        item.run(),
        "line " + item.line(),
        () -> artifacts.get(ArtifactKeys.request(item.run()), QuestionRequest.class));
  }

  /** A question that somebody posted; who it was is kept for the metering record. */
  private JsonNode ask(String run, Asker asker, JsonNode request) {
    if (!run.startsWith(asker.id() + "-")) {
      return invalid("run %s is not of %s".formatted(run, asker.id()));
    }
    artifacts.create(ArtifactKeys.asker(run), asker, Asker.class);
    boolean begun = artifacts.find(ArtifactKeys.question(run), Question.class).isPresent();
    if (!begun && isWithdrawn(run)) {
      return refused(run, "asking", Beginning.REASON);
    }
    Optional<String> usedUp =
        begun ? Optional.empty() : budget.reserve(asker.id(), run, asking.budget());
    if (usedUp.isPresent()) {
      String reason = Outcome.OverBudget.NAME + ": " + usedUp.get();
      artifacts.replace(ArtifactKeys.refusal(run), new Problem("asking", reason));
      return Json.object().put("outcome", Outcome.OverBudget.NAME).put("reason", reason);
    }
    return ask(
        run,
        "asking",
        () ->
            artifacts
                .find(ArtifactKeys.request(run), QuestionRequest.class)
                .orElseGet(() -> kept(run, QuestionRequest.parse(request))));
  }

  private QuestionRequest kept(String run, QuestionRequest request) {
    return artifacts.create(ArtifactKeys.request(run), request, QuestionRequest.class);
  }

  private JsonNode ask(String run, String stage, Supplier<QuestionRequest> request) {
    try {
      Optional<RunStatus> answered = answered(run);
      if (answered.isPresent()) {
        return Json.object()
            .put("outcome", "answered")
            .put("run", run)
            .put("status", answered.get().label());
      }
      return asking.ask(run, request.get()).executionInput().put("outcome", "asked");
    } catch (InvalidQuestionException refused) {
      return refused(run, stage, String.valueOf(refused.getMessage()));
    }
  }

  private JsonNode refused(String run, String stage, String reason) {
    Problem problem = new Problem(stage, Reasons.bounded(reason));
    artifacts.replace(ArtifactKeys.refusal(run), problem);
    return invalid(problem.toString());
  }

  /** From here on it has begun, unless its asker was faster. */
  private boolean isWithdrawn(String run) {
    return artifacts
        .create(ArtifactKeys.beginning(run), new Beginning(false), Beginning.class)
        .withdrawn();
  }

  /** How the run has ended before. One that failed has not, since another try may succeed. */
  private Optional<RunStatus> answered(String run) {
    return settled.result(run).map(RunResult::status).filter(status -> status != RunStatus.FAILED);
  }

  private JsonNode end(String batch) {
    BatchSummary summary = ending.end(batch);
    return Json.object()
        .put("outcome", "ended")
        .put("batch", batch)
        .put("lines", summary.lines())
        .put("verified", summary.verified())
        .put("failed", summary.failed());
  }

  private static BatchItem item(JsonNode json) {
    try {
      return Json.parse(json.toString().getBytes(StandardCharsets.UTF_8), BatchItem.class);
    } catch (JacksonException unreadable) {
      throw new InvalidBatchException(
          "not an item of a batch: " + unreadable.getOriginalMessage(), unreadable);
    }
  }

  private static JsonNode invalid(String reason) {
    return Json.object().put("outcome", "invalid-input").put("reason", Reasons.bounded(reason));
  }
}
