package dev.assay.workflow.testcode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.InvalidEventException;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TestCodeGenerationTest {

  private static final String USABLE = "result = owners_df[['name']]";

  private static final TestDataAttempt OWNERS =
      new TestDataAttempt(
          1,
          "import pandas as pd\n"
              + "owners_df = pd.DataFrame({'owner_id': [1, 2], 'name': ['Ann', 'Bob']})",
          Map.of(
              "Owners",
              Table.ofValues(
                  List.of("owner_id", "name"), List.of(List.of(1L, "Ann"), List.of(2L, "Bob")))),
          List.of(),
          Fixture.use("generate-test-data", "main"),
          Fixture.NOW,
          1);

  private final Fixture run = Fixture.asking("Who owns a pet?");

  @BeforeEach
  void thereAreTestData() {
    run.with(OWNERS);
  }

  @Test
  void usableTestCodeIsKeptWithItsResult() throws ModelException {
    run.answering("python", USABLE);

    assertThat(generate("b")).isEqualTo(new Outcome.Generated("runs/run-1/test-code/b/1.json"));
    assertThat(Objects.requireNonNull(attempt(1).result()).rows())
        .containsExactly(List.of("Ann"), List.of("Bob"));
    assertThat(run.calls().getFirst().prompt().user()).contains("owners_df").contains("'Ann'");
  }

  @Test
  void aResultThatDependsOnTheOrderOfRowsIsKeptWithTheOtherOne() throws ModelException {
    run.answering("python", "result = owners_df.head(1)[['name']]");
    generate("b");

    assertThat(Objects.requireNonNull(attempt(1).result()).rows()).containsExactly(List.of("Ann"));
    assertThat(Objects.requireNonNull(attempt(1).reversed()).rows())
        .containsExactly(List.of("Bob"));
  }

  @Test
  void rowsInAnotherOrderAreNoOtherResultUnlessTheCodeSorts() throws ModelException {
    run.answering("python", USABLE);
    generate("b");

    assertThat(attempt(1).reversed()).isNull();
  }

  @Test
  void rowsThatTieInAnOrderMayComeInTwoOrders() throws ModelException {
    run.answering(
        "python", "owners_df['age'] = 5\nresult = owners_df.sort_values('age')[['name']]");
    generate("b");

    assertThat(Objects.requireNonNull(attempt(1).reversed()).rows())
        .containsExactly(List.of("Bob"), List.of("Ann"));
  }

  @Test
  void testCodeThatIsThereAlreadyCallsNoModel() throws ModelException {
    run.answering("python", USABLE);
    generate("b");
    generate("b");

    assertThat(run.calls()).hasSize(1);
  }

  @Test
  void anExceptionGoesBackWithItsMessageAtAHigherTemperature() throws ModelException {
    run.answering("python", "result = owners_df[['nmae']]").answering("python", USABLE);

    assertThat(generate("b")).isEqualTo(new Outcome.Generated("runs/run-1/test-code/b/2.json"));
    assertThat(Objects.requireNonNull(attempt(1).anomaly())).startsWith("KeyError: ");
    assertThat(run.calls()).extracting(ModelCall::temperature).containsExactly(0.0, 0.01);
    assertThat(run.calls().get(1).prompt().user()).contains(attempt(1).anomaly());
  }

  @Test
  void anEmptyResultGoesBack() throws ModelException {
    assertGoesBack("result = owners_df[owners_df['name'] == 'Eve']", "result is empty");
  }

  @Test
  void aResultOfMissingValuesOnlyGoesBack() throws ModelException {
    assertGoesBack(
        "result = pd.DataFrame({'x': [None, float('nan')]})",
        "result holds only missing values (NaN)");
  }

  @Test
  void codeThatLeavesNoResultGoesBack() throws ModelException {
    run.answering("python", "answer = owners_df").answering("python", USABLE);
    generate("b");

    assertThat(attempt(1).anomaly()).isEqualTo("the code leaves no DataFrame named result");
  }

  @Test
  void aResultThatIsNoFrameGoesBack() throws ModelException {
    run.answering("python", "result = len(owners_df)").answering("python", USABLE);
    generate("b");

    assertThat(attempt(1).anomaly())
        .isEqualTo("result is a scalar, not a DataFrame: put the answer into a DataFrame");
  }

  @Test
  void afterTheLastRoundTestCodeIsUnusable() throws ModelException {
    for (int round = 0; round < 5; round++) {
      run.answering("python", "# %d\nresult = owners_df.head(0)".formatted(round));
    }

    assertThat(generate("b"))
        .isEqualTo(
            new Outcome.Unusable(
                "no usable test code from b in 5 rounds; the last: result is empty"));
  }

  @Test
  void theSameCodeTwiceIsNotPaidAThirdTime() throws ModelException {
    run.answering("python", "result = owners_df.head(0)")
        .answering("python", "result = owners_df.head(0)")
        .answering("python", USABLE);

    assertThat(generate("b"))
        .isEqualTo(
            new Outcome.Unusable(
                "no usable test code from b, and the same twice: result is empty"));
    assertThat(run.calls()).hasSize(2);
  }

  @Test
  void theSameTextIsKnownAgainAfterAnotherAndWithOtherThoughts() throws ModelException {
    run.answering("I cannot.", 10)
        .answering("python", "result = owners_df.head(0)")
        .answering("I cannot.", 900)
        .answering("python", USABLE);

    assertThat(generate("b"))
        .isInstanceOfSatisfying(
            Outcome.Unusable.class,
            ended ->
                assertThat(ended.reason())
                    .startsWith("no usable test code from b, and the same twice: "));
    assertThat(generate("b")).isInstanceOf(Outcome.Unusable.class);
    assertThat(run.calls()).hasSize(3);
  }

  @Test
  void otherWordsAroundTheSameCodeAreAnotherText() throws ModelException {
    String odd = "```python\nresult = owners_df.head(0)\n```";
    run.answering("One:\n" + odd).answering("Two:\n" + odd).answering("python", USABLE);

    assertThat(generate("b")).isInstanceOf(Outcome.Generated.class);
  }

  @Test
  void aModelThatIsNotTheRunsIsRefused() {
    assertThatThrownBy(() -> generate("other"))
        .isInstanceOf(InvalidEventException.class)
        .hasMessage("model is none of the run's models for test code");
  }

  @Test
  void withoutInspectionWhatRunsIsTakenAsItIs() throws ModelException {
    Fixture uninspected = uninspected().answering("python", "result = owners_df.head(0)");

    assertThat(generate(uninspected, "a"))
        .isEqualTo(new Outcome.Generated("runs/run-1/test-code/a/1.json"));
  }

  @Test
  void withoutInspectionWhatFailsIsNotAskedForAgain() throws ModelException {
    Fixture uninspected = uninspected().answering("python", "result = len(owners_df)");

    assertThat(generate(uninspected, "a"))
        .isEqualTo(
            new Outcome.Unusable(
                "no usable test code from a in 1 rounds; the last: result is a scalar, not a"
                    + " DataFrame: put the answer into a DataFrame"));
    assertThat(uninspected.calls()).hasSize(1);
  }

  private static Fixture uninspected() {
    RunSettings settings = RunSettings.of("main", List.of("a")).leavingOut(Set.of(Part.INSPECTION));
    return Fixture.asking("Who owns a pet?", settings, null).with(OWNERS);
  }

  private void assertGoesBack(String code, String anomaly) throws ModelException {
    run.answering("python", code).answering("python", USABLE);
    generate("b");

    assertThat(attempt(1).anomaly()).isEqualTo(anomaly);
    assertThat(attempt(2).anomaly()).isNull();
  }

  private Outcome generate(String model) throws ModelException {
    return generate(run, model);
  }

  private static Outcome generate(Fixture asked, String model) throws ModelException {
    return new TestCodeGeneration(asked.artifacts(), TestCodeAgent.asking(asked), Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "generate-test-code").model(model).build());
  }

  private TestCodeAttempt attempt(int round) {
    return run.artifacts()
        .get(ArtifactKeys.testCode(Fixture.RUN, "b", round), TestCodeAttempt.class);
  }
}
