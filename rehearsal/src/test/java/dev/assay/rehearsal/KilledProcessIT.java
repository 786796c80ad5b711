package dev.assay.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.TokenUsage;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.rehearsal.models.RecordedModels;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command line as a process that is killed at random moments of a run, in the middle of a step
 * too, and resumed by the next one: nothing is lost, and only answers that it held in its hands are
 * paid for again.
 */
@Tag("slow")
@EnabledIfSystemProperty(
    named = "assay.kills",
    matches = "[1-9]\\d*0",
    disabledReason = "fifty kills take a minute of a whole machine: -Dassay.kills=50")
class KilledProcessIT {

  private static final int TIMES = Integer.getInteger("assay.kills", 0);

  /** Asks all three models for test code, one of which is outvoted, and takes a revision. */
  private static final String QUESTION = "2";

  private static final String KEY = "sk-of-the-test";
  private static final long SEED = 20261121;

  /** Models that are asked at the same time. */
  private static final int MOST_IN_HAND = 2;

  private static final String RUN_LINE = "run ";

  /** Side by side, since whoever goes on may have to wait for a claim of the killed to end. */
  private static final int LANES = 10;

  @TempDir Path folder;

  @Test
  void aRunWhoseProcessIsKilledEndsTheSameWhenItIsResumed() throws Exception {
    Path database = folder.resolve("demo.sqlite");
    Demo demo = Demo.at(database);
    Path cache = folder.resolve("assay.aot");
    End expected;
    long length;
    try (Lane undisturbed = new Lane("undisturbed", demo, "-XX:AOTCacheOutput=" + cache)) {
      undisturbed.begin(1).end();
    }
    try (Lane undisturbed = new Lane("measured", demo, "-XX:AOTCache=" + cache)) {
      Attempt attempt = undisturbed.begin(1);
      Instant begun = Instant.now();
      expected = attempt.end();
      length = Duration.between(begun, Instant.now()).toMillis();
    }

    List<Future<Integer>> killed = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(LANES)) {
      for (int lane = 0; lane < LANES; lane++) {
        Random random = new Random(SEED + lane);
        String name = "lane-" + lane;
        killed.add(
            threads.submit(
                () -> {
                  try (Lane mine = new Lane(name, demo, "-XX:AOTCache=" + cache)) {
                    return kills(mine, random, length, expected);
                  }
                }));
      }
    }
    int kills = 0;
    for (Future<Integer> each : killed) {
      kills += each.get();
    }
    assertThat(kills).isEqualTo(TIMES);
  }

  /** Kills processes of runs, and takes each run to its end; the number of the kills. */
  private static int kills(Lane lane, Random random, long length, End expected) throws Exception {
    int kills = 0;
    for (int run = 1; kills < TIMES / LANES; run++) {
      int before = lane.models.answered().size();
      Attempt attempt = lane.begin(run);
      int lost = 0;
      if (attempt.isKilledWithin(random.nextLong(length))) {
        kills++;
        lost = lane.models.answered().size() - before - attempt.kept();
        attempt = lane.resume(attempt);
      }
      End end = attempt.end();
      assertThat(lost).as("answers in hand").isBetween(0, MOST_IN_HAND);
      assertThat(end).as(lane.name + ", run " + run).isEqualTo(expected);
      assertThat(lane.models.answered().size() - before)
          .as("calls")
          .isEqualTo(expected.calls + lost);
    }
    return kills;
  }

  /**
   * What a run came to.
   *
   * @param calls how many answers it has
   * @param artifacts their names, without claims, which a killed process leaves behind
   */
  private record End(
      RunStatus status,
      @Nullable String sql,
      String candidates,
      TokenUsage tokens,
      int calls,
      List<String> artifacts) {}

  /** One who asks again and again, with models and a store for each run. */
  private final class Lane implements AutoCloseable {

    private final String name;
    private final String cache;
    private final RecordedModels models;
    private final DemoQuestion question;

    /** With an option that has the JVM make a cache of classes, or start from one. */
    Lane(String name, Demo demo, String cache) throws IOException {
      this.name = name;
      this.cache = cache;
      this.models = RecordedModels.start(KEY, demo, new BusyTime());
      this.question = demo.question(QUESTION);
    }

    Attempt begin(int run) throws IOException {
      return new Attempt(
          cache,
          models,
          folder.resolve("%s-%d".formatted(name, run)),
          List.of(
              "--database",
              folder.resolve("demo.sqlite").toString(),
              "--model",
              "writer",
              "--test-code-models",
              "coder-a,coder-b,coder-c",
              "--evidence",
              question.evidence(),
              // how rich test data are is measured within a time, of which a busy machine has less
              "--richer",
              "0",
              question.text()));
    }

    Attempt resume(Attempt killed) throws IOException {
      return new Attempt(cache, models, killed.store, List.of("--run", killed.run));
    }

    @Override
    public void close() {
      models.close();
    }
  }

  /** One process that asks, or goes on with a run; it has begun its run when this is made. */
  private static final class Attempt {

    private final RecordedModels models;
    private final Path store;
    private final String run;
    private final Process process;

    Attempt(String cache, RecordedModels models, Path store, List<String> arguments)
        throws IOException {
      this.models = models;
      this.store = store;
      List<String> command =
          new ArrayList<>(
              List.of(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  cache,
                  "--enable-native-access=ALL-UNNAMED",
                  "-jar",
                  System.getProperty("assay.cli"),
                  "ask",
                  "--store",
                  store.toString()));
      command.addAll(arguments);
      ProcessBuilder builder = new ProcessBuilder(command);
      Map<String, String> environment = builder.environment();
      environment.clear();
      environment.putAll(
          Map.of("OPENAI_BASE_URL", models.baseUrl().toString(), "OPENAI_API_KEY", KEY));
      builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
      this.process = builder.start();
      this.run = begun();
    }

    /** Reads on until the process tells its run's id; the few lines after it fit into the pipe. */
    private String begun() throws IOException {
      BufferedReader told = process.errorReader();
      StringBuilder before = new StringBuilder();
      for (String line = told.readLine(); line != null; line = told.readLine()) {
        if (line.startsWith(RUN_LINE)) {
          return line.substring(RUN_LINE.length());
        }
        before.append(line).append('\n');
      }
      throw new IllegalStateException("the process has not begun: " + before);
    }

    /** Whether it had not ended by then. */
    boolean isKilledWithin(long millis) throws InterruptedException {
      if (process.waitFor(millis, TimeUnit.MILLISECONDS)) {
        return false;
      }
      process.destroyForcibly().waitFor();
      models.settle();
      return true;
    }

    /** How many answers the store has kept. */
    int kept() {
      return RunHistory.read(new Artifacts(new DirectoryArtifactStore(store)), run).uses().size();
    }

    /** Waits for its end, which has to be a verified answer. */
    End end() throws InterruptedException {
      assertThat(process.waitFor()).isZero();
      DirectoryArtifactStore kept = new DirectoryArtifactStore(store);
      RunResult result = new Artifacts(kept).get(ArtifactKeys.result(run), RunResult.class);
      String prefix = ArtifactKeys.run(run);
      return new End(
          result.status(),
          result.sql(),
          result.candidates().toString().replace(run, "RUN"),
          result.usage().tokens(),
          kept(),
          kept.list(prefix).stream()
              .map(key -> key.substring(prefix.length()))
              .filter(key -> !key.matches("calls/[^/]+/claim-.*"))
              .sorted()
              .toList());
    }
  }
}
