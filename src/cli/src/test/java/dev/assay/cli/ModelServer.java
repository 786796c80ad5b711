package dev.assay.cli;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import com.github.tomakehurst.wiremock.stubbing.Scenario;
import dev.assay.workflow.run.Json;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/**
 * A model behind the OpenAI chat API that answers the demo's first question; it is rate limited at
 * its first call for SQL.
 */
public final class ModelServer implements QuarkusTestResourceLifecycleManager {

  /** The key that calls must carry, and that must appear nowhere else. */
  static final String KEY = "sk-only-for-the-server";

  private final WireMockServer server =
      new WireMockServer(WireMockConfiguration.options().dynamicPort());

  @Override
  public Map<String, String> start() {
    server.start();
    stub(
        "You design test data",
        """
        ```python
        import pandas as pd
        ports_df = pd.DataFrame({'port_id': [1, 2, 3], 'name': ['A', 'B', 'C'],
            'city': ['Lindholm', 'Lindholm ', 'Oslo']})
        ```""");
    stub(
        "You answer a question about tables with pandas",
        "```python\nresult = ports_df[ports_df['city'].str.strip() == 'Lindholm'][['name']]\n```");
    stub("Two programs were written", "```json\n{\"means\": \"A\"}\n```");
    // shown in the other order, what it finds right is B
    stub("Program A:\\n```text\\nSELECT", "```json\n{\"means\": \"B\"}\n```");
    stub(
        "A query was meant to answer",
        "```sql\nSELECT name FROM ports WHERE TRIM(city) = 'Lindholm'\n```");
    firstRateLimited(
        "You write the one SQL query",
        "```sql\nSELECT name FROM ports WHERE city = 'Lindholm'\n```");
    return Map.of(
        "OPENAI_BASE_URL", server.baseUrl() + "/v1",
        "OPENAI_API_KEY", KEY,
        "assay.model", "stub-model",
        "assay.models.stub-model.price-input", "2.00",
        "assay.models.stub-model.price-output", "8.00");
  }

  @Override
  public void stop() {
    server.stop();
  }

  private void stub(String prompt, String answer) {
    server.stubFor(
        post(urlEqualTo("/v1/chat/completions"))
            .withHeader("Authorization", equalTo("Bearer " + KEY))
            .withRequestBody(containing(prompt))
            .willReturn(completion(answer)));
  }

  private void firstRateLimited(String prompt, String answer) {
    server.stubFor(
        post(urlEqualTo("/v1/chat/completions"))
            .withRequestBody(containing(prompt))
            .inScenario(prompt)
            .whenScenarioStateIs(Scenario.STARTED)
            .willSetStateTo("rested")
            .willReturn(
                aResponse()
                    .withStatus(429)
                    .withHeader("Content-Type", "application/json")
                    .withHeader("Retry-After", "1")
                    .withBody(
                        "{\"error\": {\"message\": \"slow down\", \"type\": \"requests\"}}")));
    server.stubFor(
        post(urlEqualTo("/v1/chat/completions"))
            .withRequestBody(containing(prompt))
            .inScenario(prompt)
            .whenScenarioStateIs("rested")
            .willReturn(completion(answer)));
  }

  private static ResponseDefinitionBuilder completion(String answer) {
    var message = Json.object().put("role", "assistant").put("content", answer);
    var body = Json.object().put("id", "chatcmpl-1").put("object", "chat.completion");
    body.put("created", 1_741_569_952).put("model", "stub-model-2026");
    body.putArray("choices")
        .addObject()
        .put("index", 0)
        .put("finish_reason", "stop")
        .set("message", message);
    body.putObject("usage")
        .put("prompt_tokens", 1000)
        .put("completion_tokens", 50)
        .put("total_tokens", 1050);
    return aResponse().withHeader("Content-Type", "application/json").withBody(body.toString());
  }
}
