package dev.assay.workflow.testcode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.SelectionAgent;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Voting;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SelectionTest {

  private static final String TEST_CASE = "runs/run-1/test-case.json";
  private static final List<String> MODELS = List.of("a", "b", "c");

  private final Fixture run =
      Fixture.asking(
          "How many pets has each owner?",
          RunSettings.of("main", MODELS).votingBy(Voting.SELECTION),
          null);

  @BeforeEach
  void thereAreTestData() {
    run.with(
        new TestDataAttempt(
            1,
            "code",
            Map.of("Pets", Table.ofValues(List.of("pet_id"), List.of(List.of(1L)))),
            List.of(),
            Fixture.use("generate-test-data", "main"),
            Fixture.NOW,
            1));
  }

  @Test
  void modelsThatAgreeNeedNoComparison() throws ModelException {
    result("a", 1L);
    result("b", 1L);

    assertThat(vote(false)).isEqualTo(new Outcome.Decided(TEST_CASE, "a", 2, 3));
    assertThat(run.calls()).isEmpty();
    assertThat(testCase().comparisons()).isEmpty();
  }

  @Test
  void eachPairIsComparedInBothOrdersAndTheMoreOftenChosenWins() throws ModelException {
    result("a", 1L);
    result("b", 2L);
    run.answering("<answer>B</answer>").answering("<answer>A</answer>");

    assertThat(vote(false)).isEqualTo(new Outcome.Decided(TEST_CASE, "b", 1, 3));
    assertThat(testCase().groups()).containsExactly(List.of("b"), List.of("a"));
    assertThat(testCase().comparisons())
        .extracting(each -> each.first() + each.second() + each.chosen())
        .containsExactly("abb", "bab");
    assertThat(run.calls()).extracting(ModelCall::round).containsExactly(1, 2);
    assertThat(run.calls()).extracting(ModelCall::temperature).containsOnly(0.0);
    assertThat(shown(0))
        .containsSubsequence("Program A:", "result = 1", "Program B:", "result = 2");
    assertThat(shown(1))
        .containsSubsequence("Program A:", "result = 2", "Program B:", "result = 1");
  }

  @Test
  void aModelThatOnlyFavoursAPlaceLeavesItToTheMajority() throws ModelException {
    result("a", 1L);
    result("b", 2L);
    result("c", 2L);
    run.answering("<answer>A</answer>").answering("<answer>A</answer>");

    assertThat(vote(false)).isEqualTo(new Outcome.Decided(TEST_CASE, "b", 2, 3));
  }

  @Test
  void threeResultsAreComparedInSixCalls() throws ModelException {
    result("a", 1L);
    result("b", 2L);
    result("c", 3L);
    // a or b, b or a, a or c, c or a, b or c, c or b
    for (String choice : List.of("A", "B", "B", "A", "B", "A")) {
      run.answering("<answer>" + choice + "</answer>");
    }

    assertThat(vote(false)).isEqualTo(new Outcome.Decided(TEST_CASE, "c", 1, 3));
    assertThat(testCase().groups()).containsExactly(List.of("c"), List.of("a"), List.of("b"));
  }

  @Test
  void aMalformedAnswerIsNoVoteAndIsKept() throws ModelException {
    result("a", 1L);
    result("b", 2L);
    run.answering("Both are fine.").answering("<answer>A</answer>");

    assertThat(vote(false)).isEqualTo(new Outcome.Decided(TEST_CASE, "b", 1, 3));
    TestCodeComparison malformed = testCase().comparisons().getFirst();
    assertThat(malformed.chosen()).isNull();
    assertThat(malformed.problem())
        .isEqualTo("the answer holds neither <answer>A</answer> nor <answer>B</answer>");
    assertThat(malformed.use()).isNotNull();
  }

  @Test
  void aModelThatIsRateLimitedIsWaitedForAndComparisonsThatAreThereAreNotPaidTwice()
      throws ModelException {
    result("a", 1L);
    result("b", 2L);
    run.answering("<answer>B</answer>")
        .failing(new ModelException.RateLimited("main", Duration.ofSeconds(7)))
        .answering("<answer>A</answer>");

    assertThatThrownBy(() -> vote(false)).isInstanceOf(ModelException.RateLimited.class);
    assertThat(vote(true)).isEqualTo(new Outcome.Decided(TEST_CASE, "b", 1, 3));
    assertThat(run.calls()).hasSize(3);
  }

  @Test
  void withoutAnAnswerOnTheLastTryTheMajorityDecides() throws ModelException {
    result("a", 1L);
    result("b", 2L);
    run.failing(new ModelException.Unavailable("main", "no route"))
        .failing(new ModelException.Unavailable("main", "no route"));

    assertThat(vote(true)).isEqualTo(new Outcome.Decided(TEST_CASE, "a", 1, 3));
    assertThat(testCase().comparisons())
        .hasSize(2)
        .allMatch(each -> each.use() == null && each.problem() != null);
  }

  @Test
  void aModelThatRefusesIsNotWaitedFor() throws ModelException {
    result("a", 1L);
    result("b", 2L);
    run.failing(new ModelException.Refused("main", "no key: set one"))
        .failing(new ModelException.Refused("main", "no key: set one"));

    assertThat(vote(false)).isEqualTo(new Outcome.Decided(TEST_CASE, "a", 1, 3));
    assertThat(testCase().comparisons().getFirst().problem())
        .isEqualTo("model main: no key: set one");
  }

  private void result(String model, long value) {
    run.artifacts()
        .replace(
            ArtifactKeys.testCode(Fixture.RUN, model, 1),
            new TestCodeAttempt(
                model,
                1,
                "result = " + value,
                Table.ofValues(List.of("n"), List.of(List.of(value))),
                null,
                Fixture.use("generate-test-code", model),
                Fixture.NOW,
                1));
  }

  private Outcome vote(boolean lastTry) throws ModelException {
    return new TestCodeVoting(run.artifacts(), SelectionAgent.asking(run), Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "vote").models(MODELS).lastTry(lastTry).build());
  }

  private String shown(int call) {
    return run.calls().get(call).prompt().user();
  }

  private TestCase testCase() {
    return run.artifacts().get(TEST_CASE, TestCase.class);
  }
}
