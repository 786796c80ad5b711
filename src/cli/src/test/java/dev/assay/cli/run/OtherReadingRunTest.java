package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.ChosenReading;
import dev.assay.workflow.reporting.Reading;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Part;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The demo's first question with SQL that passes at once: what becomes of another reading of it.
 */
class OtherReadingRunTest {

  private static final String RUN = "run-1";
  private static final String TRIMMED =
      "```sql\nSELECT name FROM ports WHERE TRIM(city) = 'Lindholm'\n```";
  private static final String TO_THE_LETTER =
      "<reading>The ports whose city is spelled just so.</reading>\n"
          + "```sql\nSELECT name FROM ports WHERE city = 'Lindholm'\n```";
  private static final String TO_THE_LETTER_CODE =
      "```python\nresult = ports_df[ports_df['city'] == 'Lindholm'][['name']]\n```";

  private static final String KNOWN_BERTHS =
      "```sql\nSELECT name FROM ports WHERE TRIM(city) = 'Lindholm' AND berths IS NOT NULL\n```";
  private static final String KNOWN_BERTHS_CODE =
      "```python\nlindholm = ports_df[ports_df['city'].str.strip() == 'Lindholm']\n"
          + "result = lindholm[lindholm['berths'].notna()][['name']]\n```";
  private static final String WITH_NONE =
      "```sql\nSELECT p.name FROM ports AS p LEFT JOIN vessels AS v ON v.home_port_id = p.port_id"
          + " WHERE TRIM(p.city) = 'Lindholm'\n```";
  private static final String WITH_SOME_CODE =
      "```python\nresult = ports_df[ports_df['port_id'] < 0][['name']]\n```";

  private final InMemoryStore store = new InMemoryStore();
  private final Artifacts artifacts = new Artifacts(store);
  private final ManualTime time = new ManualTime();
  private final ScriptedModels models =
      new ScriptedModels(DemoRuns.DEMO.models()).answering("generate-sql", 1, TRIMMED);

  @Test
  void aQuestionWithOneReadingIsVerified() {
    models.answering("find-other-reading", 1, "<one-reading/>");

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.partProblems()).isEmpty();
    assertThat(models.asked("arbitrate")).isZero();
  }

  @Test
  void aReadingThatTheArbiterFindsHonestTooMakesTheQuestionAmbiguous() {
    models
        .answering("find-other-reading", 1, TO_THE_LETTER)
        .answering("generate-test-code", 2, TO_THE_LETTER_CODE);
    judging("either", "either");

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.AMBIGUOUS);
    assertThat(result.sql()).contains("TRIM(city)");
    Ambiguity ambiguity = Objects.requireNonNull(result.ambiguity());
    assertThat(ambiguity.readings()).extracting(Reading::tested).containsExactly(true, true);
    assertThat(ambiguity.readings()).extracting(Reading::preferred).containsExactly(false, false);
    assertThat(ambiguity.readings())
        .extracting(Reading::meaning)
        .containsExactly("with spaces", "to the letter");
    assertThat(ambiguity.readings().get(1).sql()).contains("WHERE city = 'Lindholm'");
    assertThat(ambiguity.differences()).hasSize(2);
  }

  @Test
  void theReadingThatItsAskerChoosesIsVerifiedByItsOwnTest() {
    models
        .answering("find-other-reading", 1, TO_THE_LETTER)
        .answering("generate-test-code", 2, TO_THE_LETTER_CODE);
    judging("either", "either");
    execute(Set.of());
    artifacts.replace(ArtifactKeys.chosenReading(RUN), new ChosenReading(2));

    RunResult result = new LocalRun(store, models, time, ExecutionListener.NONE).execute(RUN);

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).contains("WHERE city = 'Lindholm'");
  }

  @Test
  void aReadingThatTheArbiterDoesNotShareChangesNothing() {
    models.answering("find-other-reading", 1, TO_THE_LETTER);
    judging("B", "A");

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).contains("TRIM(city)");
    assertThat(result.candidates()).hasSize(1);
    assertThat(models.asked("revise-sql")).isZero();
  }

  @Test
  void aReadingThatGivesTheSameRowsIsNone() {
    models.answering(
        "find-other-reading",
        1,
        "<reading>All of them.</reading>\n```sql\nSELECT name FROM ports WHERE LTRIM(RTRIM(city)) = 'Lindholm'\n```");

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(models.asked("arbitrate")).isZero();
  }

  @Test
  void aReadingThatTheTestDataDoNotTellApartIsToldApartByRowsOfItsOwn() {
    models
        .answering(
            "find-other-reading",
            1,
            "<reading>Those with known berths.</reading>\n```sql\nSELECT name FROM ports WHERE TRIM(city) = 'Lindholm' AND berths IS NOT NULL\n```")
        .answering(
            "generate-test-code",
            2,
            "```python\nlindholm = ports_df[ports_df['city'].str.strip() == 'Lindholm']\nresult = lindholm[lindholm['berths'].notna()][['name']]\n```")
        .answering("arbitrate", 103, judgement("either", "known berths", "all"))
        .answering("arbitrate", 104, judgement("either", "all", "known berths"));

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.AMBIGUOUS);
    Ambiguity ambiguity = Objects.requireNonNull(result.ambiguity());
    assertThat(ambiguity.readings()).extracting(Reading::testCase).containsExactly(2, 3);
    assertThat(ambiguity.readings()).extracting(Reading::tested).containsExactly(true, true);
    assertThat(ambiguity.differences()).isNotEmpty();
    assertThat(Objects.requireNonNull(result.testCase()).artifact())
        .isEqualTo(ArtifactKeys.testCase(RUN, 1));
  }

  @Test
  void anAnswerWhoseOwnTestCodeTakesTheOtherReadingIsRevisedIfTheArbiterSaysSo() {
    models
        .answering("generate-sql", 1, KNOWN_BERTHS)
        .answering("find-other-reading", 1, TRIMMED)
        .answering("arbitrate", 101, judgement("B", "known berths", "all"))
        .answering("arbitrate", 102, judgement("A", "all", "known berths"));

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).doesNotContain("berths");
    assertThat(result.candidates())
        .extracting(RunResult.CandidateSummary::revises)
        .containsExactly(null, 0);
    assertThat(models.asked("revise-sql")).isZero();
  }

  @Test
  void anAnswerWhoseOwnTestCodeTakesTheOtherReadingIsAmbiguousIfTheArbiterSaysSo() {
    models
        .answering("generate-sql", 1, KNOWN_BERTHS)
        .answering("find-other-reading", 1, TRIMMED)
        .answering("generate-test-code", 2, KNOWN_BERTHS_CODE)
        .answering("arbitrate", 101, judgement("either", "known berths", "all"))
        .answering("arbitrate", 102, judgement("either", "all", "known berths"));

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.AMBIGUOUS);
    Ambiguity ambiguity = Objects.requireNonNull(result.ambiguity());
    assertThat(ambiguity.readings()).extracting(Reading::tested).containsExactly(true, true);
    assertThat(ambiguity.readings().getFirst().sql()).contains("berths IS NOT NULL");
    assertThat(ambiguity.readings().getLast().sql()).doesNotContain("berths");
  }

  @Test
  void anAnswerWhoseOwnTestCodeTakesTheOtherReadingStaysIfTheArbiterTakesItsSide() {
    models
        .answering("generate-sql", 1, KNOWN_BERTHS)
        .answering("find-other-reading", 1, TRIMMED)
        .answering("arbitrate", 101, judgement("A", "known berths", "all"))
        .answering("arbitrate", 102, judgement("B", "all", "known berths"));

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).contains("berths IS NOT NULL");
    assertThat(result.candidates()).hasSize(1);
  }

  @Test
  void anAnswerThatItsOwnTestCodeAndTheArbiterDoNotShareIsNotVerified() {
    models
        .answering("generate-sql", 1, KNOWN_BERTHS)
        .answering("find-other-reading", 1, TRIMMED)
        .answering("arbitrate", 101, judgement("neither", "known berths", "all"))
        .answering("arbitrate", 102, judgement("neither", "all", "known berths"));

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.reason())
        .startsWith(
            "on rows that tell readings of the question apart, the arbiter does not take the SQL's side: ");
  }

  @Test
  void aReadingWhoseSqlCannotBeExecutedIsNone() {
    models.answering(
        "find-other-reading", 1, "<reading>All.</reading>\n```sql\nSELECT name FROM harbours\n```");

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).contains("TRIM(city)");
  }

  @Test
  void aReadingThatIsWrittenFromTheAnswerIsJudgedBeforeAModelIsAskedForOne() {
    models
        .answering("generate-sql", 1, WITH_NONE)
        .answering("generate-test-code", 2, WITH_SOME_CODE);
    judging(5, 5);

    RunResult result = execute(Set.of(Part.INSPECTION));

    assertThat(result.status()).isEqualTo(RunStatus.AMBIGUOUS);
    Ambiguity ambiguity = Objects.requireNonNull(result.ambiguity());
    assertThat(ambiguity.readings()).extracting(Reading::tested).containsExactly(true, true);
    assertThat(ambiguity.readings().get(1).sql()).contains("p JOIN vessels");
    assertThat(models.asked("find-other-reading")).isZero();
  }

  @Test
  void aReadingThatNearlyAllReadersTakeAndThatPassesItsOwnTestRevisesTheAnswer() {
    models
        .answering("generate-sql", 1, WITH_NONE)
        .answering("generate-test-code", 2, WITH_SOME_CODE);
    judging(9, 8);

    RunResult result = execute(Set.of(Part.INSPECTION));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).contains("p JOIN vessels");
    assertThat(result.firstSql()).contains("LEFT JOIN");
    assertThat(result.candidates())
        .extracting(RunResult.CandidateSummary::revises)
        .containsExactly(null, 0);
  }

  @Test
  void aReadingThatNearlyAllReadersTakeAndThatNoTestCodeSharesIsShownBesideTheAnswer() {
    models
        .answering("generate-sql", 1, WITH_NONE)
        .answering("generate-test-code", 2, TO_THE_LETTER_CODE);
    judging(9, 9);

    RunResult result = execute(Set.of(Part.INSPECTION));

    assertThat(result.status()).isEqualTo(RunStatus.AMBIGUOUS);
    assertThat(result.sql()).contains("LEFT JOIN");
    assertThat(Objects.requireNonNull(result.ambiguity()).readings())
        .extracting(Reading::tested)
        .containsExactly(true, false);
  }

  @Test
  void aReadingThatNobodyTakesIsJudgedOnceAndAModelIsAskedForAnother() {
    models
        .answering("generate-sql", 1, WITH_NONE)
        .answering("find-other-reading", 1, "<one-reading/>");
    judging(0, 5);

    RunResult result = execute(Set.of());

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.sql()).contains("LEFT JOIN");
    assertThat(result.candidates()).hasSize(1);
    assertThat(models.asked("arbitrate")).isEqualTo(1);
    assertThat(models.asked("find-other-reading")).isEqualTo(1);
  }

  @Test
  void theSearchCanBeLeftOut() {
    RunResult result = execute(Set.of(Part.READINGS));

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(models.asked("find-other-reading")).isZero();
  }

  /** What the arbiter says of the other SQL, shown first, and of it shown second. */
  private void judging(String first, String second) {
    models
        .answering("arbitrate", 3, judgement(first, "to the letter", "with spaces"))
        .answering("arbitrate", 4, judgement(second, "with spaces", "to the letter"));
  }

  /** How many of ten readers take the question as the other SQL does, asked in both orders. */
  private void judging(int readers, int readersAgain) {
    models
        .answering("arbitrate", 3, readers("A", readers))
        .answering("arbitrate", 4, readers("B", 10 - readersAgain));
  }

  private static String readers(String means, int ofA) {
    return "```json\n{\"point\": \"ports without vessels\", \"means\": \"%s\", \"readersOfA\": %d}\n```"
        .formatted(means, ofA);
  }

  private static String judgement(String means, String readingA, String readingB) {
    return "```json\n{\"point\": \"spaces\", \"means\": \"%s\", \"readingA\": \"%s\", \"readingB\": \"%s\"}\n```"
        .formatted(means, readingA, readingB);
  }

  private RunResult execute(Set<Part> without) {
    Submission asked = DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question("1"));
    DemoRuns.changed(asked, settings -> settings.leavingOut(without)).submit(artifacts, time.now());
    return new LocalRun(store, models, time, ExecutionListener.NONE).execute(RUN);
  }
}
