package dev.assay.workflow.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.ValueSharing;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.LivePets;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ColumnExplorationTest {

  private static final RunSettings SETTINGS =
      RunSettings.of("main", List.of("a")).by(Strategy.named("reforce"));

  private final Fixture run = Fixture.asking("Who has heavy pets?", SETTINGS, null);
  private final LivePets pets = new LivePets();

  private static Outcome explore(Fixture run, @Nullable LiveDatabase database, int thread)
      throws ModelException {
    return new Exploring(run.artifacts(), run, _ -> database, Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "explore").candidate(thread).build());
  }

  private Exploration explored() throws ModelException {
    assertThat(explore(run, pets, 0))
        .isEqualTo(new Outcome.Generated("runs/run-1/threads/0/exploration.json"));
    return run.artifacts().get(ArtifactKeys.exploration(Fixture.RUN, 0), Exploration.class);
  }

  private static String sql(String... queries) {
    return "```sql\n" + String.join("\n```\n```sql\n", queries) + "\n```";
  }

  @Test
  void everyQueryIsRunAndItsResultKept() throws ModelException {
    run.answering(sql("SELECT name FROM Owners", "SELECT max(weight) AS w FROM Pets"));

    assertThat(explored().text())
        .isEqualTo(
            """
            SELECT name FROM Owners
            name
            'Ann'
            'Bob'

            SELECT max(weight) AS w FROM Pets
            w
            4.0""");
    explored();
    assertThat(run.calls()).hasSize(1);
  }

  @Test
  void aFailedQueryIsMendedAndTheRestIsToldHow() throws ModelException {
    run.answering(sql("SELECT nam FROM Owners", "SELECT nam FROM Pets"))
        .answering(sql("SELECT name FROM Owners"))
        .answering(sql("SELECT name FROM Pets"));

    Exploration exploration = explored();

    assertThat(pets.queries())
        .containsExactly(
            "SELECT nam FROM Owners", "SELECT name FROM Owners", "SELECT name FROM Pets");
    assertThat(exploration.failures()).isEqualTo(1);
    assertThat(run.calls())
        .extracting(ModelCall::step)
        .containsExactly("explore", "correct-exploration", "explore");
    assertThat(run.calls().get(2).prompt().user())
        .contains("It was mended like this:\n```sql\nSELECT name FROM Owners\n```");
  }

  @Test
  void queriesThatAreLeftStayAsTheyAreWhereTheAnswerLacksSome() throws ModelException {
    run.answering(sql("SELECT nam FROM Owners", "SELECT 1", "SELECT 2"))
        .answering(sql("SELECT name FROM Owners"))
        .answering(sql("SELECT 3"));

    explored();

    assertThat(pets.queries()).endsWith("SELECT 1", "SELECT 2");
  }

  @Test
  void whatFindsNothingIsToBeMendedToo() throws ModelException {
    run.answering(sql("SELECT name FROM Pets WHERE name = 'rex'"))
        .answering(sql("SELECT name FROM Pets WHERE lower(name) LIKE '%rex%'"));

    assertThat(explored().found()).hasSize(1);
    assertThat(run.calls().getLast().prompt().user())
        .contains("it found nothing: no rows, or NULL alone");
  }

  @Test
  void oneQueryIsMendedThreeTimesAtMost() throws ModelException {
    run.answering(sql("SELECT a FROM Pets", "SELECT 1"))
        .answering(sql("SELECT b FROM Pets"))
        .answering("no idea")
        .answering(sql("SELECT c FROM Pets"));

    assertThat(explored().found()).extracting(Exploration.Found::sql).containsExactly("SELECT 1");
    assertThat(run.calls()).hasSize(4);
  }

  @Test
  void fiveFailuresInARowEndIt() throws ModelException {
    run.answering(sql("SELECT a FROM Pets", "SELECT b FROM Pets", "SELECT 1"))
        .answering(sql("SELECT c FROM Pets"))
        .answering(sql("SELECT d FROM Pets"))
        .answering(sql("SELECT e FROM Pets"));

    Exploration exploration = explored();

    assertThat(exploration.reason()).isEqualTo("5 queries in a row failed");
    assertThat(exploration.found()).isEmpty();
    assertThat(pets.queries()).hasSize(5);
  }

  @Test
  void atMostTenQueriesAreRun() throws ModelException {
    run.answering(sql(IntStream.range(0, 14).mapToObj(n -> "SELECT " + n).toArray(String[]::new)));

    assertThat(explored().found()).hasSize(10);
  }

  @Test
  void aModelThatWritesNoQueryFindsNothing() throws ModelException {
    run.answering("There is nothing to find out.");

    assertThat(explored().reason()).isEqualTo("the model wrote no query");
  }

  @Test
  void whatWritesIsNotRun() throws ModelException {
    run.answering(sql("DELETE FROM Pets")).answering("no").answering("no").answering("no");

    assertThat(explored().failures()).isEqualTo(1);
    assertThat(run.calls().get(1).prompt().user())
        .contains("the SQL begins with DELETE: it must be one SELECT");
  }

  @Test
  void noMoreThanAHundredRowsAreFetched() throws ModelException {
    List<Integer> fetched = new ArrayList<>();
    LiveDatabase counting =
        (sql, rows) -> {
          fetched.add(rows);
          return pets.first(sql, rows);
        };
    run.answering(sql("SELECT name FROM Owners"));

    explore(run, counting, 0);

    assertThat(fetched).containsExactly(100);
  }

  @Test
  void longResultsAreCutOff() {
    Table wide =
        Table.ofValues(
            List.of("t"), IntStream.range(0, 100).mapToObj(n -> List.of("ä".repeat(90))).toList());

    String shown = ColumnExploration.shown(wide);

    assertThat(shown).endsWith("'\n(cut off at 5 KB)").hasSizeLessThan(5_100);
  }

  @Test
  void withoutAConnectionOrLeaveNobodyAsks() throws ModelException {
    assertThat(explore(run, null, 0))
        .isEqualTo(
            new Outcome.Unusable("no connection to the database is given: name it by --database"));
    Fixture secret =
        Fixture.asking(
            "Who?", SETTINGS.showing(LinkingSettings.DEFAULT.sharing(ValueSharing.LINKED)), null);
    assertThat(explore(secret, pets, 0))
        .isEqualTo(
            new Outcome.Unusable(
                "values of the database may not be shown: --share-values samples"));
    assertThat(pets.queries()).isEmpty();
  }

  @Test
  void runsSideBySideAreCountedApartAndDiffer() throws ModelException {
    run.answering(sql("SELECT 1")).answering(sql("SELECT 2"));
    explore(run, pets, 0);
    explore(run, pets, 2);

    assertThat(run.calls()).extracting(ModelCall::round).containsExactly(1, 201);
    assertThat(run.calls()).extracting(ModelCall::temperature).containsExactly(0.0, 0.8);
  }
}
