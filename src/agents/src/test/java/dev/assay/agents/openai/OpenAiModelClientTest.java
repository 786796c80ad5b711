package dev.assay.agents.openai;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.tomakehurst.wiremock.http.Fault;
import dev.assay.agents.Answer;
import dev.assay.agents.Attempt;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlGenerationRequest;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.FinishReason;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Prompt;
import dev.assay.agents.model.TokenUsage;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The client against a server on the wire, in a Quarkus application as in production. */
@QuarkusTest
class OpenAiModelClientTest {

  private static final String KEY = "sk-test-4fT9wQ71zzSecret";
  private static final Clock NOON =
      Clock.fixed(Instant.parse("2026-03-02T12:00:00Z"), ZoneOffset.UTC);
  private static final Prompt PROMPT =
      new Prompt("You write SQL.", "Say \"hi\",\nwith {braces} and `ticks`");

  private static ChatServer server;
  private LogCapture logs;

  @BeforeAll
  static void startServer() {
    server = new ChatServer();
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }

  @BeforeEach
  void captureLogs() {
    logs = new LogCapture();
  }

  @AfterEach
  void noKeyIsEverLogged() {
    logs.close();
    assertThat(logs.lines()).noneMatch(line -> line.contains(KEY));
  }

  @Test
  void anAnswerComesWithItsTokensAndFinishReason() throws Exception {
    server.answers(200, ChatServer.completion("\"Hello\\n{there}\"", "\"stop\""));

    Completion completion = complete();

    assertThat(completion.text()).isEqualTo("Hello\n{there}");
    assertThat(completion.tokens()).isEqualTo(new TokenUsage(1200, 34, 1024));
    assertThat(completion.finish()).isEqualTo(FinishReason.STOP);
    assertThat(completion.duration()).isPositive();
  }

  @Test
  void theRequestCarriesPromptModelTemperatureLimitAndKey() throws Exception {
    server.answers(200, ChatServer.completion("\"x\"", "\"stop\""));

    complete();

    assertThat(server.requests()).hasSize(1);
    var request = server.requests().getFirst();
    assertThat(request.getHeader("Authorization")).isEqualTo("Bearer " + KEY);
    JsonNode body = new ObjectMapper().readTree(request.getBodyAsString());
    assertThat(body.path("model").asText()).isEqualTo("gpt-4o-2024-08-06");
    assertThat(body.path("temperature").asDouble()).isEqualTo(0.02);
    assertThat(body.path("max_tokens").asInt()).isEqualTo(777);
    assertThat(body.path("messages").get(0).path("role").asText()).isEqualTo("system");
    assertThat(body.path("messages").get(0).path("content").asText()).isEqualTo(PROMPT.system());
    assertThat(body.path("messages").get(1).path("role").asText()).isEqualTo("user");
    assertThat(body.path("messages").get(1).path("content").asText()).isEqualTo(PROMPT.user());
    assertThat(body.has("stream")).isFalse();
  }

  @Test
  void aModelThatRefusesTheTemperatureIsNotSentOne() throws Exception {
    server.answers(200, ChatServer.completion("\"x\"", "\"stop\""));

    client(settings(server.baseUrl(), Optional.empty(), false)).complete(call());

    var request = server.requests().getFirst();
    assertThat(new ObjectMapper().readTree(request.getBodyAsString()).has("temperature")).isFalse();
    assertThat(request.containsHeader("Authorization")).isFalse();
  }

  @Test
  void anAnswerWithoutUsageCountsNoTokens() throws Exception {
    server.answers(
        200,
        """
        {"id": "1", "choices": [{"index": 0, "message": {"role": "assistant", "content": "x"}}]}
        """);

    Completion completion = complete();

    assertThat(completion.tokens()).isEqualTo(TokenUsage.ZERO);
    assertThat(completion.finish()).isEqualTo(FinishReason.OTHER);
  }

  @Test
  void aRateLimitWithSecondsIsWaitedForThatLong() {
    server.answers(tooManyRequests().withHeader("Retry-After", "37"));

    assertThat(rateLimited().retryAfter()).isEqualTo(Duration.ofSeconds(37));
    assertThat(rateLimited())
        .hasMessage(
            "model writer is rate limited: try again in 37 s (status 429 of %s): Rate limit reached",
            server.baseUrl().getAuthority())
        .hasCauseInstanceOf(WithheldException.class);
  }

  @Test
  void aRateLimitWithADateIsWaitedForUntilThen() {
    server.answers(tooManyRequests().withHeader("Retry-After", "Mon, 02 Mar 2026 12:01:30 GMT"));

    assertThat(rateLimited().retryAfter()).isEqualTo(Duration.ofSeconds(90));
  }

  @Test
  void aRateLimitWithoutAHeaderIsWaitedForTwentySeconds() {
    server.answers(tooManyRequests());

    assertThat(rateLimited().retryAfter()).isEqualTo(Duration.ofSeconds(20));
  }

  @Test
  void aRateLimitWithoutRetryAfterIsWaitedForUntilItsLimitIsReset() {
    server.answers(
        tooManyRequests()
            .withHeader("X-RateLimit-Reset-Requests", "6m0s")
            .withHeader("X-RateLimit-Remaining-Tokens", "0")
            .withHeader("X-RateLimit-Reset-Tokens", "45s"));

    assertThat(rateLimited().retryAfter()).isEqualTo(Duration.ofSeconds(45));
  }

  @Test
  void aServerThatIsDownIsNotLimitedBecauseItTellsOfItsLimits() {
    server.answers(ChatServer.json(503, "{}").withHeader("X-RateLimit-Reset-Requests", "1s"));

    assertThat(unavailable()).hasMessageContaining("answers with status 503");
  }

  @Test
  void aRateLimitIsNotRetriedHere() {
    server.answers(tooManyRequests());

    rateLimited();

    assertThat(server.requests()).hasSize(1);
  }

  @Test
  void anExhaustedQuotaIsRefusedSinceWaitingDoesNotHelp() {
    server.answers(
        429,
        ChatServer.error("You exceeded your quota", "insufficient_quota", "insufficient_quota"));

    assertThat(refused())
        .hasMessage(
            "model writer: the account has no quota left at %s (status 429): You exceeded your quota:"
                    .formatted(host())
                + " check its plan and billing");
  }

  @Test
  void aServerErrorIsUnavailableWithWhatTheServerSaid() {
    server.answers(
        500, ChatServer.error("The server had an error\\nwhile processing", "server_error", "x"));

    assertThat(unavailable())
        .hasMessage(
            "model writer is unavailable: %s answers with status 500: The server had an error while processing"
                .formatted(host()));
  }

  @Test
  void aServerErrorWithAPageOfHtmlIsUnavailable() {
    server.answers(
        aResponse()
            .withStatus(502)
            .withHeader("Content-Type", "text/html")
            .withBody("<html>Bad Gateway</html>"));

    assertThat(unavailable())
        .hasMessage(
            "model writer is unavailable: %s answers with status 502: Bad Gateway"
                .formatted(host()));
  }

  @Test
  void aSlowAnswerIsUnavailableAfterTheTimeOut() {
    server.answers(
        ChatServer.json(200, ChatServer.completion("\"late\"", "\"stop\"")).withFixedDelay(5000));

    assertThat(failure(ModelException.Unavailable.class, hasty()))
        .hasMessage("model writer is unavailable: %s gives no answer within 1 s".formatted(host()));
  }

  @Test
  void anAnswerThatTricklesInIsUnavailableAfterTheTimeOut() {
    server.answers(
        ChatServer.json(200, ChatServer.completion("\"late\"", "\"stop\""))
            .withChunkedDribbleDelay(20, 6000));

    assertThat(failure(ModelException.Unavailable.class, hasty()))
        .hasMessage("model writer is unavailable: %s gives no answer within 1 s".formatted(host()));
  }

  @Test
  void anAbsentServerIsUnavailable() throws Exception {
    int port = freePort();
    ModelSettings absent =
        settings(
            URI.create("http://localhost:%d/v1".formatted(port)),
            Optional.of(new ApiKey(KEY)),
            true);

    assertThat(failure(ModelException.Unavailable.class, absent))
        .hasMessage(
            "model writer is unavailable: cannot reach localhost:%d: the connection is refused",
            port);
  }

  @Test
  void aNameThatDoesNotResolveIsUnavailable() {
    ModelSettings absent =
        settings(URI.create("http://models.invalid/v1"), Optional.of(new ApiKey(KEY)), true);

    assertThat(failure(ModelException.Unavailable.class, absent))
        .hasMessage(
            "model writer is unavailable: cannot reach models.invalid: nobody knows this name");
  }

  @Test
  void aConnectionThatBreaksIsUnavailable() {
    server.answers(aResponse().withFault(Fault.CONNECTION_RESET_BY_PEER));

    assertThat(unavailable())
        .hasMessageStartingWith(
            "model writer is unavailable: cannot reach %s: ", server.baseUrl().getAuthority())
        .hasMessageContaining("onnection");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"id\": \"1\", \"choices\": [{\"index\": 0, \"mess",
        "",
        "[]",
        "null",
        "{\"id\": \"1\"}",
        "{\"id\": \"1\", \"choices\": []}",
        "\"Hello\""
      })
  void anAnswerThatIsNoCompletionIsUnavailable(String body) {
    server.answers(200, body);

    assertThat(unavailable())
        .hasMessage(
            "model writer is unavailable: the answer of %s (status 200) is not a chat completion, or was cut off on the way",
            server.baseUrl().getAuthority());
  }

  @Test
  void aPageInPlaceOfAnAnswerIsUnavailableWithWhatItSays() {
    server.answers(200, "<html><head><title>Sign in</title></head><body>Hotel</body></html>");

    assertThat(unavailable())
        .hasMessage(
            "model writer is unavailable: the answer of %s (status 200) is not a chat completion, or was cut off on the way: Sign in: Hotel",
            server.baseUrl().getAuthority());
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "\"\""})
  void anEmptyAnswerIsAnAnswerWithoutText(String content) throws Exception {
    server.answers(200, ChatServer.completion(content, "\"stop\""));

    assertThat(complete().text()).isEmpty();
    assertThat(complete().tokens().input()).isEqualTo(1200);
  }

  @Test
  void aCutOffAnswerSaysSo() throws Exception {
    server.answers(200, ChatServer.completion("\"```sql\\nSELECT\"", "\"length\""));

    assertThat(complete().finish()).isEqualTo(FinishReason.LENGTH);
  }

  @Test
  void anAnswerThatTheModelDeclinesIsWhatItSays() throws Exception {
    server.answers(
        200,
        """
        {"id": "1", "choices": [{"index": 0, "finish_reason": "stop",
          "message": {"role": "assistant", "content": null, "refusal": "I can't help with that."}}]}
        """);

    assertThat(complete().finish()).isEqualTo(FinishReason.CONTENT_FILTER);
    assertThat(complete().text()).isEqualTo("I can't help with that.");
  }

  @Test
  void proseIsAnAnswerWithoutCode() throws Exception {
    server.answers(200, ChatServer.completion("\"I would need more context.\"", "\"stop\""));

    Answer answer =
        SqlGenerationAgent.asking(client(settings()))
            .generate(
                new SqlGenerationRequest(
                    new Attempt("writer", "q1", 1, 0),
                    "SQLite",
                    "CREATE …",
                    "",
                    "",
                    "How many?",
                    ""));

    assertThat(answer).isInstanceOf(Answer.NoCode.class);
    assertThat(((Answer.NoCode) answer).reason())
        .isEqualTo(
            "the answer has no block of SQL code (```sql): it is prose, which begins 'I would need"
                + " more context.'");
    assertThat(answer.completion().tokens().output()).isEqualTo(34);
  }

  @ParameterizedTest
  @ValueSource(ints = {401, 403})
  void aKeyThatIsNotAcceptedIsRefusedWithoutShowingIt(int status) {
    server.answers(
        status,
        ChatServer.error("Incorrect API key provided: " + KEY, "invalid_request_error", "x"));

    assertThat(refused())
        .hasMessage(
            "model writer: %s does not accept the key (status %d): Incorrect API key provided: [key]:"
                    .formatted(host(), status)
                + " check OPENAI_API_KEY or assay.models.writer.api-key")
        .hasRootCauseInstanceOf(WithheldException.class);
  }

  @Test
  void anUnknownModelIsRefusedWithWhatToCheck() {
    server.answers(404, ChatServer.error("The model does not exist", "x", "model_not_found"));

    assertThat(refused())
        .hasMessage(
            "model writer: %s has no model 'gpt-4o-2024-08-06' (status 404): The model does not exist:"
                    .formatted(host())
                + " check assay.models.writer.model-name");
  }

  @Test
  void aBadRequestIsRefusedWithTheServersReasonAndWithoutTheKey() {
    server.answers(
        400,
        ChatServer.error(
            "Unsupported value: 'temperature' for " + KEY, "invalid_request_error", ""));

    assertThat(refused())
        .hasMessage(
            "model writer: %s refuses the call (status 400): Unsupported value: 'temperature' for"
                    .formatted(host())
                + " [key]: set assay.models.writer.send-temperature=false");
  }

  @Test
  void openAiIsNotCalledWithoutAKey() {
    ModelSettings keyless =
        settings(URI.create("https://api.openai.com/v1"), Optional.empty(), true);

    assertThat(failure(ModelException.Refused.class, keyless))
        .hasMessage("model writer: no key: set OPENAI_API_KEY or assay.models.writer.api-key");
  }

  @Test
  void aKeyThatIsChangedIsUsedInTheNextCall() throws Exception {
    server.answers(200, ChatServer.completion("\"Hello\"", "\"stop\""));
    List<String> keys = new ArrayList<>(List.of("sk-before", "sk-before", "sk-after"));
    OpenAiModelClient client =
        new OpenAiModelClient(
            _ -> settings(server.baseUrl(), Optional.of(new ApiKey(keys.removeFirst())), true),
            NOON);

    for (int calls = 0; calls < 3; calls++) {
      client.complete(call());
    }

    assertThat(server.requests())
        .extracting(request -> request.getHeader("Authorization"))
        .containsExactly("Bearer sk-before", "Bearer sk-before", "Bearer sk-after");
  }

  private static String host() {
    return server.baseUrl().getAuthority();
  }

  private static Completion complete() throws ModelException {
    return client(settings()).complete(call());
  }

  private static ModelException.RateLimited rateLimited() {
    return failure(ModelException.RateLimited.class, settings());
  }

  private static ModelException.Unavailable unavailable() {
    return failure(ModelException.Unavailable.class, settings());
  }

  private static ModelException.Refused refused() {
    return failure(ModelException.Refused.class, settings());
  }

  private static <T extends ModelException> T failure(Class<T> type, ModelSettings settings) {
    T failure = catchThrowableOfType(type, () -> client(settings).complete(call()));
    assertThat(failure).isNotNull();
    assertThat(failure.model()).isEqualTo("writer");
    return failure;
  }

  private static OpenAiModelClient client(ModelSettings settings) {
    return new OpenAiModelClient(name -> settings, NOON);
  }

  private static ModelSettings settings() {
    return settings(server.baseUrl(), Optional.of(new ApiKey(KEY)), true);
  }

  private static ModelSettings hasty() {
    return settings(server.baseUrl(), Optional.of(new ApiKey(KEY)), true, Duration.ofSeconds(1));
  }

  private static ModelSettings settings(
      URI baseUrl, Optional<ApiKey> key, boolean sendTemperature) {
    return settings(baseUrl, key, sendTemperature, Duration.ofMinutes(2));
  }

  private static ModelSettings settings(
      URI baseUrl, Optional<ApiKey> key, boolean sendTemperature, Duration timeout) {
    ModelSettings.Builder settings =
        ModelSettings.of("writer", baseUrl)
            .modelName("gpt-4o-2024-08-06")
            .sendTemperature(sendTemperature)
            .maxTokens(777)
            .timeout(timeout);
    key.ifPresent(settings::apiKey);
    return settings.build();
  }

  private static ModelCall call() {
    return new ModelCall("generate-sql", "writer", "q1", 3, PROMPT, 0.02);
  }

  private static com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder
      tooManyRequests() {
    return ChatServer.json(
        429, ChatServer.error("Rate limit reached", "requests", "rate_limit_exceeded"));
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
