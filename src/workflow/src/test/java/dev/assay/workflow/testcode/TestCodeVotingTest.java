package dev.assay.workflow.testcode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.SelectionAgent;
import dev.assay.agents.model.ModelException;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TestCodeVotingTest {

  private static final String TEST_CASE = "runs/run-1/test-case.json";

  private Fixture run = Fixture.asking("How many pets has each owner?");

  @BeforeEach
  void thereAreTestData() {
    testData();
  }

  @Test
  void twoModelsThatAgreeDecideWithoutAThird() {
    result("a", 1L, 2L);
    result("b", 2.0, 1.0);

    assertThat(vote(List.of("a", "b"), List.of("c")))
        .isEqualTo(new Outcome.Decided(TEST_CASE, "a", 2, 2));
  }

  @Test
  void twoModelsThatDifferAreUndecidedWhileAThirdCanBeAsked() {
    result("a", 1L);
    result("b", 2L);

    assertThat(vote(List.of("a", "b"), List.of("c")))
        .isEqualTo(new Outcome.Undecided("2 models gave 2 different results"));
    assertThat(run.store().list(TEST_CASE)).isEmpty();
  }

  @Test
  void aModelWithoutUsableCodeLeavesTheVoteUndecidedToo() {
    result("a", 1L);

    assertThat(vote(List.of("a", "b"), List.of("c")))
        .isEqualTo(new Outcome.Undecided("2 models gave 1 different result"));
  }

  @Test
  void theLargestGroupWins() {
    result("a", 1L);
    result("b", 2L);
    result("c", 2L);

    assertThat(vote(List.of("a", "b", "c"), List.of()))
        .isEqualTo(new Outcome.Decided(TEST_CASE, "b", 2, 3));
    assertThat(testCase().groups()).containsExactly(List.of("b", "c"), List.of("a"));
    assertThat(testCase().expected().rows()).containsExactly(List.of(2L));
  }

  @Test
  void aTieGoesToTheFirstConfiguredModel() {
    result("a", 1L);
    result("b", 2L);
    result("c", 3L);

    assertThat(vote(List.of("a", "b", "c"), List.of()))
        .isEqualTo(new Outcome.Decided(TEST_CASE, "a", 1, 3));
  }

  @Test
  void aTieGoesToTheFirstConfiguredModelThatHasUsableCode() {
    result("b", 2L);
    result("c", 3L);

    assertThat(vote(List.of("a", "b", "c"), List.of()))
        .isEqualTo(new Outcome.Decided(TEST_CASE, "b", 1, 3));
  }

  @Test
  void withoutAnyUsableCodeThereIsNoTestCode() {
    assertThat(vote(List.of("a", "b", "c"), List.of()))
        .isEqualTo(new Outcome.NoTestCode("no usable test code from a, b, c"));
  }

  @Test
  void rowsInAnotherOrderAgreeUnlessTheQuestionAsksForAnOrder() {
    result("a", 1L, 2L);
    result("b", 2L, 1L);
    assertThat(vote(List.of("a", "b"), List.of())).isInstanceOf(Outcome.Decided.class);
    assertThat(testCase().votes()).isEqualTo(2);

    run = Fixture.asking("List the weights in descending order.");
    testData();
    result("a", 1L, 2L);
    result("b", 2L, 1L);
    assertThat(vote(List.of("a", "b"), List.of("c"))).isInstanceOf(Outcome.Undecided.class);
  }

  @Test
  void modelsAgreeThatTakeAnotherOneOfTheRowsThatTie() {
    result("a", 1L);
    TestCodeAttempt first =
        run.artifacts().get(ArtifactKeys.testCode(Fixture.RUN, "a", 1), TestCodeAttempt.class);
    Table other = Table.ofValues(List.of("n"), List.of(List.of(2L)));
    run.artifacts()
        .replace(
            ArtifactKeys.testCode(Fixture.RUN, "a", 1),
            new TestCodeAttempt(
                "a",
                1,
                first.code(),
                first.result(),
                other,
                null,
                first.use(),
                first.digest(),
                first.startedAt(),
                first.millis()));
    result("b", 2L);

    assertThat(vote(List.of("a", "b"), List.of("c")))
        .isEqualTo(new Outcome.Decided(TEST_CASE, "a", 2, 2));
    assertThat(testCase().alternative()).isEqualTo(other);
  }

  @Test
  void aDecidedVoteStays() {
    result("a", 1L);
    Outcome first = vote(List.of("a"), List.of());
    result("b", 2L);

    assertThat(vote(List.of("a", "b"), List.of("c"))).isEqualTo(first);
  }

  private void testData() {
    run.with(
        new TestDataAttempt(
            1,
            "code",
            Map.of(),
            List.of(),
            Fixture.use("generate-test-data", "main"),
            Fixture.NOW,
            1));
  }

  private void result(String model, Object... values) {
    Table result =
        Table.ofValues(List.of("n"), Arrays.stream(values).map(List::<Object>of).toList());
    run.artifacts()
        .replace(
            ArtifactKeys.testCode(Fixture.RUN, model, 1),
            new TestCodeAttempt(
                model,
                1,
                "code of " + model,
                result,
                null,
                Fixture.use("generate-test-code", model),
                Fixture.NOW,
                1));
  }

  private Outcome vote(List<String> models, List<String> others) {
    try {
      return new TestCodeVoting(run.artifacts(), SelectionAgent.asking(run), Fixture.TIME)
          .run(StepEvent.of(Fixture.RUN, "vote").models(models).others(others).build());
    } catch (ModelException unexpected) {
      throw new AssertionError("the majority asks no model", unexpected);
    }
  }

  private TestCase testCase() {
    return run.artifacts().get(TEST_CASE, TestCase.class);
  }
}
