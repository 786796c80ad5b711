package dev.assay.agents.model;

import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.Config;

/** Reads and checks the settings {@code assay.models.<name>.<key>} of one model. */
final class ModelSettingsReader {

  private static final String PREFIX = "assay.models.";
  private static final String ENVIRONMENT_PREFIX = "ASSAY_MODELS_";
  private static final String DEFAULT_KEY = "OPENAI_API_KEY";
  private static final String OPENAI = "https://api.openai.com/v1";
  private static final int DEFAULT_MAX_TOKENS = 4096;
  private static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(120);
  private static final Pattern TIMEOUT = Pattern.compile("(\\d{1,4})\\s*(s|m)?");
  private static final List<String> KEYS =
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
          "organisation");

  private final Config config;
  private final ApiKeys keys;
  private final Providers providers;

  ModelSettingsReader(Config config, ApiKeys keys) {
    this.config = config;
    this.keys = keys;
    this.providers = Providers.of(config.getOptionalValue(Providers.FILE, String.class));
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
        refuseUnless(KEYS.stream().anyMatch(key -> name.endsWith("_" + variable(key))), name);
      } else if (name.startsWith(PREFIX) && !names.contains(variable(name))) {
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

  /** As an environment variable, by the rule of MicroProfile Config. */
  private static String variable(String name) {
    return name.replaceAll("[^A-Za-z0-9_]", "_").toUpperCase(Locale.ROOT);
  }

  ModelSettings read(String name) {
    URI defaultUrl = read("OPENAI_BASE_URL", ModelSettingsReader::url).orElse(URI.create(OPENAI));
    URI baseUrl = read(name, "base-url", ModelSettingsReader::url).orElse(defaultUrl);
    return new ModelSettings(
        name,
        baseUrl,
        apiKey(name, baseUrl.equals(defaultUrl)),
        read(name, "model-name", text -> text)
            .orElseGet(() -> providers.modelName(name).orElse(name)),
        read(name, "temperature", ModelSettingsReader::temperature).orElse(0.0),
        read(name, "send-temperature", ModelSettingsReader::bool).orElse(true),
        read(name, "max-tokens", ModelSettingsReader::positive).orElse(DEFAULT_MAX_TOKENS),
        read(name, "timeout", ModelSettingsReader::timeout).orElse(DEFAULT_TIMEOUT),
        prices(name),
        read(name, "context-window", ModelSettingsReader::positive)
            .map(OptionalInt::of)
            .orElse(OptionalInt.empty()),
        wire(name));
  }

  private WireSettings wire(String name) {
    WireSettings usual = WireSettings.USUAL;
    return new WireSettings(
        read(name, "max-tokens-parameter", WireValues::tokenLimit),
        read(name, "system-role", WireValues::systemRole).orElse(usual.systemRole()),
        read(name, "reasoning-effort", WireValues::word),
        read(name, "stream", ModelSettingsReader::bool).orElse(usual.stream()),
        read(name, "body", WireValues::fields).orElse(usual.body()),
        read(name, "headers", WireValues::headers).orElse(usual.headers()),
        read(name, "api-version", WireValues::word),
        read(name, "api-key-header", WireValues::word).orElse(usual.keyHeader()),
        read(name, "organisation", WireValues::word));
  }

  /** The default endpoint's key goes to no other endpoint. */
  private Optional<ApiKey> apiKey(String name, boolean defaultEndpoint) {
    Optional<ApiKey> own =
        read(name, "api-key", ApiKey::new).or(() -> keys.find(PREFIX + name + ".api-key"));
    Optional<String> ofProvider = providers.keyFrom(name);
    if (own.isEmpty() && ofProvider.isPresent()) {
      return read(ofProvider.get(), ApiKey::new).or(() -> keys.find(ofProvider.get()));
    }
    return own.isPresent() || !defaultEndpoint
        ? own
        : read(DEFAULT_KEY, ApiKey::new).or(() -> keys.find(DEFAULT_KEY));
  }

  private Optional<Prices> prices(String name) {
    Optional<BigDecimal> input = read(name, "price-input", ModelSettingsReader::price);
    Optional<BigDecimal> output = read(name, "price-output", ModelSettingsReader::price);
    Optional<BigDecimal> cached = read(name, "price-cached", ModelSettingsReader::price);
    if (input.isEmpty() && output.isEmpty() && cached.isEmpty()) {
      return Optional.empty();
    }
    if (input.isEmpty() || output.isEmpty()) {
      throw new InvalidModelSettingException(
          "%s%s has a price but not both price-input and price-output".formatted(PREFIX, name));
    }
    return Optional.of(new Prices(input.get(), output.get(), cached.orElse(input.get())));
  }

  private <T> Optional<T> read(String name, String key, Function<String, T> parse) {
    Optional<T> plain = read(PREFIX + name + "." + key, parse);
    return plain
        .or(() -> read(PREFIX + '"' + name + "\"." + key, parse))
        .or(() -> providers.setting(name, key, this::environment).map(parse));
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
      throw new InvalidModelSettingException("%s must be %s".formatted(property, e.getMessage()));
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
