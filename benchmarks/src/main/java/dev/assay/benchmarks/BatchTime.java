package dev.assay.benchmarks;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.cli.run.LocalBatch;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.batch.DatabaseCatalogs;
import dev.assay.workflow.batch.QuestionAsking;
import dev.assay.workflow.catalogs.KeptCatalog;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Measures a batch against models that take a second a call: {@code benchmarks/run BatchTime
 * [QUESTIONS [CONCURRENCY]]}, 1,000 and 50 without arguments. Every question is the demo's first,
 * its SQL revised once. The ideal is what the calls alone take when so many questions wait for them
 * at once: those of one question that follow each other, counted in a run of one.
 */
public final class BatchTime {

  private static final Duration CALL = Duration.ofSeconds(1);
  private static final int WARM_UP = 100;
  private static final int QUARTERS = 4;

  private final Demo demo;
  private final DemoQuestion question;
  private final Path folder;

  private BatchTime(Demo demo, Path folder) {
    this.demo = demo;
    this.question = demo.questions().getFirst();
    this.folder = folder;
  }

  /** Takes how many questions, and how many of them at once. */
  public static void main(String[] arguments) throws IOException {
    int questions = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1000;
    int concurrency = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 50;
    Path folder = Files.createTempDirectory("assay-batch-time");
    try {
      BatchTime time = new BatchTime(Demo.at(folder.resolve("demo.sqlite")), folder);
      time.measure(questions, concurrency, System.out);
    } finally {
      TemporaryFolder.delete(folder);
    }
  }

  private void measure(int questions, int concurrency, PrintStream out) {
    batch("warm-up", WARM_UP, concurrency, Duration.ZERO);
    double one = batch("one", 1, 1, CALL).seconds();
    long calls = Math.round(Math.floor(one / CALL.toSeconds()));
    double ideal = Math.ceilDiv(questions, concurrency) * calls * (double) CALL.toSeconds();
    HeapWatch heap = HeapWatch.start();
    long cpu = cpuNanos();
    Measured measured = batch("measured", questions, concurrency, CALL);
    double processor = (cpuNanos() - cpu) / 1e9;
    out.println(
        "%d questions, %d at once, %d calls one after another each: %.1f s, ideal %.1f s, %.1f %% over it"
            .formatted(
                questions,
                concurrency,
                calls,
                measured.seconds(),
                ideal,
                (measured.seconds() / ideal - 1) * 100));
    out.println(
        "%d verified, %d failed, %d calls; %.1f s of processor time"
            .formatted(
                measured.summary().verified(),
                measured.summary().failed(),
                measured.summary().calls(),
                processor));
    out.println(
        "least heap used in each quarter of the time, MiB: "
            + heap.leastOf(QUARTERS).stream()
                .map("%.1f"::formatted)
                .collect(Collectors.joining(", ")));
    out.println(
        "Java %s, %d processors, %s"
            .formatted(
                Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.arch")));
  }

  private record Measured(double seconds, BatchSummary summary) {}

  private Measured batch(String name, int questions, int concurrency, Duration call) {
    ArtifactStore store = new DirectoryArtifactStore(folder.resolve(name));
    String catalog = new KeptCatalog(demo.catalog(), demo.values()).keep(new Artifacts(store));
    DatabaseCatalogs.Found found = DatabaseCatalogs.Found.of(catalog, demo.catalog());
    RunSettings settings = demo.submission(name, question).settings();
    BatchBeginning beginning = new BatchBeginning(store, settings);
    QuestionAsking asking =
        new QuestionAsking(new Artifacts(store), _ -> found, settings, Instant::now);
    String file = "inbox/" + name + ".jsonl";
    store.create(file, lines(questions).getBytes(StandardCharsets.UTF_8));
    long start = System.nanoTime();
    String batch =
        new LocalBatch(
                store,
                new SlowModel(demo.models(), question.id(), call),
                new BatchSteps(store, beginning, asking),
                LiveDatabases.NONE,
                Time.system(),
                ExecutionListener.NONE)
            .execute(file, concurrency, name);
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Measured(seconds, BatchSummary.of(batch, new BatchEnding(store).lines(batch)));
  }

  private String lines(int questions) {
    return IntStream.rangeClosed(1, questions)
        .mapToObj(
            number ->
                Json.object()
                    .put("question_id", "q" + number)
                    .put("question", question.text())
                    .put("evidence", question.evidence())
                    .toString())
        .collect(Collectors.joining("\n"));
  }

  private static long cpuNanos() {
    return ProcessHandle.current().info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
  }

  /** Gives the demo's answers to one of its questions whatever the question's id, and slowly. */
  private record SlowModel(ModelClient models, String question, Duration takes)
      implements ModelClient {

    @Override
    public Completion complete(ModelCall call) throws ModelException {
      try {
        Thread.sleep(takes);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new ModelException.Unavailable(call.model(), "interrupted");
      }
      return models.complete(
          new ModelCall(
              call.step(),
              call.model(),
              question,
              call.round(),
              call.prompt(),
              call.temperature()));
    }
  }
}
