package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path folder;

  @BeforeEach
  void answerTheDemosQuestions() {
    new CommandLineHarness().run("demo", "--store", store());
  }

  @Test
  void aPageIsWrittenToTheFileAndTheExitCodeIsTheRuns() throws IOException {
    Path page = folder.resolve("run.html");

    assertThat(report(runOf("1"), "--html", page.toString())).isEqualTo(ExitCodes.VERIFIED);
    assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>").contains("missing row");
    assertThat(assay.err()).isEqualTo("written: %s%n".formatted(page));
    assertThat(assay.out()).isEmpty();
    assertThat(report(runOf("8"), "--html", page.toString())).isEqualTo(ExitCodes.UNVERIFIED);
  }

  @Test
  void withoutAFileTheAnswerIsShownAsText() throws IOException {
    assertThat(report(runOf("1"))).isEqualTo(ExitCodes.VERIFIED);
    assertThat(assay.out())
        .contains("VERIFIED after a rewrite to its test: ")
        .contains("Expected result");
  }

  @Test
  void aRunThatIsNotThereIsNamed() {
    assertThat(report("run-9")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).startsWith("assay: ").contains("there is no run 'run-9' in ");
  }

  @Test
  void whatCannotBeARunIsRefused() {
    assertThat(report("../../etc")).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo("assay: not a run's or a batch's id: ../../etc%n".formatted());
  }

  @Test
  void aFileInNoFolderIsRefused() throws IOException {
    Path page = folder.resolve("nowhere/run.html");

    assertThat(report(runOf("1"), "--html", page.toString())).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: cannot write '%s': give a file in a folder that exists%n".formatted(page));
  }

  private int report(String run, String... more) {
    return assay.run(
        Stream.concat(Stream.of("report", run, "--store", store()), Stream.of(more))
            .toArray(String[]::new));
  }

  private String runOf(String question) throws IOException {
    try (Stream<Path> runs = Files.list(folder.resolve("store/runs"))) {
      List<String> names = runs.map(run -> run.getFileName().toString()).toList();
      return names.stream().filter(name -> name.endsWith("-" + question)).findFirst().orElseThrow();
    }
  }

  private String store() {
    return folder.resolve("store").toString();
  }
}
