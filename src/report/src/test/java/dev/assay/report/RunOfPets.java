package dev.assay.report;

import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.reporting.RunReporting;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A finished run: wrong SQL, caught by one row, and mended; with data that tries to break pages.
 */
final class RunOfPets {

  /** What a page must show as text, wherever it came from. */
  static final String HOSTILE =
      "<script>document.title='broken'</script><img src=x onerror=alert(1)>";

  static final String FIRST = "SELECT name FROM Pets WHERE weight > 5";
  static final String REVISED = "SELECT name FROM Pets WHERE weight >= 5";

  private final String hostile;

  private RunOfPets(String hostile) {
    this.hostile = hostile;
  }

  /** A run that asks the question, and has a test case. */
  static RunEvidence evidence(String question) {
    return evidence(question, HOSTILE);
  }

  /** The same, with a text wherever a database or a model may bring one. */
  static RunEvidence evidence(String question, String hostile) {
    return new RunOfPets(hostile).answered(question);
  }

  private RunEvidence answered(String question) {
    Fixture fixture = asking(question);
    Artifacts artifacts = fixture.artifacts();
    artifacts.replace(ArtifactKeys.testCase(Fixture.RUN), testCase());
    artifacts.replace(ArtifactKeys.adequacy(Fixture.RUN, 2), adequacy(2, 3));
    artifacts.replace(ArtifactKeys.adequacy(Fixture.RUN, 3), adequacy(3, 1));
    verdict(artifacts, 0, table("name", row("Rex")), List.of(missingRow()));
    artifacts.replace(
        ArtifactKeys.candidate(Fixture.RUN, 1),
        new Candidate(1, REVISED, Fixture.use("revise-sql", "main"), at(40), 10));
    verdict(artifacts, 1, table("name", row("Rex"), row(hostile)), List.of());
    return finished(artifacts);
  }

  /** A run whose SQL and test case were found to be two readings of the question. */
  static RunEvidence ambiguous() {
    return ambiguous(HOSTILE);
  }

  /** The same, with a text wherever a database or a model may bring one. */
  static RunEvidence ambiguous(String hostile) {
    return new RunOfPets(hostile).read();
  }

  private RunEvidence read() {
    Artifacts artifacts = asking("Which pets weigh 5 or more?").artifacts();
    artifacts.replace(ArtifactKeys.testCase(Fixture.RUN, 1), testCase());
    verdict(artifacts, 0, table("name", row("Rex")), List.of(missingRow()));
    artifacts.replace(
        ArtifactKeys.judgement(Fixture.RUN, 0, 1),
        new Judgement(
            0,
            1,
            Side.EITHER,
            null,
            "more " + hostile,
            "heavier than 5 " + hostile,
            "5 or heavier",
            "both are meant",
            List.of(),
            at(60),
            2));
    return finished(artifacts);
  }

  /** A run of which no model wrote a test case. */
  static RunEvidence withoutTestCase() {
    return finished(new RunOfPets(HOSTILE).asking("Which pets weigh 5 or more?").artifacts());
  }

  private Fixture asking(String question) {
    Fixture fixture =
        Fixture.asking(question, RunSettings.of("main", List.of("a", "b", "c")), null);
    Artifacts artifacts = fixture.artifacts();
    artifacts.replace(
        ArtifactKeys.testData(Fixture.RUN, 1),
        data(1, List.of("pets_df has no column " + hostile)));
    artifacts.replace(ArtifactKeys.testData(Fixture.RUN, 3), data(3, List.of()));
    fixture.with(data(2, List.of()));
    artifacts.replace(ArtifactKeys.testCode(Fixture.RUN, "a", 1), code("a", null));
    artifacts.replace(ArtifactKeys.testCode(Fixture.RUN, "b", 1), code("b", "KeyError: 'wieght'"));
    artifacts.replace(
        ArtifactKeys.candidate(Fixture.RUN, 0),
        new Candidate(0, FIRST, Fixture.use("generate-sql", "main"), at(0), 10));
    return fixture;
  }

  private static RunEvidence finished(Artifacts artifacts) {
    new RunReporting(artifacts, () -> at(100)).run(Fixture.event("finish"));
    return RunEvidence.read(artifacts, Fixture.RUN);
  }

  private TestDataAttempt data(int attempt, List<String> rejections) {
    return new TestDataAttempt(
        attempt,
        "pets_df = pd.DataFrame({'name': ['Rex']})  # " + hostile,
        Map.of("Pets", table("name", row("Rex"), row(hostile), row("a\u001b[31m\u202eb"))),
        rejections,
        Fixture.use("generate-test-data", "main"),
        at(5),
        20);
  }

  private TestCodeAttempt code(String model, @Nullable String anomaly) {
    return new TestCodeAttempt(
        model,
        1,
        "result = pets_df[pets_df['weight'] >= 5][['name']]",
        anomaly == null ? table("name", row("Rex"), row(hostile)) : null,
        anomaly,
        Fixture.use("generate-test-code", model),
        at(25),
        8);
  }

  private TestCase testCase() {
    return new TestCase(
        2,
        "a",
        "result = pets_df[pets_df['weight'] >= 5][['name']]",
        table("name", row("Rex"), row(hostile)),
        List.of(List.of("a")),
        List.of("a", "b"),
        false,
        at(36),
        3);
  }

  private Adequacy adequacy(int testData, int killed) {
    return new Adequacy(
        testData,
        List.of("column " + hostile + " is NULL"),
        4,
        killed,
        killed / 4.0,
        List.of(new Adequacy.Survivor("boundary moved", "became " + hostile, REVISED)),
        null,
        at(45),
        2);
  }

  private Finding missingRow() {
    return new Finding("test-case", "missing-row", "missing row ('%s')".formatted(hostile));
  }

  private static void verdict(
      Artifacts artifacts, int candidate, Table result, List<Finding> findings) {
    artifacts.replace(
        ArtifactKeys.verdict(Fixture.RUN, candidate),
        new Verdict(candidate, result, findings, at(50), 2));
  }

  private static java.time.Instant at(int millis) {
    return Fixture.NOW.plusMillis(millis);
  }

  private static Table table(String name, List<?>... rows) {
    return Table.ofValues(List.of(name), List.of(rows));
  }

  private static List<@Nullable Object> row(@Nullable Object value) {
    return Arrays.asList(value);
  }
}
