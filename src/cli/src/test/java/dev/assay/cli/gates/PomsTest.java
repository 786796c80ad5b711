package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The module poms draw no arrow that the layout does not have, and every module is built. */
class PomsTest {

  private static final String OURS = "dev.assay";
  private static final String PREFIX = "assay-";

  /** Engines' drivers, and the extensions whose build steps make them work in a native image. */
  private static final Map<String, String> DRIVERS =
      Map.of(
          "h2", "quarkus-jdbc-h2",
          "postgresql", "quarkus-jdbc-postgresql",
          "sqlite-jdbc", "quarkus-jdbc-sqlite");

  @Test
  void modulesDependOnlyOnWhatTheyStandAbove() {
    assertThat(violations(poms(Checkout.here().files()))).isEmpty();
  }

  @Test
  void everyModuleIsInTheModuleList() {
    TextFile root =
        Checkout.here().files().stream()
            .filter(file -> file.path().equals("pom.xml"))
            .findFirst()
            .orElseThrow();

    assertThat(listed(root))
        .containsExactlyInAnyOrderElementsOf(
            poms(Checkout.here().files()).stream().map(PomsTest::folder).toList());
  }

  @Test
  void aDependencyAgainstTheArrowsIsCaught() {
    assertThat(violations(List.of(pom("src/sql/pom.xml", OURS, "assay-workflow"))))
        .containsExactly("src/sql/pom.xml depends on assay-workflow, which src/sql is not above");
  }

  @Test
  void aFunctionThatDependsOnAnotherOrOnTheCommandLineIsCaught() {
    assertThat(
            violations(
                List.of(
                    pom("functions/revision/pom.xml", OURS, "assay-function-reporting"),
                    pom("functions/reporting/pom.xml", OURS, "assay-cli"))))
        .containsExactly(
            "functions/revision/pom.xml depends on assay-function-reporting,"
                + " which functions/revision is not above",
            "functions/reporting/pom.xml depends on assay-cli,"
                + " which functions/reporting is not above");
  }

  @Test
  void aLibraryThatDependsOnTheLambdaExtensionIsCaught() {
    assertThat(
            violations(
                List.of(pom("src/workflow/pom.xml", "io.quarkus", "quarkus-funqy-amazon-lambda"))))
        .containsExactly(
            "src/workflow/pom.xml depends on quarkus-funqy-amazon-lambda: only functions may");
  }

  /** A driver without its extension ends the build of a native image, or is not found in it. */
  @Test
  void functionsHaveTheDriversOfEnginesWithTheirExtensionsOrNotAtAll() {
    assertThat(bareDrivers(poms(Checkout.here().files()))).isEmpty();
  }

  /** Libraries of functions come with what they are compiled with, so that none may have these. */
  @Test
  void driversThatFunctionsDoNotCarryComeWithTheCommandLineAloneOrForTests() {
    assertThat(carriedDrivers(poms(Checkout.here().files()))).isEmpty();
  }

  @Test
  void aDriverThatAFunctionWouldCarryIsCaught() {
    TextFile pom = pom("src/catalog/pom.xml", "com.oracle.database.jdbc", "ojdbc17");

    assertThat(carriedDrivers(List.of(pom)))
        .containsExactly(
            "src/catalog/pom.xml has ojdbc17, which functions would carry: give it the scope test");
  }

  private static List<String> carriedDrivers(List<TextFile> poms) {
    List<String> violations = new ArrayList<>();
    for (TextFile pom : poms) {
      if (folder(pom).equals("src/cli") || folder(pom).equals("benchmarks")) {
        continue;
      }
      for (Element dependency : elements(pom, "dependency")) {
        String artifact = text(dependency, "artifactId");
        NodeList scope = dependency.getElementsByTagName("scope");
        boolean forTests = scope.getLength() > 0 && scope.item(0).getTextContent().equals("test");
        if (artifact.matches("duckdb_jdbc|mssql-jdbc|ojdbc\\d*") && !forTests) {
          violations.add(
              "%s has %s, which functions would carry: give it the scope test"
                  .formatted(pom.path(), artifact));
        }
      }
    }
    return violations;
  }

  @Test
  void aDriverWithoutItsExtensionIsCaught() {
    TextFile pom =
        new TextFile(
            "functions/revision/pom.xml",
            """
            <project><dependencies>
              <dependency><artifactId>assay-function-runtime</artifactId><exclusions>
                <exclusion><artifactId>h2</artifactId></exclusion></exclusions></dependency>
              <dependency><artifactId>quarkus-jdbc-sqlite</artifactId></dependency>
            </dependencies></project>
            """);

    assertThat(bareDrivers(List.of(pom)))
        .containsExactly(
            "functions/revision/pom.xml has postgresql without quarkus-jdbc-postgresql:"
                + " add that, or exclude the driver");
  }

  @Test
  void aModuleWithoutALayerIsRefused() {
    TextFile pom = pom("src/extra/pom.xml", OURS, "assay-table");

    assertThatThrownBy(() -> violations(List.of(pom)))
        .hasMessage("src/extra is in no layer: draw its arrows in Arrows");
  }

  private static List<String> violations(List<TextFile> poms) {
    List<String> violations = new ArrayList<>();
    for (TextFile pom : poms) {
      String folder = folder(pom);
      for (Element dependency : elements(pom, "dependency")) {
        String group = text(dependency, "groupId");
        String artifact = text(dependency, "artifactId");
        String module = artifact.replaceFirst("^" + PREFIX, "");
        if (group.equals(OURS) && !Arrows.from(folder).contains(module)) {
          violations.add(
              "%s depends on %s, which %s is not above".formatted(pom.path(), artifact, folder));
        }
        if (artifact.contains("lambda") && !folder.matches("functions(/.*)?")) {
          violations.add("%s depends on %s: only functions may".formatted(pom.path(), artifact));
        }
      }
    }
    return violations;
  }

  private static List<String> bareDrivers(List<TextFile> poms) {
    List<String> violations = new ArrayList<>();
    poms.stream()
        .filter(pom -> folder(pom).matches("functions/(?!runtime).*"))
        .forEach(
            pom ->
                new TreeMap<>(DRIVERS)
                    .forEach(
                        (driver, extension) -> {
                          if (!names(pom, "exclusion").contains(driver)
                              && !names(pom, "dependency").contains(extension)) {
                            violations.add(
                                "%s has %s without %s: add that, or exclude the driver"
                                    .formatted(pom.path(), driver, extension));
                          }
                        }));
    return violations;
  }

  private static List<String> names(TextFile pom, String element) {
    return elements(pom, element).stream().map(each -> text(each, "artifactId")).toList();
  }

  private static List<TextFile> poms(List<TextFile> files) {
    return files.stream().filter(file -> file.path().endsWith("/pom.xml")).toList();
  }

  private static String folder(TextFile pom) {
    return pom.path().replaceFirst("/pom\\.xml$", "");
  }

  private static List<String> listed(TextFile root) {
    return elements(root, "module").stream().map(Element::getTextContent).toList();
  }

  private static String text(Element dependency, String child) {
    return dependency.getElementsByTagName(child).item(0).getTextContent().strip();
  }

  private static List<Element> elements(TextFile pom, String name) {
    try {
      NodeList nodes =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(pom.text())))
              .getElementsByTagName(name);
      return IntStream.range(0, nodes.getLength())
          .mapToObj(nodes::item)
          .flatMap(node -> node instanceof Element element ? Stream.of(element) : Stream.of())
          .toList();
    } catch (ParserConfigurationException | SAXException | IOException unreadable) {
      throw new IllegalArgumentException(pom.path() + " is no readable pom", unreadable);
    }
  }

  private static TextFile pom(String path, String group, String artifact) {
    return new TextFile(
        path,
        """
        <project><dependencies><dependency>
          <groupId>%s</groupId><artifactId>%s</artifactId>
        </dependency></dependencies></project>
        """
            .formatted(group, artifact));
  }
}
