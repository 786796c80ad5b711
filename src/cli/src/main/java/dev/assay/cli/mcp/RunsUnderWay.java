package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.cli.run.LocalRun;
import dev.assay.cli.run.RunIds;
import dev.assay.cli.run.RunProgress;
import dev.assay.cli.run.StepLines;
import dev.assay.cli.run.Submission;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Runs that tools have begun: who asks waits a while, and comes back for what takes longer. */
final class RunsUnderWay implements Answers, AutoCloseable {

  private static final int AT_ONCE = 4;

  private final CommandContext context;
  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final Supplier<ModelClient> models;
  private final BiFunction<String, AgentQuestion, Submission> submissions;
  private final ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
  private final Map<String, Begun> begun = new ConcurrentHashMap<>();

  private record Begun(Future<RunResult> result, StepLines steps) {}

  /**
   * Runs in a store, with models that are not asked for before a run needs them.
   *
   * @param submissions makes a run of this id of what is asked
   */
  RunsUnderWay(
      CommandContext context,
      ArtifactStore store,
      Supplier<ModelClient> models,
      BiFunction<String, AgentQuestion, Submission> submissions) {
    this.context = context;
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.models = models;
    this.submissions = submissions;
  }

  @Override
  public String begin(AgentQuestion question) {
    ModelClient client = models.get();
    String run = RunIds.next(context.time().now(), RandomGenerator.getDefault());
    submissions.apply(run, question).submit(artifacts, context.time().now());
    begin(run, client);
    return run;
  }

  private Begun begin(String run, ModelClient client) {
    return begun.computeIfAbsent(
        run,
        _ -> {
          StepLines steps = new StepLines();
          RunProgress progress =
              new RunProgress(steps.writer(), artifacts, run, context.time()::now);
          LocalRun local = new LocalRun(store, client, context.time(), progress);
          return new Begun(threads.submit(() -> execute(local, run, steps)), steps);
        });
  }

  private static RunResult execute(LocalRun local, String run, StepLines steps) {
    try {
      return local.execute(run);
    } finally {
      steps.end();
    }
  }

  /** The run's answer, or how it stands after so long; a run of an earlier process goes on. */
  @Override
  public ObjectNode answer(String run, Duration wait, Consumer<String> told)
      throws InterruptedException {
    Optional<RunResult> ended = result(run);
    if (ended.isPresent()) {
      return AnswerJson.of(run, ended.get());
    }
    if (artifacts.find(ArtifactKeys.question(run), Object.class).isEmpty()) {
      throw new UsageException("there is no run '%s': 'ask' answers an id".formatted(run));
    }
    return await(run, begin(run, models.get()), wait, told);
  }

  @Override
  public Optional<RunResult> result(String run) {
    if (!ArtifactKeys.isRun(run)) {
      throw new UsageException("not a run's id: '%s'".formatted(run));
    }
    return artifacts.find(ArtifactKeys.result(run), RunResult.class);
  }

  /** Tells of each step when it happens, and not together with the answer. */
  private static ObjectNode await(String run, Begun under, Duration wait, Consumer<String> told)
      throws InterruptedException {
    long deadline = System.nanoTime() + wait.toNanos();
    int seen = 0;
    while (true) {
      long left = Math.max(0, deadline - System.nanoTime());
      List<String> more = under.steps().await(seen, Duration.ofNanos(left));
      more.forEach(told);
      seen += more.size();
      if (more.isEmpty() && under.steps().hasEnded()) {
        return AnswerJson.of(run, result(under.result()));
      }
      if (left == 0) {
        return AnswerJson.running(run, under.steps().last());
      }
    }
  }

  private static RunResult result(Future<RunResult> ended) throws InterruptedException {
    try {
      return ended.get();
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException own
          ? own
          : new IllegalStateException(failed.getCause());
    }
  }

  /** Interrupts what is under way; it goes on when its answer is asked for again. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
