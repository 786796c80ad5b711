package dev.assay.workflow.revision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.SqlRevisionAgent;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.Finding;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.testcode.TestCase;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SqlRevisionTest {

  private static final Table EXPECTED =
      Table.ofValues(List.of("name"), List.of(List.of("Ann"), List.of("Bob")));

  private final Fixture run = Fixture.asking("Who are the owners?");

  @Test
  void theFirstCandidateIsWrittenFromTheSchemaAndShowsNoRows() throws ModelException {
    run.answering("sql", "SELECT name FROM Owners");

    assertThat(generate(run)).isEqualTo(new Outcome.Generated("runs/run-1/sql/0.json"));
    assertThat(candidate(run, 0).sql()).isEqualTo("SELECT name FROM Owners");
    assertThat(run.calls().getFirst().prompt().user()).contains("CREATE TABLE");
  }

  @Test
  void sqlThatTheQuestionBringsIsTheFirstCandidateAndCallsNoModel() throws ModelException {
    Fixture given =
        Fixture.asking("Who?", RunSettings.of("main", List.of("a")), "SELECT 1 AS given");

    assertThat(generate(given)).isEqualTo(new Outcome.Generated("runs/run-1/sql/0.json"));
    assertThat(candidate(given, 0).sql()).isEqualTo("SELECT 1 AS given");
    assertThat(candidate(given, 0).use()).isNull();
    assertThat(given.calls()).isEmpty();
  }

  @Test
  void anAnswerWithoutSqlIsKeptAndAskedForAgainOnce() throws ModelException {
    run.answering("I do not know.").answering("sql", "SELECT 1");
    generate(run);
    generate(run);

    assertThat(run.store().list("runs/run-1/sql/"))
        .containsExactly("runs/run-1/sql/0.json", "runs/run-1/sql/0.unusable-1.json");
    assertThat(run.calls()).extracting(ModelCall::round).containsExactly(1, 2);
  }

  @Test
  void aModelIsToldWhyItsAnswerCouldNotBeReadAndIsNotPaidAThirdTimeForTheSame()
      throws ModelException {
    run.answering("I do not know.").answering("I do not know.").answering("sql", "SELECT 1");

    Outcome same =
        new Outcome.Unusable(
            "no SQL, and the same answer twice: the answer has no block of SQL code (```sql): it is"
                + " prose, which begins 'I do not know.'");
    assertThat(generate(run)).isEqualTo(same);
    assertThat(generate(run)).isEqualTo(same);
    assertThat(run.calls()).extracting(ModelCall::round).containsExactly(1, 2);
    assertThat(run.calls().get(1).prompt().user())
        .endsWith(
            "Your last answer could not be used:\n"
                + "````text\nthe answer has no block of SQL code (```sql): it is prose, which begins"
                + " 'I do not know.'\n````\n\nAnswer again, in the form that is asked for.");
  }

  @Test
  void theSameTextIsKnownAgainAfterAnotherAndWithOtherThoughts() throws ModelException {
    run.answering("I do not know.", 10)
        .answering("Nor now.")
        .answering("I do not know.", 900)
        .answering("sql", "SELECT 1");

    assertThat(generate(run)).isInstanceOf(Outcome.Unusable.class);
    assertThat(generate(run)).isInstanceOf(Outcome.Unusable.class);
    assertThat(run.calls()).hasSize(3);
  }

  @Test
  void aRevisionIsToldTheTestCodeTheExpectedResultAndTheFindings() throws ModelException {
    failed(
        0, "SELECT 'Ann'", EXPECTED.head(1), new Finding("test-case", "k", "missing row ('Bob')"));
    run.answering("sql", "SELECT name FROM Owners");

    assertThat(revise(0)).isEqualTo(new Outcome.Generated("runs/run-1/sql/1.json"));
    assertThat(run.calls().getFirst().prompt().user())
        .contains("result = owners_df[['name']]")
        .contains("SELECT 'Ann'")
        .contains("missing row ('Bob')");
  }

  @Test
  void aRevisionOfSqlThatPassesIsToldTheAdviceAndToKeepTheResult() throws ModelException {
    failed(0, "SELECT name FROM Owners", EXPECTED, new Finding("detector", "k", "use the key"));
    run.answering("sql", "SELECT name FROM Owners");
    revise(0);

    assertThat(run.calls().getFirst().prompt().user())
        .contains("What was noticed about it without running it:\n```text\nuse the key\n```")
        .contains("It gives the expected result, but")
        .doesNotContain("What is wrong with it:");
  }

  @Test
  void aRevisionOfSqlThatDidNotRunIsToldTheError() throws ModelException {
    failed(0, "SELECT nmae", null, new Finding("execution-error", "error", "no such column: nmae"));
    run.answering("sql", "SELECT name FROM Owners");
    revise(0);

    assertThat(run.calls().getFirst().prompt().user()).contains("no such column: nmae");
  }

  @Test
  void roundsOfRevisionsCountEveryCallSoThatRecordingsTellThemApart() throws ModelException {
    failed(0, "SELECT 0", EXPECTED, new Finding("test-case", "k", "wrong"));
    run.answering("No idea.").answering("sql", "SELECT 1").answering("sql", "SELECT 2");
    revise(0);
    failed(1, "SELECT 1", EXPECTED, new Finding("test-case", "k", "wrong"));
    revise(1);

    assertThat(run.calls()).extracting(ModelCall::round).containsExactly(1, 2, 3);
  }

  @Test
  void aRevisionThatIsThereAlreadyCallsNoModel() throws ModelException {
    failed(0, "SELECT 0", EXPECTED, new Finding("test-case", "k", "wrong"));
    run.answering("sql", "SELECT 1");
    revise(0);
    revise(0);

    assertThat(run.calls()).hasSize(1);
  }

  private static Outcome generate(Fixture fixture) throws ModelException {
    return new SqlGeneration(fixture.artifacts(), fixture, Fixture.TIME)
        .run(Fixture.event("generate-sql"));
  }

  private Outcome revise(int candidate) throws ModelException {
    return new SqlRevision(run.artifacts(), SqlRevisionAgent.asking(run), Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "revise-sql").candidate(candidate).build());
  }

  private void failed(int index, String sql, @Nullable Table result, Finding finding) {
    run.artifacts()
        .replace(
            ArtifactKeys.testCase(Fixture.RUN),
            new TestCase(
                1,
                "a",
                "result = owners_df[['name']]",
                EXPECTED,
                List.of(List.of("a")),
                List.of("a"),
                false,
                Fixture.NOW,
                1));
    run.artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, index),
            new Candidate(index, sql, null, Fixture.NOW, 0));
    run.artifacts()
        .replace(
            ArtifactKeys.verdict(Fixture.RUN, index),
            new Verdict(index, result, List.of(finding), Fixture.NOW, 1));
  }

  private static Candidate candidate(Fixture fixture, int index) {
    return fixture.artifacts().get(ArtifactKeys.candidate(Fixture.RUN, index), Candidate.class);
  }
}
