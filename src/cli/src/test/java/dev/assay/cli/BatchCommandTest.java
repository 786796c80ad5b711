package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file with the demo's questions, answered with the demo's completions. */
class BatchCommandTest {

  private static final JsonMapper JSON = new JsonMapper();

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path folder;
  private Path completions;
  private List<String> questions;

  @BeforeEach
  void makeTheDemo() throws IOException {
    Path database = folder.resolve("databases/skerry_line/skerry_line.sqlite");
    Files.createDirectories(database.getParent());
    Demo demo = Demo.at(database);
    questions = new ArrayList<>();
    for (DemoQuestion question : demo.questions()) {
      questions.add(
          JSON.createObjectNode()
              .put("question_id", question.id())
              .put("db_id", "skerry_line")
              .put("question", question.text())
              .put("evidence", question.evidence())
              .put("SQL", "gold is not looked at")
              .toString());
    }
    completions = DemoRecording.into(folder);
  }

  @Test
  void everyLineInHasALineOutInItsOrder() throws IOException {
    assertThat(batch(file(questions))).isEqualTo(ExitCodes.UNVERIFIED);

    assertThat(results())
        .extracting(
            line ->
                "%s %s %s"
                    .formatted(
                        line.get("question_id").asText(),
                        line.get("status").asText(),
                        line.get("revisions").asText()))
        .containsExactly(
            "1 verified 1",
            "2 verified 1",
            "3 verified 1",
            "4 verified 1",
            "5 verified 1",
            "6 verified 1",
            "7 verified 0",
            "8 unverified 3");
    assertThat(assay.err())
        .contains(
            "8 questions: 7 verified (6 revised), 1 unverified, 0 ambiguous, 0 unanswerable, 0 failed; 58 model calls");
  }

  @Test
  void allVerifiedIsSuccess() throws IOException {
    assertThat(batch(file(questions.subList(0, 2)))).isEqualTo(ExitCodes.VERIFIED);
  }

  @Test
  void brokenLinesFailAloneWithTheirNumbers() throws IOException {
    assertThat(
            batch(
                file(
                    List.of(
                        questions.getFirst(),
                        "{\"question\": }",
                        "{\"question\": \"Where?\", \"db_id\": \"../skerry_line\"}",
                        "{\"question\": \"Where?\", \"db_id\": \"x'; DROP TABLE y\"}"))))
        .isEqualTo(ExitCodes.UNVERIFIED);

    assertThat(results())
        .extracting(line -> line.get("status").asText())
        .containsExactly("verified", "failed", "failed", "failed");
    assertThat(results().stream().skip(2).map(line -> line.get("reason").asText()))
        .containsExactly(
            "line 3 failed: there is no database '../skerry_line': it would be <folder>/<name>/<name>.sqlite",
            "line 4 failed: there is no database 'x'; DROP TABLE y': it would be <folder>/<name>/<name>.sqlite");
  }

  @Test
  void aLineThatNamesNoDatabaseIsAboutTheOnlyOne() throws IOException {
    String unnamed = questions.getFirst().replace("\"db_id\":\"skerry_line\",", "");

    assertThat(batch(file(List.of(unnamed)))).isEqualTo(ExitCodes.VERIFIED);
    assertThat(results().getFirst().get("sql").asText()).contains("Lindholm");
  }

  @Test
  void ofSeveralDatabasesOneIsNamed() throws IOException {
    Path other = folder.resolve("databases/other/other.sqlite");
    Files.createDirectories(other.getParent());
    Demo.at(other);

    assertThat(batch(file(List.of("{\"question\": \"Where?\"}")))).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(results().getFirst().get("reason").asText())
        .isEqualTo(
            "line 1 failed: 'db_id' is missing, and there are 2 databases: other, skerry_line");
  }

  @Test
  void aRepeatedBatchGivesTheSameAndAsksNothingAgain() throws IOException {
    Path file = file(questions);
    batch(file);
    String first = assay.out();
    Files.writeString(completions, "");
    CommandLineHarness again = new CommandLineHarness();

    assertThat(again.run(arguments(file))).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(again.out()).isEqualTo(first);
  }

  @Test
  void builtCatalogsAreFoundByTheNamesOfTheirDatabases() throws IOException {
    Path catalogs = folder.resolve("catalogs");
    Path database = folder.resolve("databases/skerry_line/skerry_line.sqlite");
    assertThat(
            new CommandLineHarness()
                .run("catalog", "build", "--database", database.toString(), "--out", "" + catalogs))
        .isZero();
    List<String> lines = List.of(questions.getFirst(), "{\"question\": \"?\", \"db_id\": \"x\"}");
    String[] arguments = arguments(file(lines));
    arguments[2] = "--catalog";
    arguments[3] = catalogs.toString();

    assay.run(arguments);

    assertThat(results().getFirst().get("status").asText()).isEqualTo("verified");
    assertThat(results().getLast().get("reason").asText())
        .isEqualTo(
            "line 2 failed: %s has no catalog of 'x': it has skerry_line".formatted(catalogs));
  }

  @Test
  void aBatchIsReportedAsLinesAndAsAPageWithThoseOfItsRuns() throws IOException {
    batch(file(List.of(questions.getFirst(), "broken")));
    String batch = assay.err().lines().findFirst().orElseThrow().replace("batch ", "");
    String store = folder.resolve("store").toString();
    CommandLineHarness report = new CommandLineHarness();

    assertThat(report.run("report", batch, "--store", store)).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(report.out()).isEqualTo(assay.out());

    Path page = folder.resolve("page.html");
    assertThat(new CommandLineHarness().run("report", batch, "--store", store, "--html", "" + page))
        .isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(page).content().contains("50.0 % verified", "page-runs/%s-1.html".formatted(batch));
    assertThat(folder.resolve("page-runs/%s-1.html".formatted(batch)))
        .content()
        .contains("Which of our ports are in Lindholm?");
    assertThat(folder.resolve("page-runs").toFile().list()).hasSize(1);
  }

  @Test
  void aBatchKeepsItsSummaryAndItsPageWhoseLinksLeadToThoseOfItsRuns() throws IOException {
    batch(file(List.of(questions.getFirst(), "broken", questions.get(1))));
    String batch = assay.err().lines().findFirst().orElseThrow().replace("batch ", "");
    Path kept = folder.resolve("store/batches").resolve(batch);

    assertThat(JSON.readTree(kept.resolve("summary.json").toFile()).path("verified").asInt())
        .isEqualTo(2);
    String page = Files.readString(kept.resolve("report.html"));
    List<String> links =
        Pattern.compile("href=\"(\\.\\./[^\"]*)\"")
            .matcher(page)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(links)
        .containsExactly(
            "../../runs/%s-1/report.html".formatted(batch),
            "../../runs/%s-3/report.html".formatted(batch))
        .allSatisfy(link -> assertThat(kept.resolve(link)).isRegularFile());
    assertThat(kept.resolve(links.getLast())).content().contains(text(questions.get(1)));
  }

  private static String text(String question) throws IOException {
    return JSON.readTree(question).get("question").asText();
  }

  @Test
  void whatCannotBeABatchIsRefused() throws IOException {
    assertThat(batch(folder.resolve("none.jsonl"))).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo("assay: there is no file '%s'%n".formatted(folder.resolve("none.jsonl")));

    CommandLineHarness empty = new CommandLineHarness();
    assertThat(empty.run(arguments(file(List.of(""))))).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(empty.err())
        .isEqualTo("assay: the file has no lines: give one question a line, as JSON%n".formatted());
  }

  @Test
  void aDatabaseHasToBeGivenInOneWay() throws IOException {
    Path file = file(questions);

    assertThat(assay.run("batch", file.toString())).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo("assay: give --database, --catalog or --databases%n".formatted());
  }

  @Test
  void aStrategyThatExploresAsksTheDatabaseOfEachLine() throws IOException {
    Demo full = Demo.at(folder.resolve("full.sqlite"), "full");
    DemoQuestion question = full.questions().getFirst();
    try (InputStream recorded = Demo.class.getResourceAsStream("/demo/full/completions.jsonl")) {
      Files.write(completions, Objects.requireNonNull(recorded).readAllBytes());
    }
    Path file =
        file(
            List.of(
                JSON.createObjectNode()
                    .put("question_id", question.id())
                    .put("db_id", "skerry_line")
                    .put("question", question.text())
                    .put("evidence", question.evidence())
                    .toString()));

    assay.run(
        Stream.concat(Stream.of(arguments(file)), Stream.of("--strategy", "full"))
            .toArray(String[]::new));

    assertThat(results())
        .extracting(line -> line.get("status").asText())
        .containsExactly("verified");
    String run = results().getFirst().get("run").asText();
    assertThat(
            Files.readString(folder.resolve("store/runs/" + run + "/threads/0/exploration.json")))
        .contains("SELECT");
  }

  private Path file(List<String> lines) throws IOException {
    return Files.write(folder.resolve("questions.jsonl"), lines);
  }

  private int batch(Path file) {
    return assay.run(arguments(file));
  }

  private String[] arguments(Path file) {
    return Stream.of(
            "batch",
            file.toString(),
            "--databases",
            folder.resolve("databases").toString(),
            "--store",
            folder.resolve("store").toString(),
            "--replay",
            completions.toString(),
            "--model",
            "writer",
            "--test-code-models",
            "coder-a,coder-b,coder-c",
            "--concurrency",
            "2")
        .toArray(String[]::new);
  }

  private List<JsonNode> results() throws IOException {
    List<JsonNode> results = new ArrayList<>();
    for (String line : assay.out().lines().toList()) {
      results.add(JSON.readTree(line));
    }
    return results;
  }
}
