package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.SharedFiles;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlGenerationRequest;
import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.TestCodeRequest;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What servers sent to people who reported it: the one statement is read, or the reason named. */
@QuarkusTest
class PublicReportsTest {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Path CASES = SharedFiles.of("cases").resolve("model-answers.jsonl");

  /** How the others end: a part of their message. */
  private static final Map<String, String> REASONS =
      Map.ofEntries(
          Map.entry(
              "200-error",
              "rate limited: try again in 20 s: Provider returned error: model is overloaded"),
          Map.entry("stream-only", "only support stream mode"),
          Map.entry("reasoning-content-only", "nothing but reasoning"),
          Map.entry(
              "system-role",
              "(status 400): System role not supported: set assay.models.fake.system-role=none"),
          Map.entry(
              "max-completion-tokens",
              "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.: set assay.models.fake.max-tokens-parameter=max_completion_tokens"),
          Map.entry("temperature", "set assay.models.fake.send-temperature=false"),
          Map.entry("two-blocks", "2 different SQL statements"),
          Map.entry(
              "azure", "has nothing at /v1/chat/completions (status 404): Resource not found"),
          Map.entry(
              "err-ollama",
              "has no model 'fake' (status 404): model \"fake\" not found, try pulling it first"),
          Map.entry("err-fastapi", "refuses the call (status 422): body.prompt: Field required"),
          Map.entry(
              "err-html",
              "(status 403): 403 Forbidden: Access Denied Your organisation blocks this site (policy AI-7)."),
          Map.entry("refusal", "the model declined to answer: I'm sorry, I can't help with that."),
          Map.entry("choices-empty", "its answer is not a chat completion"));

  @Test
  void everyAnswerIsReadOrItsReasonIsNamed() throws Exception {
    assumeTrue(Files.isRegularFile(CASES), "skipped: no " + CASES + "; set ASSAY_SHARED");
    List<String> wrong = new ArrayList<>();
    try (ChatServer server = new ChatServer()) {
      for (String line : Files.readAllLines(CASES)) {
        JsonNode each = line.isBlank() ? JSON.missingNode() : JSON.readTree(line);
        if (each.isObject()) {
          String name = each.path("name").asText();
          server.answers(response(each));
          String outcome = outcome(server, each.path("step").asText());
          String wanted = REASONS.getOrDefault(name, "read: ");
          if (!outcome.contains(wanted)) {
            wrong.add(name + ": " + outcome);
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static ResponseDefinitionBuilder response(JsonNode each) {
    JsonNode body = each.path("body");
    ResponseDefinitionBuilder response =
        ChatServer.json(
            each.path("status").asInt(), body.isTextual() ? body.textValue() : body.toString());
    each.path("headers")
        .properties()
        .forEach(header -> response.withHeader(header.getKey(), header.getValue().asText()));
    return response;
  }

  private static String outcome(ChatServer server, String step) {
    ModelSettings settings =
        new ModelSettings(
            "fake",
            server.baseUrl(),
            Optional.of(new ApiKey("x")),
            "fake",
            0,
            true,
            777,
            Duration.ofSeconds(20),
            Optional.empty());
    OpenAiModelClient client = new OpenAiModelClient(_ -> settings, Clock.systemUTC());
    Attempt attempt = new Attempt("fake", "q", 1, 0);
    try {
      Answer answer =
          step.equals("sql")
              ? SqlGenerationAgent.asking(client)
                  .generate(
                      new SqlGenerationRequest(
                          attempt, "SQLite", "CREATE …", "", "", "How many?", ""))
              : TestCodeAgent.asking(client)
                  .generate(new TestCodeRequest(attempt, "orders_df", "", "How many?", "", null));
      return switch (answer) {
        case Answer.NoCode none -> none.reason();
        case Answer.Code code -> (isWhole(code.text()) ? "read: " : "wrong: ") + code.text();
      };
    } catch (ModelException failed) {
      return String.valueOf(failed.getMessage());
    }
  }

  private static boolean isWhole(String code) {
    String plain = code.replaceAll("\\s+", " ").replaceAll("[; ]+$", "");
    return List.of(
            "SELECT c.name, COUNT(*) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.id, c.name",
            "WITH a AS(SELECT customer_id, COUNT(*) AS n FROM orders GROUP BY customer_id), b AS (SELECT id, name FROM customers) SELECT b.name, a.n FROM b JOIN a ON a.customer_id = b.id",
            "WITH a AS ( SELECT customer_id, COUNT(*) AS n FROM orders GROUP BY customer_id ), b AS ( SELECT id, name FROM customers ) SELECT b.name, a.n FROM b JOIN a ON a.customer_id = b.id",
            "# Count m = orders_df.merge(customers_df, left_on='customer_id', right_on='id') result = m.groupby('name').size().reset_index(name='n')")
        .contains(plain);
  }
}
