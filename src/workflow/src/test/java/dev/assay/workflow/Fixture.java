package dev.assay.workflow;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.KeptCall;
import dev.assay.workflow.run.KnownDatabase;
import dev.assay.workflow.run.ModelUse;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestDataChoice;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A small database of owners and their pets, and a run about it, for tests of single steps. */
public final class Fixture implements ModelClient {

  public static final String RUN = "run-1";
  public static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
  public static final Stopwatch.Source TIME = new Stopwatch.Source(() -> NOW);

  public static final Catalog CATALOG =
      new Catalog(
          "pets",
          Dialect.SQLITE,
          List.of(
              table("Owners", List.of("owner_id INTEGER", "name TEXT"), List.of()),
              table(
                  "Pets",
                  List.of("pet_id INTEGER", "owner_id INTEGER", "name TEXT", "weight REAL"),
                  List.of(new ForeignKey(List.of("owner_id"), "Owners", List.of("owner_id"))))));

  private final Deque<Object> answers = new ArrayDeque<>();
  private final List<ModelCall> calls = new ArrayList<>();
  private final InMemoryStore store = new InMemoryStore();
  private final Artifacts artifacts = new Artifacts(store);

  /** A run that asks this question. */
  public static Fixture asking(String question) {
    return asking(question, RunSettings.of("main", List.of("a", "b", "c")), null);
  }

  /** A run that asks this question, with settings, and with SQL of its own or null. */
  public static Fixture asking(String question, RunSettings settings, @Nullable String sql) {
    Fixture fixture = new Fixture();
    String catalog = ArtifactKeys.catalog("pets", "digest");
    fixture.artifacts.replace(catalog, CATALOG);
    fixture.artifacts.replace(
        ArtifactKeys.question(RUN),
        new Question(
            RUN,
            "q",
            new KnownDatabase("pets", catalog, Dialect.SQLITE),
            new Asked(question, "", sql, null),
            settings,
            NOW));
    return fixture;
  }

  public Artifacts artifacts() {
    return artifacts;
  }

  public InMemoryStore store() {
    return store;
  }

  /** The calls of models so far. */
  public List<ModelCall> calls() {
    return calls;
  }

  /** What the model answers next. */
  public Fixture answering(String text) {
    answers.add(text);
    return this;
  }

  /** Code that the model answers next, in a block of its language. */
  public Fixture answering(String language, String code) {
    return answering("Here it is.\n```" + language + "\n" + code + "\n```\n");
  }

  /** What the model answers next, in so many tokens: its thoughts are among them. */
  public Fixture answering(String text, int tokens) {
    answers.add(
        new Completion(
            text, new TokenUsage(100, tokens, 0), FinishReason.STOP, Duration.ofMillis(5)));
    return this;
  }

  /** The same, with the logarithm of its probability. */
  public Fixture answering(String language, String code, double logProbability) {
    answers.add(
        new Completion(
            "```" + language + "\n" + code + "\n```",
            new TokenUsage(100, 10, 0),
            FinishReason.STOP,
            Duration.ofMillis(5),
            logProbability));
    return this;
  }

  /** How the model fails next. */
  public Fixture failing(ModelException failure) {
    answers.add(failure);
    return this;
  }

  @Override
  public Completion complete(ModelCall call) throws ModelException {
    calls.add(call);
    Object answer = answers.remove();
    if (answer instanceof ModelException failure) {
      throw failure;
    }
    if (answer instanceof Completion whole) {
      return whole;
    }
    return new Completion(
        (String) answer, new TokenUsage(100, 10, 0), FinishReason.STOP, Duration.ofMillis(5));
  }

  /** An event of this run. */
  public static StepEvent event(String step) {
    return StepEvent.of(RUN, step).build();
  }

  /** An event of this run about the test data of an attempt. */
  public static StepEvent event(String step, int testData) {
    return StepEvent.of(RUN, step).testData(testData).build();
  }

  /** Test data of one attempt, which are chosen. */
  public Fixture with(TestDataAttempt data) {
    artifacts.replace(ArtifactKeys.testData(RUN, data.attempt()), data);
    artifacts.replace(
        ArtifactKeys.chosenTestData(RUN), new TestDataChoice(data.attempt(), 1, null, NOW, 0));
    return this;
  }

  /** What a model call took, for artifacts that tests make themselves. */
  public static ModelUse use(String step, String model) {
    return new ModelUse(step, model, 1, new TokenUsage(100, 10, 0), 5);
  }

  /** Keeps an answer of a model under that key: a call that has to be metered. */
  public void keepCall(String key) {
    artifacts.replace(
        key, new KeptCall("abc", "", FinishReason.STOP, use("generate-sql", "main"), NOW, 0));
  }

  private static CatalogTable table(String name, List<String> columns, List<ForeignKey> keys) {
    List<ColumnDefinition> definitions =
        columns.stream()
            .map(column -> column.split(" "))
            .map(parts -> new ColumnDefinition(parts[0], parts[1], true))
            .toList();
    return new CatalogTable(
        new TableDefinition(name, definitions, List.of(definitions.getFirst().name()), keys),
        0,
        Table.of(List.of(), List.of()));
  }
}
