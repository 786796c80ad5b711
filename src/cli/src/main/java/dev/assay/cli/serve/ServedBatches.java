package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchItem;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.batch.InvalidBatchException;
import dev.assay.workflow.log.FailureTrace;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Reasons;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;

/**
 * The batches of this server. Each line is a run of its asker; of all batches together, as many are
 * under way at once as there are threads for, so that a question that is asked meanwhile is next.
 */
final class ServedBatches implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger("assay.batches");
  private static final Pattern LINE = Pattern.compile("b[0-9a-f]{16}-[0-9]+");
  private static final String BATCH = "batch.json";
  private static final String RESULTS = "results.jsonl";
  private static final String SUMMARY = "summary.json";

  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final BatchBeginning beginning;
  private final BatchEnding ending;
  private final ServedRuns runs;
  private final Semaphore window;
  private final InstantSource clock;
  private final Map<String, EndedLines> underWay = new ConcurrentHashMap<>();

  /** Why batches do not go on; forgotten at the end of the process, after which they do. */
  private final Map<String, String> stopped = new ConcurrentHashMap<>();

  private final ExecutorService feeders = Executors.newVirtualThreadPerTaskExecutor();

  ServedBatches(
      ArtifactStore store,
      BatchBeginning beginning,
      ServedRuns runs,
      int atOnce,
      InstantSource clock) {
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.beginning = beginning;
    this.ending = new BatchEnding(store);
    this.runs = runs;
    this.window = new Semaphore(atOnce, true);
    this.clock = clock;
  }

  /** Whether a run is a line of a batch, by the id that its asker knows. */
  static boolean isLine(String id) {
    return LINE.matcher(id).matches();
  }

  /**
   * Goes on with the batches that a process before this one has not ended.
   *
   * @return how many there are
   */
  int resume(String owner) {
    List<String> left =
        batches(owner).stream()
            .filter(batch -> store.read(ArtifactKeys.batch(batch, SUMMARY)).isEmpty())
            .toList();
    left.forEach(batch -> goOn(batch, owner));
    return left.size();
  }

  /**
   * Takes a file of questions; the same one given again is the same batch, and goes on where it
   * was.
   *
   * @return the id
   * @throws RefusedRequestException when it has no line
   */
  String begin(String owner, String name, JsonNode questions) {
    try {
      BatchBeginning.Begun begun =
          beginning.beginOf(owner, questions.toString().getBytes(StandardCharsets.UTF_8));
      artifacts.create(
          ArtifactKeys.batch(begun.id(), BATCH),
          new ServedBatch(name, clock.instant(), begun.lines()),
          ServedBatch.class);
      goOn(begun.id(), owner);
      return ServedRuns.id(owner, begun.id());
    } catch (InvalidBatchException invalid) {
      throw new RefusedRequestException(
          ApiError.invalid("questions", String.valueOf(invalid.getMessage())));
    }
  }

  /** The ids of the asker's batches, the last first. */
  List<String> ids(String owner) {
    record Begun(String id, ServedBatch kept) {}
    return batches(owner).stream()
        .map(batch -> new Begun(ServedRuns.id(owner, batch), kept(batch)))
        .sorted(
            Comparator.comparing((Begun one) -> one.kept().begun())
                .thenComparing(Begun::id)
                .reversed())
        .map(Begun::id)
        .toList();
  }

  /**
   * How far a batch is, and what came out.
   *
   * @throws RefusedRequestException when there is no such batch
   */
  ObjectNode described(String owner, String id) {
    String batch = ServedRuns.run(owner, id);
    ServedBatch kept =
        artifacts
            .find(ArtifactKeys.batch(batch, BATCH), ServedBatch.class)
            .orElseThrow(
                () -> new RefusedRequestException(ApiError.notFound("there is no such batch")));
    return described(batch, id, kept);
  }

  private ServedBatch kept(String batch) {
    return artifacts.get(ArtifactKeys.batch(batch, BATCH), ServedBatch.class);
  }

  /**
   * One line of JSON for each question.
   *
   * @throws RefusedRequestException when there is no such batch, or it has not ended
   */
  byte[] results(String owner, String id) {
    String batch = ServedRuns.run(owner, id);
    EndedLines progress = underWay.get(batch);
    Optional<byte[]> results = store.read(ArtifactKeys.batch(batch, RESULTS));
    if (progress != null || results.isEmpty()) {
      throw new RefusedRequestException(
          ApiError.notFound(
              progress == null
                  ? "there is no such batch, or it has not ended"
                  : "the batch has not ended: %,d of its lines have".formatted(progress.ended())));
    }
    return results.get();
  }

  private List<String> batches(String owner) {
    return store.list(ArtifactKeys.batchesOf(owner)).stream()
        .filter(key -> key.endsWith("/" + BATCH))
        .map(ArtifactKeys::batchOf)
        .toList();
  }

  private ObjectNode described(String batch, String id, ServedBatch kept) {
    ObjectNode one =
        Json.object()
            .put("id", id)
            .put("name", kept.name())
            .put("begun", kept.begun().toString())
            .put("lines", kept.lines());
    EndedLines progress = underWay.get(batch);
    if (progress != null) {
      one.put("status", "running").put("ended", progress.ended());
      one.set("counts", Json.tree(progress.counts()));
      return one;
    }
    Optional<BatchSummary> summary =
        artifacts.find(ArtifactKeys.batch(batch, SUMMARY), BatchSummary.class);
    if (summary.isEmpty()) {
      String reason = stopped.getOrDefault(batch, "it was interrupted");
      return one.put("status", "failed")
          .put("reason", reason + "; give the file again to go on with it");
    }
    one.put("status", "ended").put("ended", kept.lines());
    one.set("counts", Json.tree(EndedLines.counts(summary.get())));
    return one.put("tokens", summary.get().tokens()).put("cost", summary.get().cost());
  }

  private void goOn(String batch, String owner) {
    EndedLines progress = new EndedLines();
    if (underWay.putIfAbsent(batch, progress) == null) {
      stopped.remove(batch);
      feeders.execute(() -> feed(batch, owner, progress));
    }
  }

  /** A batch that is interrupted goes on when the server is started again. */
  private void feed(String batch, String owner, EndedLines progress) {
    Phaser open = new Phaser(1);
    try {
      for (BatchItem item : ending.items(batch)) {
        Optional<String> usedUp = runs.usedUpBy(owner);
        if (usedUp.isPresent()) {
          stopped.put(batch, Reasons.bounded(usedUp.get()));
          LOG.warnf("batch %s: stopped: the day's budget of its key is used up", batch);
          return;
        }
        ask(item, owner, progress, open);
      }
      open.awaitAdvanceInterruptibly(open.arrive());
      BatchSummary summary = ending.end(batch);
      underWay.remove(batch, progress);
      LOG.infof("batch %s: %d of %d verified", batch, summary.verified(), summary.lines());
    } catch (InterruptedException closing) {
      LOG.infof("batch %s: interrupted", batch);
    } catch (RuntimeException unexpected) {
      stopped(batch, unexpected);
    } finally {
      underWay.remove(batch, progress);
    }
  }

  /** What has not been asked is when the file is given again, or the server started again. */
  private void stopped(String batch, RuntimeException unexpected) {
    stopped.put(
        batch,
        Reasons.bounded(unexpected.getClass().getSimpleName() + ": " + unexpected.getMessage()));
    String headline = "batch %s: stopped: ".formatted(batch);
    LOG.error(headline + FailureTrace.line(unexpected));
    LOG.debug(FailureTrace.below(headline, unexpected));
  }

  private void ask(BatchItem item, String owner, EndedLines progress, Phaser open)
      throws InterruptedException {
    if (item.problem() != null) {
      progress.end("failed");
      return;
    }
    window.acquire();
    open.register();
    runs.askLine(
        item.run(),
        owner,
        () -> {
          try {
            progress.end(status(item));
          } finally {
            window.release();
            open.arriveAndDeregister();
          }
        });
  }

  private String status(BatchItem item) {
    return artifacts
        .find(ArtifactKeys.result(item.run()), RunResult.class)
        .map(result -> result.status().label())
        .orElse("failed");
  }

  /** Lets no further line begin. */
  @Override
  public void close() {
    feeders.shutdownNow();
    feeders.close();
  }
}
