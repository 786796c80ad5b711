package dev.assay.cli.models;

import dev.assay.agents.model.InvalidModelSettingException;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.Models;
import dev.assay.agents.model.Prices;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is configured of one model.
 *
 * @param does what it is asked for in runs
 * @param key the setting that holds the key, or what stands in its place
 * @param problem why the model cannot be called
 */
record ModelRow(
    String name,
    List<String> does,
    @Nullable String provider,
    @Nullable String host,
    @Nullable String model,
    @Nullable Integer contextWindow,
    @Nullable Prices prices,
    String key,
    @Nullable String problem) {

  static final List<String> HEADINGS =
      List.of("name", "does", "provider", "host", "model", "context", "prices", "key from");

  private static final String NONE = "-";

  /** The row of a model; what is wrong with its settings stands in it. */
  static ModelRow of(Models models, String name) {
    String provider = models.provider(name).orElse(null);
    try {
      ModelSettings settings = models.settings(name);
      Optional<String> key = models.keyFrom(name);
      boolean lacksKey = settings.isOpenAi() && key.isEmpty();
      return new ModelRow(
          name,
          does(models, name),
          provider,
          settings.baseUrl().getAuthority(),
          settings.modelName(),
          settings.contextWindow().isPresent() ? settings.contextWindow().getAsInt() : null,
          settings.prices().orElse(null),
          key.or(() -> settings.wire().awsRegion().map(_ -> "the AWS role")).orElse("none"),
          lacksKey
              ? "no key: set OPENAI_API_KEY or assay.models.%s.api-key".formatted(name)
              : null);
    } catch (InvalidModelSettingException invalid) {
      String problem = invalid.getMessage();
      return new ModelRow(
          name, does(models, name), provider, null, null, null, null, "none", problem);
    }
  }

  private static List<String> does(Models models, String name) {
    List<String> does = new ArrayList<>();
    boolean main = models.configuredMain().filter(name::equals).isPresent();
    if (main) {
      does.add("SQL");
    }
    if (models.configuredTestCode().map(all -> all.contains(name)).orElse(main)) {
      does.add("test code");
    }
    if (models.embedding().filter(name::equals).isPresent()) {
      does.add("embeddings");
    }
    return List.copyOf(does);
  }

  List<String> cells() {
    return List.of(
        name,
        does.isEmpty() ? NONE : String.join(", ", does),
        provider == null ? NONE : provider,
        host == null ? NONE : host,
        model == null ? NONE : model,
        contextWindow == null ? NONE : "%,d".formatted(contextWindow),
        prices == null ? NONE : text(prices),
        key);
  }

  private static String text(Prices prices) {
    return "%s, %s, %s"
        .formatted(
            prices.input().toPlainString(),
            prices.output().toPlainString(),
            prices.cached().toPlainString());
  }
}
