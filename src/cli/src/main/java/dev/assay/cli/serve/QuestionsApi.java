package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.run.LocalQuestions;
import dev.assay.cli.run.RunIds;
import dev.assay.cli.serve.RunQueue.Entry;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.TaskFailure;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.QuestionRequest;
import dev.assay.workflow.budget.DayBudget;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.ChosenReading;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Reasons;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** What the contract's operations do, for requests that are as they should be. */
final class QuestionsApi {

  private static final String LINK = "/v1/questions/";
  private static final String RETRY_SECONDS = "10";

  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final RunBeginnings beginnings;
  private final LocalQuestions questions;
  private final RunQueue queue;
  private final DayBudget budget;
  private final InstantSource clock;
  private final PrintWriter log;
  private final WatchedRuns watched;

  /**
   * Runs that have ended without a result, with the reason; forgotten at the end of the process.
   */
  private final Map<String, String> broken = new ConcurrentHashMap<>();

  QuestionsApi(
      ArtifactStore store,
      LocalQuestions questions,
      RunQueue queue,
      DayBudget budget,
      InstantSource clock,
      PrintWriter log) {
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.beginnings = new RunBeginnings(artifacts);
    this.questions = questions;
    this.queue = queue;
    this.budget = budget;
    this.clock = clock;
    this.log = log;
    this.watched = new WatchedRuns(artifacts, clock);
  }

  /** What is done, by the ids that operations have in the contract. */
  Map<String, Function<ApiRequest, ApiAnswer>> operations() {
    return Map.of(
        "askQuestion", this::ask,
        "getQuestion", this::describe,
        "getReport", this::report,
        "watchQuestion", this::watch,
        "chooseReading", this::choose);
  }

  /**
   * Goes on with the runs that a process before this one has taken and not ended.
   *
   * @param owner whose runs
   * @return how many there are
   */
  int resume(String owner) {
    int resumed = 0;
    for (String key : store.list(ArtifactKeys.runsOf(owner))) {
      String run = key.split("/")[1];
      if (key.equals(ArtifactKeys.asker(run)) && offer(run, owner, () -> {}) == Entry.TAKEN) {
        resumed++;
      }
    }
    return resumed;
  }

  private ApiAnswer ask(ApiRequest request) {
    QuestionRequest question = question(request.body());
    String id =
        request
            .parameter("Idempotency-Key")
            .filter(key -> !key.isEmpty())
            .orElseGet(() -> RunIds.next(clock.instant(), RandomGenerator.getDefault()));
    String run = run(request, id);
    requireBudget(run, request.owner());
    if (offer(run, request.owner(), () -> keep(run, request.owner(), question)) == Entry.FULL) {
      throw new RefusedRequestException(
          ApiError.tooMany("too many questions are waiting: try again later"),
          Map.of("Retry-After", RETRY_SECONDS));
    }
    String link = LINK + id;
    return ApiAnswer.json(
            202, Json.object().put("id", id).put("status", "queued").put("link", link))
        .with(Map.of("Location", link));
  }

  /** A repeated post takes nothing. */
  private void requireBudget(String run, String owner) {
    if (store.read(ArtifactKeys.asker(run)).isEmpty()) {
      budget
          .usedUpBy(owner)
          .ifPresent(
              reason -> {
                throw new RefusedRequestException(ApiError.tooMany(reason));
              });
    }
  }

  private ApiAnswer describe(ApiRequest request) {
    return ApiAnswer.json(200, described(run(request, request.parameter("id").orElseThrow())));
  }

  private ApiAnswer watch(ApiRequest request) {
    String run = run(request, request.parameter("id").orElseThrow());
    described(run);
    return ApiAnswer.of(
        watched.events(run, () -> queue.isUnderWay(run), () -> state(described(run))));
  }

  /** How a run stands; the rest is asked for. */
  private static ObjectNode state(ObjectNode description) {
    return description.retain("id", "status", "reason");
  }

  /** The run goes on with the reading that is meant. */
  private ApiAnswer choose(ApiRequest request) {
    String run = run(request, request.parameter("id").orElseThrow());
    described(run);
    int reading = request.body().path("reading").asInt();
    Ambiguity ambiguity =
        artifacts
            .find(ArtifactKeys.result(run), RunResult.class)
            .map(RunResult::ambiguity)
            .orElseThrow(
                () ->
                    new RefusedRequestException(
                        ApiError.invalid("reading", "the question has one reading")));
    if (reading > ambiguity.readings().size()) {
      throw new RefusedRequestException(
          ApiError.invalid(
              "reading",
              "reading: the question has the readings 1 to %d"
                  .formatted(ambiguity.readings().size())));
    }
    Entry entry =
        queue.offer(
            run,
            () -> true,
            () -> artifacts.replace(ArtifactKeys.chosenReading(run), new ChosenReading(reading)),
            () -> answer(run, request.owner()));
    if (entry == Entry.FULL) {
      throw new RefusedRequestException(
          ApiError.tooMany("too many questions are waiting: try again later"),
          Map.of("Retry-After", RETRY_SECONDS));
    }
    return ApiAnswer.json(202, Json.object().put("status", "queued"));
  }

  private ObjectNode described(String run) {
    JsonNode outcome;
    try {
      outcome = questions.describe(run);
    } catch (TaskFailure impossible) {
      throw new IllegalStateException(impossible);
    }
    if (!outcome.path("outcome").asText().equals("described")) {
      throw new RefusedRequestException(ApiError.notFound("there is no such question"));
    }
    ObjectNode description = (ObjectNode) outcome.path("run");
    String reason = broken.get(run);
    boolean ended = description.hasNonNull("result") || description.hasNonNull("reason");
    if (!ended && reason != null && !queue.isUnderWay(run)) {
      description.put("status", "failed").put("reason", reason);
    }
    return description;
  }

  private ApiAnswer report(ApiRequest request) {
    String run = run(request, request.parameter("id").orElseThrow());
    return store
        .read(ArtifactKeys.report(run))
        .map(ApiAnswer::page)
        .orElseThrow(
            () ->
                new RefusedRequestException(
                    ApiError.notFound("there is no such question, or it has not ended")));
  }

  private Entry offer(String run, String owner, Runnable preparation) {
    return queue.offer(run, () -> !hasEnded(run), preparation, () -> begin(run, owner));
  }

  private boolean hasEnded(String run) {
    return store.read(ArtifactKeys.result(run)).isPresent()
        || store.read(ArtifactKeys.refusal(run)).isPresent();
  }

  /** What a process that comes after this one needs to go on; of a repeated post, the first. */
  private void keep(String run, String owner, QuestionRequest question) {
    artifacts.create(ArtifactKeys.request(run), question, QuestionRequest.class);
    artifacts.create(ArtifactKeys.asker(run), new Asker(owner), Asker.class);
  }

  private void begin(String run, String owner) {
    try {
      beginnings.work(run, () -> answer(run, owner));
    } catch (RuntimeException unexpected) {
      failed(run, unexpected.getClass().getSimpleName(), String.valueOf(unexpected.getMessage()));
    }
  }

  private void answer(String run, String owner) {
    try {
      QuestionRequest question = artifacts.get(ArtifactKeys.request(run), QuestionRequest.class);
      switch (questions.answer(run, owner, Json.tree(question), watched.begin(run))) {
        case ExecutionResult.Succeeded(JsonNode output) ->
            log.println("run %s: %s".formatted(run, output.path("outcome").asText()));
        case ExecutionResult.Failed _ when hasEnded(run) ->
            log.println("run %s: failed".formatted(run));
        case ExecutionResult.Failed(String error, String cause) -> failed(run, error, cause);
        case ExecutionResult.Cancelled _ -> log.println("run %s: interrupted".formatted(run));
      }
    } catch (RuntimeException unexpected) {
      failed(run, unexpected.getClass().getSimpleName(), String.valueOf(unexpected.getMessage()));
    } finally {
      watched.end(run);
    }
  }

  private void failed(String run, String error, String cause) {
    String reason = Reasons.bounded(error + ": " + TableText.oneLine(cause));
    broken.put(run, reason);
    log.println("run %s: failed: %s".formatted(run, reason));
  }

  private static QuestionRequest question(JsonNode body) {
    try {
      return QuestionRequest.parse(body);
    } catch (InvalidQuestionException invalid) {
      String message = String.valueOf(invalid.getMessage());
      String field = message.startsWith("'") ? message.split("'")[1] : null;
      throw new RefusedRequestException(ApiError.invalid(field, message));
    }
  }

  private static String run(ApiRequest request, String id) {
    return request.owner() + "-" + id;
  }
}
