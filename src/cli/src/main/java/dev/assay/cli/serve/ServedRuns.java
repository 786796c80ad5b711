package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.run.LocalQuestions;
import dev.assay.cli.run.RunBeginnings;
import dev.assay.cli.run.RunIds;
import dev.assay.cli.serve.RunQueue.Entry;
import dev.assay.statemachine.ExecutionResult;
import dev.assay.statemachine.TaskFailure;
import dev.assay.table.TableText;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.QuestionRequest;
import dev.assay.workflow.budget.DayBudget;
import dev.assay.workflow.log.FailureTrace;
import dev.assay.workflow.reporting.SettledRuns;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Reasons;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The runs of this server, whoever asks for them: over the API, on the page, or as an agent. The id
 * of a run is the name of its asker's key, a dash, and the id that the asker knows.
 */
final class ServedRuns {

  private static final Logger LOG = Logger.getLogger("assay.runs");
  private static final String RETRY_SECONDS = "10";
  private static final String QUEUED = "queued";

  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final SettledRuns settled;
  private final RunBeginnings beginnings;
  private final LocalQuestions questions;
  private final RunQueue queue;
  private final DayBudget budget;
  private final InstantSource clock;
  private final WatchedRuns watched;

  /**
   * Runs that have ended without a result, with the reason; forgotten at the end of the process.
   */
  private final Map<String, String> broken = new ConcurrentHashMap<>();

  /** What is to be done when lines of batches have ended. */
  private final Map<String, Runnable> lines = new ConcurrentHashMap<>();

  ServedRuns(
      ArtifactStore store,
      LocalQuestions questions,
      RunQueue queue,
      DayBudget budget,
      InstantSource clock) {
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.settled = new SettledRuns(artifacts);
    this.beginnings = new RunBeginnings(artifacts);
    this.questions = questions;
    this.queue = queue;
    this.budget = budget;
    this.clock = clock;
    this.watched = new WatchedRuns(artifacts, clock);
  }

  /** The id of a run by the id that its asker knows. */
  static String run(String owner, String id) {
    return owner + "-" + id;
  }

  /** The id that the asker of a run knows. */
  static String id(String owner, String run) {
    return run.substring(owner.length() + 1);
  }

  /**
   * Goes on with the runs that a process before this one has taken and not ended; lines of batches
   * go on with their batches, unless they had a result and their asker chose a reading since then.
   *
   * @param owner whose runs
   * @return how many there are
   */
  int resume(String owner) {
    int resumed = 0;
    for (String key : store.list(ArtifactKeys.runsOf(owner))) {
      String run = ArtifactKeys.runOf(key);
      if (key.equals(ArtifactKeys.asker(run))
          && (!ServedBatches.isLine(id(owner, run)) || hasResult(run))
          && offer(run, owner, () -> {}) == Entry.TAKEN) {
        resumed++;
      }
    }
    return resumed;
  }

  /**
   * Takes a question; one that was asked under this id before is not asked again.
   *
   * @param wanted the id that the asker wants; null for any
   * @param rows those that the answer is to come with; null where it comes alone
   * @return the id
   * @throws RefusedRequestException when it cannot be asked, or not now
   */
  String ask(String owner, @Nullable String wanted, JsonNode asked, @Nullable WantedRows rows) {
    QuestionRequest question = question(asked);
    String id =
        wanted == null || wanted.isEmpty()
            ? RunIds.next(clock.instant(), RandomGenerator.getDefault())
            : wanted;
    if (ServedBatches.isLine(id)) {
      throw new RefusedRequestException(
          ApiError.invalid(
              "Idempotency-Key", "Idempotency-Key: ids like this are lines of batches"));
    }
    String run = run(owner, id);
    requireBudget(run, owner);
    requireRoom(offer(run, owner, () -> keep(run, owner, question, rows)));
    return id;
  }

  /**
   * Takes a line of a batch, whose request is kept already, when there is room for it.
   *
   * @param ended done once, when the run has ended or was withdrawn; at once where it had before
   */
  void askLine(String run, String owner, Runnable ended) throws InterruptedException {
    lines.put(run, ended);
    Entry entry = Entry.KNOWN;
    try {
      entry =
          queue.put(
              run,
              () -> !hasEnded(run),
              () -> artifacts.create(ArtifactKeys.asker(run), new Asker(owner), Asker.class),
              () -> {
                try {
                  begin(run, owner);
                } finally {
                  endLine(run);
                }
              });
    } finally {
      if (entry == Entry.KNOWN) {
        endLine(run);
      }
    }
  }

  private void endLine(String run) {
    Runnable ended = lines.remove(run);
    if (ended != null) {
      ended.run();
    }
  }

  /** Why no line of the asker's can be asked today; empty where one can. */
  Optional<String> usedUpBy(String owner) {
    return budget.usedUpBy(owner);
  }

  /**
   * The run goes on, after something of it has changed.
   *
   * @throws RefusedRequestException when it is under way, which nothing may change, or has no room
   */
  void goOn(String run, String owner, Runnable change) {
    Entry entry = queue.offer(run, () -> true, change, () -> answer(run, owner));
    requireRoom(entry);
    if (entry == Entry.KNOWN) {
      throw new RefusedRequestException(
          ApiError.conflict("the question is under way: choose again when it has ended"));
    }
  }

  private static void requireRoom(Entry entry) {
    if (entry == Entry.FULL) {
      throw new RefusedRequestException(
          ApiError.tooMany("too many questions are waiting: try again later"),
          Map.of("Retry-After", RETRY_SECONDS));
    }
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

  /**
   * How a run stands, with its result where it has ended.
   *
   * @throws RefusedRequestException when there is no such run
   */
  ObjectNode described(String run) {
    return (ObjectNode) described(run, "").path("run");
  }

  /**
   * The same for whoever may know it: {@code outcome} is "described", with {@code run}, or
   * "unchanged", each with the {@code etag} of how it stands.
   *
   * @param known the tag that whoever asks has
   */
  JsonNode described(String run, String known) {
    String reason = broken.get(run);
    boolean hasBroken = reason != null && !queue.isUnderWay(run);
    boolean waits = queue.isWaiting(run);
    ObjectNode outcome =
        (ObjectNode) reported(() -> questions.describe(run, hasBroken || waits ? "" : known));
    if (outcome.path("outcome").asText().equals("invalid-input")) {
      throw new RefusedRequestException(ApiError.notFound("there is no such question"));
    }
    JsonNode description = outcome.path("run");
    boolean ended = description.hasNonNull("result") || description.hasNonNull("reason");
    if (!ended && hasBroken) {
      ((ObjectNode) description).put("status", "failed").put("reason", reason);
      outcome.put("etag", "failed-%08x".formatted((run + reason).hashCode()));
    }
    if (!ended && waits) {
      ((ObjectNode) description).put("status", QUEUED);
      outcome.put("etag", "queued-%08x".formatted(run.hashCode()));
    }
    boolean unchanged = !known.isEmpty() && outcome.path("etag").asText().equals(known);
    return unchanged ? outcome.put("outcome", "unchanged") : outcome;
  }

  /**
   * The asker's runs in the order of their ids, a page at a time: {@code questions}, and {@code
   * next} where there may be more.
   *
   * @param after the id that the first one follows; empty for the first page
   */
  ObjectNode listed(String owner, String after) {
    ObjectNode outcome = (ObjectNode) reported(() -> questions.list(run(owner, after)));
    for (JsonNode question : outcome.path("questions")) {
      String run = run(owner, question.path("id").asText());
      boolean open = Set.of(QUEUED, "running").contains(question.path("status").asText());
      if (open && broken.containsKey(run) && !queue.isUnderWay(run)) {
        ((ObjectNode) question).put("status", "failed");
      } else if (open && queue.isWaiting(run)) {
        ((ObjectNode) question).put("status", QUEUED);
      }
    }
    return outcome.retain("questions", "next");
  }

  /**
   * Keeps a run that waits from beginning.
   *
   * @throws RefusedRequestException when there is no such run, or it has begun
   */
  void withdraw(String run) {
    if (store.read(ArtifactKeys.asker(run)).isEmpty()) {
      throw new RefusedRequestException(ApiError.notFound("there is no such question"));
    }
    JsonNode outcome = reported(() -> questions.withdraw(run));
    if (!outcome.path("outcome").asText().equals("withdrawn")) {
      throw new RefusedRequestException(ApiError.conflict(outcome.path("reason").asText()));
    }
    if (queue.remove(run)) {
      endLine(run);
    }
  }

  /** What the function reporting does. */
  private interface Report {
    JsonNode answer() throws TaskFailure;
  }

  private static JsonNode reported(Report report) {
    try {
      return report.answer();
    } catch (TaskFailure unavailable) {
      throw new IllegalStateException(unavailable);
    }
  }

  /** The steps of a run as they happen. */
  EventStream events(String run) {
    return watched.events(run, () -> queue.isUnderWay(run), () -> state(described(run)));
  }

  /** How a run stands; the rest is asked for. */
  private static ObjectNode state(ObjectNode description) {
    return description.retain("id", "status", "reason");
  }

  /**
   * Waits until a run has ended, for so long at most, and tells its steps.
   *
   * @return the last step; empty when there is none yet
   */
  String await(String run, Duration most, Consumer<String> told) throws InterruptedException {
    return watched.await(run, () -> queue.isUnderWay(run), most, told);
  }

  private Entry offer(String run, String owner, Runnable preparation) {
    return queue.offer(run, () -> !hasEnded(run), preparation, () -> begin(run, owner));
  }

  private boolean hasEnded(String run) {
    return settled.result(run).isPresent() || store.read(ArtifactKeys.refusal(run)).isPresent();
  }

  private boolean hasResult(String run) {
    return store.read(ArtifactKeys.result(run)).isPresent();
  }

  /** What a process that comes after this one needs to go on; of a repeated post, the first. */
  private void keep(String run, String owner, QuestionRequest question, @Nullable WantedRows rows) {
    if (rows != null) {
      artifacts.create(ArtifactKeys.wantedRows(run), rows, WantedRows.class);
    }
    artifacts.create(ArtifactKeys.request(run), question, QuestionRequest.class);
    artifacts.create(ArtifactKeys.asker(run), new Asker(owner), Asker.class);
  }

  private void begin(String run, String owner) {
    try {
      beginnings.work(run, () -> answer(run, owner));
    } catch (RuntimeException unexpected) {
      failed(run, unexpected);
    }
  }

  private void answer(String run, String owner) {
    LOG.debugf("run %s: begins, or goes on", run);
    try {
      QuestionRequest question = artifacts.get(ArtifactKeys.request(run), QuestionRequest.class);
      switch (questions.answer(run, owner, Json.tree(question), watched.begin(run))) {
        case ExecutionResult.Succeeded(JsonNode output) ->
            LOG.infof("run %s: %s", run, output.path("outcome").asText());
        case ExecutionResult.Failed _ when hasEnded(run) -> LOG.warnf("run %s: failed", run);
        case ExecutionResult.Failed failed -> failed(run, failed);
        case ExecutionResult.Cancelled _ -> LOG.infof("run %s: interrupted", run);
      }
    } catch (RuntimeException unexpected) {
      failed(run, unexpected);
    } finally {
      watched.end(run);
    }
  }

  private void failed(String run, RuntimeException unexpected) {
    stopped(run, unexpected.getClass().getSimpleName(), String.valueOf(unexpected.getMessage()));
    tell(run, unexpected);
  }

  /** The error's name alone is told of what nothing was thrown for: its cause may hold anything. */
  private void failed(String run, ExecutionResult.Failed end) {
    stopped(run, end.error(), end.cause());
    if (end.thrown() == null) {
      LOG.errorf("run %s: failed: %s", run, end.error());
    } else {
      tell(run, end.thrown());
    }
  }

  private void stopped(String run, String error, String cause) {
    broken.put(run, Reasons.bounded(error + ": " + TableText.oneLine(cause)));
  }

  private static void tell(String run, Throwable failure) {
    String headline = "run %s: failed: ".formatted(run);
    LOG.error(headline + FailureTrace.line(failure));
    LOG.debug(FailureTrace.below(headline, failure));
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
}
