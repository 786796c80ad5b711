package dev.assay.cli.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.cli.BoundedFile;
import dev.assay.cli.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Settings of files: {@code ./assay.yaml}, then {@code ~/.config/assay/config.yaml}; what the first
 * one says holds. A profile, which {@code profile} or ASSAY_PROFILE names, goes before the rest of
 * its file. Passwords and keys have no place here.
 */
public final class Settings {

  /** The options that a file may set, which are the same for every command. */
  static final Set<String> OPTIONS =
      Set.of(
          "database",
          "catalog",
          "name",
          "store",
          "suite",
          "demonstrations",
          "share-values",
          "linking",
          "strategy",
          "concurrency",
          "host",
          "port",
          "keys",
          "url");

  /** Those of them that the environment may say, too. */
  private static final List<String> OF_ENVIRONMENT = List.of("linking", "share-values", "strategy");

  /** What a file may say of models, beside {@code model}: as in docs/models.md, without assay. */
  private static final String MODELS = "models";

  private static final int LARGEST = 1 << 20;

  private static final Set<String> OTHERS = Set.of("profile", "profiles", MODELS);

  /** The end of variables that hold secrets; {@code api_key} and {@code api-key} are one. */
  private static final Pattern SECRET =
      Pattern.compile(
          "(?:.*_)?(?:PASSWORD|PASSWD|(?:API)?KEY|TOKEN|SECRET|CREDENTIALS?|AUTHORIZATION|COOKIE)");

  /** The same of names that hold several: a model may have any name. */
  private static final Set<String> SECRETS =
      Set.of("PASSWORD", "PASSWD", "API_KEY", "KEY", "TOKEN", "SECRET", "CREDENTIALS");

  /** Settings that are JSON of any content, which may be a secret in the environment. */
  private static final Pattern JSON = Pattern.compile(".*\\.(?:headers|body)");

  /** Parts of addresses that are passwords. */
  private static final Pattern PASSWORD =
      Pattern.compile(
          "(?i)[?&;(,][\\w.-]*(?:password|passwd|pwd|token|secret|api[_-]?key)=[^&;,)]+"
              + "|//[^/:@\\s]*:\\S*@|oracle:thin:[^/@\\s]+/\\S+@");

  private final Map<String, Setting> settings = new TreeMap<>();

  /**
   * A value, and where it is from.
   *
   * @param name of an option, or {@code models.} and the name of a property
   */
  public record Setting(String name, String value, String source) {

    /** The value for everybody's eyes. */
    public String shown() {
      return JSON.matcher(name).matches()
          ? "(set, not shown)"
          : PASSWORD.matcher(value).replaceAll("***");
    }
  }

  private Settings() {}

  /** The settings of the files that there are. */
  public static Settings read(Path folder, Function<String, @Nullable String> environment) {
    Settings settings = new Settings();
    for (Path file : files(folder, environment)) {
      if (Files.isRegularFile(file)) {
        settings.add(file, environment.apply("ASSAY_PROFILE"));
      }
    }
    return settings;
  }

  /** Where settings are looked for, the first one first. */
  static List<Path> files(Path folder, Function<String, @Nullable String> environment) {
    List<Path> files = new ArrayList<>(List.of(folder.resolve("assay.yaml")));
    own(environment).map(own -> own.resolve("config.yaml")).ifPresent(files::add);
    return files;
  }

  /** The folder of the user's own settings, which need not be there. */
  public static Optional<Path> own(Function<String, @Nullable String> environment) {
    String own = environment.apply("XDG_CONFIG_HOME");
    String home = environment.apply("HOME");
    if (own != null && !own.isBlank()) {
      return Optional.of(Path.of(own).resolve("assay"));
    }
    return home == null || home.isBlank()
        ? Optional.empty()
        : Optional.of(Path.of(home).resolve(".config/assay"));
  }

  /** Whether an address holds a password, which has no place in a file. */
  static boolean hasPassword(String address) {
    return PASSWORD.matcher(address).find();
  }

  /** What is said of an option. */
  public Optional<String> option(String name) {
    return OPTIONS.contains(name)
        ? Optional.ofNullable(settings.get(name)).map(Setting::value)
        : Optional.empty();
  }

  /** What is said of models, as properties of the configuration. */
  public Map<String, String> properties() {
    Map<String, String> properties = new TreeMap<>();
    settings.forEach(
        (name, setting) -> {
          if (name.startsWith(MODELS + ".")) {
            properties.put("assay." + name.substring(MODELS.length() + 1), setting.value());
          }
        });
    return properties;
  }

  /** All that files and the environment say, by their names; the environment goes before files. */
  public List<Setting> inForce(Function<String, @Nullable String> environment) {
    Map<String, Setting> all = new TreeMap<>(settings);
    Stream.of(settings.keySet(), OF_ENVIRONMENT, List.of(MODELS + ".model"))
        .flatMap(Collection::stream)
        .flatMap(name -> said(name, environment).stream())
        .forEach(each -> all.put(each.name(), each));
    return List.copyOf(all.values());
  }

  private static Optional<Setting> said(
      String name, Function<String, @Nullable String> environment) {
    return variable(name)
        .flatMap(
            variable ->
                Optional.ofNullable(environment.apply(variable))
                    .map(value -> new Setting(name, value, variable)));
  }

  /** The variable of the environment that says the same; empty where none does. */
  static Optional<String> variable(String name) {
    boolean isOfModels = name.startsWith(MODELS + ".");
    return isOfModels || OF_ENVIRONMENT.contains(name)
        ? Optional.of(
            "ASSAY_"
                + (isOfModels ? name.substring(MODELS.length() + 1) : name)
                    .transform(Settings::asVariable))
        : Optional.empty();
  }

  private static String asVariable(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
  }

  private void add(Path file, @Nullable String named) {
    JsonNode content = parsed(file);
    String profile = named == null ? content.path("profile").asText() : named;
    if (!profile.isEmpty() && content.has("profiles")) {
      JsonNode chosen = content.path("profiles").path(profile);
      if (!chosen.isMissingNode()) {
        add(file, chosen, "%s, profile %s".formatted(file, profile));
      } else if (named == null) {
        throw new UsageException("'%s' has no profile '%s'".formatted(file, profile));
      }
    }
    add(file, content, file.toString());
  }

  private void add(Path file, JsonNode values, String source) {
    for (Map.Entry<String, JsonNode> each : values.properties()) {
      String name = each.getKey();
      if (name.equals(MODELS)) {
        flat(file, MODELS, each.getValue(), source);
      } else if (name.equals("model")) {
        put(file, MODELS + ".model", each.getValue(), source);
      } else if (OPTIONS.contains(name)) {
        put(file, name, each.getValue(), source);
      } else if (!OTHERS.contains(name)) {
        throw new UsageException(
            "'%s': '%s' is no setting: there are model, models, profile, profiles, %s"
                .formatted(file, name, String.join(", ", sorted())));
      }
    }
  }

  private static List<String> sorted() {
    List<String> names = new ArrayList<>(OPTIONS);
    Collections.sort(names);
    return names;
  }

  private void flat(Path file, String prefix, JsonNode values, String source) {
    for (Map.Entry<String, JsonNode> each : values.properties()) {
      String name = prefix + "." + each.getKey();
      if (isSecret(each.getKey(), each.getValue())) {
        throw secret(file, name);
      }
      if (JSON.matcher(name).matches()) {
        refuseSecrets(file, name, each.getValue().asText());
      }
      if (each.getValue().isObject()) {
        flat(file, name, each.getValue(), source);
      } else {
        put(file, name, each.getValue(), source);
      }
    }
  }

  /** JSON in a text has names, too; whether it is what is wanted is told where it is used. */
  private static void refuseSecrets(Path file, String name, String json) {
    try {
      refuseSecrets(file, name, new YAMLMapper().readTree(json));
    } catch (IOException noJson) {
      throw new UsageException(
          "'%s': '%s' is no JSON: write it as '{\"X-Team\": \"a\"}'".formatted(file, name), noJson);
    }
  }

  private static void refuseSecrets(Path file, String name, JsonNode json) {
    for (Map.Entry<String, JsonNode> each : json.properties()) {
      String inner = name + "." + each.getKey();
      if (isSecret(each.getKey(), each.getValue())) {
        throw secret(file, inner);
      }
      refuseSecrets(file, inner, each.getValue());
    }
    if (json.isArray()) {
      json.forEach(each -> refuseSecrets(file, name, each));
    }
  }

  private static UsageException secret(Path file, String name) {
    return new UsageException(
        "'%s': '%s' is a secret: set it in the environment instead".formatted(file, name));
  }

  private static boolean isSecret(String key, JsonNode value) {
    String variable = asVariable(key);
    return value.isObject() ? SECRETS.contains(variable) : SECRET.matcher(variable).matches();
  }

  private void put(Path file, String name, JsonNode value, String source) {
    if (!value.isValueNode() || value.isNull()) {
      throw new UsageException("'%s': '%s' needs one value".formatted(file, name));
    }
    if (hasPassword(value.asText())) {
      throw new UsageException(
          "'%s': '%s' holds a password: leave it out, and set it in the environment instead"
              .formatted(file, name));
    }
    settings.putIfAbsent(name, new Setting(name, value.asText(), source));
  }

  private static JsonNode parsed(Path file) {
    try {
      JsonNode content = new YAMLMapper().readTree(BoundedFile.bytes(file, LARGEST, "settings"));
      if (content.isObject() || content.isMissingNode() || content.isNull()) {
        return content;
      }
      throw new UsageException("'%s' is no YAML of names and values".formatted(file));
    } catch (IOException unreadable) {
      String reason =
          String.valueOf(unreadable.getMessage()).lines().findFirst().orElse("it is unreadable");
      throw new UsageException(
          "cannot read the settings in '%s': %s".formatted(file, reason), unreadable);
    }
  }
}
