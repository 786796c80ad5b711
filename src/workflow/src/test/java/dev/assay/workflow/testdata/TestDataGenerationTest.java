package dev.assay.workflow.testdata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.TestDataAgent;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.sql.Dialect;
import dev.assay.table.Table;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.adequacy.Adequacy.Survivor;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.KnownDatabase;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Part;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunLimits;
import dev.assay.workflow.run.RunSettings;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TestDataGenerationTest {

  private static final String OWNERS =
      "owners_df = pd.DataFrame({'owner_id': [1, 2], 'name': ['Ann', 'Bob']})";

  private static final String ROWS =
      ArtifactKeys.sampledRows(ArtifactKeys.catalog("pets", "digest"));

  private final Fixture run = Fixture.asking("Who owns a pet?");

  @Test
  void usableTestDataAreKeptAsTablesOfTheCatalog() throws ModelException {
    run.answering("python", "import pandas as pd\n" + OWNERS);

    assertThat(generate())
        .isEqualTo(new Outcome.GeneratedTestData("runs/run-1/test-data/1.json", 1));
    assertThat(attempt(1).rejections()).isEmpty();
    assertThat(attempt(1).tables().get("Owners").rows())
        .containsExactly(List.of(1L, "Ann"), List.of(2L, "Bob"));
  }

  @Test
  void whereNoEngineUnderstandsTheDialectNoModelIsAsked() throws ModelException {
    Question asked = run.artifacts().question(Fixture.RUN);
    run.artifacts()
        .replace(
            ArtifactKeys.question(Fixture.RUN),
            new Question(
                asked.run(),
                asked.id(),
                new KnownDatabase(asked.database(), asked.catalog(), Dialect.SNOWFLAKE),
                asked.asked(),
                asked.settings(),
                asked.askedAt()));

    assertThat(generate())
        .isEqualTo(
            new Outcome.Unusable(
                "Snowflake SQL is not executed: no engine for tests understands it"));
    assertThat(run.calls()).isEmpty();
  }

  @Test
  void anAttemptThatIsThereAlreadyCallsNoModel() throws ModelException {
    run.answering("python", "import pandas as pd\n" + OWNERS);
    Outcome first = generate();

    assertThat(generate()).isEqualTo(first);
    assertThat(run.calls()).hasSize(1);
  }

  @Test
  void rejectedTestDataAreWrittenAgainWithTheReasonsAtAHigherTemperature() throws ModelException {
    run.answering("python", "import pandas as pd\nowners_df = pd.DataFrame({'id': [1]})")
        .answering("python", "import pandas as pd\n" + OWNERS);

    assertThat(generate())
        .isEqualTo(new Outcome.GeneratedTestData("runs/run-1/test-data/2.json", 2));
    assertThat(attempt(1).rejections())
        .containsExactly("owners_df has no column id; its columns are owner_id, name");
    assertThat(run.calls()).extracting(ModelCall::temperature).containsExactly(0.0, 0.01);
    assertThat(run.calls().get(1).prompt().user())
        .contains("owners_df has no column id; its columns are owner_id, name");
  }

  @Test
  void anAnswerWithoutCodeIsARejectedAttempt() throws ModelException {
    run.answering("I cannot help with that.").answering("python", "import pandas as pd\n" + OWNERS);

    assertThat(generate()).isInstanceOf(Outcome.GeneratedTestData.class);
    assertThat(attempt(1).code()).isEmpty();
    assertThat(attempt(1).rejections()).hasSize(1);
  }

  @Test
  void afterTheLastRoundTestDataAreUnusable() throws ModelException {
    for (int round = 1; round <= RunLimits.DEFAULT.rounds(); round++) {
      run.answering(
          "python",
          "import pandas as pd # %d\nowners_df = pd.DataFrame({'owner_id': []})".formatted(round));
    }

    assertThat(generate())
        .isEqualTo(
            new Outcome.Unusable(
                "no usable test data in 5 attempts; the last: owners_df has no rows"));
    assertThat(run.calls()).hasSize(5);
  }

  @Test
  void theSameTestDataTwiceAreNotPaidAThirdTime() throws ModelException {
    String empty = "import pandas as pd\nowners_df = pd.DataFrame({'owner_id': []})";
    run.answering("python", empty).answering("python", empty).answering("python", OWNERS);

    assertThat(generate())
        .isEqualTo(
            new Outcome.Unusable("no usable test data, and the same twice: owners_df has no rows"));
    assertThat(run.calls()).hasSize(2);
  }

  @Test
  void theSameTextIsKnownAgainAfterAnotherAndWithOtherThoughts() throws ModelException {
    String empty = "import pandas as pd\nowners_df = pd.DataFrame({'owner_id': []})";
    run.answering("I cannot.", 10)
        .answering("python", empty)
        .answering("I cannot.", 900)
        .answering("python", OWNERS);

    assertThat(generate())
        .isInstanceOfSatisfying(
            Outcome.Unusable.class,
            ended ->
                assertThat(ended.reason()).startsWith("no usable test data, and the same twice: "));
    assertThat(generate()).isInstanceOf(Outcome.Unusable.class);
    assertThat(run.calls()).hasSize(3);
  }

  @Test
  void aModelThatGivesNoAnswerLeavesNoArtifact() {
    run.failing(new ModelException.Unavailable("main", "no route"));

    assertThatThrownBy(this::generate).isInstanceOf(ModelException.Unavailable.class);
    assertThat(run.store().list("runs/run-1/test-data/")).isEmpty();
  }

  @Test
  void codeThatFailsIsRejectedWithItsError() throws ModelException {
    run.answering("python", "owners_df = open('/etc/passwd')")
        .answering("python", "import pandas as pd\n" + OWNERS);

    assertThat(generate()).isInstanceOf(Outcome.GeneratedTestData.class);
    assertThat(attempt(1).rejections()).hasSize(1);
    assertThat(attempt(1).rejections().getFirst())
        .contains("open()")
        .endsWith("(test data code, line 1, column 13)");
  }

  @Test
  void richerTestDataAreAskedForWithWhatTheLastDoNotShow() throws ModelException {
    run.answering("python", OWNERS).answering("python", OWNERS);
    generate();
    weak(1);

    assertThat(generateAfter(1))
        .isEqualTo(new Outcome.GeneratedTestData("runs/run-1/test-data/2.json", 2));
    assertThat(run.calls().get(1).round()).isEqualTo(2);
    assertThat(run.calls().get(1).prompt().user())
        .contains(OWNERS)
        .contains("owner_id > 1 became owner_id >= 1")
        .doesNotContain("Why it can't be used");
  }

  @Test
  void richerTestDataThatAreRejectedAreAskedForAgainWithBothReasons() throws ModelException {
    run.answering("python", OWNERS)
        .answering("python", "owners_df = pd.DataFrame({'owner_id': []})")
        .answering("python", OWNERS);
    generate();
    weak(1);

    assertThat(generateAfter(1))
        .isEqualTo(new Outcome.GeneratedTestData("runs/run-1/test-data/3.json", 3));
    assertThat(run.calls().get(2).prompt().user())
        .contains("owners_df has no rows")
        .contains("owner_id > 1 became owner_id >= 1");
  }

  @Test
  void withoutGenerationTestDataAreRowsThatAreKeptWithTheCatalog() throws ModelException {
    Fixture sampled = sampled();
    Table owners = Table.ofValues(List.of("owner_id", "name"), List.of(List.of(7L, "O'Hara")));
    sampled.artifacts().replace(ROWS, new SampledRows(Map.of("Owners", owners)));

    assertThat(generate(sampled))
        .isEqualTo(new Outcome.GeneratedTestData("runs/run-1/test-data/1.json", 1));
    TestDataAttempt attempt =
        sampled.artifacts().get(ArtifactKeys.testData(Fixture.RUN, 1), TestDataAttempt.class);
    assertThat(attempt.tables()).isEqualTo(Map.of("Owners", owners));
    assertThat(attempt.code())
        .isEqualTo(
            "owners_df = pd.DataFrame({\n    'owner_id': [7],\n    'name': ['O\\'Hara'],\n})\n");
    assertThat(attempt.use()).isNull();
    assertThat(sampled.calls()).isEmpty();
  }

  @Test
  void withoutGenerationAndWithoutKeptRowsThereAreNoTestData() throws ModelException {
    assertThat(generate(sampled()))
        .isEqualTo(
            new Outcome.Unusable("no rows of the database 'pets' are kept with its catalog"));
  }

  private static Fixture sampled() {
    RunSettings settings =
        RunSettings.of("main", List.of("a")).leavingOut(Set.of(Part.TEST_DATA_GENERATION));
    return Fixture.asking("Who owns a pet?", settings, null);
  }

  private void weak(int attempt) {
    run.artifacts()
        .replace(
            ArtifactKeys.adequacy(Fixture.RUN, attempt),
            new Adequacy(
                attempt,
                List.of(),
                4,
                1,
                0.25,
                List.of(new Survivor("boundary moved", "owner_id > 1 became owner_id >= 1", "")),
                null,
                Fixture.NOW,
                1));
  }

  private Outcome generate() throws ModelException {
    return generate(run);
  }

  private static Outcome generate(Fixture asked) throws ModelException {
    return new TestDataGeneration(asked.artifacts(), TestDataAgent.asking(asked), Fixture.TIME)
        .run(Fixture.event("generate-test-data"));
  }

  private Outcome generateAfter(int attempt) throws ModelException {
    return new TestDataGeneration(run.artifacts(), TestDataAgent.asking(run), Fixture.TIME)
        .run(Fixture.event("generate-test-data", attempt));
  }

  private TestDataAttempt attempt(int number) {
    return run.artifacts().get(ArtifactKeys.testData(Fixture.RUN, number), TestDataAttempt.class);
  }
}
