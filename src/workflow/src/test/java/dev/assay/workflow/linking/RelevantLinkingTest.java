package dev.assay.workflow.linking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Description;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.catalog.values.ValueIndexBuilder;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.Linking.Scope;
import dev.assay.workflow.run.LinkingMode;
import dev.assay.workflow.run.LinkingSettings;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RelevantLinkingTest {

  private static final String PETS =
      "{\"keywords\": [{\"keyword\": \"Rex\", \"columns\": [\"pets.NAME\", \"\\\"Owners\\\".[name]\"]}]}";
  private static final String UNKNOWN =
      "{\"keywords\": [{\"keyword\": \"Rex\", \"columns\": [\"Pets.nickname\"]}]}";

  @TempDir Path folder;

  @Test
  void aSmallCatalogIsShownWholeAndNoModelIsAsked() throws Exception {
    Fixture run = asking(LinkingMode.AUTO, null, ValueSharing.SAMPLES);

    assertThat(link(run, false))
        .isEqualTo(new Outcome.Linked("runs/run-1/linking.json", "whole", 0, 0));
    assertThat(run.calls()).isEmpty();
    assertThat(ddl(run)).contains("CREATE TABLE Owners").contains("CREATE TABLE Pets");
  }

  @Test
  void theColumnsThatTheModelNamesAreLookedUp() throws Exception {
    Fixture run = asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES).answering("json", PETS);

    link(run, false);

    assertThat(linking(run).columns())
        .containsExactly(new ColumnRef("Pets", "name"), new ColumnRef("Owners", "name"));
    assertThat(linking(run).problems()).isEmpty();
    assertThat(ddl(run)).contains("name TEXT, -- relevant");
    assertThat(run.calls().getFirst().prompt().user())
        .contains("Owners(owner_id, name)\nPets(pet_id, owner_id, name, weight)");
  }

  @Test
  void theSecondTimeNoModelIsCalled() throws Exception {
    Fixture run = asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES).answering("json", PETS);
    Outcome first = link(run, false);

    assertThat(link(run, false)).isEqualTo(first);
    assertThat(run.calls()).hasSize(1);
  }

  @Test
  void whatTheModelSaysThatTheDatabaseLacksIsKeptBesideWhatComesNearest() throws Exception {
    Fixture run =
        asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES)
            .answering(
                "<unanswerable>no table\nholds weather</unanswerable>\n```json\n" + PETS + "\n```");

    link(run, false);

    assertThat(linking(run).lacks()).isEqualTo("no table holds weather");
    assertThat(linking(run).columns()).contains(new ColumnRef("Pets", "name"));
  }

  @Test
  void aDeclineAloneIsNotAskedForAgain() throws Exception {
    Fixture run =
        asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES)
            .answering("<unanswerable>no table holds weather</unanswerable>");

    link(run, false);

    assertThat(linking(run).lacks()).isEqualTo("no table holds weather");
    assertThat(linking(run).scope()).isEqualTo(Scope.LEXICAL);
    assertThat(run.calls()).hasSize(1);
  }

  @Test
  void unknownNamesAreSentBackOnce() throws Exception {
    Fixture run =
        asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES)
            .answering("json", UNKNOWN)
            .answering("json", PETS);

    link(run, false);

    assertThat(run.calls()).hasSize(2);
    assertThat(run.calls().getLast().prompt().user())
        .contains(
            "the table 'Pets' has no column 'nickname': it has 'pet_id', 'owner_id', 'name', …");
    assertThat(linking(run).scope()).isEqualTo(Scope.MODEL);
    assertThat(linking(run).problems()).isEmpty();
  }

  @Test
  void whatIsUnknownTheSecondTimeTooIsLeftOutAndNamed() throws Exception {
    String half =
        "{\"keywords\": [{\"keyword\": \"Rex\", \"columns\": [\"Pets.nickname\", \"Pets.name\"]}]}";
    Fixture run =
        asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES)
            .answering("json", UNKNOWN)
            .answering("json", half);

    link(run, false);

    assertThat(run.calls()).hasSize(2);
    assertThat(linking(run).columns()).containsExactly(new ColumnRef("Pets", "name"));
    assertThat(linking(run).problems()).hasSize(1);
  }

  @Test
  void anAnswerThatCannotBeReadLeavesTheNamesToDecide() throws Exception {
    Fixture run =
        asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES)
            .answering("I would say pets.")
            .answering("json", "{\"keywords\": []}");

    link(run, false);

    assertThat(linking(run).scope()).isEqualTo(Scope.LEXICAL);
    assertThat(linking(run).columns()).contains(new ColumnRef("Pets", "pet_id"));
    assertThat(linking(run).problems())
        .containsExactly("'keywords' must be an array of 1 to 40 objects");
  }

  @Test
  void aRateLimitIsWaitedForAndDoneWithoutInTheLastTry() throws Exception {
    Fixture run =
        asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES)
            .failing(new ModelException.RateLimited("main", Duration.ofSeconds(5)))
            .failing(new ModelException.Unavailable("main", "status 500"));

    assertThatThrownBy(() -> link(run, false)).isInstanceOf(ModelException.RateLimited.class);
    link(run, true);

    assertThat(linking(run).scope()).isEqualTo(Scope.LEXICAL);
    assertThat(linking(run).problems()).containsExactly("model main is unavailable: status 500");
  }

  @Test
  void aModelThatRefusesIsDoneWithoutAtOnce() throws Exception {
    Fixture run =
        asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES)
            .failing(new ModelException.Refused("main", "no key"));

    link(run, false);

    assertThat(linking(run).problems()).containsExactly("model main: no key");
  }

  @Test
  void aRoundThatWasMadeIsNotPaidForAgainWhenTheNextOneFails() throws Exception {
    Fixture run =
        asking(LinkingMode.ALWAYS, null, ValueSharing.SAMPLES)
            .answering("json", UNKNOWN)
            .failing(new ModelException.RateLimited("main", Duration.ofSeconds(5)))
            .answering("json", PETS);

    assertThatThrownBy(() -> link(run, false)).isInstanceOf(ModelException.RateLimited.class);
    link(run, true);

    assertThat(run.calls()).extracting(ModelCall::round).containsExactly(1, 2, 2);
    assertThat(linking(run).scope()).isEqualTo(Scope.MODEL);
  }

  @Test
  void valuesOfTheChosenColumnsAreShownWithTheirPlace() throws Exception {
    Fixture run = asking(LinkingMode.ALWAYS, null, ValueSharing.LINKED).answering("json", PETS);
    index(run, "Rex ", "Bob");

    link(run, false);

    assertThat(shown(run).values()).isEqualTo("'Rex ' in Pets.name, like \"Rex\"");
    assertThat(linking(run).valueCount()).isEqualTo(1);
  }

  @Test
  void withoutAModelValuesAreFoundByThePhrasesOfTheQuestion() throws Exception {
    Fixture run = asking(LinkingMode.AUTO, null, ValueSharing.LINKED);
    index(run, "REX", "Bob");

    link(run, false);

    assertThat(shown(run).values()).isEqualTo("'REX' in Pets.name, like \"Rex\"");
  }

  @Test
  void valuesAreNotEvenLookedUpWhenNoneMayBeShared() throws Exception {
    Fixture run = asking(LinkingMode.ALWAYS, "small", ValueSharing.NONE).answering("json", PETS);
    index(run, "Rex ", "Bob");
    Vectors vectors = new Vectors(run);

    link(run, vectors, false);

    assertThat(linking(run).valueCount()).isZero();
    assertThat(shown(run).values()).isEmpty();
    assertThat(vectors.embedded).isEqualTo(List.of(List.of("Rex")));
  }

  @Test
  void anIndexThatIsNotTheOneThatWasBuiltIsDoneWithout() throws Exception {
    Fixture run = asking(LinkingMode.AUTO, null, ValueSharing.LINKED);
    index(run, "Rex", "Bob");
    String catalog = run.artifacts().question(Fixture.RUN).catalog();
    run.store().write(ArtifactKeys.valueIndex(catalog), new byte[] {1, 2, 3});

    link(run, false);

    assertThat(linking(run).problems())
        .containsExactly(
            "the value index catalogs/pets/digest.values.index is not the one that was built");
  }

  @Test
  void embeddingsRankValuesAndDescriptions() throws Exception {
    Fixture run = asking(LinkingMode.ALWAYS, "small", ValueSharing.SAMPLES).answering("json", PETS);
    index(run, "Rex ", "Rax", "Rox");
    describe(run, "weight", "how heavy it is", "owner_id", "whose it is");
    Vectors vectors =
        new Vectors(run)
            .with("Rex", 1, 0)
            .with("Rex ", 1, 0.2)
            .with("Rax", 0, 1)
            .with("Rox", 1, 0.9)
            .with("how heavy it is", 0, 1)
            .with("whose it is", 1, 1);

    link(run, vectors, false);

    Linking.Keyword rex = linking(run).keywords().getFirst();
    assertThat(rex.values()).extracting(Linking.Value::text).doesNotContain("Rax").contains("Rex ");
    assertThat(rex.values().getFirst().similarity()).isGreaterThan(0.9);
    assertThat(rex.description().column()).isEqualTo(new ColumnRef("Pets", "owner_id"));
    assertThat(linking(run).columns()).contains(new ColumnRef("Pets", "owner_id"));
    assertThat(vectors.embedded).hasSize(2);
  }

  @Test
  void vectorsThatAreThereAreNotAskedForAgain() throws Exception {
    Fixture run = asking(LinkingMode.ALWAYS, "small", ValueSharing.SAMPLES).answering("json", PETS);
    describe(run, "weight", "how heavy it is", "owner_id", "whose it is");
    Vectors failing = new Vectors(run).failingAfter(1);
    assertThatThrownBy(() -> link(run, failing, false))
        .isInstanceOf(ModelException.Unavailable.class);

    Vectors again = new Vectors(run);
    link(run, again, false);

    assertThat(failing.embedded).containsExactly(List.of("whose it is", "how heavy it is"));
    assertThat(again.embedded).containsExactly(List.of("Rex"));
  }

  @Test
  void manyTextsAreEmbeddedInBatchesAndOfThoseThatAreInterruptedTheRestIsAskedFor()
      throws Exception {
    Fixture run = asking(LinkingMode.ALWAYS, "small", ValueSharing.SAMPLES);
    List<String> texts = IntStream.range(0, 600).mapToObj(n -> "text " + n).toList();
    Question question = run.artifacts().question(Fixture.RUN);
    Vectors failing = new Vectors(run).failingAfter(2);
    CachedEmbeddings first = new CachedEmbeddings(run.artifacts(), failing, question, "small");
    assertThatThrownBy(() -> first.of(texts)).isInstanceOf(ModelException.Unavailable.class);

    Vectors again = new Vectors(run);
    CachedEmbeddings resumed = new CachedEmbeddings(run.artifacts(), again, question, "small");

    assertThat(resumed.of(texts)).hasSize(600);
    assertThat(failing.embedded).extracting(List::size).containsExactly(256, 256);
    assertThat(again.embedded).containsExactly(texts.subList(512, 600));
    assertThat(new CachedEmbeddings(run.artifacts(), new Vectors(run), question, "other").of(texts))
        .as("vectors of another model are others")
        .hasSize(600);
    assertThat(run.store().list("catalogs/pets/embeddings/small/")).hasSize(3);
    assertThat(run.store().list("catalogs/pets/embeddings/other/")).hasSize(3);
  }

  @Test
  void withoutVectorsLettersRank() throws Exception {
    Fixture run = asking(LinkingMode.ALWAYS, "small", ValueSharing.SAMPLES).answering("json", PETS);
    index(run, "Rex ", "Bob");
    describe(run, "weight", "how heavy Rex is", "owner_id", "whose it is");

    link(run, new Vectors(run).failingAfter(0), true);

    assertThat(linking(run).problems()).containsExactly("model small is unavailable: status 500");
    assertThat(linking(run).keywords().getFirst().values().getFirst().similarity()).isNull();
    assertThat(linking(run).keywords().getFirst().description().column())
        .isEqualTo(new ColumnRef("Pets", "weight"));
  }

  private static Fixture asking(
      LinkingMode mode, @Nullable String embeddings, ValueSharing sharing) {
    return Fixture.asking(
        "How heavy is the pet Rex?",
        RunSettings.of("main", List.of("a"))
            .showing(LinkingSettings.DEFAULT.choosing(mode).rankedBy(embeddings).sharing(sharing)),
        null);
  }

  private static Outcome link(Fixture run, boolean lastTry) throws ModelException {
    return link(run, new Vectors(run), lastTry);
  }

  private static Outcome link(Fixture run, Vectors models, boolean lastTry) throws ModelException {
    return new RelevantLinking(
            run.artifacts(), models, new ValueIndexes(run.artifacts()), Fixture.TIME)
        .run(StepEvent.of(Fixture.RUN, "link").lastTry(lastTry).build());
  }

  private static Linking linking(Fixture run) {
    return run.artifacts().get(ArtifactKeys.linking(Fixture.RUN), Linking.class);
  }

  private static LinkedCatalog shown(Fixture run) {
    return LinkedCatalog.of(run.artifacts(), run.artifacts().question(Fixture.RUN));
  }

  private static String ddl(Fixture run) {
    return shown(run).text().ddl();
  }

  private void index(Fixture run, String... names) {
    Path file = folder.resolve("values");
    try (ValueIndexBuilder builder = ValueIndexBuilder.at(file)) {
      for (String name : names) {
        builder.add("Pets", "name", name);
      }
      BuiltValues.read(file, builder.finish().values())
          .keep(run.artifacts(), run.artifacts().question(Fixture.RUN).catalog());
    }
  }

  /** Describes two columns of the pets. */
  private static void describe(
      Fixture run, String one, String text, String other, String otherText) {
    List<CatalogTable> tables =
        Fixture.CATALOG.tables().stream()
            .map(table -> table.name().equals("Pets") ? described(table, one, text) : table)
            .map(table -> table.name().equals("Pets") ? described(table, other, otherText) : table)
            .toList();
    run.artifacts()
        .replace(
            run.artifacts().question(Fixture.RUN).catalog(), Fixture.CATALOG.withTables(tables));
  }

  private static CatalogTable described(CatalogTable table, String name, String text) {
    List<CatalogColumn> columns =
        table.columns().stream()
            .map(
                column ->
                    column.name().equals(name)
                        ? column.describedAs(new Description(text, "", Description.Source.USER))
                        : column)
            .toList();
    return table.withColumns(columns);
  }
}
