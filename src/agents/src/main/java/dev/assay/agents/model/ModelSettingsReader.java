package dev.assay.agents.model;

import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.Config;

/** Reads and checks the settings {@code assay.models.<name>.<key>} of one model. */
final class ModelSettingsReader {

  private static final String PREFIX = "assay.models.";
  private static final String ENVIRONMENT_PREFIX = "ASSAY_MODELS_";
  private static final String OPENAI = "https://api.openai.com/v1";
  private static final Pattern TIMEOUT = Pattern.compile("(\\d{1,4})\\s*(s|m)?");
  static final List<String> KEYS =
      List.of(
          "base-url",
          "api-key",
          "model-name",
          "temperature",
          "send-temperature",
          "max-tokens",
          "timeout",
          "price-input",
          "price-output",
          "price-cached",
          "context-window",
          "max-tokens-parameter",
          "system-role",
          "reasoning-effort",
          "stream",
          "body",
          "headers",
          "api-version",
          "api-key-header",
          "organisation",
          "aws-region");

  private final Config config;
  private final ModelKeys keys;
  private final Providers providers;

  ModelSettingsReader(Config config, ApiKeys keys) {
    this.config = config;
    this.providers = Providers.of(config.getOptionalValue(Providers.FILE, String.class));
    this.keys = new ModelKeys(config, keys, providers);
  }

  /**
   * Refuses keys that are none of {@link #KEYS}, whether as property or environment variable. A
   * variable is listed a second time as a property with dots for all underscores; that is passed
   * over.
   */
  void refuseUnknownKeys() {
    Set<String> names = new TreeSet<>();
    config.getPropertyNames().forEach(names::add);
    names.remove(Providers.FILE);
    names.remove("assay.models.file");
    for (String name : names) {
      if (name.startsWith(ENVIRONMENT_PREFIX)) {
        refuseUnless(
            KEYS.stream().anyMatch(key -> name.endsWith("_" + ConfiguredNames.variable(key))),
            name);
      } else if (name.startsWith(PREFIX) && !names.contains(ConfiguredNames.variable(name))) {
        refuseUnless(KEYS.contains(name.substring(name.lastIndexOf('.') + 1)), name);
      }
    }
  }

  private static void refuseUnless(boolean known, String property) {
    if (!known) {
      throw new InvalidModelSettingException(
          "unknown setting %s: a model has %s".formatted(property, String.join(", ", KEYS)));
    }
  }

  /** The names of models that have settings, after those that are used anyway. */
  List<String> names(List<String> used) {
    return new ConfiguredNames(config, KEYS).after(used);
  }

  Providers providers() {
    return providers;
  }

  /** The setting that holds a model's key. */
  Optional<String> keyFrom(String name) {
    URI defaultUrl = defaultUrl();
    boolean isDefault =
        read(name, "base-url", ModelSettingsReader::url).orElse(defaultUrl).equals(defaultUrl);
    return keys.of(name, isDefault).map(ModelKeys.Found::setting);
  }

  private URI defaultUrl() {
    return read("OPENAI_BASE_URL", ModelSettingsReader::url).orElse(URI.create(OPENAI));
  }

  ModelSettings read(String name) {
    URI defaultUrl = defaultUrl();
    URI baseUrl = read(name, "base-url", ModelSettingsReader::url).orElse(defaultUrl);
    Optional<ApiKey> key = keys.of(name, baseUrl.equals(defaultUrl)).map(ModelKeys.Found::key);
    String model =
        read(name, "model-name", text -> text)
            .orElseGet(() -> providers.modelName(name).orElse(name));
    String known = providers.known(name, model, baseUrl);
    ModelSettings.Builder settings = ModelSettings.of(name, baseUrl).modelName(model);
    key.ifPresent(settings::apiKey);
    read(name, "temperature", ModelSettingsReader::temperature).ifPresent(settings::temperature);
    read(name, "send-temperature", ModelSettingsReader::bool).ifPresent(settings::sendTemperature);
    read(name, "max-tokens", ModelSettingsReader::positive).ifPresent(settings::maxTokens);
    read(name, "timeout", ModelSettingsReader::timeout).ifPresent(settings::timeout);
    prices(name, known).ifPresent(settings::prices);
    read(name, "context-window", ModelSettingsReader::positive)
        .or(() -> ofKnown(known, "context-window").map(ModelSettingsReader::positive))
        .ifPresent(settings::contextWindow);
    return settings.wire(wire(name, key.isPresent())).build();
  }

  private WireSettings wire(String name, boolean hasKey) {
    WireSettings.Builder wire = WireSettings.builder();
    read(name, "max-tokens-parameter", WireValues::tokenLimit).ifPresent(wire::tokenLimit);
    read(name, "system-role", WireValues::systemRole).ifPresent(wire::systemRole);
    read(name, "reasoning-effort", WireValues::word).ifPresent(wire::reasoningEffort);
    read(name, "stream", ModelSettingsReader::bool).ifPresent(wire::stream);
    read(name, "body", WireValues::fields).ifPresent(wire::body);
    read(name, "headers", WireValues::headers).ifPresent(wire::headers);
    read(name, "api-version", WireValues::word).ifPresent(wire::apiVersion);
    read(name, "api-key-header", WireValues::word).ifPresent(wire::keyHeader);
    read(name, "organisation", WireValues::word).ifPresent(wire::organisation);
    if (!hasKey) {
      read(name, "aws-region", WireValues::word).ifPresent(wire::awsRegion);
    }
    return wire.build();
  }

  /** Those that are configured, or else those that are known. */
  private Optional<Prices> prices(String name, String known) {
    boolean own =
        Stream.of("price-input", "price-output", "price-cached")
            .anyMatch(key -> own(name, key, ModelSettingsReader::price).isPresent());
    Function<String, Optional<BigDecimal>> price =
        key ->
            own
                ? own(name, key, ModelSettingsReader::price)
                : ofKnown(known, key).map(ModelSettingsReader::price);
    Optional<BigDecimal> input = price.apply("price-input");
    Optional<BigDecimal> output = price.apply("price-output");
    Optional<BigDecimal> cached = price.apply("price-cached");
    if (input.isEmpty() && output.isEmpty() && cached.isEmpty()) {
      return Optional.empty();
    }
    if (input.isEmpty() || output.isEmpty()) {
      throw new InvalidModelSettingException(
          "%s%s has a price but not both price-input and price-output".formatted(PREFIX, name));
    }
    return Optional.of(new Prices(input.get(), output.get(), cached.orElse(input.get())));
  }

  private Optional<String> ofKnown(String known, String key) {
    return providers.setting(known, key, this::environment);
  }

  private <T> Optional<T> read(String name, String key, Function<String, T> parse) {
    return own(name, key, parse).or(() -> ofKnown(name, key).map(parse));
  }

  private <T> Optional<T> own(String name, String key, Function<String, T> parse) {
    return read(PREFIX + name + "." + key, parse)
        .or(() -> read(PREFIX + '"' + name + "\"." + key, parse));
  }

  private Optional<String> environment(String name) {
    return config.getOptionalValue(name, String.class).filter(text -> !text.isBlank());
  }

  /** The parser's message says what was wanted; the value is not repeated, it may be a secret. */
  private <T> Optional<T> read(String property, Function<String, T> parse) {
    Optional<String> value =
        config
            .getOptionalValue(property, String.class)
            .map(String::strip)
            .filter(text -> !text.isEmpty());
    try {
      return value.map(parse);
    } catch (IllegalArgumentException e) {
      throw new InvalidModelSettingException(
          "%s must be %s".formatted(property, e.getMessage()), e);
    }
  }

  private static URI url(String text) {
    try {
      URI url = new URI(text.endsWith("/") ? text.substring(0, text.length() - 1) : text);
      String scheme = String.valueOf(url.getScheme()).toLowerCase(Locale.ROOT);
      if ((scheme.equals("http") || scheme.equals("https"))
          && url.getHost() != null
          && url.getRawUserInfo() == null
          && url.getRawQuery() == null
          && url.getRawFragment() == null) {
        return url;
      }
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(wantedUrl(), e);
    }
    throw new IllegalArgumentException(wantedUrl());
  }

  private static String wantedUrl() {
    return "an http or https URL without user, query or fragment, such as " + OPENAI;
  }

  private static double temperature(String text) {
    return number(text)
        .map(BigDecimal::doubleValue)
        .filter(value -> value >= 0 && value <= 2)
        .orElseThrow(() -> new IllegalArgumentException("a number from 0 to 2"));
  }

  private static BigDecimal price(String text) {
    return number(text)
        .filter(value -> value.signum() >= 0)
        .orElseThrow(
            () -> new IllegalArgumentException("a price per million tokens, such as 2.50"));
  }

  private static Optional<BigDecimal> number(String text) {
    return text.matches("-?\\d{1,9}(\\.\\d{1,9})?")
        ? Optional.of(new BigDecimal(text))
        : Optional.empty();
  }

  private static int positive(String text) {
    if (!text.matches("[1-9]\\d{0,6}")) {
      throw new IllegalArgumentException("a whole number of 1 or more");
    }
    return Integer.parseInt(text);
  }

  private static boolean bool(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException("true or false");
    };
  }

  private static Duration timeout(String text) {
    Matcher matcher = TIMEOUT.matcher(text);
    if (matcher.matches()) {
      long amount = Long.parseLong(matcher.group(1));
      Duration timeout =
          "m".equals(matcher.group(2)) ? Duration.ofMinutes(amount) : Duration.ofSeconds(amount);
      if (timeout.isPositive() && timeout.compareTo(Duration.ofMinutes(15)) <= 0) {
        return timeout;
      }
    }
    throw new IllegalArgumentException("1 s to 15 m in seconds or minutes, such as 90s or 2m");
  }
}
