package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.agents.model.ApiKey;
import dev.assay.agents.model.Embedding;
import dev.assay.agents.model.EmbeddingCall;
import dev.assay.agents.model.Embeddings;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.TokenUsage;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Embeddings on the wire, in a Quarkus application as in production. */
@QuarkusTest
class OpenAiEmbeddingsTest {

  private static final String KEY = "sk-test-4fT9wQ71zzSecret";
  private static final EmbeddingCall CALL = new EmbeddingCall("small", List.of("port", "quay"));

  private final ChatServer server = new ChatServer();

  @AfterEach
  void stopServer() {
    server.close();
  }

  @Test
  void vectorsComeInTheOrderOfTheTextsWithTheirTokens() throws Exception {
    server.embeds(200, vectors("[1, 0]", "[0.6, 0.8]"));

    Embeddings answer = client(server.baseUrl(), Optional.of(new ApiKey(KEY))).embed(CALL);

    assertThat(answer.vectors())
        .containsExactly(Embedding.of(List.of(1f, 0f)), Embedding.of(List.of(0.6f, 0.8f)));
    assertThat(answer.tokens()).isEqualTo(new TokenUsage(5, 0, 0));
    var request = server.requests().getFirst();
    assertThat(request.getHeader("Authorization")).isEqualTo("Bearer " + KEY);
    JsonNode body = new ObjectMapper().readTree(request.getBodyAsString());
    assertThat(body.path("model").asText()).isEqualTo("text-embedding-3-small");
    assertThat(body.path("input")).hasToString("[\"port\",\"quay\"]");
  }

  @Test
  void tooFewVectorsAreNoAnswer() {
    server.embeds(200, vectors("[1, 0]"));

    assertThatThrownBy(() -> client(server.baseUrl(), Optional.empty()).embed(CALL))
        .isInstanceOf(ModelException.Unavailable.class)
        .hasMessage("model small is unavailable: it gave 1 vectors for 2 texts");
  }

  @Test
  void vectorsWithoutADirectionAreNoAnswer() {
    server.embeds(200, vectors("[0, 0]", "[1, 0]"));

    assertThatThrownBy(() -> client(server.baseUrl(), Optional.empty()).embed(CALL))
        .hasMessage(
            "model small is unavailable: it gave a vector of 2 numbers that has no direction");
  }

  @Test
  void anAnswerThatIsNoListOfEmbeddingsIsNoAnswer() {
    server.embeds(200, "{\"data\": 7}");

    assertThatThrownBy(() -> client(server.baseUrl(), Optional.empty()).embed(CALL))
        .isInstanceOf(ModelException.Unavailable.class)
        .hasMessage(
            "model small is unavailable: the answer of %s (status 200) is not a list of embeddings, or was cut off on the way",
            server.baseUrl().getAuthority());
  }

  @Test
  void failuresAreThoseOfChatCalls() {
    server.embeds(429, ChatServer.error("slow down", "requests", "rate_limit"));

    assertThatThrownBy(() -> client(server.baseUrl(), Optional.empty()).embed(CALL))
        .isInstanceOf(ModelException.RateLimited.class)
        .hasMessage(
            "model small is rate limited: try again in 20 s (status 429 of %s): slow down",
            server.baseUrl().getAuthority());
  }

  @Test
  void withoutAKeyOpenAiIsNotAsked() {
    assertThatThrownBy(
            () -> client(URI.create("https://api.openai.com/v1"), Optional.empty()).embed(CALL))
        .isInstanceOf(ModelException.Refused.class)
        .hasMessage("model small: no key: set OPENAI_API_KEY or assay.models.small.api-key");
  }

  private static OpenAiModelClient client(URI url, Optional<ApiKey> key) {
    ModelSettings.Builder settings =
        ModelSettings.of("small", url).modelName("text-embedding-3-small");
    key.ifPresent(settings::apiKey);
    return new OpenAiModelClient(_ -> settings.build(), Clock.systemUTC());
  }

  private static String vectors(String... vectors) {
    StringBuilder data = new StringBuilder();
    for (int index = 0; index < vectors.length; index++) {
      data.append(index == 0 ? "" : ", ")
          .append(
              "{\"object\": \"embedding\", \"index\": %d, \"embedding\": %s}"
                  .formatted(index, vectors[index]));
    }
    return """
    {"object": "list", "data": [%s], "model": "text-embedding-3-small",
     "usage": {"prompt_tokens": 5, "total_tokens": 5}}
    """
        .formatted(data);
  }
}
