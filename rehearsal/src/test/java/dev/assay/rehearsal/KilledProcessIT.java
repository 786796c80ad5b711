package dev.assay.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.rehearsal.models.RecordedModels;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command line as a process that is killed at random moments of a run, in the middle of a step
 * too, and resumed by the next one: nothing is lost, and only answers that it held in its hands are
 * paid for again.
 */
class KilledProcessIT {

  private static final int TIMES = 50;

  /** Asks all three models for test code, one of which is outvoted, and takes a revision. */
  private static final String QUESTION = "2";

  private static final String KEY = "sk-of-the-test";
  private static final long SEED = 20261121;

  /** Models that are asked at the same time. */
  private static final int MOST_IN_HAND = 2;

  private static final String RUN_LINE = "run ";

  @TempDir Path folder;
  private RecordedModels models;
  private DemoQuestion question;
  private int stores;

  @BeforeEach
  void start() throws IOException {
    Demo demo = Demo.at(folder.resolve("demo.sqlite"));
    question = demo.question(QUESTION);
    models = RecordedModels.start(KEY, demo);
  }

  @AfterEach
  void stop() {
    models.close();
  }

  @Test
  void aRunWhoseProcessIsKilledAgainAndAgainEndsTheSame() throws Exception {
    Attempt undisturbed = new Attempt(nextStore(), null);
    Instant begun = Instant.now();
    assertThat(undisturbed.process.waitFor()).isZero();
    long length = Duration.between(begun, Instant.now()).toMillis();
    int calls = models.answered().size();
    RunResult expected = undisturbed.result();
    List<String> artifacts = undisturbed.artifacts();

    Random random = new Random(SEED);
    int kills = 0;
    while (kills < TIMES) {
      Path store = nextStore();
      int before = models.answered().size();
      int lost = 0;
      Attempt attempt = new Attempt(store, null);
      while (attempt.isKilledWithin(random.nextLong(length))) {
        kills++;
        int inHand = models.answered().size() - before - attempt.kept();
        assertThat(inHand - lost)
            .as("answers in hand at kill %d", kills)
            .isBetween(0, MOST_IN_HAND);
        lost = inHand;
        attempt = new Attempt(store, attempt.run);
      }
      assertThat(attempt.process.exitValue()).isZero();
      assertThat(models.answered().size() - before).as("calls").isEqualTo(calls + lost);
      assertThat(attempt.artifacts()).isEqualTo(artifacts);
      assertSame(attempt.result(), expected);
    }
  }

  private static void assertSame(RunResult result, RunResult expected) {
    assertThat(result.status()).isEqualTo(expected.status());
    assertThat(result.sql()).isEqualTo(expected.sql());
    assertThat(result.candidates()).isEqualTo(expected.candidates());
    assertThat(result.usage().tokens()).isEqualTo(expected.usage().tokens());
  }

  private Path nextStore() {
    return folder.resolve("store-" + stores++);
  }

  /** One process that asks, or goes on with a run; it has begun its run when this is made. */
  private final class Attempt {

    private final Path store;
    private final String run;
    private final Process process;

    Attempt(Path store, @Nullable String resumed) throws IOException {
      this.store = store;
      List<String> command =
          new ArrayList<>(
              List.of(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "--enable-native-access=ALL-UNNAMED",
                  "-jar",
                  System.getProperty("assay.cli"),
                  "ask",
                  "--store",
                  store.toString()));
      command.addAll(
          resumed == null
              ? List.of(
                  "--database",
                  folder.resolve("demo.sqlite").toString(),
                  "--model",
                  "writer",
                  "--test-code-models",
                  "coder-a,coder-b,coder-c",
                  "--evidence",
                  question.evidence(),
                  question.text())
              : List.of("--run", resumed));
      ProcessBuilder builder = new ProcessBuilder(command);
      Map<String, String> environment = builder.environment();
      environment.clear();
      environment.putAll(
          Map.of("OPENAI_BASE_URL", models.baseUrl().toString(), "OPENAI_API_KEY", KEY));
      builder.redirectOutput(Files.createTempFile(folder, "out", ".txt").toFile());
      this.process = builder.start();
      this.run = begun();
    }

    /** Reads on until the process tells its run's id; the rest is read aside. */
    private String begun() throws IOException {
      BufferedReader told = process.errorReader();
      StringBuilder before = new StringBuilder();
      for (String line = told.readLine(); line != null; line = told.readLine()) {
        if (line.startsWith(RUN_LINE)) {
          Thread.startVirtualThread(() -> told.lines().forEach(_ -> {}));
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

    RunResult result() {
      return new Artifacts(new DirectoryArtifactStore(store))
          .get(ArtifactKeys.result(run), RunResult.class);
    }

    /** Names of the run's artifacts. */
    List<String> artifacts() {
      String prefix = ArtifactKeys.run(run);
      return new DirectoryArtifactStore(store)
          .list(prefix).stream().map(key -> key.substring(prefix.length())).sorted().toList();
    }
  }
}
