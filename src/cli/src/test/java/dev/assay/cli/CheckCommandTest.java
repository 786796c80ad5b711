package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two questions of the demo as a benchmark, whose gold SQL is right or wrong. */
class CheckCommandTest {

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path folder;

  @Test
  void wrongGoldIsSuspectWithItsTestCaseAndACorrection() throws IOException {
    DemoBenchmark demo = benchmark(DemoBenchmark.PORTS_WRONG);

    assertThat(assay.run(demo.arguments("check"))).isEqualTo(ExitCodes.UNVERIFIED);

    assertThat(assay.out())
        .startsWith(
            """
            == Suspect 1 of 1: question 1 of skerry_line, wrong value
            Question: Which of our ports are in Lindholm?
            Evidence: Give the names of the ports.
            Gold SQL: SELECT name FROM ports WHERE city = 'Lindholm'
            Proposed correction:
            SELECT name
            FROM ports
            WHERE TRIM(city) = 'Lindholm';
            """)
        .contains(
            "The SQL that you gave failed its test:",
            "missing row ('Ferry Steps')",
            "Test data ports:",
            "Test code, by coder-a:")
        .endsWith(
            """
            2 questions: gold passed 1 tests, 1 suspects, 0 not tested
                1  wrong value (100.0 %)
            """);
  }

  @Test
  void rightGoldPasses() throws IOException {
    DemoBenchmark demo = benchmark(DemoBenchmark.PORTS);

    assertThat(assay.run(demo.arguments("check"))).isEqualTo(ExitCodes.VERIFIED);
    assertThat(assay.out())
        .isEqualTo("2 questions: gold passed 2 tests, 0 suspects, 0 not tested\n");
  }

  @Test
  void eachQuestionIsALineOfJson() throws IOException {
    DemoBenchmark demo = benchmark(DemoBenchmark.PORTS_WRONG);

    assay.run(demo.arguments("check", "--output", "json"));

    List<JsonNode> lines = assay.out().lines().map(CheckCommandTest::json).toList();
    assertThat(lines)
        .extracting(line -> line.path("verdict").asText())
        .containsExactly("suspect", "passed");
    JsonNode suspect = lines.getFirst();
    assertThat(suspect.path("kind").asText()).isEqualTo("wrong value");
    assertThat(suspect.path("correction").asText()).contains("TRIM(city)");
    assertThat(suspect.path("findings")).isNotEmpty();
    assertThat(suspect.at("/testCase/testData").has("ports")).isTrue();
    assertThat(suspect.at("/testCase/expected").isMissingNode()).isFalse();
    assertThat(lines.getLast().has("testCase")).isFalse();
  }

  @Test
  void theReportIsMadeAgainWithoutAModel() throws IOException {
    DemoBenchmark demo = benchmark(DemoBenchmark.PORTS_WRONG);
    assay.run(demo.arguments("check"));
    demo.forgetCompletions();
    CommandLineHarness again = new CommandLineHarness();

    assertThat(again.run(demo.arguments("check"))).isEqualTo(ExitCodes.UNVERIFIED);
    assertThat(again.out()).isEqualTo(assay.out());
  }

  @Test
  void noPromptForATestCaseHasTheGoldSqlOrAPartOfItsOwn() throws IOException {
    String gold = "SELECT name FROM ports WHERE city = 'Lindholm' AND 'marker-of-gold' <> ''";
    assay.run(benchmark(gold).arguments("check"));

    Path requests = folder.resolve("store/runs");
    try (var files = Files.walk(requests)) {
      List<Path> written =
          files
              .filter(Files::isRegularFile)
              .filter(
                  file -> file.toString().matches(".*/(test-data|test-code)/.*|.*test-case.json"))
              .toList();
      assertThat(written).isNotEmpty();
      for (Path file : written) {
        assertThat(Files.readString(file)).as(file.toString()).doesNotContain("marker-of-gold");
      }
    }
  }

  private DemoBenchmark benchmark(String ports) throws IOException {
    return DemoBenchmark.in(folder, Map.of("1", ports, "7", DemoBenchmark.ROUTES));
  }

  private static JsonNode json(String line) {
    try {
      return new ObjectMapper().readTree(line);
    } catch (IOException broken) {
      throw new AssertionError(line, broken);
    }
  }
}
