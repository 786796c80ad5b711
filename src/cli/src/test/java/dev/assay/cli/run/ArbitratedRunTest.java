package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.ChosenReading;
import dev.assay.workflow.reporting.Reading;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.LinkingMode;
import dev.assay.workflow.run.LinkingSettings;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * The demo's first question, whose SQL misses ports with stray spaces: what becomes of it by what
 * the arbiter says.
 */
class ArbitratedRunTest {

  private static final String RUN = "run-1";
  private static final String TO_THE_LETTER =
      "```python\nresult = ports_df[ports_df['city'] == 'Lindholm'][['name']]\n```";

  private final InMemoryStore store = new InMemoryStore();
  private final Artifacts artifacts = new Artifacts(store);
  private final ManualTime time = new ManualTime();
  private final ScriptedModels models = new ScriptedModels(DemoRuns.DEMO.models());

  @Test
  void sqlThatTheArbiterFindsRightIsNotRevisedAndItsTestCodeIsMended() {
    judging("A", "B").answering("generate-test-code", 2, TO_THE_LETTER);

    RunResult result = execute();

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).isEqualTo(result.firstSql());
    assertThat(result.judgements()).extracting(each -> each.means()).containsOnly(Side.CANDIDATE);
    assertThat(Objects.requireNonNull(result.testCase()).artifact())
        .isEqualTo(ArtifactKeys.testCase(RUN, 2));
    assertThat(models.asked("revise-sql")).isZero();
  }

  @Test
  void testCodeThatInsistsLeavesSuchSqlUnverifiedAndAsItIs() {
    judging("A", "B")
        .answering(
            "generate-test-code",
            2,
            "```python\nresult = ports_df[ports_df['city'].str.strip() == 'Lindholm'][['name']]\n```");

    RunResult result = execute();

    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.sql()).isEqualTo(result.firstSql());
    assertThat(models.asked("revise-sql")).isZero();
  }

  @Test
  void anArbiterWhoFavoursAPlaceLeadsToNoRevision() {
    judging("A", "A");

    RunResult result = execute();

    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.reason()).contains("does not say the same of them in both orders");
    assertThat(models.asked("revise-sql")).isZero();
  }

  @Test
  void twoReadingsAreAnAnswerEachWithItsOwnTest() {
    judging("either", "either").answering("generate-test-code", 2, TO_THE_LETTER);

    RunResult result = execute();

    assertThat(result.status()).isEqualTo(RunStatus.AMBIGUOUS);
    assertThat(result.sql()).isEqualTo(result.firstSql());
    Ambiguity ambiguity = Objects.requireNonNull(result.ambiguity());
    assertThat(ambiguity.readings()).extracting(Reading::tested).containsExactly(true, true);
    assertThat(ambiguity.readings().get(1).sql()).contains("TRIM(city)");
    assertThat(ambiguity.differences())
        .containsExactly("missing row ('Ferry Steps')", "missing row ('Coal Wharf')");
  }

  @Test
  void aReadingThatItsAskerChoosesIsVerifiedByItsOwnTest() {
    judging("either", "either").answering("generate-test-code", 2, TO_THE_LETTER);
    execute();
    artifacts.replace(ArtifactKeys.chosenReading(RUN), new ChosenReading(2));

    RunResult result = new LocalRun(store, models, time, ExecutionListener.NONE).execute(RUN);

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).contains("TRIM(city)");
    assertThat(result.ambiguity()).isNotNull();
    assertThat(Objects.requireNonNull(result.confidence()).reasons())
        .singleElement()
        .asString()
        .startsWith("the question can be read in two ways, and this is one of them");
  }

  @Test
  void aChosenReadingWithoutATestSaysSo() {
    judging("either", "either");
    execute();
    artifacts.replace(ArtifactKeys.chosenReading(RUN), new ChosenReading(1));

    RunResult result = new LocalRun(store, models, time, ExecutionListener.NONE).execute(RUN);

    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(Objects.requireNonNull(result.confidence()).basis()).isIn("no-test-case", "failed");
  }

  @Test
  void thePreferredReadingIsTheAnswer() {
    judging("B", "either").answering("generate-test-code", 2, TO_THE_LETTER);

    RunResult result = execute();

    assertThat(result.status()).isEqualTo(RunStatus.AMBIGUOUS);
    assertThat(result.sql()).contains("TRIM(city)");
  }

  @Test
  void aQuestionThatTheDatabaseCannotAnswerEndsEarly() {
    models
        .answering("generate-sql", 1, "<unanswerable>there is no weather</unanswerable>")
        .answering(
            "confirm-decline",
            1,
            "```json\n{\"answerable\": false, \"why\": \"no table holds weather\"}\n```");

    RunResult result = execute();

    assertThat(result.status()).isEqualTo(RunStatus.UNANSWERABLE);
    assertThat(result.reason()).isEqualTo("no table holds weather");
    assertThat(result.sql()).isNull();
    assertThat(models.asked("generate-test-code")).isZero();
  }

  @Test
  void aQuestionThatTheLinkingModelDeclinesEndsBeforeSqlIsAskedFor() {
    declinedByLinking()
        .answering(
            "confirm-decline",
            1,
            "```json\n{\"answerable\": false, \"why\": \"no table holds weather\"}\n```");

    RunResult result = executeLinked();

    assertThat(result.status()).isEqualTo(RunStatus.UNANSWERABLE);
    assertThat(result.reason()).isEqualTo("no table holds weather");
    assertThat(models.asked("generate-sql")).isZero();
  }

  @Test
  void aDeclineOfTheLinkingModelThatASecondLookDoesNotConfirmIsPassedOver() {
    declinedByLinking()
        .answering(
            "confirm-decline", 1, "```json\n{\"answerable\": true, \"why\": \"ports\"}\n```");

    RunResult result = executeLinked();

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(models.asked("generate-sql")).isEqualTo(1);
  }

  private ScriptedModels declinedByLinking() {
    return models.answering("link", 1, "<unanswerable>there is no weather</unanswerable>");
  }

  private RunResult executeLinked() {
    Submission demo = DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question("1"));
    LinkingSettings always = demo.settings().linking().choosing(LinkingMode.ALWAYS);
    Submission.of(RUN, demo.catalog(), demo.asked(), demo.settings().showing(always))
        .called(demo.id())
        .submit(artifacts, time.now());
    return new LocalRun(store, models, time, ExecutionListener.NONE).execute(RUN);
  }

  @Test
  void aDeclineThatASecondLookDoesNotConfirmIsAskedAgain() {
    models
        .answering("generate-sql", 1, "<unanswerable>there are no ports</unanswerable>")
        .answering("confirm-decline", 1, "```json\n{\"answerable\": true, \"why\": \"ports\"}\n```")
        .answering(
            "generate-sql", 2, "```sql\nSELECT name FROM ports WHERE TRIM(city) = 'Lindholm'\n```");

    RunResult result = execute();

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(models.asked("generate-sql")).isEqualTo(2);
  }

  /** What the arbiter says in one order, and in the other. */
  private ScriptedModels judging(String first, String second) {
    return models
        .answering("arbitrate", 1, "```json\n{\"means\": \"%s\"}\n```".formatted(first))
        .answering("arbitrate", 2, "```json\n{\"means\": \"%s\"}\n```".formatted(second));
  }

  private RunResult execute() {
    DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question("1")).submit(artifacts, time.now());
    return new LocalRun(store, models, time, ExecutionListener.NONE).execute(RUN);
  }
}
