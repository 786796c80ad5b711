package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.agents.model.ModelException;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunResult.TestCaseSummary;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Voting;
import dev.assay.workflow.testcode.TestCodeComparison;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole runs of the demo's first question, through the state machine, with faults of all kinds. */
class LocalRunTest {

  private static final String RUN = "run-1";

  private final InMemoryStore store = new InMemoryStore();
  private final ManualTime time = new ManualTime();
  private final FaultyModels models = new FaultyModels(DemoRuns.DEMO.models());

  @Test
  void aWrongQueryIsCaughtByItsTestAndMended() {
    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.reason()).isNull();
    assertThat(result.firstSql()).contains("city = 'Lindholm'");
    assertThat(result.sql()).contains("TRIM(city) = 'Lindholm'");
    assertThat(result.candidates().getFirst().passed()).isFalse();
    assertThat(result.candidates().getLast().passed()).isTrue();
    assertThat(store.list("usage/")).containsExactly("usage/dt=2026-03-01/run-1.json");
  }

  @Test
  void oneModelThatAgreesWithTheSqlIsEnough() {
    execute("7");

    assertThat(store.list("runs/run-1/test-code/"))
        .containsExactly("runs/run-1/test-code/coder-a/1.json");
  }

  @Test
  void twoModelsThatAgreeAreEnough() {
    execute("1");

    assertThat(store.list("runs/run-1/test-code/"))
        .containsExactly(
            "runs/run-1/test-code/coder-a/1.json", "runs/run-1/test-code/coder-b/1.json");
  }

  @Test
  void aThirdModelIsAskedWhenTheFirstTwoDiffer() {
    RunResult result = execute("5");

    assertThat(result.testCase()).isNotNull();
    assertThat(result.testCase().votes()).isEqualTo(2);
    assertThat(result.testCase().asked()).containsExactly("coder-a", "coder-b", "coder-c");
  }

  @Test
  void bySelectionTheResultThatAModelPrefersInBothOrdersWinsOverTheMajority() {
    models
        .answering("select-test-code", "The second.\n<answer>B</answer>")
        .answering("select-test-code", "The first.\n<answer>A</answer>");

    TestCaseSummary testCase = Objects.requireNonNull(selecting().testCase());

    assertThat(testCase.votes()).isOne();
    assertThat(testCase.comparisons())
        .extracting(TestCodeComparison::chosen)
        .containsOnly(testCase.model())
        .hasSize(2);
    assertThat(store.list("runs/run-1/comparisons/")).hasSize(2);
  }

  @Test
  void aModelThatPrefersAPlaceLeavesTheChoiceToTheMajority() {
    models
        .answering("select-test-code", "<answer>A</answer>")
        .answering("select-test-code", "<answer>A</answer>");

    assertThat(Objects.requireNonNull(selecting().testCase()).votes()).isEqualTo(2);
  }

  @Test
  void aComparingModelThatIsRateLimitedIsWaitedForAndThenDoneWithout() {
    ModelException limited = new ModelException.RateLimited("writer", Duration.ofSeconds(7));
    models
        .failing("select-test-code", limited)
        .failing("select-test-code", limited)
        .failing("select-test-code", limited);

    TestCaseSummary testCase = Objects.requireNonNull(selecting().testCase());

    assertThat(time.waits()).containsExactly(Duration.ofSeconds(7));
    assertThat(testCase.votes()).isEqualTo(2);
    assertThat(testCase.comparisons())
        .allMatch(each -> each.chosen() == null && each.problem() != null);
  }

  /** The fifth question, whose test code by three models has two results, voted on by selection. */
  private RunResult selecting() {
    Submission asked = DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question("5"));
    DemoRuns.changed(asked, settings -> settings.votingBy(Voting.SELECTION))
        .submit(new Artifacts(store), time.now());
    return run(store).execute(RUN);
  }

  @Test
  void revisionsEndAtTheLimitUnverified() {
    RunResult result = execute("8");

    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.reason()).isEqualTo("the SQL does not pass its test case after 3 revisions");
    assertThat(result.candidates()).hasSize(4);
  }

  @Test
  void aRateLimitedModelIsWaitedForAsLongAsItAsked() {
    models.failing(
        "generate-sql", new ModelException.RateLimited("writer", Duration.ofMillis(2500)));

    assertThat(execute("1").status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(time.waits()).containsExactly(Duration.ofSeconds(3));
  }

  @Test
  void aModelThatIsRateLimitedTwiceEndsTheWaiting() {
    ModelException limited = new ModelException.RateLimited("writer", Duration.ofSeconds(7));
    models.failing("generate-test-data", limited).failing("generate-test-data", limited);

    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.UNVERIFIED);
    assertThat(result.reason())
        .isEqualTo(
            "test data generation failed: rate-limited: model writer is rate limited: try again in"
                + " 7 s");
    assertThat(result.sql()).contains("city = 'Lindholm'");
    assertThat(time.waits()).containsExactly(Duration.ofSeconds(7));
  }

  @Test
  void aRunThatEndedForWantOfAModelGoesOnWhenItIsResumed() {
    ModelException limited = new ModelException.RateLimited("writer", Duration.ofSeconds(7));
    models.failing("generate-test-data", limited).failing("generate-test-data", limited);
    execute("1");

    RunResult result = run(store).execute(RUN);

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
  }

  @Test
  void withoutSqlTheRunFailsWithTheModelsReason() {
    models.failing("generate-sql", new ModelException.Refused("writer", "no key: set one"));

    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.FAILED);
    assertThat(result.reason())
        .isEqualTo("SQL generation failed: model-refused: model writer: no key: set one");
    assertThat(result.sql()).isNull();
  }

  @Test
  void aModelThatAnswersProseIsAskedAgain() {
    models
        .answering("generate-sql", "That is a good question.")
        .answering("generate-test-data", "Ports are places where ships are.");

    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.usage().calls()).isEqualTo(9);
  }

  @Test
  void aModelThatOnlyEverAnswersProseEndsTheRunFailed() {
    for (int round = 0; round < 5; round++) {
      models.answering("generate-sql", "I would rather talk about the weather.");
    }

    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.FAILED);
    assertThat(result.reason())
        .startsWith("SQL generation failed: unusable: no SQL, and the same answer twice: ");
  }

  @Test
  void sqlThatWritesIsRejectedByItsTestAndRevised() {
    models.answering("generate-sql", "```sql\nDELETE FROM ports\n```");

    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(result.candidates().getFirst().findings().getFirst().kind()).isEqualTo("rejected");
  }

  @Test
  void testCodeThatReachesForFilesIsSentBackWithAnError() {
    models.answering("generate-test-code", "```python\nresult = open('/etc/passwd')\n```");

    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(store.list("runs/run-1/test-code/")).anyMatch(key -> key.endsWith("/2.json"));
  }

  @Test
  void testDataOnWhichTheFirstSqlHasNoResultAreFollowedByRicherOnes() {
    models
        .answering("generate-test-data", ports("'Lindholm '", "'Marsvik'"))
        .answering("generate-test-data", ports("'Lindholm '", "'Lindholm'", "'Marsvik'"));

    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    TestCaseSummary testCase = Objects.requireNonNull(result.testCase());
    assertThat(testCase.testData()).isEqualTo("runs/run-1/test-data/2.json");
    assertThat(testCase.testDataMeasured()).isEqualTo(2);
    assertThat(Objects.requireNonNull(testCase.adequacy()).objections()).isEmpty();
    assertThat(store.list("runs/run-1/adequacy/"))
        .containsExactly("runs/run-1/adequacy/1.json", "runs/run-1/adequacy/2.json");
  }

  @Test
  void withoutRicherTestDataTheRunGoesOnWithThoseThatThereAre() {
    models
        .answering("generate-test-data", ports("'Lindholm '", "'Marsvik'"))
        .failing("generate-test-data", new ModelException.Refused("writer", "no key: set one"));

    RunResult result = execute("1");

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    TestCaseSummary testCase = Objects.requireNonNull(result.testCase());
    assertThat(testCase.testData()).isEqualTo("runs/run-1/test-data/1.json");
    assertThat(testCase.testDataProblem())
        .isEqualTo("richer test data failed: model-refused: model writer: no key: set one");
    assertThat(Objects.requireNonNull(testCase.adequacy()).objections())
        .containsExactly("the first SQL gives no row on the test data");
  }

  @Test
  void theGoldSqlChecksTestDataAndNoModelIsShownIt() {
    Question question =
        DemoRuns.DEMO
            .submission(RUN, DemoRuns.DEMO.question("1"))
            .submit(new Artifacts(store), time.now());
    new Artifacts(store)
        .replace(
            ArtifactKeys.question(RUN),
            new Question(
                RUN,
                question.id(),
                question.about(),
                new Asked(
                    question.text(),
                    question.evidence(),
                    null,
                    "SELECT name AS gold_name FROM ports WHERE city = 'Narnia'"),
                question.settings(),
                question.askedAt()));
    models.answering("generate-test-data", ports("'Lindholm '", "'Lindholm'"));

    RunResult result = run(store).execute(RUN);

    TestCaseSummary testCase = Objects.requireNonNull(result.testCase());
    assertThat(testCase.testDataMeasured()).isEqualTo(2);
    assertThat(Objects.requireNonNull(testCase.adequacy()).objections())
        .contains("a query that is known to be right gives no row on the test data");
    assertThat(models.prompts())
        .anyMatch(prompt -> prompt.contains("a query that is known to be right gives no row"))
        .noneMatch(prompt -> prompt.contains("gold_name") || prompt.contains("Narnia"));
  }

  private static String ports(String... cities) {
    List<Integer> ids = IntStream.rangeClosed(1, cities.length).boxed().toList();
    return """
        ```python
        ports_df = pd.DataFrame({'port_id': %s, 'name': %s, 'city': [%s]})
        ```"""
        .formatted(
            ids, ids.stream().map("'Quay %d'"::formatted).toList(), String.join(", ", cities));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          generate-test-data | UNVERIFIED | test data generation failed: java.lang.IllegalStateException: {"errorMessage":"broken",
          choose-test-data   | UNVERIFIED | test data choice failed: java.lang.IllegalStateException: {"errorMessage":"broken",
          generate-test-code | UNVERIFIED | voting failed: no-test-code: no usable test code from coder-a, coder-b, coder-c
          vote               | UNVERIFIED | voting failed: java.lang.IllegalStateException: {"errorMessage":"broken",
          generate-sql       | FAILED     | SQL generation failed: java.lang.IllegalStateException: {"errorMessage":"broken",
          execute-sql        | UNVERIFIED | SQL execution failed: java.lang.IllegalStateException: {"errorMessage":"broken",
          revise-sql         | UNVERIFIED | revision failed: java.lang.IllegalStateException: {"errorMessage":"broken",
          """)
  void aStepThatBreaksUnexpectedlyEndsTheRunWithAResultThatNamesTheStage(
      String step, RunStatus status, String reason) {
    submit(store, "1");

    RunResult result =
        new LocalRun(store, models, time, ExecutionListener.NONE, invoker -> broken(step, invoker))
            .execute(RUN);

    assertThat(result.status()).isEqualTo(status);
    assertThat(result.reason()).startsWith(reason);
    assertThat(store.list("usage/")).hasSize(1);
  }

  @Test
  void aMeasurementThatBreaksDoesNotKeepTheSqlFromBeingVerified() {
    submit(store, "1");

    RunResult result =
        new LocalRun(
                store,
                models,
                time,
                ExecutionListener.NONE,
                invoker -> broken("measure-test-data", invoker))
            .execute(RUN);

    assertThat(result.status()).isEqualTo(RunStatus.VERIFIED);
    TestCaseSummary testCase = Objects.requireNonNull(result.testCase());
    assertThat(testCase.adequacy()).isNull();
    assertThat(testCase.testDataProblem()).startsWith("measuring test data failed: ");
  }

  private static TaskInvoker broken(String step, TaskInvoker invoker) {
    return (name, payload) -> {
      if (payload.get("step").textValue().equals(step)) {
        throw new IllegalStateException("broken");
      }
      return invoker.invoke(name, payload);
    };
  }

  @Test
  void aStoreThatVanishesHalfwayIsNamedAndTheRunCanBeResumedWhenItIsBack(@TempDir Path folder)
      throws IOException {
    Path root = folder.resolve("store");
    Path away = folder.resolve("away");
    ArtifactStore directory = new DirectoryArtifactStore(root);
    submit(directory, "1");

    assertThatThrownBy(() -> run(new VanishingStore(directory, root, away, 12)).execute(RUN))
        .isInstanceOf(UnfinishedRunException.class)
        .hasMessageStartingWith("run run-1 stopped: ")
        .hasMessageContaining(root.toString())
        .hasMessageEndingWith("what it has made is kept: resume it with ask --run run-1");
    Files.move(away, root);

    assertThat(run(directory).execute(RUN).status()).isEqualTo(RunStatus.VERIFIED);
  }

  private RunResult execute(String question) {
    submit(store, question);
    return run(store).execute(RUN);
  }

  private void submit(ArtifactStore into, String question) {
    DemoRuns.DEMO
        .submission(RUN, DemoRuns.DEMO.question(question))
        .submit(new Artifacts(into), time.now());
  }

  private LocalRun run(ArtifactStore over) {
    return new LocalRun(over, models, time, ExecutionListener.NONE);
  }

  /** A store whose folder is moved away after so many uses. */
  private static final class VanishingStore implements ArtifactStore {
    private final ArtifactStore store;
    private final Path root;
    private final Path away;
    private int uses;

    VanishingStore(ArtifactStore store, Path root, Path away, int uses) {
      this.store = store;
      this.root = root;
      this.away = away;
      this.uses = uses;
    }

    @Override
    public Optional<byte[]> read(String key) {
      use();
      return store.read(key);
    }

    @Override
    public boolean create(String key, byte[] content) {
      use();
      return store.create(key, content);
    }

    @Override
    public void write(String key, byte[] content) {
      use();
      store.write(key, content);
    }

    @Override
    public void delete(String key) {
      use();
      store.delete(key);
    }

    @Override
    public List<String> list(String prefix) {
      use();
      return store.list(prefix);
    }

    @Override
    public String location() {
      return store.location();
    }

    private synchronized void use() {
      if (--uses == 0) {
        try {
          Files.move(root, away);
        } catch (IOException impossible) {
          throw new UncheckedIOException(impossible);
        }
      }
    }
  }
}
