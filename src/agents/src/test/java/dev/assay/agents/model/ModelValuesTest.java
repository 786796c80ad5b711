package dev.assay.agents.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small values that calls are made of. */
class ModelValuesTest {

  private static final Prompt PROMPT = new Prompt("s", "u");

  @Test
  void tokensAddUp() {
    assertThat(new TokenUsage(10, 2, 4).plus(new TokenUsage(5, 1, 0)))
        .isEqualTo(new TokenUsage(15, 3, 4));
    assertThat(TokenUsage.ZERO.plus(TokenUsage.ZERO)).isEqualTo(TokenUsage.ZERO);
  }

  @ParameterizedTest
  @CsvSource({"-1, 0, 0", "0, -1, 0", "1, 0, -1", "1, 0, 2"})
  void impossibleTokenCountsAreRefused(long input, long output, long cached) {
    assertThatThrownBy(() -> new TokenUsage(input, output, cached))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "tokens must not be negative, nor cached more than input: input %d, output %d, cached %d"
                .formatted(input, output, cached));
  }

  /** 600 uncached at 2.50, 400 cached at 1.25, 100 answered at 10: 1.5 + 0.5 + 1 thousandths. */
  @Test
  void theCostCountsCachedTokensAtTheirOwnPrice() {
    Prices prices =
        new Prices(new BigDecimal("2.50"), new BigDecimal("10"), new BigDecimal("1.25"));

    assertThat(prices.cost(new TokenUsage(1000, 100, 400))).isEqualByComparingTo("0.003");
  }

  @Test
  void aCallNeedsItsNames() {
    assertThatThrownBy(() -> new ModelCall(" ", "m", "q", 1, PROMPT, 0))
        .hasMessage("a model call needs a step");
    assertThatThrownBy(() -> new ModelCall("s", "", "q", 1, PROMPT, 0))
        .hasMessage("a model call needs a model");
    assertThatThrownBy(() -> new ModelCall("s", "m", "", 1, PROMPT, 0))
        .hasMessage("a model call needs a question id");
  }

  @Test
  void roundsCountFromOne() {
    assertThatThrownBy(() -> new ModelCall("s", "m", "q", 0, PROMPT, 0))
        .hasMessage("round must be 1 or more, not 0");
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.01, 2.01, Double.NaN})
  void temperaturesAreFromZeroToTwo(double temperature) {
    assertThatThrownBy(() -> new ModelCall("s", "m", "q", 1, PROMPT, temperature))
        .hasMessage("temperature must be 0 to 2, not " + temperature);
  }

  @ParameterizedTest
  @CsvSource({"0, 1, 0", "0, 2, 0.01", "0, 5, 0.04", "0.7, 4, 0.73", "2, 3, 2"})
  void theTemperatureRisesByAHundredthPerRound(double first, int round, double expected) {
    assertThat(settings(first).temperatureIn(round)).isEqualTo(expected);
  }

  @Test
  void settingsDoNotShowTheirKey() {
    assertThat(settings(0).toString()).contains("apiKey=Optional[[key]]").doesNotContain("sk-1");
  }

  @Test
  void theOriginOfAnswersIsModelAndHost() {
    assertThat(settings(0).origin()).isEqualTo("gpt-4o at localhost");
  }

  private static ModelSettings settings(double temperature) {
    return ModelSettings.of("writer", URI.create("http://localhost:8000/v1"))
        .apiKey(new ApiKey("sk-1"))
        .modelName("gpt-4o")
        .temperature(temperature)
        .build();
  }
}
