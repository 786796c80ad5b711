package dev.assay.workflow.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StrategyTest {

  private static final String PARTS =
      "execution-error, test-case, constraints, entities, skeleton, retriever, detector,"
          + " answer-format, minimal-rewrite, candidates, demonstrations, function-calls, exploration,"
          + " self-refinement, cte-refinement, parallel-runs";

  @TempDir Path folder;

  @Test
  void theDefaultStrategyHasWhatEveryOneHasAndNothingElse() {
    assertThat(Strategy.names()).startsWith("tssql");
    assertThat(Strategy.DEFAULT.parts())
        .containsExactly(
            StrategyPart.EXECUTION_ERROR, StrategyPart.TEST_CASE, StrategyPart.MINIMAL_REWRITE);
  }

  @Test
  void everyStrategyHasATestCaseAndEntitiesComeBeforeSkeletons() {
    assertThat(Strategy.of("x", List.of(StrategyPart.SKELETON, StrategyPart.ENTITIES)).parts())
        .containsExactly(
            StrategyPart.EXECUTION_ERROR,
            StrategyPart.TEST_CASE,
            StrategyPart.ENTITIES,
            StrategyPart.SKELETON,
            StrategyPart.MINIMAL_REWRITE);
  }

  @Test
  void theFullStrategyHasWhatTheOthersInspect() {
    for (String name : List.of("dac", "tool", "reforce")) {
      assertThat(Strategy.named("full").parts()).containsAll(Strategy.named(name).parts());
    }
  }

  @Test
  void settingsAreReadAsTheyWereWritten() throws IOException {
    Rule rule = new Rule("loans", "tenant", "filter", List.of());
    RunSettings settings =
        RunSettings.of("main", List.of("a")).by(Strategy.named("tool").holding(List.of(rule)));

    assertThat(Json.parse(Json.bytes(settings), RunSettings.class)).isEqualTo(settings);
    assertThat(settings.strategy().parts()).contains(StrategyPart.CONSTRAINTS);
  }

  @Test
  void aPartCanBeLeftOut() {
    Strategy less = Strategy.named("tool").without(StrategyPart.RETRIEVER);

    assertThat(less.name()).isEqualTo("tool without retriever");
    assertThat(less.parts()).doesNotContain(StrategyPart.RETRIEVER).contains(StrategyPart.DETECTOR);
  }

  @Test
  void theTestCaseCannotBeLeftOutNorWhatIsNotThere() {
    assertThatThrownBy(() -> Strategy.DEFAULT.without(StrategyPart.TEST_CASE))
        .hasMessage("the part test-case cannot be left out: it belongs to every strategy");
    assertThatThrownBy(() -> Strategy.DEFAULT.without(StrategyPart.DETECTOR))
        .hasMessage("the strategy tssql has no part detector to leave out");
  }

  @Test
  void unknownNamesAreRefusedWithTheNearest() {
    assertThatThrownBy(() -> Strategy.named("tol"))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessage(
            "there is no strategy 'tol'; there are tssql, select, dac, tool, reforce, full");
    assertThatThrownBy(() -> StrategyPart.named("detecter"))
        .hasMessage("there is no part 'detecter'; there are " + PARTS);
  }

  @Test
  void aFileNamesPartsOneByOne() throws IOException {
    Strategy strategy = StrategyFile.read(file("parts: [retriever, detector]\n"));

    assertThat(strategy.name()).isEqualTo("mine");
    assertThat(strategy.parts())
        .containsExactly(
            StrategyPart.EXECUTION_ERROR,
            StrategyPart.TEST_CASE,
            StrategyPart.RETRIEVER,
            StrategyPart.DETECTOR,
            StrategyPart.MINIMAL_REWRITE);
  }

  @Test
  void aFileSaysWhereCandidatesComeFrom() throws IOException {
    Strategy strategy =
        StrategyFile.read(
            file("parts: [candidates]\ncandidates: {samples: 5, temperature: 0.9}\n"));

    assertThat(strategy.candidatesOrDefault())
        .isEqualTo(CandidateSettings.DEFAULT.sampling(5).at(0.9));
    Path many = file("parts: [candidates]\ncandidates: {samples: 50}\n");
    assertThatThrownBy(() -> StrategyFile.read(many))
        .hasMessage("%s:2: candidates must be 1 to 40, not 50", many);
  }

  @Test
  void aFileSaysHowManyThreadsThereAreAndHowDatabasesAreShown() throws IOException {
    Strategy strategy =
        StrategyFile.read(
            file(
                "parts: [candidates, parallel-runs]\nparallel-runs: 5\n"
                    + "candidates: {database: sqlite}\n"));

    assertThat(strategy.threads()).isEqualTo(5);
    assertThat(strategy.candidatesOrDefault().form()).isEqualTo(DatabaseForm.SQLITE);
    assertThat(Strategy.named("reforce").threads()).isEqualTo(3);
    Path many = file("parts: [parallel-runs]\nparallel-runs: 11\n");
    assertThatThrownBy(() -> StrategyFile.read(many))
        .hasMessage("%s:2: parallel runs must be 1 to 10, not 11", many);
    Path odd = file("parts: [candidates]\ncandidates: {database: json}\n");
    assertThatThrownBy(() -> StrategyFile.read(odd))
        .hasMessage("%s:2: databases are shown as csv or sqlite, not as 'json'", odd);
  }

  @Test
  void aWrongFileIsRefusedWithItsLine() throws IOException {
    Path unknown = file("parts:\n  - retreiver\n");
    assertThatThrownBy(() -> StrategyFile.read(unknown))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessage("%s:2: there is no part 'retreiver'; there are " + PARTS, unknown);
    Path none = file("inspectors: [detector]\n");
    assertThatThrownBy(() -> StrategyFile.read(none))
        .hasMessage(
            "%s:1: the strategy has no field 'inspectors': it has 'parts', 'candidates', 'parallel-runs'",
            none);
    assertThatThrownBy(() -> StrategyFile.read(folder.resolve("absent.yaml")))
        .hasMessage("cannot read the strategy '%s'", folder.resolve("absent.yaml"));
  }

  private Path file(String yaml) throws IOException {
    return Files.writeString(folder.resolve("mine.yaml"), yaml);
  }
}
