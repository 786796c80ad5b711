package dev.assay.agents.model;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
  private static final Pattern VARIABLE =
      Pattern.compile("\\$\\{([A-Z][A-Z0-9_]*)(?:\\|([A-Z][A-Z0-9_]*))?}");
  private static final Pattern DAY = Pattern.compile("-(?:\\d{4}-\\d{2}-\\d{2}|\\d{8})$");
  private static final String OPENAI = "openai";

  private final JsonNode tree;
  private final String origin;

  private Providers(JsonNode tree, String origin) {
    this.tree = tree;
    this.origin = origin;
  }

  /** Those of a file; ours when none is named. */
  static Providers of(Optional<String> file) {
    try (InputStream json =
        file.isPresent()
            ? Files.newInputStream(Path.of(file.get()))
            : Providers.class.getResourceAsStream("providers.json")) {
      return new Providers(JSON.readTree(json), file.orElse("the file that comes along"));
    } catch (JacksonException broken) {
      throw new InvalidModelSettingException(
          "%s is no JSON: %s".formatted(file.orElse("providers.json"), broken.getOriginalMessage()),
          broken);
    } catch (IOException unreadable) {
      if (file.isPresent()) {
        throw new InvalidModelSettingException(
            "%s cannot be read: name a file that is there in %s".formatted(file.get(), FILE),
            unreadable);
      }
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Where all this is from, and of which day it is. */
  String origin() {
    return "%s, of %s".formatted(origin, text(tree.path("date")).orElse("no date"));
  }

  /** Their names. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    tree.path("providers").fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** The name of a model's provider. */
  Optional<String> providerOf(String name) {
    return provider(name).map(_ -> name.substring(0, name.indexOf(':')));
  }

  /** The name by which a model is known here: that of OpenAI's own has no provider before it. */
  String known(String name, String model, URI baseUrl) {
    String openAi = tree.path("providers").path(OPENAI).path("base-url").asText("");
    boolean isOpenAi = provider(name).isEmpty() && baseUrl.toString().equals(openAi);
    return isOpenAi ? OPENAI + ":" + model : name;
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
    JsonNode models = tree.path("models");
    return text(models.path(model).path(key))
        .or(() -> text(models.path(DAY.matcher(model).replaceFirst("")).path(key)))
        .or(() -> text(provider.get().path(key)))
        .map(value -> filled(name, key, value.replace("{model}", model), variables));
  }

  private static String filled(
      String name, String key, String value, Function<String, Optional<String>> variables) {
    Matcher variable = VARIABLE.matcher(value);
    return variable.replaceAll(
        found ->
            Matcher.quoteReplacement(
                variables
                    .apply(found.group(1))
                    .or(() -> Optional.ofNullable(found.group(2)).flatMap(variables))
                    .map(text -> text.strip().replaceAll("/+$", ""))
                    .orElseThrow(
                        () ->
                            new InvalidModelSettingException(
                                "%s needs %s, or assay.models.%s.%s"
                                    .formatted(name, found.group(1), name, key)))));
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
