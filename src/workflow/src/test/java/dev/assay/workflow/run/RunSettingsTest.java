package dev.assay.workflow.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.catalog.ValueSharing;
import dev.assay.table.AsOf;
import dev.assay.workflow.strategy.Strategy;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RunSettingsTest {

  private final RunSettings whole = RunSettings.of("main", List.of("a", "b", "c"));

  @Test
  void nothingIsLeftOutUnlessItIsSaid() {
    assertThat(Part.values()).allMatch(whole::has);
  }

  @Test
  void withoutVotingOneModelIsAskedForTestCode() {
    assertThat(whole.leavingOut(Set.of(Part.VOTING)).models().testCode()).containsExactly("a");
  }

  @Test
  void sampledRowsAreNeverAskedForAgain() {
    assertThat(whole.leavingOut(Set.of(Part.TEST_DATA_GENERATION)).testCase().data().richer())
        .isZero();
  }

  @Test
  void rowsOfTheDatabaseAreNoTestDataWhereTheyAreNotShared() {
    RunSettings secret = whole.showing(LinkingSettings.DEFAULT.sharing(ValueSharing.NONE));

    assertThatThrownBy(() -> secret.leavingOut(Set.of(Part.TEST_DATA_GENERATION)))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessage(
            "without test-data-generation, models are shown rows of the database: that needs the"
                + " values shared to be 'samples', not 'none'");
  }

  @Test
  void whatIsLeftOutIsPartOfTheRecord() throws JacksonException {
    RunSettings without = whole.leavingOut(Set.of(Part.VOTING, Part.INSPECTION));

    ObjectNode json = Json.tree(without);

    assertThat(json.path("without").toString()).isEqualTo("[\"inspection\",\"voting\"]");
    assertThat(Json.parse(Json.bytes(json), RunSettings.class)).isEqualTo(without);
  }

  @Test
  void aChangeLeavesTheRestAsItIs() {
    ModelTerms terms = new ModelTerms("a", 0.5, null, null);
    LinkingSettings linking = LinkingSettings.DEFAULT.choosing(LinkingMode.ALWAYS);
    TestDataSettings testData = new TestDataSettings(0.5, 2);
    AsOf moment = new AsOf(Instant.EPOCH, ZoneOffset.UTC);
    Set<Part> without = Set.of(Part.INSPECTION);
    Budget budget = new Budget(1_000L, null);

    RunSettings changed =
        whole
            .knowing(List.of(terms))
            .revising(7)
            .showing(linking)
            .measuring(testData)
            .votingBy(Voting.SELECTION)
            .leavingOut(without)
            .by(Strategy.named("dac"))
            .within(budget)
            .asOf(moment);

    assertThat(changed)
        .isEqualTo(
            new RunSettings(
                new RunModels("main", List.of("a", "b", "c"), List.of(terms)),
                new RunLimits(RunLimits.DEFAULT.rounds(), 7),
                linking,
                new TestCaseSettings(testData, Voting.SELECTION),
                new RunParts(without, Strategy.named("dac")),
                budget,
                moment));
  }

  @Test
  void aPartThatThereIsNotIsNamed() {
    assertThatThrownBy(() -> Part.named("linking"))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessageStartingWith("there is no part 'linking'; there are inspection, ");
  }
}
