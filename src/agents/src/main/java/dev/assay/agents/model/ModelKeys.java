package dev.assay.agents.model;

import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/** Finds the key of a model, and says which setting holds it. */
final class ModelKeys {

  private static final String DEFAULT_KEY = "OPENAI_API_KEY";

  private final Config config;
  private final ApiKeys others;
  private final Providers providers;

  ModelKeys(Config config, ApiKeys others, Providers providers) {
    this.config = config;
    this.others = others;
    this.providers = providers;
  }

  /** A key, and the name of its setting. */
  record Found(ApiKey key, String setting) {}

  /** The model's own, its provider's, or that of the default endpoint, which goes to no other. */
  Optional<Found> of(String name, boolean defaultEndpoint) {
    String own = "assay.models." + name + ".api-key";
    Optional<Found> found =
        in(own).or(() -> in("assay.models.\"" + name + "\".api-key")).or(() -> among(own));
    Optional<String> ofProvider = providers.keyFrom(name);
    if (found.isPresent()) {
      return found;
    }
    if (ofProvider.isPresent()) {
      return in(ofProvider.get()).or(() -> among(ofProvider.get()));
    }
    return defaultEndpoint ? in(DEFAULT_KEY).or(() -> among(DEFAULT_KEY)) : Optional.empty();
  }

  private Optional<Found> in(String setting) {
    return config
        .getOptionalValue(setting, String.class)
        .map(String::strip)
        .filter(text -> !text.isEmpty())
        .map(text -> new Found(new ApiKey(text), setting));
  }

  private Optional<Found> among(String setting) {
    return others.find(setting).map(key -> new Found(key, setting));
  }
}
