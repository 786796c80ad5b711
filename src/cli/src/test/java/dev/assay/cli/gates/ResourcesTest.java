package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.h2.Driver;
import org.junit.jupiter.api.Test;

/** What is deployed lists for the native image, which leaves out all else, resources and names. */
class ResourcesTest {

  private static final String RESOURCES = "/src/main/resources/";
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final List<Exemption> EXEMPTIONS =
      List.of(new Exemption("rehearsal/", "the rehearsal runs on a JVM"));

  @Test
  void everyResourceIsListedAndEveryListedOneIsThere() {
    assertThat(Exemption.remaining(violations(Checkout.here().files()), EXEMPTIONS)).isEmpty();
  }

  @Test
  void aResourceThatIsNotListedIsCaught() {
    assertThat(violations(List.of(metadata("a/*.prompt"), resource("a/One.prompt")))).isEmpty();
    assertThat(
            violations(
                List.of(
                    metadata("a/*.prompt"), resource("a/One.prompt"), resource("a/b/Two.prompt"))))
        .containsExactly(
            "src/agents/src/main/resources/a/b/Two.prompt is listed in no"
                + " reachability-metadata.json of src/agents");
  }

  @Test
  void aListedResourceThatIsNotThereIsCaught() {
    assertThat(violations(List.of(metadata("a/*.prompt"))))
        .containsExactly("src/agents lists a/*.prompt, and has no such resource");
  }

  /** They are in no folder of resources: the pom puts them there, and names them to the builder. */
  @Test
  void whatTheCommandLineHasOfInfraIsNamedToItsBuilder() {
    TextFile pom =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals("src/cli/pom.xml"))
            .findFirst()
            .orElseThrow();
    String infra = pom.text().split("<targetPath>infra</targetPath>")[1].split("</includes>")[0];
    List<String> included =
        Pattern.compile("<include>(.*?)</include>")
            .matcher(infra)
            .results()
            .map(found -> "infra/" + found.group(1))
            .toList();
    String named = pom.text().split("<quarkus.native.resources.includes>")[1].split("<")[0];

    assertThat(included).isNotEmpty();
    assertThat(named.split(",")).containsAll(included);
  }

  /**
   * H2 finds our functions by the names in its dialects' tables, whose classes nothing else names.
   */
  @Test
  void classesThatAStandInsTableNamesAreRegisteredWithTheirMethods() {
    List<TextFile> files = Checkout.here().files();

    assertThat(classesInTables(files))
        .isNotEmpty()
        .isSubsetOf(registeredWithMethods(files, "src/sql"));
  }

  /**
   * Functions that lack a library are built with the same lists, and a class that cannot be looked
   * at ends the build of an image.
   */
  @Test
  void registeredClassesWhoseMethodsNameALibraryAreRegisteredOnlyWhereThatIs() {
    List<TextFile> files = Checkout.here().files();

    assertThat(
            files.stream()
                .filter(file -> file.path().contains(RESOURCES))
                .map(ResourcesTest::module)
                .distinct())
        .flatMap(module -> metadata(files, module).toList())
        .flatMap(file -> withoutCondition(parsed(file)))
        .isEmpty();
  }

  @Test
  void aRegisteredClassThatNeedsALibraryInAnyCaseIsCaught() throws JsonProcessingException {
    String type = Needy.class.getName();
    String all = "\"type\": \"%s\", \"allPublicMethods\": true".formatted(type);
    String alone = "{\"reflection\": [{%s}]}".formatted(all);
    String where =
        "{\"reflection\": [{\"condition\": {\"typeReached\": \"org.h2.Driver\"}, %s}]}"
            .formatted(all);

    assertThat(withoutCondition(JSON.readTree(alone)))
        .containsExactly(
            type + " needs org.h2.Driver: let it be registered where that is, by a condition");
    assertThat(withoutCondition(JSON.readTree(where))).isEmpty();
  }

  @SuppressWarnings("unused")
  private static final class Needy {
    static String needs(Driver driver) {
      return driver.toString();
    }
  }

  private static List<String> withoutCondition(JsonNode metadata) {
    List<String> violations = new ArrayList<>();
    for (JsonNode each : metadata.path("reflection")) {
      if (!isRegisteredWhole(each)) {
        continue;
      }
      String type = each.path("type").asText();
      String given = library(each.at("/condition/typeReached").asText());
      signatures(type)
          .filter(named -> !named.matches("(java|javax|dev\\.assay)\\..*"))
          .filter(named -> !library(named).equals(given))
          .distinct()
          .map(
              named ->
                  "%s needs %s: let it be registered where that is, by a condition"
                      .formatted(type, named))
          .forEach(violations::add);
    }
    return violations;
  }

  /** Single methods are looked up by their names, and all methods by their signatures. */
  private static boolean isRegisteredWhole(JsonNode entry) {
    return entry.propertyStream().anyMatch(field -> field.getKey().startsWith("all"));
  }

  /** The classes that a class's own methods take and return, without primitive ones. */
  private static Stream<String> signatures(String type) {
    try {
      return Arrays.stream(Class.forName(type).getDeclaredMethods())
          .flatMap(
              method ->
                  Stream.concat(
                      Stream.of(method.getReturnType()), Arrays.stream(method.getParameterTypes())))
          .map(named -> named.isArray() ? named.getComponentType() : named)
          .filter(named -> !named.isPrimitive())
          .map(Class::getName);
    } catch (ClassNotFoundException absent) {
      throw new IllegalStateException(type + " is registered, and is not there", absent);
    }
  }

  private static String library(String type) {
    return Arrays.stream(type.split("\\.")).limit(2).collect(Collectors.joining("."));
  }

  private static Set<String> classesInTables(List<TextFile> files) {
    String standIn = "dev/assay/sql/standin/";
    return files.stream()
        .filter(file -> file.path().startsWith("src/sql" + RESOURCES + standIn))
        .flatMap(
            file ->
                file.text()
                    .lines()
                    .dropWhile(line -> !line.equals("[ours]"))
                    .skip(1)
                    .takeWhile(line -> !line.startsWith("[")))
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> standIn.replace('/', '.') + line.split("\\s+")[0])
        .collect(Collectors.toSet());
  }

  private static Set<String> registeredWithMethods(List<TextFile> files, String module) {
    return metadata(files, module)
        .flatMap(file -> parsed(file).path("reflection").valueStream())
        .filter(type -> type.path("allPublicMethods").asBoolean())
        .map(type -> type.path("type").asText())
        .collect(Collectors.toSet());
  }

  private static List<String> violations(List<TextFile> files) {
    List<String> violations = new ArrayList<>();
    List<String> modules =
        files.stream()
            .filter(file -> file.path().contains(RESOURCES))
            .map(ResourcesTest::module)
            .distinct()
            .toList();
    for (String module : modules) {
      List<String> globs = globs(files, module);
      List<Path> resources = resources(files, module);
      resources.stream()
          .filter(resource -> globs.stream().noneMatch(glob -> matcher(glob).matches(resource)))
          .map(
              resource ->
                  "%s%s%s is listed in no reachability-metadata.json of %s"
                      .formatted(module, RESOURCES, resource, module))
          .forEach(violations::add);
      globs.stream()
          .filter(glob -> resources.stream().noneMatch(matcher(glob)::matches))
          .map(glob -> "%s lists %s, and has no such resource".formatted(module, glob))
          .forEach(violations::add);
    }
    return violations;
  }

  /** Quarkus adds its own settings and what is in META-INF by itself, but not all services. */
  private static List<Path> resources(List<TextFile> files, String module) {
    return files.stream()
        .filter(file -> file.path().startsWith(module + RESOURCES))
        .map(file -> file.path().substring((module + RESOURCES).length()))
        .filter(path -> !path.startsWith("META-INF/") || path.startsWith("META-INF/services/"))
        .filter(path -> !path.equals("application.properties"))
        .map(Path::of)
        .toList();
  }

  private static List<String> globs(List<TextFile> files, String module) {
    List<String> globs = new ArrayList<>();
    metadata(files, module)
        .forEach(file -> parsed(file).path("resources").findValuesAsText("glob", globs));
    return globs;
  }

  private static Stream<TextFile> metadata(List<TextFile> files, String module) {
    return files.stream()
        .filter(file -> file.path().startsWith(module + RESOURCES + "META-INF/native-image/"))
        .filter(file -> file.name().equals("reachability-metadata.json"));
  }

  private static JsonNode parsed(TextFile file) {
    try {
      return JSON.readTree(file.text());
    } catch (JsonProcessingException unreadable) {
      throw new IllegalArgumentException(file.path() + " is no JSON", unreadable);
    }
  }

  private static PathMatcher matcher(String glob) {
    return FileSystems.getDefault().getPathMatcher("glob:" + glob);
  }

  private static String module(TextFile file) {
    return file.path().substring(0, file.path().indexOf(RESOURCES));
  }

  private static TextFile resource(String path) {
    return new TextFile("src/agents" + RESOURCES + path, "text\n");
  }

  private static TextFile metadata(String glob) {
    return new TextFile(
        "src/agents" + RESOURCES + "META-INF/native-image/a/reachability-metadata.json",
        "{\"resources\": [{\"glob\": \"%s\"}]}\n".formatted(glob));
  }
}
