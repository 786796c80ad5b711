package dev.assay.workflow.candidates;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.candidates.Selected.Rank;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.revision.SqlGeneration;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.strategy.CandidateSettings;
import dev.assay.workflow.strategy.DatabaseForm;
import dev.assay.workflow.strategy.Strategy;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CandidateSelectionTest {

  private static final String ALL = "SELECT name FROM Pets";
  private static final String HEAVY = "SELECT name FROM Pets WHERE weight > 5";

  @Test
  void samplesOfOneModelAreAskedForAtTheTemperatureOfCandidates() throws ModelException {
    Fixture run = run(CandidateSettings.DEFAULT.sampling(2));
    run.answering("sql", ALL).answering("none");

    assertThat(sample(run, 0)).isEqualTo(new Outcome.Generated("runs/run-1/samples/0.json"));
    assertThat(sample(run, 1)).isInstanceOf(Outcome.Unusable.class);
    sample(run, 0);
    sample(run, 1);

    assertThat(run.calls()).extracting(ModelCall::temperature).containsExactly(0.8, 0.8);
    assertThat(run.calls()).extracting(ModelCall::round).containsExactly(1, 2);
  }

  @Test
  void severalModelsAreAskedOnceEach() throws ModelException {
    Fixture run = run(CandidateSettings.DEFAULT.asking(List.of("a", "b")));
    run.answering("sql", ALL).answering("sql", HEAVY);
    sample(run, 0);
    sample(run, 1);

    assertThat(run.calls()).extracting(ModelCall::model).containsExactly("a", "b");
  }

  @Test
  void samplesThatReturnTheSameAreOneCandidateAndTheLargestClassComesFirst() throws ModelException {
    Fixture run = given(HEAVY, ALL, "SELECT p.name FROM Pets AS p");

    assertThat(classify(run)).isEqualTo(new Outcome.Classified(List.of(0, 1)));
    assertThat(candidate(run, 0).sql()).isEqualTo(ALL);
    assertThat(candidate(run, 1).sql()).isEqualTo(HEAVY);
    assertThat(classes(run).classes())
        .containsExactly(
            new Classes.Class(List.of(1, 2), 2 / 3.0, null),
            new Classes.Class(List.of(0), 1 / 3.0, null));
    assertThat(run.calls()).isEmpty();
  }

  @Test
  void theCandidateWhoseResultsAreExpectedIsSelected() throws ModelException {
    Fixture run = given(HEAVY, ALL, ALL);
    classify(run);
    run.answering("json", expectingNothing());

    assertThat(select(run)).isEqualTo(new Outcome.SelectedCandidate(0));
    assertThat(selected(run).ranks())
        .containsExactly(new Rank(0, 0, 1, 2 / 3.0), new Rank(1, 0, 1, 1 / 3.0));
    assertThat(run.calls().getFirst().prompt().user()).contains("Pets: ").contains("name");
  }

  @Test
  void ofEqualCandidatesTheOneThatTheModelHeldMostProbableIsSelected() throws ModelException {
    Fixture run = run(CandidateSettings.DEFAULT.sampling(3));
    run.answering("sql", ALL, -2.5).answering("sql", HEAVY, -0.5).answering("sql", ALL, -1.5);
    for (int sample = 0; sample < 3; sample++) {
      sample(run, sample);
    }
    classify(run);
    run.answering("json", expectingNothing());

    assertThat(classes(run).classes())
        .extracting(Classes.Class::logProbability)
        .containsExactly(-1.5, -0.5);
    assertThat(select(run)).isEqualTo(new Outcome.SelectedCandidate(1));
    assertThat(selected(run).ranks()).extracting(Rank::candidate).containsExactly(1, 0);
  }

  @Test
  void whereOneTextHasNoProbabilityTheLargestClassIsSelected() throws ModelException {
    Fixture run = run(CandidateSettings.DEFAULT.sampling(3));
    run.answering("sql", ALL).answering("sql", HEAVY, -0.5).answering("sql", ALL, -1.5);
    for (int sample = 0; sample < 3; sample++) {
      sample(run, sample);
    }
    classify(run);
    run.answering("json", expectingNothing());

    assertThat(select(run)).isEqualTo(new Outcome.SelectedCandidate(0));
  }

  @Test
  void databasesAreShownAsStatementsWhereThatIsWanted() throws ModelException {
    Fixture run =
        run(
            CandidateSettings.DEFAULT
                .taking(List.of(HEAVY, ALL, ALL))
                .shownAs(DatabaseForm.SQLITE));
    for (int sample = 0; sample < 3; sample++) {
      sample(run, sample);
    }
    classify(run);
    run.answering("json", expectingNothing());
    select(run);

    assertThat(run.calls().getFirst().prompt().user())
        .contains("CREATE TABLE Pets (")
        .containsPattern("INSERT INTO Pets VALUES \\(.*\\);");
    assertThat(run.calls().getFirst().prompt().system())
        .contains("INSERT INTO item VALUES (4, 'salt', NULL, 7);")
        .doesNotContain("item: id,name");
  }

  @Test
  void whatIsNoResultIsNoTestAndNothingIsAskedTwice() throws ModelException {
    Fixture run = given(HEAVY, ALL, ALL);
    classify(run);
    run.answering("no idea");

    select(run);
    select(run);

    assertThat(run.calls()).hasSize(1);
    assertThat(selected(run).ranks())
        .containsExactly(new Rank(0, 0, 0, 2 / 3.0), new Rank(1, 0, 0, 1 / 3.0));
    assertThat(selected(run).predictions().getFirst().problem()).isNotBlank();
  }

  private static String expectingNothing() {
    return "{\"columns\": [\"other\"], \"rows\": [[\"nobody\"]]}";
  }

  private static Fixture given(String... sql) throws ModelException {
    Fixture run = run(CandidateSettings.DEFAULT.taking(List.of(sql)));
    for (int sample : IntStream.range(0, sql.length).toArray()) {
      sample(run, sample);
    }
    return run;
  }

  private static Fixture run(CandidateSettings settings) {
    return Fixture.asking(
        "Which pets?",
        RunSettings.of("main", List.of("a")).by(Strategy.named("select").selecting(settings)),
        null);
  }

  private static Outcome sample(Fixture run, int sample) throws ModelException {
    StepEvent event = StepEvent.of(Fixture.RUN, "generate-sql").sample(sample).build();
    return new SqlGeneration(run.artifacts(), run, Fixture.TIME).run(event);
  }

  private static Outcome classify(Fixture run) {
    return new CandidateClassification(run.artifacts(), LiveDatabases.NONE, Fixture.TIME)
        .run(Fixture.event("classify-candidates"));
  }

  private static Outcome select(Fixture run) throws ModelException {
    return new CandidateSelection(run.artifacts(), run, Fixture.TIME)
        .run(Fixture.event("select-candidate"));
  }

  private static Classes classes(Fixture run) {
    return run.artifacts().get(ArtifactKeys.classes(Fixture.RUN), Classes.class);
  }

  private static Selected selected(Fixture run) {
    return run.artifacts().get(ArtifactKeys.selection(Fixture.RUN), Selected.class);
  }

  private static Candidate candidate(Fixture run, int index) {
    return run.artifacts().get(ArtifactKeys.candidate(Fixture.RUN, index), Candidate.class);
  }
}
