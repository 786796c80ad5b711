package dev.assay.agents.openai;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import com.github.tomakehurst.wiremock.stubbing.Scenario;
import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import java.net.URI;
import java.util.List;

/** A server that speaks the wire format of the OpenAI chat API, one answer at a time. */
final class ChatServer implements AutoCloseable {

  private final WireMockServer server =
      new WireMockServer(WireMockConfiguration.options().dynamicPort());

  ChatServer() {
    server.start();
  }

  URI baseUrl() {
    return URI.create(server.baseUrl() + "/v1");
  }

  void answers(ResponseDefinitionBuilder response) {
    server.resetAll();
    server.stubFor(post(urlEqualTo("/v1/chat/completions")).willReturn(response));
  }

  void answers(int status, String body) {
    answers(json(status, body));
  }

  /** One answer after the other; the requests are in the order in which they came. */
  void answersInTurn(ResponseDefinitionBuilder... responses) {
    server.resetAll();
    for (int turn = 0; turn < responses.length; turn++) {
      server.stubFor(
          post(urlPathEqualTo("/v1/chat/completions"))
              .inScenario("turns")
              .whenScenarioStateIs(turn == 0 ? Scenario.STARTED : "turn " + turn)
              .willSetStateTo("turn " + (turn + 1))
              .willReturn(responses[turn]));
    }
  }

  /** Refuses requests that have a field, those with a word in them only after a while. */
  void refuses(String field, String words, String slow, int millis) {
    server.resetAll();
    String refusal = error(words, "invalid_request_error", "unsupported_value");
    server.stubFor(
        post(urlPathEqualTo("/v1/chat/completions"))
            .atPriority(3)
            .willReturn(json(200, completion("\"Hello\"", "\"stop\""))));
    server.stubFor(
        post(urlPathEqualTo("/v1/chat/completions"))
            .atPriority(2)
            .withRequestBody(containing("\"" + field + "\""))
            .willReturn(json(400, refusal)));
    server.stubFor(
        post(urlPathEqualTo("/v1/chat/completions"))
            .atPriority(1)
            .withRequestBody(containing("\"" + field + "\""))
            .withRequestBody(containing(slow))
            .willReturn(json(400, refusal).withFixedDelay(millis)));
  }

  void embeds(int status, String body) {
    server.resetAll();
    server.stubFor(post(urlEqualTo("/v1/embeddings")).willReturn(json(status, body)));
  }

  static ResponseDefinitionBuilder json(int status, String body) {
    return aResponse()
        .withStatus(status)
        .withHeader("Content-Type", "application/json")
        .withBody(body);
  }

  /** A completion as api.openai.com writes them; content and finish reason are JSON. */
  static String completion(String content, String finishReason) {
    return """
    {"id": "chatcmpl-1", "object": "chat.completion", "created": 1741569952, "model": "gpt-4o-2024-08-06",
     "choices": [{"index": 0, "logprobs": null, "finish_reason": %s,
       "message": {"role": "assistant", "content": %s, "refusal": null, "annotations": []}}],
     "usage": {"prompt_tokens": 1200, "completion_tokens": 34, "total_tokens": 1234,
       "prompt_tokens_details": {"cached_tokens": 1024, "audio_tokens": 0},
       "completion_tokens_details": {"reasoning_tokens": 0, "audio_tokens": 0,
         "accepted_prediction_tokens": 0, "rejected_prediction_tokens": 0}},
     "service_tier": "default", "system_fingerprint": null}
    """
        .formatted(finishReason, content);
  }

  static String error(String message, String type, String code) {
    return """
    {"error": {"message": "%s", "type": "%s", "param": null, "code": "%s"}}
    """
        .formatted(message, type, code);
  }

  List<LoggedRequest> requests() {
    return server.findAll(
        com.github.tomakehurst.wiremock.client.WireMock.anyRequestedFor(
            com.github.tomakehurst.wiremock.client.WireMock.anyUrl()));
  }

  @Override
  public void close() {
    server.stop();
  }
}
