package dev.assay.agents.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModelsTest {

  @Test
  void aNameWithoutSettingsIsAModelOfOpenAi() {
    ModelSettings settings = models(Map.of(), Map.of("OPENAI_API_KEY", "sk-1")).settings("gpt-4o");

    assertThat(settings.name()).isEqualTo("gpt-4o");
    assertThat(settings.modelName()).isEqualTo("gpt-4o");
    assertThat(settings.baseUrl()).isEqualTo(URI.create("https://api.openai.com/v1"));
    assertThat(settings.apiKey()).contains(new ApiKey("sk-1"));
    assertThat(settings.temperature()).isZero();
    assertThat(settings.sendTemperature()).isTrue();
    assertThat(settings.maxTokens()).isEqualTo(4096);
    assertThat(settings.timeout()).isEqualTo(Duration.ofSeconds(120));
    assertThat(settings.prices())
        .contains(new Prices(new BigDecimal("2.50"), new BigDecimal("10"), new BigDecimal("1.25")));
    assertThat(settings.contextWindow()).hasValue(128_000);
  }

  @Test
  void pricesOfOnesOwnAreNotMixedWithKnownOnes() {
    ModelSettings settings =
        models(
                Map.of(
                    "assay.models.gpt-4o-2024-08-06.price-input", "1",
                    "assay.models.gpt-4o-2024-08-06.price-output", "2"),
                Map.of())
            .settings("gpt-4o-2024-08-06");

    assertThat(settings.prices())
        .contains(new Prices(BigDecimal.ONE, new BigDecimal("2"), BigDecimal.ONE));
    assertThat(settings.contextWindow()).hasValue(128_000);
  }

  @Test
  void allThatIsConfiguredIsListedAndWhereKeysAre() {
    Models models =
        models(
            Map.of(
                "assay.model", "mistral:codestral-latest",
                "assay.test-code-models", "gpt-4o,local",
                "assay.models.local.base-url", "http://localhost:1/v1",
                "assay.models.\"a.b\".api-key", "secret"),
            Map.of(
                "OPENAI_API_KEY",
                "sk-1",
                "ASSAY_MODELS_BIG_ONE_TEMPERATURE",
                "1",
                "ASSAY_MODELS_GPT_4O_TIMEOUT",
                "9s"));

    assertThat(models.all())
        .containsExactly("mistral:codestral-latest", "gpt-4o", "local", "a.b", "big-one");
    assertThat(models.keyFrom("gpt-4o")).contains("OPENAI_API_KEY");
    assertThat(models.keyFrom("a.b")).contains("assay.models.\"a.b\".api-key");
    assertThat(models.keyFrom("local")).isEmpty();
    assertThat(models.provider("mistral:codestral-latest")).contains("mistral");
    assertThat(models.provider("gpt-4o")).isEmpty();
    assertThat(models.knownFrom()).matches("the file that comes along, of \\d{4}-\\d{2}-\\d{2}");
  }

  @Test
  void theDefaultEndpointIsOpenAiBaseUrl() {
    ModelSettings settings =
        models(Map.of(), Map.of("OPENAI_BASE_URL", "http://localhost:11434/v1/"))
            .settings("qwen2.5:7b");

    assertThat(settings.baseUrl()).isEqualTo(URI.create("http://localhost:11434/v1"));
    assertThat(settings.apiKey()).isEmpty();
  }

  @Test
  void everySettingOfAModelCanBeConfigured() {
    ModelSettings settings =
        models(
                Map.ofEntries(
                    Map.entry("assay.models.judge.base-url", "https://models.example/v1"),
                    Map.entry("assay.models.judge.api-key", "own"),
                    Map.entry("assay.models.judge.model-name", "large-2"),
                    Map.entry("assay.models.judge.temperature", "0.7"),
                    Map.entry("assay.models.judge.send-temperature", "false"),
                    Map.entry("assay.models.judge.max-tokens", "900"),
                    Map.entry("assay.models.judge.timeout", "2m"),
                    Map.entry("assay.models.judge.price-input", "2.50"),
                    Map.entry("assay.models.judge.price-output", "10"),
                    Map.entry("assay.models.judge.price-cached", "1.25")),
                Map.of())
            .settings("judge");

    assertThat(settings.baseUrl()).isEqualTo(URI.create("https://models.example/v1"));
    assertThat(settings.apiKey()).contains(new ApiKey("own"));
    assertThat(settings.modelName()).isEqualTo("large-2");
    assertThat(settings.temperature()).isEqualTo(0.7);
    assertThat(settings.sendTemperature()).isFalse();
    assertThat(settings.maxTokens()).isEqualTo(900);
    assertThat(settings.timeout()).isEqualTo(Duration.ofMinutes(2));
    assertThat(settings.prices())
        .contains(new Prices(new BigDecimal("2.50"), new BigDecimal("10"), new BigDecimal("1.25")));
  }

  @Test
  void whatAServerWantsToBeToldDifferentlyIsConfigured() {
    ModelSettings settings =
        models(
                Map.of(
                    "assay.models.m.max-tokens-parameter", "none",
                    "assay.models.m.system-role", "developer",
                    "assay.models.m.reasoning-effort", "low",
                    "assay.models.m.stream", "true",
                    "assay.models.m.body", "{\"top_k\": 1}",
                    "assay.models.m.headers", "{\"X-Title\": \"mine\"}",
                    "assay.models.m.api-version", "2024-10-21",
                    "assay.models.m.api-key-header", "api-key",
                    "assay.models.m.organisation", "org-1",
                    "assay.models.m.context-window", "8192"),
                Map.of())
            .settings("m");

    assertThat(settings.contextWindow()).hasValue(8192);
    assertThat(settings.wire())
        .isEqualTo(
            WireSettings.builder()
                .tokenLimit(TokenLimit.NONE)
                .systemRole(SystemRole.DEVELOPER)
                .reasoningEffort("low")
                .stream(true)
                .body(Map.of("top_k", 1))
                .headers(Map.of("X-Title", "mine"))
                .apiVersion("2024-10-21")
                .keyHeader("api-key")
                .organisation("org-1")
                .build());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "max-tokens-parameter | most | max_tokens, max_completion_tokens or none",
        "system-role | root | system, developer or none",
        "body | [1] | a JSON object such as {\"top_k\": 1}",
        "headers | x | a JSON object of texts such as {\"X-Title\": \"mine\"}",
        "api-version | a b | letters, digits and . _ -, at most 100",
      })
  void aValueThatAServerCannotBeToldIsAnError(String key, String value, String wanted) {
    Models models = models(Map.of("assay.models.m." + key, value), Map.of());

    assertThatThrownBy(() -> models.settings("m"))
        .hasMessage("assay.models.m.%s must be %s", key, wanted);
  }

  @Test
  void theEnvironmentConfiguresModelsToo() {
    Models models =
        models(
            Map.of(),
            Map.of(
                "ASSAY_MODEL", "gpt-4.1-mini",
                "ASSAY_TEST_CODE_MODELS", "gpt-4.1-mini, claude",
                "ASSAY_MODELS_GPT_4_1_MINI_TEMPERATURE", "0.3",
                "ASSAY_MODELS_CLAUDE_BASE_URL", "https://api.anthropic.com/v1/"));

    assertThat(models.main()).isEqualTo("gpt-4.1-mini");
    assertThat(models.testCode()).containsExactly("gpt-4.1-mini", "claude");
    assertThat(models.settings("gpt-4.1-mini").temperature()).isEqualTo(0.3);
    assertThat(models.settings("claude").baseUrl())
        .isEqualTo(URI.create("https://api.anthropic.com/v1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"assay.models.gpt-4.1.timeout", "assay.models.\"gpt-4.1\".timeout"})
  void aNameWithDotsMayBeQuoted(String property) {
    assertThat(models(Map.of(property, "90"), Map.of()).settings("gpt-4.1").timeout())
        .isEqualTo(Duration.ofSeconds(90));
  }

  @Test
  void theDefaultKeyIsNotSentToAnotherEndpoint() {
    ModelSettings elsewhere =
        models(
                Map.of("assay.models.local.base-url", "http://localhost:8000/v1"),
                Map.of("OPENAI_API_KEY", "sk-1"))
            .settings("local");

    assertThat(elsewhere.apiKey()).isEmpty();
  }

  @Test
  void cachedTokensCostAsMuchAsOthersUnlessPriced() {
    ModelSettings settings =
        models(
                Map.of("assay.models.m.price-input", "2", "assay.models.m.price-output", "8"),
                Map.of())
            .settings("m");

    assertThat(settings.prices().orElseThrow().cached()).isEqualByComparingTo("2");
  }

  @Test
  void onePriceIsNotEnough() {
    Models models = models(Map.of("assay.models.m.price-input", "2"), Map.of());

    assertThatThrownBy(() -> models.settings("m"))
        .isInstanceOf(InvalidModelSettingException.class)
        .hasMessage("assay.models.m has a price but not both price-input and price-output");
  }

  @Test
  void testCodeIsTheMainModelsWhenNobodyElseIsNamed() {
    assertThat(models(Map.of("assay.model", "gpt-4o"), Map.of()).testCode())
        .containsExactly("gpt-4o");
  }

  @Test
  void aMissingMainModelIsAnErrorWithTheRemedy() {
    assertThatThrownBy(() -> models(Map.of(), Map.of()).main())
        .isInstanceOf(InvalidModelSettingException.class)
        .hasMessage("assay.model is not set: name a model, as in ASSAY_MODEL=gpt-4o");
  }

  @Test
  void aModelHasOneVote() {
    Models models = models(Map.of("assay.test-code-models", "a,b,a"), Map.of());

    assertThatThrownBy(models::testCode)
        .isInstanceOf(InvalidModelSettingException.class)
        .hasMessage("assay.test-code-models names a twice: a model has one vote");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a,,b", "a,", "../x,b", "a b", "-x"})
  void aListOfWhatAreNoNamesIsAnError(String list) {
    Models models = models(Map.of("assay.test-code-models", list), Map.of());

    assertThatThrownBy(models::testCode)
        .isInstanceOf(InvalidModelSettingException.class)
        .hasMessageMatching(
            "assay.test-code-models: '.*' is not a model's name: use letters, digits and . _ : / @"
                + " \\+ -, at most 100");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "base-url | ftp://x | an http or https URL without user, query or fragment, such as https://api.openai.com/v1",
        "base-url | https://me:pw@x/v1 | an http or https URL without user, query or fragment, such as https://api.openai.com/v1",
        "base-url | https://x/v1?key=1 | an http or https URL without user, query or fragment, such as https://api.openai.com/v1",
        "base-url | not a url | an http or https URL without user, query or fragment, such as https://api.openai.com/v1",
        "temperature | 2.1 | a number from 0 to 2",
        "temperature | -1 | a number from 0 to 2",
        "temperature | warm | a number from 0 to 2",
        "send-temperature | yes | true or false",
        "max-tokens | 0 | a whole number of 1 or more",
        "max-tokens | 1.5 | a whole number of 1 or more",
        "timeout | 0 | 1 s to 15 m in seconds or minutes, such as 90s or 2m",
        "timeout | 16m | 1 s to 15 m in seconds or minutes, such as 90s or 2m",
        "timeout | 1h | 1 s to 15 m in seconds or minutes, such as 90s or 2m",
        "price-input | -1 | a price per million tokens, such as 2.50",
        "price-output | $5 | a price per million tokens, such as 2.50",
      })
  void aMalformedSettingIsAnErrorThatNamesItsKeyAndNotItsValue(
      String key, String value, String wanted) {
    Models models = models(Map.of("assay.models.m." + key, value), Map.of());

    assertThatThrownBy(() -> models.settings("m"))
        .isInstanceOf(InvalidModelSettingException.class)
        .hasMessage("assay.models.m.%s must be %s".formatted(key, wanted));
  }

  @Test
  void aMalformedDefaultEndpointIsAnErrorThatNamesItsVariable() {
    Models models = models(Map.of(), Map.of("OPENAI_BASE_URL", "localhost:8000"));

    assertThatThrownBy(() -> models.settings("m"))
        .isInstanceOf(InvalidModelSettingException.class)
        .hasMessage(
            "OPENAI_BASE_URL must be an http or https URL without user, query or fragment, such as"
                + " https://api.openai.com/v1");
  }

  @ParameterizedTest
  @CsvSource({
    "assay.models.m.temprature, PROPERTY",
    "assay.models.api-keys, PROPERTY",
    "ASSAY_MODELS_M_TEMPRATURE, ENVIRONMENT"
  })
  void anUnknownSettingIsAnError(String key, String source) {
    Map<String, String> setting = Map.of(key, "1");
    Map<String, String> none = Map.of();
    boolean property = source.equals("PROPERTY");

    assertThatThrownBy(() -> models(property ? setting : none, property ? none : setting))
        .isInstanceOf(InvalidModelSettingException.class)
        .hasMessage(
            ("unknown setting %s: a model has base-url, api-key, model-name, temperature, send-temperature, max-tokens, timeout, price-input, price-output, price-cached,"
                    + " context-window, max-tokens-parameter, system-role, reasoning-effort, stream,"
                    + " body, headers, api-version, api-key-header, organisation, aws-region")
                .formatted(key));
  }

  @Test
  void blankSettingsAreAsGoodAsNone() {
    ModelSettings settings =
        models(
                Map.of(),
                Map.of("OPENAI_BASE_URL", " ", "OPENAI_API_KEY", "", "ASSAY_MODELS_M_TIMEOUT", " "))
            .settings("m");

    assertThat(settings.baseUrl()).isEqualTo(URI.create("https://api.openai.com/v1"));
    assertThat(settings.apiKey()).isEmpty();
    assertThat(settings.timeout()).isEqualTo(Duration.ofSeconds(120));
  }

  @Test
  void keysThatAreNotConfiguredAreLookedForElsewhereEachTime() {
    Map<String, String> secret = new HashMap<>(Map.of("OPENAI_API_KEY", "sk-1"));
    Models models =
        Models.from(
            config(Map.of("assay.models.local.base-url", "http://localhost:8000/v1"), Map.of()),
            setting -> Optional.ofNullable(secret.get(setting)).map(ApiKey::new));

    assertThat(models.settings("gpt-4o").apiKey()).contains(new ApiKey("sk-1"));
    assertThat(models.settings("local").apiKey()).isEmpty();

    secret.put("OPENAI_API_KEY", "sk-2");
    secret.put("assay.models.local.api-key", "own");

    assertThat(models.settings("gpt-4o").apiKey()).contains(new ApiKey("sk-2"));
    assertThat(models.settings("local").apiKey()).contains(new ApiKey("own"));
  }

  @Test
  void aConfiguredKeyGoesBeforeOneFromElsewhere() {
    Models models =
        Models.from(
            config(Map.of("assay.models.judge.api-key", "configured"), Map.of()),
            _ -> Optional.of(new ApiKey("elsewhere")));

    assertThat(models.settings("judge").apiKey()).contains(new ApiKey("configured"));
  }

  private static Models models(Map<String, String> properties, Map<String, String> environment) {
    return Models.from(config(properties, environment));
  }

  private static Config config(Map<String, String> properties, Map<String, String> environment) {
    return new SmallRyeConfigBuilder()
        .withSources(
            new PropertiesConfigSource(properties, "properties", 100),
            new EnvConfigSource(environment, 300))
        .build();
  }
}
