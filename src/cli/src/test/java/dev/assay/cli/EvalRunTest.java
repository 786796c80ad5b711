package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three questions of the demo: the SQL of the first is mended, that of the second is right at once,
 * and the last stays unverified, with SQL that its gold here holds to be wrong.
 */
class EvalRunTest {

  private static final Map<String, String> GOLD =
      Map.of("1", DemoBenchmark.PORTS, "7", DemoBenchmark.ROUTES, "8", "SELECT -1");

  private final CommandLineHarness assay = new CommandLineHarness();

  @TempDir Path folder;
  private DemoBenchmark demo;

  @BeforeEach
  void makeBenchmark() throws IOException {
    demo = DemoBenchmark.in(folder, GOLD);
  }

  @Test
  void accuracyBeforeAndAfterAndWhatVerdictsAreWorth() {
    assertThat(assay.run(demo.arguments("eval", "--run"))).isEqualTo(ExitCodes.UNVERIFIED);

    assertThat(assay.out())
        .startsWith(
            """
            difficulty  questions  first SQL  final SQL  verified  right if verified
            simple      3          33.3 %     66.7 %     2         100.0 %
            all         3          33.3 %     66.7 %     2         100.0 %

            Right by BIRD's score; by all rules, of 3:
                       Spider  BIRD  strict
            first SQL  1       1     1
            final SQL  2       2     2

            1 mended (the first SQL wrong, the final one right), 0 spoilt (the other way round)
            verified and right:          2 of 2 (100.0 %)
            not verified and wrong:      1 of 1 (100.0 %)
            test cases that gold passes: 2 of 3 (66.7 %)

            """)
        .contains("Right among the answers of a confidence or a higher one:\nconfidence  answers")
        .containsPattern("20 model calls, [0-9,]+ tokens \\([0-9,]+ a question\\), cost not known");
  }

  @Test
  void whetherTheFinalSqlIsBetterThanTheFirstIsToldWithIntervals() {
    assay.run(demo.arguments("eval", "--run", "--statistics"));

    assertThat(assay.out())
        .contains(
            "verified and right:          2 of 2, 100.0 % (34.2 to 100.0)",
            "In parentheses: Wilson's intervals, 95 %.",
            "The final SQL against the first: +33.3 points (0.0 to 100.0; 95 %, paired bootstrap),"
                + " 0 right there alone and 1 here alone (sign test: p = 1.000): may be noise");
  }

  @Test
  void whatConfidenceIsWorthIsDrawn() throws IOException {
    Path page = folder.resolve("worth.html");

    assay.run(demo.arguments("eval", "--run", "--html", page.toString()));

    assertThat(assay.err()).contains("written: " + page);
    assertThat(page)
        .content()
        .contains("What confidence is worth: bird", "3 questions", "<polyline")
        .doesNotContain("NaN");
  }

  @Test
  void eachQuestionIsAnEntryOfTheJson() throws IOException {
    assay.run(demo.arguments("eval", "--run", "--output", "json"));

    JsonNode root = new ObjectMapper().readTree(assay.out());
    JsonNode first = root.at("/entries/0");
    assertThat(first.path("id").asText()).isEqualTo("1");
    assertThat(first.path("status").asText()).isEqualTo("verified");
    assertThat(first.path("goldPassesTestCase").asBoolean()).isTrue();
    assertThat(first.at("/first/bird").asBoolean()).isFalse();
    assertThat(first.at("/final/bird").asBoolean()).isTrue();
    assertThat(first.at("/final/sql").asText()).contains("TRIM(city)");
    assertThat(first.path("revisions").asInt()).isOne();
    assertThat(root.at("/entries/2/goldPassesTestCase").asBoolean()).isFalse();
    assertThat(root.path("mended").asInt()).isOne();
    assertThat(root.at("/all/unverifiedWrong").asInt()).isOne();
  }

  @Test
  void strategiesAreComparedSideBySide() throws IOException {
    Path checks =
        Files.writeString(folder.resolve("checks.yaml"), "parts: [retriever, detector]\n");
    assay.run(demo.arguments("eval", "--run", "--strategy", "tssql," + checks));

    assertThat(assay.out())
        .startsWith(
            "strategy  questions  first SQL  final SQL  verified  right if verified  mended  spoilt"
                + "  calls  tokens a question  cost")
        .containsPattern("^.*  cost +s a question\n")
        .contains("\ntssql     3          33.3 %     66.7 %     2         100.0 %")
        .contains("\nchecks    3          33.3 %     66.7 %     2         100.0 %")
        .endsWith("Right by BIRD's score.\n");
  }

  @Test
  void aPartCanBeLeftOutToSeeWhatItIsWorth() throws IOException {
    assay.run(
        demo.arguments(
            "eval",
            "--run",
            "--strategy",
            "tool",
            "--without",
            "retriever,detector,voting",
            "--one-by-one",
            "--output",
            "json"));

    assertThat(new ObjectMapper().readTree(assay.out()).fieldNames())
        .toIterable()
        .containsExactly(
            "tool", "tool without retriever", "tool without detector", "tool without voting");
  }

  @Test
  void aPartThatIsNotThereCannotBeLeftOut() {
    assertThat(assay.run(demo.arguments("eval", "--run", "--without", "detector")))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo("assay: the strategy tssql has no part detector to leave out%n".formatted());
  }

  @Test
  void theReportIsMadeAgainWithoutAModel() throws IOException {
    assay.run(demo.arguments("eval", "--run"));
    demo.forgetCompletions();
    CommandLineHarness again = new CommandLineHarness();

    again.run(demo.arguments("eval", "--run"));

    assertThat(again.out()).isEqualTo(assay.out());
  }

  @Test
  void withoutVotingOneModelWritesTestCode() throws IOException {
    assay.run(demo.arguments("eval", "--run", "--without", "voting", "--output", "json"));

    JsonNode root = new ObjectMapper().readTree(assay.out());
    assertThat(root.path("without").toString()).isEqualTo("[\"voting\"]");
    assertThat(root.path("testCases").asInt()).isEqualTo(3);
    assertThat(demo.artifacts("test-code")).allMatch(each -> each.contains("/coder-a/"));
  }

  @Test
  void withoutInspectionNoTestCodeIsAskedForTwice() throws IOException {
    assay.run(demo.arguments("eval", "--run", "--without", "inspection"));

    assertThat(assay.out()).startsWith("Without inspection:\n\ndifficulty ");
    assertThat(demo.artifacts("test-code")).isNotEmpty().allMatch(each -> each.endsWith("/1.json"));
  }

  @Test
  void withoutTestDataGenerationRowsOfTheDatabaseAreTestData() throws IOException {
    assay.run(demo.arguments("eval", "--run", "--without", "test-data-generation"));

    List<String> testData = demo.artifacts("test-data");
    assertThat(testData).hasSize(3).allMatch(each -> each.endsWith("/test-data/1.json"));
    assertThat(demo.text(testData.getFirst()))
        .contains("ports_df = pd.DataFrame({")
        .contains("\"use\" : null");
    assertThat(assay.out())
        .startsWith("Without test-data-generation:")
        .contains("test cases that gold passes: ");
  }

  @Test
  void theSameRowsAreSampledEachTime() throws IOException {
    assay.run(demo.arguments("eval", "--run", "--without", "test-data-generation"));
    demo.forgetCompletions();
    CommandLineHarness again = new CommandLineHarness();

    again.run(demo.arguments("eval", "--run", "--without", "test-data-generation"));

    assertThat(again.out()).isEqualTo(assay.out());
  }

  @Test
  void rowsThatAreNotSharedAreNoTestData() {
    assertThat(
            assay.run(
                demo.arguments(
                    "eval",
                    "--run",
                    "--without",
                    "test-data-generation",
                    "--share-values",
                    "none")))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo(
            "assay: without test-data-generation, models are shown rows of the database: that needs the values shared to be 'samples', not 'none'%n"
                .formatted());
  }

  @Test
  void strategiesAreHeldAgainstTheFirst() throws IOException {
    Path checks =
        Files.writeString(folder.resolve("checks.yaml"), "parts: [retriever, detector]\n");
    assay.run(demo.arguments("eval", "--run", "--statistics", "--strategy", "tssql," + checks));

    assertThat(assay.out())
        .endsWith(
            "checks against tssql: +0.0 points (0.0 to 0.0; 95 %, paired bootstrap), 0 right there"
                + " alone and 0 here alone (sign test: p = 1.000): may be noise\n");
  }

  @Test
  void partsAreLeftOutOfRunsOnly(@TempDir Path folder) throws IOException {
    String file = Files.createFile(folder.resolve("x.sql")).toString();
    assertThat(assay.run(demo.arguments("eval", "--predictions", file, "--without", "voting")))
        .isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err())
        .isEqualTo("assay: --without leaves out parts of runs: it needs --run%n".formatted());
  }

  @Test
  void predictionsAndRunsExcludeEachOther() {
    assertThat(assay.run(demo.arguments("eval"))).isEqualTo(ExitCodes.COULD_NOT_RUN);
    assertThat(assay.err()).isEqualTo("assay: give --predictions FILE, or --run%n".formatted());
  }
}
