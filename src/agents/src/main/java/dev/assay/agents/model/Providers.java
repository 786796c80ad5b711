package dev.assay.agents.model;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Endpoints by name, so that {@code openai:gpt-4o} needs no URL, and what is known of models: a
 * dated file that comes along, or one that {@code ASSAY_MODELS_FILE} names.
 */
final class Providers {

  /** Names the file that takes the place of ours. */
  static final String FILE = "ASSAY_MODELS_FILE";

  private static final JsonMapper JSON = new JsonMapper();
  private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Z][A-Z0-9_]*)}");

  private final JsonNode tree;

  private Providers(JsonNode tree) {
    this.tree = tree;
  }

  /** Those of a file; ours when none is named. */
  static Providers of(Optional<String> file) {
    try (InputStream json =
        file.isPresent()
            ? Files.newInputStream(Path.of(file.get()))
            : Providers.class.getResourceAsStream("providers.json")) {
      return new Providers(JSON.readTree(json));
    } catch (JacksonException broken) {
      throw new InvalidModelSettingException(
          "%s is no JSON: %s"
              .formatted(file.orElse("providers.json"), broken.getOriginalMessage()));
    } catch (IOException unreadable) {
      if (file.isPresent()) {
        throw new InvalidModelSettingException(
            "%s cannot be read: name a file that is there in %s".formatted(file.get(), FILE));
      }
      throw new UncheckedIOException(unreadable);
    }
  }

  /** A model's name as its provider knows it: what stands after the provider's. */
  Optional<String> modelName(String name) {
    return provider(name).map(_ -> name.substring(name.indexOf(':') + 1));
  }

  /** Where the key of a model's provider is. */
  Optional<String> keyFrom(String name) {
    return provider(name).flatMap(each -> text(each.path("key-from")));
  }

  /**
   * A setting of a model by its provider, or by what is known of the model.
   *
   * @param variables the values of the environment
   * @throws InvalidModelSettingException when one that it needs is not set
   */
  Optional<String> setting(String name, String key, Function<String, Optional<String>> variables) {
    Optional<JsonNode> provider = provider(name);
    if (provider.isEmpty()) {
      return Optional.empty();
    }
    String model = modelName(name).orElse(name);
    return text(tree.path("models").path(model).path(key))
        .or(() -> text(provider.get().path(key)))
        .map(value -> filled(name, value.replace("{model}", model), variables));
  }

  private static String filled(
      String name, String value, Function<String, Optional<String>> variables) {
    Matcher variable = VARIABLE.matcher(value);
    return variable.replaceAll(
        found ->
            Matcher.quoteReplacement(
                variables
                    .apply(found.group(1))
                    .map(text -> text.strip().replaceAll("/+$", ""))
                    .orElseThrow(
                        () ->
                            new InvalidModelSettingException(
                                "%s needs %s, or assay.models.%s.base-url"
                                    .formatted(name, found.group(1), name)))));
  }

  private Optional<JsonNode> provider(String name) {
    int colon = name.indexOf(':');
    return colon <= 0
        ? Optional.empty()
        : Optional.of(tree.path("providers").path(name.substring(0, colon)))
            .filter(JsonNode::isObject);
  }

  private static Optional<String> text(JsonNode value) {
    return value.isValueNode() && !value.isNull() ? Optional.of(value.asText()) : Optional.empty();
  }
}
