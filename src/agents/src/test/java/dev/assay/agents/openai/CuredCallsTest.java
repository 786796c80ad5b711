package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.model.SystemRole;
import dev.assay.agents.model.TokenLimit;
import dev.assay.agents.model.TokenUsage;
import dev.assay.agents.model.WireSettings;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a server refuses and explains is sent in the form that it asks for, from then on. */
@QuarkusTest
class CuredCallsTest {

  private static final JsonMapper JSON = new JsonMapper();
  private static final ResponseDefinitionBuilder GOOD =
      ChatServer.json(200, ChatServer.completion("\"Hello\"", "\"stop\""));

  private static ChatServer server;

  @BeforeAll
  static void startServer() {
    server = new ChatServer();
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }

  /** A call whose refusal comes when another call has learned the same already. */
  @Test
  void callsSideBySideLearnFromEachOther() throws Exception {
    OpenAiModelClient client = client(WireSettings.USUAL);
    server.refuses("temperature", "Unsupported value: 'temperature'", "slowly", 400);

    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Completion> slow =
          executor.submit(
              () ->
                  client.complete(
                      new ModelCall("generate-sql", "m", "q", 1, new Prompt("a", "slowly"), 0)));
      Completion quick = client.complete(call());

      assertThat(quick.text()).isEqualTo("Hello");
      assertThat(slow.get().text()).isEqualTo("Hello");
    }
    assertThat(client.learned("m")).containsExactly("send-temperature=false");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      textBlock =
          """
          Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead. | max_completion_tokens | 777
          max_tokens: Extra inputs are not permitted | max_tokens |
          Unsupported value: 'temperature' does not support 0.0 with this model. Only the default (1) value is supported. | temperature |
          `temperature` is deprecated for this model. | temperature |
          max_tokens is too large: 777. This model supports at most 512 completion tokens | max_tokens | 512
          This model only support stream mode, please enable the stream parameter to access the model. | stream | true
          parameter.enable_thinking must be set to false for non-streaming calls | enable_thinking | false
          """)
  void aFieldThatIsRefusedIsSentAsTheServerAsks(String words, String field, String sent)
      throws Exception {
    OpenAiModelClient client = client(WireSettings.USUAL);
    server.answersInTurn(refusing(words), GOOD, GOOD);

    assertThat(client.complete(call()).text()).isEqualTo("Hello");
    assertThat(client.complete(call()).text()).isEqualTo("Hello");

    assertThat(bodies()).hasSize(3);
    for (JsonNode body : bodies().subList(1, 3)) {
      assertThat(body.path(field).asText()).isEqualTo(sent == null ? "" : sent);
    }
  }

  @Test
  void instructionsStandBeforeTheQuestionWhereThereIsNoRoleForThem() throws Exception {
    server.answersInTurn(
        ChatServer.json(400, "{\"object\": \"error\", \"message\": \"System role not supported\"}"),
        GOOD);

    client(WireSettings.USUAL).complete(call());

    JsonNode messages = bodies().getLast().path("messages");
    assertThat(messages).hasSize(1);
    assertThat(messages.get(0).path("role").asText()).isEqualTo("user");
    assertThat(messages.get(0).path("content").asText()).isEqualTo("You write SQL.\n\nHow many?");
  }

  @Test
  void severalRefusalsAreCuredOneAfterTheOther() throws Exception {
    server.answersInTurn(
        refusing("Unsupported parameter: 'max_tokens' … Use 'max_completion_tokens' instead."),
        refusing("Unsupported value: 'temperature' does not support 0 with this model."),
        refusing("'messages[0].role' does not support 'system' with this model."),
        GOOD);

    assertThat(client(WireSettings.USUAL).complete(call()).text()).isEqualTo("Hello");
    assertThat(bodies()).hasSize(4);
  }

  @Test
  void anAnswerIsGivenTheRoomThatThePromptLeavesForThisOnePromptOnly() throws Exception {
    OpenAiModelClient client = client(WireSettings.USUAL);
    server.answersInTurn(
        refusing(
            "This model's maximum context length is 2048 tokens. However, you requested 2477 tokens"
                + " (1700 in the messages, 777 in the completion)."),
        GOOD,
        GOOD);

    client.complete(call());
    client.complete(call());

    assertThat(bodies())
        .extracting(body -> body.path("max_tokens").asInt())
        .containsExactly(777, 347, 777);
  }

  @Test
  void whatIsRefusedAgainIsNamedAndNotTriedForever() {
    server.answersInTurn(
        refusing("Unsupported value: 'temperature'"), refusing("Unsupported value: 'temperature'"));

    ModelException.Refused refused =
        catchThrowableOfType(
            ModelException.Refused.class, () -> client(WireSettings.USUAL).complete(call()));

    assertThat(refused.getMessage()).contains("Unsupported value: 'temperature'");
    assertThat(server.requests()).hasSize(2);
  }

  @Test
  void aPromptThatDoesNotFitIsNamed() {
    server.answersInTurn(
        refusing(
            "This model's maximum context length is 2048 tokens. However, your request has 2040 input tokens"));

    ModelException.Refused refused =
        catchThrowableOfType(
            ModelException.Refused.class, () -> client(WireSettings.USUAL).complete(call()));

    assertThat(refused.getMessage())
        .contains("do not fit into the model's context; lower assay.models.m.max-tokens");
    assertThat(server.requests()).hasSize(1);
  }

  @Test
  void aStreamIsReadToItsEndWithItsTokens() throws Exception {
    server.answersInTurn(
        ChatServer.json(
                200,
                """
                : keep-alive

                data: {"choices": [{"delta": {"reasoning_content": "hm"}}]}

                data: {"choices": [{"delta": {"content": "Hel"}}]}

                data: {"choices": [{"delta": {"content": "lo"}, "finish_reason": "stop"}]}

                data: {"choices": [], "usage": {"prompt_tokens": 7, "completion_tokens": 3}}

                data: [DONE]
                """)
            .withHeader("Content-Type", "text/event-stream"));

    Completion completion = client(WireSettings.USUAL).complete(call());

    assertThat(completion.text()).isEqualTo("Hello");
    assertThat(completion.tokens()).isEqualTo(new TokenUsage(7, 3, 0));
  }

  @Test
  void aServerIsToldWhatItsSettingsSay() throws Exception {
    server.answersInTurn(GOOD);
    WireSettings wire =
        WireSettings.builder()
            .tokenLimit(TokenLimit.NONE)
            .systemRole(SystemRole.DEVELOPER)
            .reasoningEffort("low")
            .body(Map.of("top_k", 1))
            .headers(Map.of("X-Title", "Assay"))
            .apiVersion("2024-10-21")
            .keyHeader("api-key")
            .organisation("org-1")
            .build();

    client(wire).complete(call());

    var request = server.requests().getFirst();
    JsonNode body = bodies().getFirst();
    assertThat(request.getUrl()).isEqualTo("/v1/chat/completions?api-version=2024-10-21");
    assertThat(request.getHeader("api-key")).isEqualTo("sk-1");
    assertThat(request.getHeader("X-Title")).isEqualTo("Assay");
    assertThat(request.getHeader("OpenAI-Organization")).isEqualTo("org-1");
    assertThat(request.containsHeader("Authorization")).isFalse();
    assertThat(request.containsHeader(Wire.MARK)).isFalse();
    assertThat(body.has("max_tokens")).isFalse();
    assertThat(body.has("max_completion_tokens")).isFalse();
    assertThat(body.path("reasoning_effort").asText()).isEqualTo("low");
    assertThat(body.path("top_k").asInt()).isEqualTo(1);
    assertThat(body.path("messages").get(0).path("role").asText()).isEqualTo("developer");
  }

  @Test
  void aPromptThatCannotFitIsNamedBeforeItIsSent() {
    server.answersInTurn(GOOD);

    ModelException.Refused refused =
        catchThrowableOfType(
            ModelException.Refused.class,
            () -> client(WireSettings.USUAL, 4096).complete(asking("word ".repeat(10_000))));

    assertThat(refused)
        .hasMessage(
            "model m: the prompt of about 15,629 tokens does not fit into its context of 4,096: show"
                + " less of the schema (--linking always), or ask a model with a larger one; the"
                + " call was not made");
    assertThat(server.requests()).isEmpty();
  }

  @Test
  void anAnswerIsAskedForThatTheKnownContextHasRoomFor() throws Exception {
    OpenAiModelClient client = client(WireSettings.USUAL, 1000);
    server.answersInTurn(GOOD, GOOD);

    client.complete(asking("word ".repeat(300)));
    client.complete(call());

    // 1,514 characters are about 473 tokens of the 1,000
    assertThat(bodies())
        .extracting(body -> body.path("max_tokens").asInt())
        .containsExactly(527, 777);
  }

  @Test
  void whatWasFoundIsToldAsSettings() throws Exception {
    OpenAiModelClient client = client(WireSettings.USUAL);
    server.answersInTurn(refusing("Unsupported value: 'temperature'"), GOOD);

    client.complete(call());

    assertThat(client.learned("m")).containsExactly("send-temperature=false");
  }

  private static ResponseDefinitionBuilder refusing(String words) {
    return ChatServer.json(400, ChatServer.error(words, "invalid_request_error", "x"));
  }

  private static List<JsonNode> bodies() {
    return server.requests().stream()
        .map(
            request -> {
              try {
                return JSON.readTree(request.getBody());
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            })
        .toList();
  }

  private static OpenAiModelClient client(WireSettings wire) {
    return client(wire, 100_000);
  }

  private static OpenAiModelClient client(WireSettings wire, int window) {
    ModelSettings settings =
        ModelSettings.of("m", server.baseUrl())
            .apiKey(new ApiKey("sk-1"))
            .maxTokens(777)
            .timeout(Duration.ofSeconds(20))
            .contextWindow(window)
            .wire(wire)
            .build();
    return new OpenAiModelClient(_ -> settings, Clock.systemUTC());
  }

  private static ModelCall call() {
    return asking("How many?");
  }

  private static ModelCall asking(String text) {
    return new ModelCall("generate-sql", "m", "q", 1, new Prompt("You write SQL.", text), 0);
  }
}
