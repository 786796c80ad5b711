package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.assay.cli.demo.Demo;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.main.LaunchResult;
import io.quarkus.test.junit.main.QuarkusMainLauncher;
import io.quarkus.test.junit.main.QuarkusMainTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real application, in Quarkus, against a model server that speaks the real wire format. */
@Tag("slow")
@QuarkusMainTest
@WithTestResource(ModelServer.class)
class AskWithModelTest {

  private static final String QUESTION = "Which of our ports are in Lindholm?";

  @Test
  void aQuestionIsAnsweredMeteredAndRecordedWithoutTheKeyGoingAnywhere(
      QuarkusMainLauncher launcher, @TempDir Path folder) throws IOException {
    Path database = folder.resolve("skerry.sqlite");
    Demo.at(database);
    Path store = folder.resolve("store");
    Path recording = folder.resolve("recording.jsonl");

    LaunchResult asked =
        launcher.launch(
            "ask",
            QUESTION,
            "--database",
            database.toString(),
            "--store",
            store.toString(),
            "--record",
            recording.toString());

    assertThat(asked.getErrorOutput()).contains("waiting     1 s before the second try");
    assertThat(asked.exitCode()).isZero();
    assertThat(asked.getOutput())
        .startsWith("SELECT name FROM ports WHERE TRIM(city) = 'Lindholm';")
        .contains(
            "6 model calls, 6,300 tokens (6,000 in, of these 0 cached; 300 out), cost 0.0144");
    assertThat(Files.readAllLines(recording))
        .as("the moment of the run, and what was answered")
        .hasSize(7)
        .first(STRING)
        .startsWith("{\"asOf\":");
    assertThat(everythingIn(folder))
        .doesNotContain(ModelServer.KEY)
        .contains("\"status\" : \"verified\"");
    assertThat(asked.getOutput() + asked.getErrorOutput()).doesNotContain(ModelServer.KEY);
  }

  @Test
  void aBenchmarkThatWasRecordedIsReplayedInAnotherStoreWithTheSameFigures(
      QuarkusMainLauncher launcher, @TempDir Path folder) throws IOException {
    Path data = folder.resolve("data");
    DemoBenchmark.in(data, Map.of("1", DemoBenchmark.PORTS));
    String recording = folder.resolve("recording.jsonl").toString();

    LaunchResult asked =
        launcher.launch(answering(data, folder.resolve("asked"), "--record", recording));
    CommandLineHarness replayed = new CommandLineHarness();
    replayed.run(
        answering(
            data, folder.resolve("replayed"), "--replay", recording, "--model", "stub-model"));

    assertThat(asked.exitCode()).isZero();
    assertThat(asked.getOutput()).contains("cost 0.0144 (0.0144 a question), ");
    assertThat(untimed(replayed.out())).isEqualTo(untimed(asked.getOutput()));
    assertThat(replayed.out()).contains("6 model calls, 6,300 tokens");
  }

  private static String[] answering(Path data, Path store, String... models) {
    return Stream.concat(
            Stream.of(
                "eval",
                "--run",
                "--benchmark",
                "bird",
                "--data",
                data.toString(),
                "--store",
                store.toString()),
            Stream.of(models))
        .toArray(String[]::new);
  }

  /** Recordings hold no prices, and runs take the time that they take. */
  private static String untimed(String report) {
    return report.replaceAll("cost .*", "").stripTrailing();
  }

  private static String everythingIn(Path folder) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        text.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return text.toString();
  }
}
