package dev.assay.agents.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.config.Config;

/**
 * The names of models that have settings of their own. A variable of the environment has lost the
 * signs of its name: unless a name that is known fits, it stands in small letters, with hyphens.
 */
final class ConfiguredNames {

  private static final String PREFIX = "assay.models.";
  private static final String ENVIRONMENT_PREFIX = "ASSAY_MODELS_";

  private final Set<String> properties = new TreeSet<>();
  private final List<String> keys;

  /**
   * The names in a configuration.
   *
   * @param keys of the settings of a model
   */
  ConfiguredNames(Config config, List<String> keys) {
    config.getPropertyNames().forEach(properties::add);
    this.keys = keys;
  }

  /** The names, after those that are used anyway. */
  List<String> after(List<String> used) {
    Set<String> names = new LinkedHashSet<>(used);
    for (String property : properties) {
      if (property.startsWith(PREFIX) && !properties.contains(variable(property))) {
        key(property, ".")
            .map(end -> property.substring(PREFIX.length(), property.length() - end))
            .map(name -> name.replaceAll("^\"|\"$", ""))
            .ifPresent(names::add);
      }
    }
    Set<String> known = new TreeSet<>();
    names.forEach(name -> known.add(variable(name)));
    for (String property : properties) {
      if (property.startsWith(ENVIRONMENT_PREFIX)) {
        key(property, "_")
            .map(end -> property.substring(ENVIRONMENT_PREFIX.length(), property.length() - end))
            .filter(name -> !known.contains(name))
            .map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-'))
            .ifPresent(names::add);
      }
    }
    return List.copyOf(names);
  }

  /** The length of the key at the end, with the sign before it. */
  private Optional<Integer> key(String property, String sign) {
    return keys.stream()
        .map(key -> sign + (sign.equals("_") ? variable(key) : key))
        .filter(property::endsWith)
        .map(String::length)
        .max(Integer::compare);
  }

  /** As an environment variable, by the rule of MicroProfile Config. */
  static String variable(String name) {
    return name.replaceAll("[^A-Za-z0-9_]", "_").toUpperCase(Locale.ROOT);
  }
}
