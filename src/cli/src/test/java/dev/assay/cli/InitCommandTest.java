package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.Models;
import dev.assay.agents.model.TokenUsage;
import dev.assay.cli.config.Settings;
import dev.assay.cli.demo.Demo;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Five questions, whose answers are tried before they are written. */
class InitCommandTest {

  @TempDir Path folder;
  private Path database;
  private Path file;
  private final CommandLineHarness assay =
      new CommandLineHarness(
          new CommandContext.ModelAccess() {
            @Override
            public Models configured() {
              return Models.from(
                  new SmallRyeConfigBuilder()
                      .withSources(new PropertiesConfigSource(Map.of(), "test", 100))
                      .build());
            }

            @Override
            public ModelClient client(Models models) {
              return call -> {
                if (call.model().equals("nosuch")) {
                  throw new ModelException.Refused(call.model(), "the host has no such model");
                }
                return new Completion(
                    "```sql\nSELECT COUNT(*) AS n FROM orders\n```",
                    new TokenUsage(40, 9, 0),
                    FinishReason.STOP,
                    Duration.ofMillis(1200));
              };
            }
          });

  @BeforeEach
  void thereIsADatabase() throws IOException {
    database = folder.resolve("it's.sqlite");
    Demo.at(database);
    file = folder.resolve("assay.yaml");
  }

  private int init() {
    return assay.run("init", "--file", file.toString());
  }

  @Test
  void whatWorksIsWrittenAndRead() {
    assay.typing(database.toString(), "ollama:qwen3", "", "linked", "runs: mine");

    assertThat(init()).as(assay.err()).isZero();

    Settings written = Settings.read(folder, Map.of("HOME", "/nonexistent")::get);
    assertThat(written.option("database")).contains(database.toString());
    assertThat(written.option("share-values")).contains("linked");
    assertThat(written.option("store")).contains("runs: mine");
    assertThat(written.properties())
        .isEqualTo(Map.of("assay.model", "ollama:qwen3", "assay.test-code-models", "ollama:qwen3"));
  }

  @Test
  void whatDoesNotWorkIsAskedForAgain() {
    assay.typing(
        folder.resolve("nosuch.sqlite").toString(),
        "jdbc:postgresql://host/shop?user=me&password=hunter2",
        database.toString(),
        "",
        "nosuch",
        "gpt-4o",
        "gpt-4o,nosuch",
        "gpt-4o",
        "all",
        "",
        "");

    assertThat(init()).as(assay.err()).isZero();
    assertThat(assay.err())
        .contains(
            "nosuch.sqlite",
            "a password has no place in a file: leave it out, and set ASSAY_DATABASE_PASSWORD",
            "does not work: model nosuch: the host has no such model",
            "no such choice of values to share: 'all'")
        .doesNotContain("hunter2");
  }

  @Test
  void nothingIsWrittenWhereNobodyAnswers() {
    assay.typing(database.toString());

    assertThat(init()).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .contains(
            "nobody answers: run 'assay init' at a terminal, or write assay.yaml by hand; nothing was"
                + " written");
    assertThat(file).doesNotExist();
  }

  @Test
  void aFileThatIsThereStaysAsItIs() throws IOException {
    Files.writeString(file, "model: mine\n");

    assertThat(init()).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).contains("already: change it by hand, or give another --file");
    assertThat(file).content().isEqualTo("model: mine\n");
  }
}
