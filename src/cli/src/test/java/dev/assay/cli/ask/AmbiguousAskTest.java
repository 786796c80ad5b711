package dev.assay.cli.ask;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.CommandLineHarness;
import dev.assay.cli.DemoRecording;
import dev.assay.cli.ExitCodes;
import dev.assay.cli.demo.Demo;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo's first question, where the arbiter finds that its word may mean either. */
class AmbiguousAskTest {

  @TempDir Path folder;
  private final CommandLineHarness assay = new CommandLineHarness();

  @BeforeEach
  void thereIsADatabaseAndCompletions() throws IOException {
    Demo.at(folder.resolve("skerry.sqlite"));
    List<String> lines = new ArrayList<>(DemoRecording.lines());
    lines.removeIf(line -> line.contains("\"step\":\"arbitrate\""));
    lines.add(line("arbitrate", "writer", 1, "json", "{\"point\": \"in\", \"means\": \"either\"}"));
    lines.add(line("arbitrate", "writer", 2, "json", "{\"point\": \"in\", \"means\": \"either\"}"));
    lines.add(
        line(
            "generate-test-code",
            "coder-a",
            2,
            "python",
            "result = ports_df[ports_df['city'] == 'Lindholm'][['name']]"));
    Files.write(DemoRecording.in(folder), lines);
  }

  @Test
  void bothReadingsAreShownWithTheRowsOnWhichTheyDiffer() {
    assertThat(ask()).isEqualTo(ExitCodes.UNVERIFIED);

    assertThat(assay.out())
        .contains("AMBIGUOUS: ")
        .contains("Reading 1, tested: ")
        .contains("Reading 2, tested: ")
        .contains("missing row ('Ferry Steps')")
        .contains("Settle it with --run ");
  }

  @Test
  void whoSitsAtTheTerminalIsAskedWhichIsMeant() {
    assay.typing("2");

    assertThat(ask()).isEqualTo(ExitCodes.VERIFIED);

    assertThat(assay.out()).contains("\nWHERE TRIM(city) = 'Lindholm';\n\nVERIFIED");
  }

  @Test
  void whoTypesNothingLeavesItOpen() {
    assay.typing("");

    assertThat(ask()).isEqualTo(ExitCodes.UNVERIFIED);
  }

  @Test
  void aProgramThatReadsTheAnswerIsNotAsked() {
    assay.typing("2");

    ask("--output", "json");

    assertThat(assay.out())
        .contains("\"status\":\"ambiguous\"")
        .doesNotContain("\"status\":\"verified\"");
  }

  private int ask(String... more) {
    List<String> arguments = new ArrayList<>(List.of("ask", "Which of our ports are in Lindholm?"));
    arguments.addAll(List.of("--database", folder.resolve("skerry.sqlite").toString()));
    arguments.addAll(List.of("--store", folder.resolve("store").toString()));
    arguments.addAll(List.of("--question-id", "1"));
    arguments.addAll(DemoRecording.replaying(DemoRecording.in(folder)));
    arguments.addAll(List.of(more));
    return assay.run(arguments.toArray(String[]::new));
  }

  private static String line(String step, String model, int round, String language, String code) {
    ObjectNode line = Json.object();
    line.put("step", step).put("model", model).put("round", round).put("question", "1");
    line.put("completion", "```%s\n%s\n```".formatted(language, code));
    line.putObject("tokens").put("input", 0).put("output", 0).put("cached", 0);
    return line.put("provenance", "written by hand for this test").toString();
  }
}
