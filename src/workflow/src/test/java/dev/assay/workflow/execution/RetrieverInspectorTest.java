package dev.assay.workflow.execution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.catalog.ValueSharing;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.LivePets;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.exploration.LiveDatabase;
import dev.assay.workflow.linking.ValueIndexes;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.testcode.TestCase;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The retriever where no index of values was built, so that the database itself is asked. */
class RetrieverInspectorTest {

  private static final String MISSPELLED = "SELECT weight FROM Pets WHERE name = 'rexx'";

  private final LivePets pets = new LivePets();
  private Fixture run = asking(ValueSharing.SAMPLES);

  private static Fixture asking(ValueSharing sharing) {
    return Fixture.asking(
        "How heavy is Rex?",
        RunSettings.of("main", List.of("a")).showing(LinkingSettings.DEFAULT.sharing(sharing)),
        null);
  }

  private List<String> found(@Nullable LiveDatabase database, int index, String sql) {
    TestCase testCase =
        new TestCase(
            1,
            "a",
            "",
            Table.of(List.of(), List.of()),
            null,
            List.of(),
            List.of(),
            false,
            List.of(),
            Fixture.NOW,
            0);
    Candidate candidate = new Candidate(index, sql, null, Fixture.NOW, 0);
    run.artifacts().replace(ArtifactKeys.candidate(Fixture.RUN, index), candidate);
    return new RetrieverInspector(run.artifacts(), new ValueIndexes(run.artifacts()), _ -> database)
            .inspect(
                new Trial(
                    run.artifacts().question(Fixture.RUN),
                    Fixture.CATALOG,
                    candidate,
                    testCase,
                    SqlOutcome.failed(SqlFailure.Kind.ERROR, "not executed"),
                    "SQLite"))
            .stream()
            .map(Finding::message)
            .toList();
  }

  @Test
  void aTextThatNoCellHoldsIsFoundWithTheNearestCellsOfItsColumn() {
    assertThat(found(pets, 0, MISSPELLED))
        .containsExactly("Pets.name has no value 'rexx': nearest are 'Rex'");
    assertThat(pets.queries())
        .containsExactly(
            "SELECT DISTINCT name FROM Pets WHERE lower(name) = lower('rexx')",
            "SELECT DISTINCT name FROM Pets WHERE name IS NOT NULL",
            "SELECT DISTINCT name FROM Owners WHERE lower(name) = lower('rexx')");
  }

  @Test
  void anotherColumnThatHoldsTheTextIsOffered() {
    assertThat(found(pets, 0, "SELECT weight FROM Pets WHERE name = 'Ann'"))
        .containsExactly("Pets.name has no value 'Ann': there is 'Ann' in Owners.name");
  }

  @Test
  void aTextInAnotherCaseIsFoundAndOneThatACellHoldsIsNot() {
    assertThat(found(pets, 0, "SELECT weight FROM Pets WHERE name = 'rex'"))
        .containsExactly("Pets.name has no value 'rex': nearest are 'Rex'");
    assertThat(found(pets, 0, "SELECT weight FROM Pets WHERE name = 'Rex'")).isEmpty();
  }

  @Test
  void aColumnThatWasTriedBeforeIsNotOfferedAgain() {
    assertThat(found(pets, 0, "SELECT weight FROM Pets WHERE name = 'ann'"))
        .containsExactly("Pets.name has no value 'ann': there is 'Ann' in Owners.name");
    assertThat(found(pets, 1, "SELECT name FROM Owners WHERE name = 'ann'"))
        .containsExactly("Owners.name has no value 'ann': nearest are 'Ann'");
    assertThat(found(pets, 2, "SELECT weight FROM Pets WHERE name = 'ann'"))
        .containsExactly(
            "Pets.name has no value 'ann': no column has one like it, so that the condition may have to go");
  }

  @Test
  void ofAColumnThatCannotBeAskedNothingIsSaid() {
    LiveDatabase slow = (_, _) -> SqlOutcome.failed(SqlFailure.Kind.TIMEOUT, "too slow");

    assertThat(found(slow, 0, MISSPELLED)).isEmpty();
  }

  @Test
  void withoutAConnectionOrLeaveNobodyAsks() {
    assertThat(found(null, 0, MISSPELLED)).isEmpty();
    run = asking(ValueSharing.LINKED);
    assertThat(found(pets, 0, MISSPELLED)).isEmpty();
    assertThat(pets.queries()).isEmpty();
  }
}
