package dev.assay.agents.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.Config;

/**
 * The models of a run, from configuration: {@code assay.model} for everything but test code, {@code
 * assay.test-code-models} for that, {@code assay.embedding-model} for vectors, {@code
 * assay.models.<name>.*} for each one's settings.
 */
public final class Models {

  static final String MAIN = "assay.model";
  static final String EMBEDDING = "assay.embedding-model";
  static final String TEST_CODE = "assay.test-code-models";
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._:/@+-]{0,99}");

  private final Config config;
  private final ModelSettingsReader reader;

  private Models(Config config, ApiKeys keys) {
    this.config = config;
    this.reader = new ModelSettingsReader(config, keys);
  }

  /**
   * Reads configuration; the environment's variables are among it.
   *
   * @throws InvalidModelSettingException when a setting of some model is unknown
   */
  public static Models from(Config config) {
    return from(config, ApiKeys.NONE);
  }

  /**
   * Reads configuration; keys that are not in it are looked for elsewhere, whenever a model's
   * settings are asked for.
   *
   * @throws InvalidModelSettingException when a setting of some model is unknown
   */
  public static Models from(Config config, ApiKeys keys) {
    Models models = new Models(config, keys);
    models.reader.refuseUnknownKeys();
    return models;
  }

  /**
   * Name of the model for everything but test code.
   *
   * @throws InvalidModelSettingException when it is not set
   */
  public String main() {
    return configuredMain()
        .orElseThrow(
            () ->
                new InvalidModelSettingException(
                    "assay.model is not set: name a model, as in ASSAY_MODEL=gpt-4o"));
  }

  /** Name of the model for everything but test code, if it is set. */
  public Optional<String> configuredMain() {
    return config.getOptionalValue(MAIN, String.class).map(name -> checked(MAIN, name.strip()));
  }

  /**
   * Names of the models for test code, in the order of the vote; the main model alone when not set.
   *
   * @throws InvalidModelSettingException when one is named twice
   */
  public List<String> testCode() {
    return configuredTestCode().orElseGet(() -> List.of(main()));
  }

  /**
   * Names of the models for test code, if they are set.
   *
   * @throws InvalidModelSettingException when one is named twice
   */
  public Optional<List<String>> configuredTestCode() {
    return config.getOptionalValue(TEST_CODE, String.class).map(Models::names);
  }

  /** Name of the model for embeddings, if one is set. */
  public Optional<String> embedding() {
    return config
        .getOptionalValue(EMBEDDING, String.class)
        .map(String::strip)
        .filter(name -> !name.equals("none"))
        .map(name -> checked(EMBEDDING, name));
  }

  /**
   * The settings of a model. A name without settings of its own is a model of the default endpoint.
   *
   * @throws InvalidModelSettingException when a setting is malformed
   */
  public ModelSettings settings(String name) {
    return reader.read(checked("assay.models", name));
  }

  /** The names that something is configured for: first those that do the work. */
  public List<String> all() {
    Set<String> used = new LinkedHashSet<>();
    configuredMain().ifPresent(used::add);
    configuredTestCode().ifPresent(used::addAll);
    embedding().ifPresent(used::add);
    return reader.names(List.copyOf(used)).stream()
        .filter(name -> NAME.matcher(name).matches())
        .toList();
  }

  /** The provider that a model's name begins with. */
  public Optional<String> provider(String name) {
    return reader.providers().providerOf(name);
  }

  /** The setting that holds a model's key. */
  public Optional<String> keyFrom(String name) {
    return reader.keyFrom(name);
  }

  /** The providers that are known by name. */
  public List<String> providers() {
    return reader.providers().names();
  }

  /** Which file providers, context windows and prices are known from, and of which day it is. */
  public String knownFrom() {
    return reader.providers().origin();
  }

  private static List<String> names(String list) {
    List<String> names = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String item : list.split(",", -1)) {
      String name = checked(TEST_CODE, item.strip());
      if (!seen.add(name)) {
        throw new InvalidModelSettingException(
            "%s names %s twice: a model has one vote".formatted(TEST_CODE, name));
      }
      names.add(name);
    }
    return List.copyOf(names);
  }

  private static String checked(String key, String name) {
    if (!NAME.matcher(name).matches() || name.contains("..")) {
      throw new InvalidModelSettingException(
          "%s: '%s' is not a model's name: use letters, digits and . _ : / @ + -, at most 100"
              .formatted(key, name.length() > 100 ? name.substring(0, 100) + "…" : name));
    }
    return name;
  }
}
