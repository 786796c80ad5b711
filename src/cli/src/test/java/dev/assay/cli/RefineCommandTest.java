package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.evaluation.files.BirdFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Predictions for three questions of the demo: one to be mended, one that is right, one broken. */
class RefineCommandTest {

  private static final String DELETES = "DELETE FROM sailings";

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path folder;
  private DemoBenchmark demo;

  @BeforeEach
  void makeBenchmark() throws IOException {
    demo =
        DemoBenchmark.in(
            folder, Map.of("1", DemoBenchmark.PORTS, "7", DemoBenchmark.ROUTES, "8", "SELECT 1"));
    predict(DemoBenchmark.PORTS_WRONG, DemoBenchmark.ROUTES, DELETES);
  }

  @Test
  void whatFailsIsRevisedAndWhatCannotBeTestedStays() throws IOException {
    assertThat(refine()).isEqualTo(ExitCodes.UNVERIFIED);

    JsonNode refined = refined();
    assertThat(refined.path("0").asText())
        .contains("TRIM(city)")
        .endsWith(BirdFiles.SEPARATOR + "skerry_line");
    assertThat(refined.path("1").asText())
        .isEqualTo(DemoBenchmark.ROUTES + BirdFiles.SEPARATOR + "skerry_line");
    assertThat(refined.path("2").asText()).isEqualTo(DELETES + BirdFiles.SEPARATOR + "skerry_line");
    assertThat(assay.err())
        .endsWith(
            "3 predictions: 2 verified, 1 changed; written to %s%n"
                .formatted(folder.resolve("refined.json")));
  }

  @Test
  void eachPredictionHasAVerdict() throws IOException {
    refine();

    List<String> lines = assay.out().lines().toList();
    assertThat(lines).hasSize(3);
    JsonNode first = new ObjectMapper().readTree(lines.getFirst());
    assertThat(first.path("question_id").asText()).isEqualTo("1");
    assertThat(first.path("status").asText()).isEqualTo("verified");
    assertThat(first.path("predicted").asText()).isEqualTo(DemoBenchmark.PORTS_WRONG);
    assertThat(first.path("changed").asBoolean()).isTrue();
    assertThat(first.path("revisions").asInt()).isOne();
    JsonNode last = new ObjectMapper().readTree(lines.getLast());
    assertThat(last.path("status").asText()).isEqualTo("failed");
    assertThat(last.path("changed").asBoolean()).isFalse();
    assertThat(last.path("reason").asText()).contains("'sql' is not one SELECT");
  }

  @Test
  void repeatedItAsksNoModelAgain() throws IOException {
    refine();
    JsonNode before = refined();
    demo.forgetCompletions();
    CommandLineHarness again = new CommandLineHarness();

    assertThat(again.run(arguments())).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(again.out()).isEqualTo(assay.out());
    assertThat(refined()).isEqualTo(before);
  }

  /** No model answers here, so that nothing can be tested, and nothing may be changed. */
  @Test
  void aWholeFileOfSpiderComesBackInItsFormatAndOrder() throws IOException {
    Path spider =
        Path.of(
            Objects.requireNonNullElse(System.getenv("ASSAY_SPIDER"), "../../../shared/spider"));
    Path predictions = spider.resolve("predictions/dail-sql-gpt4.sql");
    assumeTrue(Files.isRegularFile(predictions), "skipped: no " + predictions);
    demo.forgetCompletions();
    Path refined = folder.resolve("refined.sql");

    int exit =
        assay.run(
            "refine",
            "--benchmark",
            "spider",
            "--data",
            spider.toString(),
            "--predictions",
            predictions.toString(),
            "--refined",
            refined.toString(),
            "--limit",
            "60",
            "--store",
            folder.resolve("spider").toString(),
            "--replay",
            folder.resolve("completions.jsonl").toString());

    assertThat(exit).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(assay.out().lines())
        .hasSize(60)
        .allMatch(line -> line.contains("\"changed\":false"));
    assertThat(Files.readAllLines(refined))
        .isEqualTo(Files.readAllLines(predictions).subList(0, 60));
  }

  @Test
  void aBlankPredictionIsWrittenAnew() throws IOException {
    predict("", DemoBenchmark.ROUTES, DELETES);

    refine();

    assertThat(refined().path("0").asText()).contains("TRIM(city)");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsRefusedBeforeAnythingIsAsked() {
    Path nowhere = folder.resolve("none/refined.json");

    assertThat(
            assay.run(
                demo.arguments(
                    "refine",
                    "--predictions",
                    folder.resolve("predictions.json").toString(),
                    "--refined",
                    nowhere.toString())))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: --refined %s cannot be written: name a file in a folder that is there%n"
                .formatted(nowhere));
  }

  private void predict(String... sql) throws IOException {
    var predictions = new ObjectMapper().createObjectNode();
    for (int at = 0; at < sql.length; at++) {
      predictions.put(String.valueOf(at), sql[at] + BirdFiles.SEPARATOR + "skerry_line");
    }
    Files.writeString(folder.resolve("predictions.json"), predictions.toString());
  }

  private int refine() {
    return assay.run(arguments());
  }

  private String[] arguments() {
    return demo.arguments(
        "refine",
        "--predictions",
        folder.resolve("predictions.json").toString(),
        "--refined",
        folder.resolve("refined.json").toString());
  }

  private JsonNode refined() throws IOException {
    return new ObjectMapper().readTree(Files.readString(folder.resolve("refined.json")));
  }
}
