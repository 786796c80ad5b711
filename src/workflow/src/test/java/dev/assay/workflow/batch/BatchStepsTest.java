package dev.assay.workflow.batch;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.TokenUsage;
import dev.assay.catalog.glossary.Glossary;
import dev.assay.sql.Dialect;
import dev.assay.workflow.Fixture;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.budget.DayBudget;
import dev.assay.workflow.budget.DayLedger;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.ChosenReading;
import dev.assay.workflow.reporting.Reading;
import dev.assay.workflow.reporting.RunReporting;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asker;
import dev.assay.workflow.run.Beginning;
import dev.assay.workflow.run.Budget;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Problem;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.StepEvent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BatchStepsTest {

  private static final RunSettings SETTINGS = RunSettings.of("main", List.of("a", "b"));

  private final InMemoryStore store = new InMemoryStore();
  private final Artifacts artifacts = new Artifacts(store);
  private BatchSteps function = function(SETTINGS);

  @Test
  void everyLineBecomesAnItemWithItsNumber() {
    JsonNode begun =
        begin(
            """
            {"question_id": 7, "db_id": "pets", "question": "How many?", "SQL": "gold is not looked at"}

            {"id": "x", "database": "pets", "question": "Which?", "evidence": "e", "sql": "SELECT 1"}
            """);

    assertThat(begun.get("outcome").asText()).isEqualTo("begun");
    assertThat(begun.get("lines").asInt()).isEqualTo(2);
    assertThat(begun.get("broken").asInt()).isZero();
    String id = begun.get("id").asText();
    assertThat(items(begun))
        .containsExactly(
            new BatchItem(1, id + "-1", "7", "pets", null),
            new BatchItem(3, id + "-3", "x", "pets", null));
    assertThat(artifacts.get(ArtifactKeys.request(id + "-3"), QuestionRequest.class))
        .isEqualTo(new QuestionRequest("x", "pets", "Which?", "e", "SELECT 1"));
  }

  @Test
  void aPostedQuestionBecomesARunOfItsAsker() {
    JsonNode asked = post("key1-a", "key1", "{\"question\": \"How many?\", \"db_id\": \"pets\"}");

    assertThat(asked.get("outcome").asText()).isEqualTo("asked");
    assertThat(asked.get("run").asText()).isEqualTo("key1-a");
    assertThat(artifacts.get(ArtifactKeys.asker("key1-a"), Asker.class))
        .isEqualTo(new Asker("key1"));
    assertThat(artifacts.question("key1-a").text()).isEqualTo("How many?");
  }

  @Test
  void aPostedQuestionThatIsRepeatedIsTheFirstOne() {
    post("key1-a", "key1", "{\"question\": \"How many?\", \"db_id\": \"pets\"}");
    post("key1-a", "key1", "{\"question\": \"Another?\", \"db_id\": \"pets\"}");

    assertThat(artifacts.question("key1-a").text()).isEqualTo("How many?");
  }

  @Test
  void aPostedQuestionThatCannotBeAskedIsRefusedWithTheField() {
    JsonNode refused = post("key1-b", "key1", "{\"question\": 5}");

    assertThat(refused.get("outcome").asText()).isEqualTo("invalid-input");
    assertThat(refused.get("reason").asText()).isEqualTo("asking failed: 'question' is not a text");
    assertThat(artifacts.get(ArtifactKeys.refusal("key1-b"), Problem.class).reason())
        .isEqualTo("'question' is not a text");
  }

  @Test
  void aRunOfAnotherAskerOrThatIsNoRunIsRefused() {
    String question = "{\"question\": \"How many?\"}";

    assertThat(post("key2-a", "key1", question).get("reason").asText())
        .isEqualTo("run key2-a is not of key1");
    assertThat(post("key1-../b", "key1", question).get("reason").asText())
        .isEqualTo("not a run's id: key1-../b");
  }

  @Test
  void anArrayAsBirdHasItIsTakenToo() {
    JsonNode begun = begin("[{\"question\": \"How many?\"}, {\"question\": \"Which?\"}]");

    assertThat(items(begun)).extracting(BatchItem::line).containsExactly(1, 2);
  }

  @Test
  void aBrokenLineIsNamedAndHarmsNoOther() {
    JsonNode begun =
        begin(
            """
            {"question": "How many?"}
            {"question": }
            "just text"
            {"question": ""}
            {"question": 5}
            {"question": "Which?", "evidence": ["a"]}
            """);

    assertThat(begun.get("broken").asInt()).isEqualTo(5);
    assertThat(items(begun).stream().skip(2).map(BatchItem::problem))
        .containsExactly(
            "it is not a JSON object",
            "'question' is missing or empty",
            "'question' is not a text",
            "'evidence' is not a text");
    assertThat(items(begun).get(1).problem()).startsWith("it is not JSON: ");
  }

  @Test
  void poisonIsBrokenToo() {
    String question = "x".repeat(500_000);
    byte[] file =
        ("{\"question\": \"" + question + "\"}\n{\"question\": \"\u00ff\"}")
            .getBytes(StandardCharsets.ISO_8859_1);

    assertThat(items(begin(file)))
        .extracting(BatchItem::problem)
        .containsExactly(
            "'question' has 500,000 characters; at most 10,000 are allowed", "it is not UTF-8");
    assertThat(items(begin("{\"question\": \"" + "x".repeat(5_000_000) + "\"}")))
        .extracting(BatchItem::problem)
        .containsExactly("it has 5,000,016 bytes; at most 1,000,000 are allowed");
  }

  @Test
  void theSameFileIsTheSameBatchUnlessTheSettingsDiffer() {
    String file = "{\"question\": \"How many?\"}";
    store.write("inbox/questions.jsonl", file.getBytes(StandardCharsets.UTF_8));
    JsonNode other =
        function(RunSettings.of("other", List.of("a")))
            .handle(event("begin-batch").put("key", "inbox/questions.jsonl"));

    assertThat(begin(file).get("id")).isEqualTo(begin(file).get("id"));
    assertThat(begin(file).get("id")).isNotEqualTo(other.get("id"));
  }

  @Test
  void aFileThatIsNotThereOrEmptyIsNoBatch() {
    assertThat(
            function
                .handle(event("begin-batch").put("key", "inbox/none.jsonl"))
                .get("reason")
                .asText())
        .contains("inbox/none.jsonl");
    assertThat(begin(" \n").get("reason").asText())
        .isEqualTo("the file has no lines: give one question a line, as JSON");
  }

  @Test
  void aLineBecomesARunOnce() {
    JsonNode item = Json.tree(items(begin("{\"question\": \"How many?\"}")).getFirst());

    JsonNode asked = function.handle(event("ask-line").set("item", item));

    assertThat(asked.get("outcome").asText()).isEqualTo("asked");
    assertThat(asked.get("testCodeModels")).hasSize(2);
    Question question = artifacts.question(asked.get("run").asText());
    assertThat(question.text()).isEqualTo("How many?");
    assertThat(question.id()).isEqualTo(question.run());
    assertThat(function.handle(event("ask-line").set("item", item))).isEqualTo(asked);
  }

  @Test
  void aLineThatHasItsAnswerIsNotAskedAgain() {
    JsonNode item = Json.tree(items(begin("{\"question\": \"How many?\"}")).getFirst());
    String run = item.get("run").asText();
    function.handle(event("ask-line").set("item", item));
    finish(run, "unverified");

    assertThat(function.handle(event("ask-line").set("item", item)))
        .isEqualTo(
            Json.object().put("outcome", "answered").put("run", run).put("status", "unverified"));
  }

  @Test
  void aLineThatFailedBeforeIsAskedAgain() {
    JsonNode item = Json.tree(items(begin("{\"question\": \"How many?\"}")).getFirst());
    String run = item.get("run").asText();
    JsonNode asked = function.handle(event("ask-line").set("item", item));
    finish(run, "failed");

    assertThat(function.handle(event("ask-line").set("item", item))).isEqualTo(asked);
  }

  @Test
  void aLineGoesOnWithTheReadingThatWasChosenOnceWhateverTheSqlOfThatReading() {
    JsonNode item = Json.tree(items(begin("{\"question\": \"How many?\"}")).getFirst());
    String run = item.get("run").asText();
    JsonNode asked = function.handle(event("ask-line").set("item", item));
    finish(run, "ambiguous");
    artifacts.replace(ArtifactKeys.chosenReading(run), new ChosenReading(2));

    assertThat(function.handle(event("ask-line").set("item", item))).isEqualTo(asked);

    ObjectNode result = finish(run, "unverified");
    Ambiguity ambiguity =
        new Ambiguity("pets", List.of(reading(1, "SELECT 1"), reading(2, null)), List.of());
    result.put("sql", "SELECT 1").set("ambiguity", Json.tree(ambiguity));
    artifacts.replace(ArtifactKeys.result(run), result);
    assertThat(function.handle(event("ask-line").set("item", item)).get("outcome").asText())
        .isEqualTo("answered");
  }

  private static Reading reading(int number, @Nullable String sql) {
    return new Reading(number, "of pets", sql, null, false, null, false, null);
  }

  @Test
  void spidersQueryTakenApartIsNotSqlToTest() {
    JsonNode begun =
        begin("{\"question\": \"How many?\", \"query\": \"SELECT 1\", \"sql\": {\"select\": []}}");

    String run = items(begun).getFirst().run();
    assertThat(artifacts.get(ArtifactKeys.request(run), QuestionRequest.class).sql()).isNull();
  }

  @Test
  void aLineThatCannotBeAskedSaysWhyAtTheEnd() {
    JsonNode begun =
        begin(
            """
            {"question": "How many?", "db_id": "../../etc/passwd"}
            {"question": "Which?", "sql": "DROP TABLE Pets"}
            nonsense
            {"question": "When?"}
            """);
    items(begun).forEach(item -> function.handle(event("ask-line").set("item", Json.tree(item))));

    JsonNode ended = function.handle(event("end-batch").put("batch", begun.get("id").asText()));

    assertThat(ended.get("failed").asInt()).isEqualTo(4);
    assertThat(new BatchEnding(store).lines(begun.get("id").asText()))
        .extracting(BatchResultLine::reason)
        .satisfiesExactly(
            first ->
                assertThat(first).isEqualTo("line 1 failed: no database '../../etc/passwd' here"),
            second -> assertThat(second).startsWith("line 2 failed: 'sql' is not one SELECT: "),
            third -> assertThat(third).startsWith("line 3: it is not JSON: "),
            fourth ->
                assertThat(fourth)
                    .isEqualTo("the run has not ended: repeat the batch to go on with it"));
  }

  @Test
  void theEndHasALineForEveryLineAndSumsThemUp() {
    JsonNode begun = begin("{\"question\": \"How many?\", \"id\": 3}\nbroken");
    BatchItem item = items(begun).getFirst();
    function.handle(event("ask-line").set("item", Json.tree(item)));
    finish(item.run(), "failed");
    String batch = begun.get("id").asText();

    BatchSummary summary = new BatchEnding(store).end(batch);

    assertThat(summary.lines()).isEqualTo(2);
    assertThat(summary.failed()).isEqualTo(2);
    assertThat(summary.failedLines()).containsExactly(1, 2);
    List<String> results =
        new String(
                store.read(ArtifactKeys.batch(batch, "results.jsonl")).orElseThrow(),
                StandardCharsets.UTF_8)
            .lines()
            .toList();
    assertThat(results).hasSize(2);
    assertThat(results.getFirst()).startsWith("{\"line\":1,\"question_id\":\"3\"");
    assertThat(results.getLast()).contains("\"line\":2", "\"status\":\"failed\"");
  }

  @Test
  void aKeyThatHasTakenItsPartOfTheDayMakesNoRunAndIsTold() {
    assertThat(post("me-1", "me", "{\"question\": \"How many?\"}").get("outcome").asText())
        .isEqualTo("asked");
    new DayLedger(artifacts).take("me", "me-0", new TokenUsage(9, 1, 0), null, Fixture.NOW);
    function = function(RunSettings.of("main", List.of("a")), new Budget(10L, null));

    JsonNode refused = post("me-2", "me", "{\"question\": \"How many?\"}");

    assertThat(refused.get("outcome").asText()).isEqualTo("budget");
    assertThat(refused.get("reason").asText())
        .isEqualTo(
            "budget: today the key's runs have taken, or may yet take, 10 tokens, where 10 are"
                + " allowed; it begins anew at midnight UTC");
    assertThat(artifacts.get(ArtifactKeys.refusal("me-2"), Problem.class))
        .hasToString("asking failed: " + refused.get("reason").asText());
    assertThat(store.read(ArtifactKeys.question("me-2"))).isEmpty();
    assertThat(post("you-1", "you", "{\"question\": \"How many?\"}").get("outcome").asText())
        .isEqualTo("asked");
    assertThat(post("me-1", "me", "{\"question\": \"How many?\"}").get("outcome").asText())
        .isEqualTo("asked");
  }

  @Test
  void anUnknownStepIsInvalidInput() {
    assertThat(function.handle(event("dance")).get("reason").asText())
        .isEqualTo("no step named \"dance\"");
  }

  private ObjectNode finish(String run, String status) {
    new RunReporting(artifacts, () -> Fixture.NOW).run(StepEvent.of(run, "finish").build());
    ObjectNode result = artifacts.get(ArtifactKeys.result(run), ObjectNode.class);
    artifacts.replace(ArtifactKeys.result(run), result.put("status", status));
    return result;
  }

  private BatchSteps function(RunSettings settings) {
    return function(settings, Budget.NONE);
  }

  private BatchSteps function(RunSettings settings, Budget perDay) {
    DatabaseCatalogs catalogs =
        name -> {
          if (name == null || name.equals("pets")) {
            return new DatabaseCatalogs.Found(
                "catalogs/pets/x.json", "pets", Dialect.SQLITE, new Glossary(List.of()));
          }
          throw new InvalidQuestionException("no database '%s' here".formatted(name));
        };
    return new BatchSteps(
        store,
        new BatchBeginning(store, settings),
        new QuestionAsking(artifacts, catalogs, settings, () -> Fixture.NOW),
        new DayBudget(store, perDay, () -> Fixture.NOW));
  }

  private JsonNode begin(String file) {
    return begin(file.getBytes(StandardCharsets.UTF_8));
  }

  private JsonNode begin(byte[] file) {
    store.write("inbox/questions.jsonl", file);
    return function.handle(event("begin-batch").put("key", "inbox/questions.jsonl"));
  }

  private List<BatchItem> items(JsonNode begun) {
    return new String(store.read(begun.get("items").asText()).orElseThrow(), StandardCharsets.UTF_8)
        .lines()
        .map(line -> parse(line))
        .toList();
  }

  private static BatchItem parse(String line) {
    try {
      return Json.parse(line.getBytes(StandardCharsets.UTF_8), BatchItem.class);
    } catch (com.fasterxml.jackson.core.JacksonException unreadable) {
      throw new AssertionError(line, unreadable);
    }
  }

  @Test
  void aQuestionThatWasWithdrawnIsNotAsked() {
    artifacts.replace(ArtifactKeys.beginning("key1-w"), new Beginning(true));

    JsonNode outcome = post("key1-w", "key1", "{\"question\": \"Which?\"}");

    assertThat(outcome.path("outcome").asText()).isEqualTo("invalid-input");
    assertThat(outcome.path("reason").asText())
        .isEqualTo("asking failed: it was withdrawn before it began");
    assertThat(artifacts.find(ArtifactKeys.question("key1-w"), Question.class)).isEmpty();
  }

  private JsonNode post(String run, String owner, String request) {
    ObjectNode event = event("ask-question").put("run", run).put("owner", owner);
    try {
      event.set("request", Json.parse(request.getBytes(StandardCharsets.UTF_8)));
    } catch (JacksonException impossible) {
      throw new AssertionError(impossible);
    }
    return function.handle(event);
  }

  private static ObjectNode event(String step) {
    return Json.object().put("step", step);
  }
}
