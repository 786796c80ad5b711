package dev.assay.workflow.adequacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.run.InvalidEventException;
import dev.assay.workflow.run.MissingArtifactException;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.RunLimits;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.TestDataSettings;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestDataChoice;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Test data measured, asked for again, and chosen. */
class TestDataMeasuringTest {

  private static final String HEAVY = "SELECT name FROM Pets WHERE weight > 5";

  /** Nothing differs in these, so that hardly any mistake shows. */
  private static final List<List<?>> ALIKE = List.of(row(1L, "Rex", 9.0), row(2L, "Rex", 9.0));

  private static final List<List<?>> TELLING =
      List.of(row(1L, "Rex", 9.0), row(2L, "Tom", 5.0), row(3L, "Kit", 1.0));

  private static final List<List<?>> WITHOUT_ANSWER = List.of(row(1L, "Kit", 1.0));

  private Fixture run = asking(TestDataSettings.DEFAULT);

  @Test
  void testDataThatTellEnoughApartAreMeasuredOnce() {
    data(1, TELLING);

    Outcome measured = measure(1);

    assertThat(measured).isInstanceOf(Outcome.Measured.class);
    Adequacy adequacy = adequacy(1);
    assertThat(measured).isEqualTo(new Outcome.Measured(1, adequacy.mutants(), adequacy.killed()));
    assertThat(measure(1)).isEqualTo(measured);
  }

  @Test
  void tooFewMutantsKilledAreAReasonForRicherData() {
    run = asking(new TestDataSettings(0.9, 2));
    data(1, ALIKE);

    assertThat(measure(1)).isEqualTo(new Outcome.RicherWanted(1, adequacy(1).inWords()));
  }

  @Test
  void aFirstSqlWithoutARowIsAReasonForRicherData() {
    data(1, WITHOUT_ANSWER);

    assertThat(measure(1)).isInstanceOf(Outcome.RicherWanted.class);
    assertThat(adequacy(1).weaknesses().getFirst())
        .isEqualTo("the first SQL gives no row on the test data");
  }

  @Test
  void richerDataAreAskedForAsOftenAsAllowed() {
    run = asking(new TestDataSettings(0.9, 1));
    data(1, WITHOUT_ANSWER);
    data(2, ALIKE);

    assertThat(measure(1)).isInstanceOf(Outcome.RicherWanted.class);
    assertThat(measure(2)).isInstanceOf(Outcome.Measured.class);
  }

  @Test
  void richerDataAreNotAskedForWhereTheSqlFindsNothingForItsSpelling() {
    run.artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, 0),
            new Candidate(0, "SELECT name FROM Pets WHERE name = 'kit'", null, Fixture.NOW, 0));
    data(1, WITHOUT_ANSWER);

    assertThat(measure(1)).isInstanceOf(Outcome.Measured.class);
    assertThat(adequacy(1).enough(0)).isFalse();
  }

  @Test
  void dataThatShowNoMoreThanThoseBeforeAreNotAskedForAgain() {
    run = asking(new TestDataSettings(0.9, 3));
    data(1, WITHOUT_ANSWER);
    data(2, ALIKE);
    data(3, List.of(row(1L, "Rex", 8.0), row(2L, "Rex", 8.0)));

    assertThat(measure(1)).isInstanceOf(Outcome.RicherWanted.class);
    assertThat(measure(2)).isInstanceOf(Outcome.RicherWanted.class);
    assertThat(measure(3)).isInstanceOf(Outcome.Measured.class);
  }

  @Test
  void richerDataAreNeverAskedForWhereThatIsTheSetting() {
    run = asking(new TestDataSettings(1, 0));
    data(1, WITHOUT_ANSWER);

    assertThat(measure(1)).isInstanceOf(Outcome.Measured.class);
  }

  @Test
  void theLastRoundIsNotFollowedByAnother() {
    data(RunLimits.DEFAULT.rounds(), WITHOUT_ANSWER);

    assertThat(measure(RunLimits.DEFAULT.rounds())).isInstanceOf(Outcome.Measured.class);
  }

  @Test
  void aResumedRunKeepsTheDataThatItsTestCodeIsWrittenFor() {
    data(1, WITHOUT_ANSWER);
    measure(1);
    choose(null);

    assertThat(measure(1)).isInstanceOf(Outcome.Measured.class);
    data(2, TELLING);
    measure(2);
    assertThat(choose(null)).isEqualTo(new Outcome.Chosen(1, "runs/run-1/test-data.json"));
  }

  @Test
  void theBestDataAreChosenAndNotTheLast() {
    data(1, WITHOUT_ANSWER);
    data(2, TELLING);
    data(3, ALIKE);
    measure(1);
    measure(2);
    measure(3);

    assertThat(choose(null)).isEqualTo(new Outcome.Chosen(2, "runs/run-1/test-data.json"));
    assertThat(choice().measured()).isEqualTo(3);
    assertThat(choice().problem()).isNull();
  }

  @Test
  void ofEquallyGoodDataTheFirstAreChosen() {
    data(1, ALIKE);
    data(2, ALIKE);
    measure(1);
    measure(2);

    assertThat(choose(null)).isEqualTo(new Outcome.Chosen(1, "runs/run-1/test-data.json"));
  }

  @Test
  void whyThereAreNoRicherDataIsKept() {
    data(1, ALIKE);
    measure(1);

    choose(new Problem("richer test data", "model-refused: no key"));

    assertThat(choice().problem()).isEqualTo("richer test data failed: model-refused: no key");
  }

  @Test
  void anEventThatNamesNoTestDataIsInvalid() {
    assertThatThrownBy(() -> measure(0))
        .isInstanceOf(InvalidEventException.class)
        .hasMessage("testData must name the attempt to measure");
    assertThatThrownBy(() -> choose(null))
        .isInstanceOf(MissingArtifactException.class)
        .hasMessageContaining("runs/run-1/test-data/1.json");
  }

  private static Fixture asking(TestDataSettings settings) {
    Fixture fixture =
        Fixture.asking(
            "Which pets are heavy?",
            RunSettings.of("main", List.of("a", "b")).measuring(settings),
            null);
    fixture
        .artifacts()
        .replace(
            ArtifactKeys.candidate(Fixture.RUN, 0), new Candidate(0, HEAVY, null, Fixture.NOW, 0));
    return fixture;
  }

  private void data(int attempt, List<List<?>> rows) {
    run.artifacts()
        .replace(
            ArtifactKeys.testData(Fixture.RUN, attempt),
            new TestDataAttempt(
                attempt,
                "",
                Map.of("Pets", Table.ofValues(List.of("pet_id", "name", "weight"), rows)),
                List.of(),
                Fixture.use("generate-test-data", "main"),
                Fixture.NOW,
                1));
  }

  private Outcome measure(int attempt) {
    return new TestDataMeasuring(run.artifacts(), Fixture.TIME)
        .run(Fixture.event("measure-test-data", attempt));
  }

  private Outcome choose(@Nullable Problem problem) {
    return new TestDataChoosing(run.artifacts(), Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "choose-test-data").problem(problem).build());
  }

  private Adequacy adequacy(int attempt) {
    return run.artifacts().get(ArtifactKeys.adequacy(Fixture.RUN, attempt), Adequacy.class);
  }

  private TestDataChoice choice() {
    return run.artifacts().get(ArtifactKeys.chosenTestData(Fixture.RUN), TestDataChoice.class);
  }

  private static List<@Nullable Object> row(@Nullable Object... values) {
    return Arrays.asList(values);
  }
}
