package dev.assay.agents.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlGenerationRequest;
import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.TestCodeRequest;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** What becomes of an answer that a server gives, as a line of a file of cases has it. */
final class ServedAnswer {

  private ServedAnswer() {}

  static ResponseDefinitionBuilder response(JsonNode each) {
    JsonNode body = each.path("body");
    ResponseDefinitionBuilder response =
        ChatServer.json(
            each.path("status").asInt(), body.isTextual() ? body.textValue() : body.toString());
    each.path("headers")
        .properties()
        .forEach(header -> response.withHeader(header.getKey(), header.getValue().asText()));
    return response;
  }

  /** {@code read: } and the code, {@code other: } and other code, or why there is none. */
  static String outcome(ChatServer server, String step) {
    ModelSettings settings =
        ModelSettings.of("fake", server.baseUrl())
            .apiKey(new ApiKey("x"))
            .timeout(Duration.ofSeconds(20))
            .build();
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
                  .generate(
                      new TestCodeRequest(attempt, "orders_df", "", "", "How many?", "", null));
      return switch (answer) {
        case Answer.NoCode none -> none.reason();
        case Answer.Code code -> (isWhole(code.text()) ? "read: " : "other: ") + code.text();
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
