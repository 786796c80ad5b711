package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.TokenUsage;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.worker.CrashingWorker;
import dev.assay.sql.worker.WorkerPool;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.batch.QuestionAsking;
import dev.assay.workflow.batch.StoredCatalogs;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.catalogs.CatalogFiles;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Batches in which processes end: that which executes SQL, and that of the batch itself. */
class CrashingBatchTest {

  private static final RunSettings SETTINGS =
      RunSettings.of("writer", List.of("coder-a", "coder-b", "coder-c"));

  /** Is verified without a revision. */
  private static final DemoQuestion QUESTION = DemoRuns.DEMO.question("7");

  /**
   * Each is tried once as it was given, and once by each revision: 25 make a hundred faults, which
   * take three minutes.
   */
  private static final int CRASHING = Integer.getInteger("assay.crashing", 4);

  private static final int TRIES = 4;
  private static final int OTHERS = 5;

  private final ManualTime time = new ManualTime();

  @Test
  @Tag("slow")
  @DisabledOnOs(OS.WINDOWS)
  void memoryFaultsInARowLoseNoOtherQuestion() {
    AtomicInteger revisions = new AtomicInteger();
    ModelClient models =
        call -> {
          if (call.step().equals("revise-sql") && call.question().startsWith("crash-")) {
            revisions.incrementAndGet();
            return answer("```sql\n" + CrashingWorker.CRASH + "\n```");
          }
          return DEMO.complete(asDemo(call));
        };
    List<String> file =
        IntStream.range(0, CRASHING + OTHERS)
            .mapToObj(
                line ->
                    line < CRASHING
                        ? line("crash-" + line, CrashingWorker.CRASH)
                        : line("q" + line, null))
            .toList();

    List<BatchResultLine> lines;
    try (WorkerPool workers = CrashingWorker.pool(2)) {
      SqlEngines.executeIn(workers);
      lines = answered(store(file), models);
    } finally {
      SqlEngines.executeIn(SqlEngines::inThisProcess);
    }

    assertThat(revisions).hasValue(CRASHING * (TRIES - 1));
    assertThat(lines.subList(0, CRASHING))
        .extracting(line -> line.status())
        .containsOnly("unverified");
    assertThat(lines.subList(CRASHING, CRASHING + OTHERS))
        .extracting(line -> line.status())
        .containsOnly("verified");
  }

  @Test
  void aRunThatEndsItsProcessTwiceIsGivenUpAndNoOtherWithIt() {
    List<String> file = List.of(line("ends", null), line("q2", null));
    AtomicReference<ArtifactStore> store = new AtomicReference<>(store(file));
    AtomicInteger ends = new AtomicInteger();

    for (int process = 0; process < 2; process++) {
      AtomicReference<ArtifactStore> left = new AtomicReference<>(store.get());
      answered(
          store.get(),
          call -> {
            if (call.question().equals("ends")) {
              ends.incrementAndGet();
              left.set(copy(store.get())); // nothing that comes after this happens
            }
            return DEMO.complete(asDemo(call));
          });
      store.set(left.get());
    }
    List<BatchResultLine> lines =
        answered(
            store.get(),
            call -> {
              assertThat(call.question()).isNotEqualTo("ends");
              return DEMO.complete(asDemo(call));
            });

    assertThat(lines.get(0).reason()).contains("the process ended 2 times while it worked on");
    assertThat(lines.get(1).status()).isEqualTo("verified");
  }

  private static final ModelClient DEMO = DemoRuns.DEMO.models();

  private static ModelCall asDemo(ModelCall call) {
    return new ModelCall(
        call.step(), call.model(), QUESTION.id(), call.round(), call.prompt(), call.temperature());
  }

  private static Completion answer(String text) {
    return new Completion(text, new TokenUsage(1, 1, 0), FinishReason.STOP, Duration.ZERO);
  }

  private static String line(String id, String sql) {
    return Json.object()
        .put("question_id", id)
        .put("db_id", "skerry_line")
        .put("question", QUESTION.text())
        .put("evidence", QUESTION.evidence())
        .put("sql", sql)
        .toString();
  }

  private InMemoryStore store(List<String> lines) {
    InMemoryStore store = new InMemoryStore();
    new CatalogFiles(store)
        .write(
            CatalogFile.of(time.now(), "test", null, List.of(), DemoRuns.DEMO.catalog()), _ -> {});
    store.write(
        "inbox/file.jsonl",
        lines.stream().collect(Collectors.joining("\n")).getBytes(StandardCharsets.UTF_8));
    return store;
  }

  private static ArtifactStore copy(ArtifactStore store) {
    InMemoryStore copy = new InMemoryStore();
    new ArrayList<>(store.list(""))
        .forEach(key -> store.read(key).ifPresent(content -> copy.write(key, content)));
    return copy;
  }

  private List<BatchResultLine> answered(ArtifactStore store, ModelClient models) {
    Artifacts artifacts = new Artifacts(store);
    BatchSteps steps =
        new BatchSteps(
            store,
            new BatchBeginning(store, SETTINGS),
            new QuestionAsking(
                artifacts,
                new StoredCatalogs(store, artifacts, ValueSharing.SAMPLES, time::now),
                SETTINGS,
                time::now));
    String batch =
        new LocalBatch(store, models, steps, LiveDatabases.NONE, time, ExecutionListener.NONE)
            .execute("inbox/file.jsonl", 2, "execution");
    assertThat(store.read(ArtifactKeys.batch(batch, "summary.json"))).isPresent();
    return new BatchEnding(store).lines(batch);
  }
}
