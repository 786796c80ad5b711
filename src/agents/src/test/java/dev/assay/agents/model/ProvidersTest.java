package dev.assay.agents.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names such as {@code mistral:codestral-latest} need no URL. */
class ProvidersTest {

  @ParameterizedTest
  @CsvSource({
    "openai:gpt-4o, https://api.openai.com/v1, OPENAI_API_KEY",
    "anthropic:claude-sonnet-4-20250514, https://api.anthropic.com/v1, ANTHROPIC_API_KEY",
    "gemini:gemini-2.5-flash, https://generativelanguage.googleapis.com/v1beta/openai, GEMINI_API_KEY",
    "mistral:codestral-latest, https://api.mistral.ai/v1, MISTRAL_API_KEY",
    "openrouter:a/b, https://openrouter.ai/api/v1, OPENROUTER_API_KEY",
    "bedrock:openai.gpt-oss-20b-1:0, https://bedrock-runtime.eu-west-1.amazonaws.com/openai/v1, AWS_BEARER_TOKEN_BEDROCK",
    "azure:my-gpt, https://mine.openai.azure.com/openai/deployments/my-gpt, AZURE_OPENAI_API_KEY",
  })
  void aProviderKnowsItsEndpointAndKey(String name, URI url, String key) {
    ModelSettings settings =
        settings(
            name,
            Map.of(
                key,
                "secret",
                "AWS_REGION",
                "eu-west-1",
                "AZURE_OPENAI_ENDPOINT",
                "https://mine.openai.azure.com/"));

    assertThat(settings.baseUrl()).isEqualTo(url);
    assertThat(settings.apiKey()).contains(new ApiKey("secret"));
    assertThat(settings.modelName()).isEqualTo(name.substring(name.indexOf(':') + 1));
  }

  @Test
  void aLocalServerHasNoKeyEvenWhereOneOfOpenAiIsSet() {
    ModelSettings settings = settings("ollama:qwen2.5-coder:14b", Map.of("OPENAI_API_KEY", "sk-1"));

    assertThat(settings.apiKey()).isEmpty();
    assertThat(settings.modelName()).isEqualTo("qwen2.5-coder:14b");
    assertThat(settings.baseUrl()).isEqualTo(URI.create("http://localhost:11434/v1"));
  }

  @Test
  void azureWantsItsVersionAndItsOwnHeader() {
    ModelSettings settings =
        settings("azure:my-gpt", Map.of("AZURE_OPENAI_ENDPOINT", "https://mine.openai.azure.com"));

    assertThat(settings.wire().apiVersion()).contains("2024-10-21");
    assertThat(settings.wire().keyHeader()).isEqualTo("api-key");
    assertThatThrownBy(() -> settings("azure:my-gpt", Map.of()))
        .hasMessage(
            "azure:my-gpt needs AZURE_OPENAI_ENDPOINT, or assay.models.azure:my-gpt.base-url");
  }

  @Test
  void knownModelsHaveAContextAndPricesThatSettingsReplace() {
    ModelSettings known = settings("openai:gpt-4o", Map.of());
    ModelSettings changed =
        settings("openai:gpt-4o", Map.of("assay.models.openai:gpt-4o.context-window", "4096"));

    assertThat(known.contextWindow()).hasValue(128_000);
    assertThat(known.prices())
        .contains(new Prices(new BigDecimal("2.50"), new BigDecimal("10"), new BigDecimal("1.25")));
    assertThat(changed.contextWindow()).hasValue(4096);
  }

  @Test
  void aNameWhoseBeginningIsNoProviderIsAModelOfTheDefaultEndpoint() {
    ModelSettings settings = settings("qwen2.5-coder:14b", Map.of());

    assertThat(settings.modelName()).isEqualTo("qwen2.5-coder:14b");
    assertThat(settings.baseUrl()).isEqualTo(URI.create("https://api.openai.com/v1"));
  }

  @Test
  void aFileOfOnesOwnTakesThePlaceOfOurs(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("mine.json"),
            "{\"providers\": {\"mine\": {\"base-url\": \"http://llm.example/v1\"}}}");

    assertThat(settings("mine:m", Map.of("ASSAY_MODELS_FILE", file.toString())).baseUrl())
        .isEqualTo(URI.create("http://llm.example/v1"));
    assertThatThrownBy(() -> settings("mine:m", Map.of("ASSAY_MODELS_FILE", "/none.json")))
        .hasMessage("/none.json cannot be read: name a file that is there in ASSAY_MODELS_FILE");
  }

  private static ModelSettings settings(String name, Map<String, String> values) {
    return Models.from(
            new SmallRyeConfigBuilder()
                .withSources(new PropertiesConfigSource(values, "test", 100))
                .build())
        .settings(name);
  }
}
