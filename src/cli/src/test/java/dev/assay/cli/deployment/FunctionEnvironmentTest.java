package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.gates.Checkout;
import dev.assay.cli.gates.Exemption;
import dev.assay.cli.gates.TextFile;
import dev.assay.workflow.run.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a function reads from its environment, found in the sources, is what Terraform sets there.
 */
class FunctionEnvironmentTest {

  static final String ROOT = "terraform";
  private static final Pattern VARIABLES = Pattern.compile("\\b((?:ASSAY|OPENAI)_[A-Z]+[A-Z_]*)");
  private static final Pattern LOCAL = Pattern.compile("\\blocal\\.([a-z_]+)");

  /** {@code assay.model} and such, as constants. */
  private static final Pattern SETTING = Pattern.compile("\"(assay\\.[a-z-]+|OPENAI_[A-Z_]+)\"");

  private static final Pattern MAPPINGS = Pattern.compile("\\b([A-Z]\\w+Settings) \\w+[,)]");

  /** Reading by name; of the entries of a map, {@code getValue} takes nothing. */
  private static final Pattern UNMAPPED =
      Pattern.compile("@ConfigProperty|ConfigProvider|\\.get(?:Optional|Config)?Values?\\((?!\\))");

  private static final Pattern TYPE = Pattern.compile("^  (\\S.*) \\w+\\(\\);", Pattern.MULTILINE);

  private static final Pattern TABLE = Pattern.compile("^\\| (`[^|]*) \\|", Pattern.MULTILINE);

  private static final Pattern MAPPING =
      Pattern.compile("@ConfigMapping\\(prefix = \"([a-z.]+)\"\\)");
  private static final Pattern MAPPED =
      Pattern.compile("^  \\S.* (\\w+)\\(\\);", Pattern.MULTILINE);

  private static final List<Exemption> EXEMPTIONS =
      List.of(
          new Exemption(" ASSAY_ARTIFACTS_PREFIX", "the bucket holds nothing else"),
          new Exemption(" ASSAY_REPLAY", "recordings are for rehearsals"),
          new Exemption(" OPENAI_API_KEY", "keys are in the secret"),
          new Exemption(" ASSAY_LINKING", "the default decides by the schema's size"),
          new Exemption(" ASSAY_REVISIONS", "the default is the paper's"));

  @Test
  void everyFunctionsEnvironmentIsWhatItReads() {
    TerraformModule example = TerraformModule.all().get(ROOT);
    List<String> violations =
        FunctionRegistry.functions()
            .propertyStream()
            .flatMap(
                function ->
                    violations(
                        function.getKey(),
                        read(function.getKey(), Checkout.here().files()),
                        set(environment(function.getValue(), example), example.locals()))
                        .stream())
            .toList();

    assertThat(Exemption.remaining(violations, EXEMPTIONS)).isEmpty();
  }

  /** The JVM finds a way to make other types of text by reflection, which an image does not. */
  @Test
  void settingsAreMappedToTypesThatImagesConvert() {
    List<String> mapped =
        sources()
            .filter(text -> text.contains("@ConfigMapping("))
            .flatMap(text -> types(text).stream())
            .toList();

    assertThat(mapped)
        .hasSizeGreaterThan(5)
        .isSubsetOf("String", "int", "long", "boolean", "Integer", "Long", "Boolean");
  }

  private static List<String> types(String source) {
    return TerraformModule.found(TYPE, Stream.of(source)).stream()
        .map(type -> type.replaceFirst("^Optional<(.*)>$", "$1"))
        .toList();
  }

  @Test
  void methodsOfMappingsAreFoundWhateverTheirType() {
    String source =
        """
        @ConfigMapping(prefix = "assay")
        public interface OtherSettings {
          Optional<List<String>> someNames();

          List<BigDecimal> prices();

          @WithDefault("3")
          int most();
        }
        """;

    assertThat(types(source)).containsExactly("List<String>", "List<BigDecimal>", "int");
    assertThat(mapped(source)).containsExactly("ASSAY_SOME_NAMES", "ASSAY_PRICES", "ASSAY_MOST");
  }

  /** One interface a concern tells what there is, and what holds where nothing is set. */
  @Test
  void noSettingIsReadOutsideOfAMapping() {
    assertThat(sources()).isNotEmpty().noneMatch(text -> UNMAPPED.matcher(text).find());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "config.getOptionalValue(\"assay.x\", String.class)",
        "config.getValue(\"assay.x\", int.class)",
        "config.getValues(NAME, String.class)",
        "config.getConfigValue(NAME)",
        "@ConfigProperty(name = \"assay.x\") String x",
        "ConfigProvider.getConfig()",
      })
  void readingByNameIsCaught(String source) {
    assertThat(UNMAPPED.matcher(source).find()).isTrue();
    assertThat(UNMAPPED.matcher("entry.getValue()").find()).isFalse();
  }

  private static Stream<String> sources() {
    return Checkout.here().files().stream()
        .filter(file -> file.path().matches("functions/.*/src/main/.*\\.java"))
        .map(TextFile::text);
  }

  /** Keys are told of elsewhere: they stand in the secret. */
  @Test
  void theTableOfSettingsHasWhatFunctionsRead() {
    List<TextFile> files = Checkout.here().files();
    Set<String> read = new TreeSet<>();
    FunctionRegistry.functions()
        .propertyStream()
        .forEach(function -> read.addAll(read(function.getKey(), files)));
    read.remove("OPENAI_API_KEY");
    String readme =
        files.stream()
            .filter(file -> file.path().equals("functions/README.md"))
            .map(TextFile::text)
            .findFirst()
            .orElseThrow();

    assertThat(
            TABLE
                .matcher(readme)
                .results()
                .flatMap(row -> VARIABLES.matcher(row.group(1)).results())
                .map(found -> found.group(1)))
        .containsExactlyInAnyOrderElementsOf(read);
  }

  @Test
  void whatIsReadIsFoundInTheSources() {
    assertThat(read("sql-execution", Checkout.here().files()))
        .containsExactly("ASSAY_ARTIFACTS_BUCKET", "ASSAY_ARTIFACTS_PREFIX");
    assertThat(read("revision", Checkout.here().files()))
        .containsExactly(
            "ASSAY_ARTIFACTS_BUCKET",
            "ASSAY_ARTIFACTS_PREFIX",
            "ASSAY_MODELS_",
            "ASSAY_MODEL_SECRET",
            "ASSAY_REPLAY",
            "OPENAI_API_KEY",
            "OPENAI_BASE_URL");
    assertThat(read("batch", Checkout.here().files()))
        .contains("ASSAY_MODEL", "ASSAY_TEST_CODE_MODELS", "ASSAY_SHARE_VALUES", "ASSAY_MODELS_")
        .doesNotContain("ASSAY_MODEL_SECRET");
  }

  @Test
  void whatIsSetForNothingOrNotSetIsCaught() {
    TerraformModule module =
        TerraformModule.of(
            """
            locals {
              artifacts = { ASSAY_ARTIFACTS_BUCKET = "b" }
              all       = merge(local.artifacts, { ASSAY_WRONG = "x", (var.a) = "ASSAY" })
              models    = { for key, value in var.models : "ASSAY_MODELS_${key}" => value }
              environments = { e = merge(local.all, local.models) }
            }
            """);
    Set<String> set =
        set(environment(Json.object().put("environment", "e"), module), module.locals());

    assertThat(set).containsExactly("ASSAY_ARTIFACTS_BUCKET", "ASSAY_MODELS_", "ASSAY_WRONG");
    assertThat(
            violations("f", Set.of("ASSAY_ARTIFACTS_BUCKET", "ASSAY_MODEL", "ASSAY_MODELS_"), set))
        .containsExactly(
            "f is not given ASSAY_MODEL", "f is given ASSAY_WRONG, which it does not read");
  }

  private static JsonNode environment(JsonNode function, TerraformModule module) {
    return module.locals().get("environments").path(function.path("environment").asText());
  }

  private static List<String> violations(String function, Set<String> read, Set<String> set) {
    List<String> violations = new ArrayList<>();
    new TreeSet<>(read)
        .stream()
            .filter(name -> !set.contains(name))
            .forEach(name -> violations.add("%s is not given %s".formatted(function, name)));
    set.stream()
        .filter(name -> !read.contains(name))
        .forEach(
            name ->
                violations.add("%s is given %s, which it does not read".formatted(function, name)));
    return violations;
  }

  /** Names in the expression, and in the local values that it is made of. */
  static Set<String> set(JsonNode environment, Map<String, JsonNode> locals) {
    Set<String> names = new TreeSet<>();
    String text = environment.toString().replace("\\", "");
    VARIABLES.matcher(text).results().forEach(each -> names.add(each.group(1)));
    LOCAL
        .matcher(text)
        .results()
        .map(each -> locals.get(each.group(1)))
        .forEach(local -> names.addAll(set(local, locals)));
    return names;
  }

  /** By the parts that the function's constructor asks for. */
  private static Set<String> read(String function, List<TextFile> files) {
    String handler = handler(function, files);
    Set<String> read = new TreeSet<>(mapped(source("ArtifactSettings", files)));
    MAPPINGS
        .matcher(handler)
        .results()
        .forEach(found -> read.addAll(mapped(source(found.group(1), files))));
    if (handler.contains("ModelClient models")) {
      read.addAll(mapped(source("CallSettings", files)));
      read.addAll(settings(source("ModelSettingsReader", files)));
      read.addAll(settings(source("ModelKeys", files)));
      read.add("ASSAY_MODELS_");
    }
    if (handler.contains("Models.from(config)")) {
      read.addAll(settings(source("Models", files)));
      read.addAll(settings(source("ModelSettingsReader", files)));
      read.addAll(settings(source("ModelKeys", files)));
      read.add("ASSAY_MODELS_");
    }
    read.addAll(settings(handler));
    read.remove("ASSAY_MODELS");
    return read;
  }

  private static String handler(String function, List<TextFile> files) {
    return files.stream()
        .filter(file -> file.path().startsWith("functions/" + function + "/src/main/java/"))
        .map(TextFile::text)
        .filter(text -> text.contains("@Funq("))
        .findFirst()
        .orElseThrow();
  }

  private static String source(String type, List<TextFile> files) {
    return files.stream()
        .filter(file -> file.path().contains("/src/main/java/"))
        .filter(file -> file.name().equals(type + ".java"))
        .map(TextFile::text)
        .findFirst()
        .orElseThrow();
  }

  private static List<String> settings(String source) {
    return TerraformModule.found(SETTING, Stream.of(source)).stream()
        .map(FunctionEnvironmentTest::variable)
        .toList();
  }

  private static List<String> mapped(String source) {
    String prefix = TerraformModule.found(MAPPING, Stream.of(source)).getFirst();
    return TerraformModule.found(MAPPED, Stream.of(source)).stream()
        .map(method -> method.replaceAll("([A-Z])", "-$1"))
        .map(method -> variable(prefix + "." + method))
        .toList();
  }

  private static String variable(String setting) {
    return setting.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
  }
}
