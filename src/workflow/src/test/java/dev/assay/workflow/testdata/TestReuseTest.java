package dev.assay.workflow.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.TestDataAgent;
import dev.assay.sql.Dialect;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.demonstrations.ConfirmedAnswer;
import dev.assay.workflow.demonstrations.ConfirmedAnswers;
import dev.assay.workflow.revision.SqlGeneration;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.strategy.DemonstrationSettings;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeGeneration;
import dev.assay.workflow.testcode.TestCodeVoting;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestReuseTest {

  private static final String CODE =
      """
      # The pets of Ann
      both = pets_df.merge(owners_df, on='owner_id', suffixes=('', '_owner'))
      result = both[both['name_owner'] == 'Ann'][['name']]
      """;
  private static final String SQL =
      "SELECT p.name FROM Pets p JOIN Owners o ON o.owner_id = p.owner_id WHERE o.name = 'Ann'";

  @Test
  void aQuestionThatDiffersInAValueIsTestedByTheSameTestWithThatValue() throws Exception {
    Fixture run = asking("Which pets has Bob?", of("Which pets has Ann?", SQL, CODE));

    assertThat(testData(run))
        .isEqualTo(new Outcome.GeneratedTestData(ArtifactKeys.testData(Fixture.RUN, 1), 1));
    choose(run);
    StepEvent event = StepEvent.of(Fixture.RUN, "generate-test-code").model("a").build();
    new TestCodeGeneration(run.artifacts(), TestCodeAgent.asking(run), Fixture.TIME).run(event);
    StepEvent vote =
        StepEvent.of(Fixture.RUN, "vote").models(List.of("a")).others(List.of("b", "c")).build();
    Outcome decided =
        new TestCodeVoting(
                run.artifacts(), dev.assay.agents.SelectionAgent.asking(run), Fixture.TIME)
            .run(vote);

    assertThat(run.calls()).as("calls of models").isEmpty();
    assertThat(decided).isInstanceOf(Outcome.Decided.class);
    TestCase testCase = run.artifacts().get(ArtifactKeys.testCase(Fixture.RUN), TestCase.class);
    assertThat(testCase.code()).contains("== 'Bob'").startsWith("# The pets of Bob");
    assertThat(testCase.expected().rows()).containsExactly(List.of("Mia"));
    assertThat(
            run.artifacts().get(ArtifactKeys.reusedTest(Fixture.RUN), ReusedTest.class).inWords())
        .isEqualTo("the test of 'pets-of-ann' in the suite, with 'Bob' in place of 'Ann'");
  }

  @Test
  void theSameQuestionIsTestedByItsOwnTest() throws Exception {
    Fixture run = asking("which pets has Ann", of("Which pets has Ann?", SQL, CODE));

    testData(run);

    assertThat(reused(run)).isTrue();
  }

  @Test
  void numbersLieAroundTheNewOneAsTheyDidAroundTheOldOne() throws Exception {
    Fixture run =
        asking(
            "Which pets weigh more than 40?",
            of(
                "Which pets weigh more than 10?",
                "SELECT name FROM Pets WHERE weight > 10",
                "result = pets_df[pets_df['weight'] > 10][['name']]\n"));

    testData(run);

    TestDataAttempt data =
        run.artifacts().get(ArtifactKeys.testData(Fixture.RUN, 1), TestDataAttempt.class);
    assertThat(data.tables().get("Pets").rows())
        .extracting(row -> row.get(3))
        .containsExactly(40.0, 50.0, 33.0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "result = pets_df[['name']]\n", // computes something else than the suite expects
        "result = pets_df[pets_df['owner_id'] == 1][['name']]\n", // does not name the value
        "result = no_df\n"
      })
  void testCodeThatIsStaleOrDoesNotNameTheValueIsNotUsed(String code) throws Exception {
    Fixture run = asking("Which pets has Bob?", of("Which pets has Ann?", SQL, code));
    run.answering(
        "python",
        "pets_df = pd.DataFrame({'pet_id': [1], 'owner_id': [1], 'name': ['x'], 'weight': [1.0]})");

    testData(run);

    assertThat(reused(run)).isFalse();
    assertThat(run.calls()).hasSize(1);
  }

  @Test
  void answersAboutOtherDatabasesAndWithOtherMeaningsAreNotUsed() throws Exception {
    ConfirmedAnswer here = of("Which pets has Ann?", SQL, CODE);
    ConfirmedAnswer elsewhere = copy(here, "shops", here.evidence());
    ConfirmedAnswer meant = copy(here, here.database(), "has means walks");
    Fixture run = asking("Which pets has Bob?", elsewhere, meant);
    run.answering(
        "python",
        "pets_df = pd.DataFrame({'pet_id': [1], 'owner_id': [1], 'name': ['x'], 'weight': [1.0]})");

    testData(run);

    assertThat(reused(run)).isFalse();
  }

  @Test
  void modelsAreShownWhatWasFoundRight() throws Exception {
    Fixture run = asking("How heavy are the pets of Ann?", of("Which pets has Ann?", SQL, CODE));
    run.answering("sql", "SELECT 1");

    new SqlGeneration(run.artifacts(), run, Fixture.TIME).run(Fixture.event("generate-sql"));

    assertThat(run.calls().getFirst().prompt().user())
        .contains("that was found right:\n```sql\n-- Which pets has Ann?\n" + SQL + ";\n```");
    run.with(
        new TestDataAttempt(
            1, "pets_df = pd.DataFrame({'a': [1]})", tables(), List.of(), null, Fixture.NOW, 0));
    run.answering("python", "result = pets_df");
    new TestCodeGeneration(run.artifacts(), TestCodeAgent.asking(run), Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "generate-test-code").model("a").build());
    assertThat(run.calls().getLast().prompt().user())
        .contains("```python\n# Which pets has Ann?\n" + CODE.strip() + "\n```");
  }

  @Test
  void whatIsLongerThanAPromptHasRoomForIsLeftOut() throws Exception {
    String longSql = SQL + " -- " + "x".repeat(6_000);
    Fixture run =
        asking("How heavy are the pets of Ann?", of("Which pets has Ann?", longSql, CODE));
    run.answering("sql", "SELECT 1");

    new SqlGeneration(run.artifacts(), run, Fixture.TIME).run(Fixture.event("generate-sql"));

    assertThat(run.calls().getFirst().prompt().user()).doesNotContain("found right");
  }

  private static Outcome testData(Fixture run) throws Exception {
    return new TestDataGeneration(run.artifacts(), TestDataAgent.asking(run), Fixture.TIME)
        .run(Fixture.event("generate-test-data"));
  }

  private static void choose(Fixture run) {
    run.with(run.artifacts().get(ArtifactKeys.testData(Fixture.RUN, 1), TestDataAttempt.class));
  }

  private static boolean reused(Fixture run) {
    return run.artifacts().find(ArtifactKeys.reusedTest(Fixture.RUN), ReusedTest.class).isPresent();
  }

  private static Fixture asking(String question, ConfirmedAnswer... answers) {
    ConfirmedAnswers suite = new ConfirmedAnswers(List.of(answers));
    String pool = suite.keep(Fixture.asking("Which?").artifacts());
    Fixture run =
        Fixture.asking(
            question,
            RunSettings.of("main", List.of("a", "b", "c"))
                .by(Strategy.DEFAULT.demonstrating(DemonstrationSettings.confirmed(pool))),
            null);
    suite.keep(run.artifacts());
    return run;
  }

  private static ConfirmedAnswer of(String question, String sql, String code) {
    Table expected =
        question.contains("more than")
            ? Table.ofValues(List.of("name"), List.of(List.of("Rex")))
            : Table.ofValues(List.of("name"), List.of(List.of("Mia")));
    return new ConfirmedAnswer(
        "pets-of-ann",
        question,
        "",
        "pets",
        Dialect.SQLITE,
        sql,
        code,
        tables(),
        expected,
        false,
        List.of());
  }

  private static ConfirmedAnswer copy(ConfirmedAnswer answer, String database, String evidence) {
    return new ConfirmedAnswer(
        answer.name(),
        answer.question(),
        evidence,
        database,
        answer.dialect(),
        answer.sql(),
        answer.code(),
        answer.tables(),
        answer.expected(),
        false,
        List.of());
  }

  private static Map<String, Table> tables() {
    return Map.of(
        "Owners",
        Table.ofValues(
            List.of("owner_id", "name"),
            List.of(List.of(1L, "Ann"), List.of(2L, "Bob"), List.of(3L, "Cy"))),
        "Pets",
        Table.ofValues(
            List.of("pet_id", "owner_id", "name", "weight"),
            List.of(
                List.of(1L, 1L, "Mia", 10.0),
                List.of(2L, 2L, "Rex", 20.0),
                List.of(3L, 2L, "Tom", 3.0))));
  }
}
