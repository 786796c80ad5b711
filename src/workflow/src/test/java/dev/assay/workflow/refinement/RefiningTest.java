package dev.assay.workflow.refinement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.AnswerFormat;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.LivePets;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.exploration.Exploration;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.format.ExpectedFormat;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.strategy.Strategy;
import dev.assay.workflow.strategy.StrategyPart;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefiningTest {

  private static final String RIGHT = "<answer>right</answer>";

  private Fixture run = asked(Strategy.named("reforce"));
  private final LivePets pets = new LivePets();

  private static Fixture asked(Strategy strategy) {
    Fixture run =
        Fixture.asking(
            "How heavy is the heaviest pet?",
            RunSettings.of("main", List.of("a")).by(strategy),
            null);
    run.artifacts()
        .replace(
            ArtifactKeys.exploration(Fixture.RUN, 0),
            new Exploration(
                List.of(new Exploration.Found("SELECT weight FROM Pets", "4.0")),
                0,
                "",
                Fixture.NOW,
                1));
    run.artifacts()
        .replace(
            ArtifactKeys.answerFormat(Fixture.RUN),
            new ExpectedFormat(
                new AnswerFormat(
                    List.of(new AnswerFormat.Column("weight", AnswerFormat.Type.NUMBER)), 1, 1),
                ""));
    return run;
  }

  private ThreadAnswer refined() throws ModelException {
    new Refining(run.artifacts(), run, _ -> pets, Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "refine-sql").build());
    return run.artifacts().get(ArtifactKeys.threadAnswer(Fixture.RUN, 0), ThreadAnswer.class);
  }

  @Test
  void theSameResultTwiceIsAgreementThoughTheQueriesDiffer() throws ModelException {
    run.answering("sql", "SELECT max(weight) AS m FROM Pets")
        .answering("sql", "SELECT weight FROM Pets ORDER BY weight DESC LIMIT 1");

    ThreadAnswer answer = refined();

    assertThat(answer.sql()).isEqualTo("SELECT weight FROM Pets ORDER BY weight DESC LIMIT 1");
    assertThat(answer.part()).isEqualTo("self-refinement");
    assertThat(answer.queries()).isEqualTo(2);
    assertThat(run.calls().getLast().prompt().user())
        .contains("SELECT weight FROM Pets\n4.0")
        .contains("weight:number\n(the answer is one row)")
        .contains("Your last query:\n```sql\nSELECT max(weight) AS m FROM Pets\n```");
  }

  @Test
  void aSecondTimeNothingIsAsked() throws ModelException {
    run.answering("sql", "SELECT 1").answering("sql", "SELECT 1");
    refined();
    refined();

    assertThat(run.calls()).hasSize(2);
  }

  @Test
  void resultsAreRoundedBeforeTheyAreCompared() throws ModelException {
    run.answering("sql", "SELECT weight FROM Pets WHERE name = 'Rex'")
        .answering("sql", "SELECT 2.0 AS w");

    assertThat(refined().sql()).isEqualTo("SELECT 2.0 AS w");
  }

  @Test
  void whatIsWrongWithAResultIsToldAndNoAgreementIsMadeOfIt() throws ModelException {
    run.answering("sql", "SELECT name, weight FROM Pets")
        .answering("sql", "SELECT name, weight FROM Pets")
        .answering("sql", "SELECT max(weight) FROM Pets")
        .answering("sql", "SELECT max(weight) FROM Pets");

    assertThat(refined().sql()).isEqualTo("SELECT max(weight) FROM Pets");
    assertThat(run.calls().get(1).prompt().user())
        .contains(
            "What is wrong with it:\n```text\n"
                + "the question asks for 1 column (weight), and the result has 2\n"
                + "the question asks for one row, and the result has 3\n```");
  }

  @Test
  void emptyColumnsAndColumnsOfZerosAreNoAnswer() {
    assertThat(ResultObjections.of(Table.ofValues(List.of("a"), List.of()), null))
        .containsExactly("the result has no rows");
    assertThat(
            ResultObjections.of(
                Table.ofValues(
                    List.of("a", "b", "c"),
                    List.of(List.of("", 0L, "x"), List.of(" ", BigDecimal.ZERO, "y"))),
                null))
        .containsExactly("every value of 'a' is empty", "every value of 'b' is 0");
  }

  @Test
  void threeErrorsInARowEndItAndStepsAreTried() throws ModelException {
    run.answering("sql", "SELECT a FROM Pets")
        .answering("sql", "SELECT weight FROM Pets WHERE name = 'none'")
        .answering("sql", "SELECT 0 AS zero")
        .answering("sql", "WITH w AS (SELECT weight FROM Pets) SELECT max(weight) FROM w")
        .answering(RIGHT)
        .answering(RIGHT);

    ThreadAnswer answer = refined();

    assertThat(answer.part()).isEqualTo("cte-refinement");
    assertThat(answer.sql())
        .isEqualTo("WITH w AS (SELECT weight FROM Pets) SELECT max(weight) FROM w");
    assertThat(run.calls().get(3).prompt().user())
        .contains("3 results in a row were of no use: every value of 'zero' is 0");
    assertThat(run.calls().get(4).prompt().user()).contains("The step to check: w");
    assertThat(run.calls().get(5).prompt().user())
        .contains("To check: what the whole query returns");
  }

  @Test
  void theFirstWrongStepIsRewrittenAndStepsBeforeItAreNotJudgedAgain() throws ModelException {
    run = asked(withoutSelfRefinement());
    String wrong =
        "WITH a AS (SELECT owner_id FROM Owners), b AS (SELECT weight FROM Pets WHERE weight > 9)"
            + " SELECT max(weight) FROM b";
    String mended = wrong.replace(" WHERE weight > 9", "");
    run.answering("no SQL")
        .answering("sql", wrong)
        .answering(RIGHT)
        .answering("sql", mended)
        .answering(RIGHT)
        .answering(RIGHT);

    assertThat(refined().sql()).isEqualTo(mended);
    assertThat(run.calls().get(3).prompt().user())
        .contains("The step to check: b")
        .contains("it has no rows");
    assertThat(run.calls()).hasSize(6);
  }

  @Test
  void aStepThatStaysWrongEndsWithoutAnAnswer() throws ModelException {
    run = asked(withoutSelfRefinement());
    run.answering("no SQL")
        .answering("sql", "WITH a AS (SELECT nme FROM Pets) SELECT max(nme) FROM a")
        .answering("I cannot say");

    ThreadAnswer answer = refined();

    assertThat(answer.sql()).isNull();
    assertThat(answer.reason()).isEqualTo("a step stayed wrong");
  }

  private static Strategy withoutSelfRefinement() {
    return Strategy.named("reforce").without(StrategyPart.SELF_REFINEMENT);
  }

  @Test
  void withoutAgreementTheFirstResultOfUseIsTheAnswer() throws ModelException {
    run = asked(withoutSelfRefinement());
    run.answering("sql", "SELECT max(weight) FROM Pets");

    assertThat(refined().sql()).isEqualTo("SELECT max(weight) FROM Pets");
  }

  @Test
  void theLimitEndsItWithoutAnAnswer() throws ModelException {
    run = asked(Strategy.named("reforce").without(StrategyPart.CTE_REFINEMENT));
    for (int n = 1; n <= SelfRefinement.MOST_ROUNDS; n++) {
      run.answering("sql", "SELECT %d AS n".formatted(n));
    }

    assertThat(refined().reason()).isEqualTo("no result came twice in 5 queries");
  }

  @Test
  void withoutAConnectionThereIsNoAnswer() throws ModelException {
    assertThat(
            new Refining(run.artifacts(), run, LiveDatabases.NONE, Fixture.TIME)
                .run(Fixture.event("refine-sql")))
        .isEqualTo(
            new Outcome.Unusable("no connection to the database is given: name it by --database"));
  }

  private void answered(int thread, String sql, Object value) {
    run.artifacts()
        .replace(
            ArtifactKeys.threadAnswer(Fixture.RUN, thread),
            new ThreadAnswer(
                thread,
                sql,
                Table.ofValues(List.of("n"), List.of(List.of(value))),
                "self-refinement",
                2,
                "",
                Fixture.NOW,
                1));
  }

  private Outcome vote() throws ModelException {
    return new ResultVoting(run.artifacts(), run, Fixture.TIME)
        .run(Fixture.event("vote-on-results"));
  }

  private ThreadVote kept() {
    return run.artifacts().get(ArtifactKeys.threadVote(Fixture.RUN), ThreadVote.class);
  }

  private String candidate() {
    return run.artifacts().get(ArtifactKeys.candidate(Fixture.RUN, 0), Candidate.class).sql();
  }

  @Test
  void theResultThatMostRunsAgreeOnWins() throws ModelException {
    answered(0, "SELECT 1", 1L);
    answered(1, "SELECT 2", 2L);
    answered(2, "SELECT 1 + 1", 2L);

    assertThat(vote()).isEqualTo(new Outcome.Generated("runs/run-1/sql/0.json"));
    assertThat(candidate()).isEqualTo("SELECT 2");
    assertThat(kept())
        .isEqualTo(new ThreadVote(List.of(List.of(1, 2), List.of(0)), 1, "votes", ""));
    assertThat(run.calls()).isEmpty();
  }

  @Test
  void aModelBreaksTiesOnce() throws ModelException {
    answered(0, "SELECT 1", 1L);
    answered(2, "SELECT 2", 2L);
    run.answering("Both are numbers.\n<answer>B</answer>");

    vote();
    vote();

    assertThat(candidate()).isEqualTo("SELECT 2");
    assertThat(kept().by()).isEqualTo("model");
    assertThat(run.calls()).extracting(ModelCall::step).containsExactly("choose-result");
    assertThat(run.calls().getFirst().prompt().user()).contains("Query B:\n```sql\nSELECT 2\n```");
  }

  @Test
  void aChoiceThatIsNoneGoesToTheFirst() throws ModelException {
    answered(0, "SELECT 1", 1L);
    answered(1, "SELECT 2", 2L);
    run.answering("<answer>C</answer>");

    vote();

    assertThat(candidate()).isEqualTo("SELECT 1");
    assertThat(kept().reason()).isEqualTo("there is no option C");
  }

  @Test
  void withoutAnyAnswerThereIsNoCandidate() throws ModelException {
    assertThat(vote()).isEqualTo(new Outcome.Unusable("no run ended"));
    assertThat(run.store().list("runs/run-1/sql/")).isEmpty();
  }
}
