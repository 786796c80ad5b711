package dev.assay.workflow.execution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SqlExecutionTest {

  private Fixture run = Fixture.asking("Who are the owners?");

  @Test
  void aCandidateThatGivesTheExpectedResultPasses() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners")).isEqualTo(new Outcome.Passed(0));
    assertThat(verdict().passed()).isTrue();
  }

  @Test
  void rowsThatDifferAreFindings() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners WHERE owner_id = 1"))
        .isEqualTo(new Outcome.Disputed(0, 1));
    assertThat(verdict().findings())
        .containsExactly(new Finding("test-case", "missing-row", "missing row ('Bob')"));
  }

  @Test
  void anErrorOfTheEngineIsAFinding() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT nmae FROM Owners")).isEqualTo(new Outcome.Failed(0, 1));
    assertThat(verdict().result()).isNull();
    assertThat(verdict().findings().getFirst().inspector()).isEqualTo("execution-error");
    assertThat(verdict().findings().getFirst().message()).contains("nmae");
  }

  @Test
  void tablesThatTheTestDataLeaveOutAreThereAndEmpty() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners UNION ALL SELECT name FROM Pets"))
        .isEqualTo(new Outcome.Passed(0));
  }

  @Test
  void orderCountsWhenBothTheCandidateAndTheTestCodeSort() {
    testCase("result = owners_df.sort_values('name')[['name']]");

    assertThat(execute("SELECT name FROM Owners ORDER BY name DESC"))
        .isEqualTo(new Outcome.Disputed(0, 1));
    assertThat(verdict().findings().getFirst().kind()).isEqualTo("row-order");
  }

  @Test
  void orderDoesNotCountWhenOnlyTheCandidateSorts() {
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners ORDER BY name DESC"))
        .isEqualTo(new Outcome.Passed(0));
  }

  @Test
  void orderCountsWhenTheQuestionAsksForOne() {
    run = Fixture.asking("List the owners in alphabetical order.");
    testCase("result = owners_df[['name']]");

    assertThat(execute("SELECT name FROM Owners ORDER BY name DESC"))
        .isEqualTo(new Outcome.Disputed(0, 1));
  }

  @Test
  void ofRowsThatTieWhereTheFirstAreTakenAnyIsRight() {
    testCase("result = owners_df.head(1)[['name']]");
    TestCase tied = run.artifacts().get(ArtifactKeys.testCase(Fixture.RUN), TestCase.class);
    run.artifacts()
        .replace(
            ArtifactKeys.testCase(Fixture.RUN),
            new TestCase(
                1,
                "a",
                tied.code(),
                tied.expected().head(1),
                Table.ofValues(List.of("name"), List.of(List.of("Bob"))),
                tied.groups(),
                tied.asked(),
                false,
                List.of(),
                Fixture.NOW,
                1));

    assertThat(execute("SELECT name FROM Owners WHERE owner_id = 2"))
        .isEqualTo(new Outcome.Passed(0));
    assertThat(new TestCaseInspector().inspect(trial("SELECT name FROM Owners WHERE owner_id = 1")))
        .isEmpty();
    assertThat(new TestCaseInspector().inspect(trial("SELECT 'Eve'")))
        .extracting(Finding::message)
        .containsExactly("missing row ('Ann')", "unexpected row ('Eve')");
  }

  private Trial trial(String sql) {
    return Trials.trial(
        run.artifacts(),
        run.artifacts().question(Fixture.RUN),
        run.artifacts().get(ArtifactKeys.testCase(Fixture.RUN), TestCase.class),
        new Candidate(0, sql, null, Fixture.NOW, 0));
  }

  @Test
  void aVerdictThatIsThereAlreadyStays() {
    testCase("result = owners_df[['name']]");
    Outcome first = execute("SELECT name FROM Owners");

    assertThat(execute("SELECT 1")).isEqualTo(first);
  }

  private void testCase(String code) {
    Table owners =
        Table.ofValues(
            List.of("owner_id", "name"), List.of(List.of(1L, "Ann"), List.of(2L, "Bob")));
    run.with(
        new TestDataAttempt(
            1,
            "",
            Map.of("Owners", owners),
            List.of(),
            Fixture.use("generate-test-data", "main"),
            Fixture.NOW,
            1));
    boolean ordered = run.artifacts().question(Fixture.RUN).text().contains("order");
    run.artifacts()
        .replace(
            ArtifactKeys.testCase(Fixture.RUN),
            new TestCase(
                1,
                "a",
                code,
                owners.project(List.of(1)),
                List.of(List.of("a")),
                List.of("a"),
                ordered,
                Fixture.NOW,
                1));
  }

  private Outcome execute(String sql) {
    run.artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, 0), new Candidate(0, sql, null, Fixture.NOW, 0));
    return execution().run(Fixture.event("execute-sql"));
  }

  private SqlExecution execution() {
    return new SqlExecution(
        run.artifacts(),
        List.of(new ExecutionErrorInspector(), new TestCaseInspector()),
        Fixture.TIME);
  }

  private Verdict verdict() {
    return run.artifacts().get(ArtifactKeys.verdict(Fixture.RUN, 0), Verdict.class);
  }
}
