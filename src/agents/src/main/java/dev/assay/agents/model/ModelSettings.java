package dev.assay.agents.model;

import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One model as configured; {@code docs/models.md} describes the settings.
 *
 * @param name the name that runs, artifacts and recordings call it by
 * @param baseUrl where its API is, without {@code /chat/completions}
 * @param apiKey absent where the server wants none
 * @param modelName what the server calls it
 * @param temperature of the first round, 0 to 2
 * @param sendTemperature false for models that refuse the parameter
 * @param maxTokens most tokens of one answer
 * @param timeout longest wait for one answer, in whole seconds
 * @param prices absent where the model's calls are not priced
 * @param contextWindow most tokens of prompt and answer together, where it is known
 * @param wire what its server wants to be told differently
 */
public record ModelSettings(
    String name,
    URI baseUrl,
    Optional<ApiKey> apiKey,
    String modelName,
    double temperature,
    boolean sendTemperature,
    int maxTokens,
    Duration timeout,
    Optional<Prices> prices,
    OptionalInt contextWindow,
    WireSettings wire) {

  private static final String OPENAI_HOST = "api.openai.com";
  private static final BigDecimal TEMPERATURE_STEP = new BigDecimal("0.01");

  /** A model of which nothing else is configured, and that has no key. */
  public static Builder of(String name, URI baseUrl) {
    return new Builder(name, baseUrl);
  }

  /**
   * The temperature of a round: 0.01 more with each one after the first (TS-SQL B.4), 2 at most.
   */
  public double temperatureIn(int round) {
    BigDecimal raised =
        BigDecimal.valueOf(temperature)
            .add(TEMPERATURE_STEP.multiply(BigDecimal.valueOf(round - 1L)));
    return Math.min(2, raised.doubleValue());
  }

  /** Where answers come from, such as {@code gpt-4o at api.openai.com}; holds no secret. */
  public String origin() {
    return modelName + " at " + baseUrl.getHost();
  }

  /** Whether this is OpenAI's own API and not one that only speaks its language. */
  public boolean isOpenAi() {
    return OPENAI_HOST.equalsIgnoreCase(baseUrl.getHost());
  }

  /** Makes settings; what is not said has the defaults that {@code docs/models.md} tells. */
  public static final class Builder {

    private final String name;
    private final URI baseUrl;
    private Optional<ApiKey> apiKey = Optional.empty();
    private String modelName;
    private double temperature;
    private boolean sendTemperature = true;
    private int maxTokens = 4096;
    private Duration timeout = Duration.ofSeconds(120);
    private Optional<Prices> prices = Optional.empty();
    private OptionalInt contextWindow = OptionalInt.empty();
    private WireSettings wire = WireSettings.USUAL;

    private Builder(String name, URI baseUrl) {
      this.name = name;
      this.baseUrl = baseUrl;
      this.modelName = name;
    }

    public Builder apiKey(ApiKey key) {
      apiKey = Optional.of(key);
      return this;
    }

    public Builder modelName(String ofServer) {
      modelName = ofServer;
      return this;
    }

    public Builder temperature(double ofFirstRound) {
      temperature = ofFirstRound;
      return this;
    }

    public Builder sendTemperature(boolean sent) {
      sendTemperature = sent;
      return this;
    }

    public Builder maxTokens(int most) {
      maxTokens = most;
      return this;
    }

    public Builder timeout(Duration longest) {
      timeout = longest;
      return this;
    }

    public Builder prices(Prices each) {
      prices = Optional.of(each);
      return this;
    }

    public Builder contextWindow(int tokens) {
      contextWindow = OptionalInt.of(tokens);
      return this;
    }

    public Builder wire(WireSettings unusual) {
      wire = unusual;
      return this;
    }

    public ModelSettings build() {
      return new ModelSettings(
          name,
          baseUrl,
          apiKey,
          modelName,
          temperature,
          sendTemperature,
          maxTokens,
          timeout,
          prices,
          contextWindow,
          wire);
    }
  }
}
