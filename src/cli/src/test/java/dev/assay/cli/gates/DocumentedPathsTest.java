package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every path that a document names is there: files and folders in backticks, commands, links. */
class DocumentedPathsTest {

  /** Folders of an artifact store: not part of the repository. */
  private static final Set<String> ELSEWHERE =
      Set.of("runs", "catalogs", "usage", "inbox", "batches", "verdicts", "sql", "test-data");

  private static final Pattern FENCED =
      Pattern.compile("^```(\\w*)\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern IN_BACKTICKS = Pattern.compile("`([^`\n]+)`");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(#[^)]*)?\\)");
  private static final Pattern ANCHOR = Pattern.compile("]\\(([^)#:]*)(#[^)]+)\\)");
  private static final Pattern HEADING = Pattern.compile("^#+ (.+)$", Pattern.MULTILINE);
  private static final Pattern PATH =
      Pattern.compile("\\.?[\\w@-][\\w.@-]*(/[\\w.@-]+)+/?|\\./\\w+");

  @Test
  void everyPathInTheDocumentsIsThere() {
    List<TextFile> documents =
        Checkout.here().files().stream().filter(TextFile::isMarkdown).toList();

    assertThat(documents)
        .extracting(TextFile::path)
        .contains("README.md", "CONTRIBUTING.md", "docs/decisions.md");
    assertThat(violations(documents, Checkout.here()::exists)).isEmpty();
  }

  @Test
  void aPathThatIsGoneIsCaughtWhereverItIsNamed() {
    TextFile document =
        new TextFile(
            "README.md",
            """
            See `src/table`, `src/gone/Old.java` and [the rules](docs/gone.md#top).

            ```sh
            ./gone demo
            ./mvnw -pl src/tabel test
            ```
            """);

    assertThat(violations(List.of(document), Set.of("src/table", "./mvnw")::contains))
        .containsExactlyInAnyOrder(
            "README.md names src/gone/Old.java, which is not there",
            "README.md names docs/gone.md, which is not there",
            "README.md names ./gone, which is not there",
            "README.md names src/tabel, which is not there");
  }

  @Test
  void artifactsPatternsAddressesAndOutputAreLetAlone() {
    TextFile document =
        new TextFile(
            "README.md",
            """
            `runs/r1/result.json`, `src/<name>`, `infra/*.asl.json`, `https://example.org/a/b`,
            `s3://bucket/key`, `~/.m2/settings.xml`, `/usr/lib/jvm`, `src/a/target/classes`, and/or.

            ```
            printed/output here
            ```
            """);

    assertThat(violations(List.of(document), _ -> false)).isEmpty();
  }

  @Test
  void everySectionThatALinkNamesIsThere() {
    List<TextFile> documents =
        Checkout.here().files().stream().filter(TextFile::isMarkdown).toList();

    assertThat(strayAnchors(documents)).isEmpty();
  }

  @Test
  void aSectionThatWasRenamedIsCaught() {
    TextFile one =
        new TextFile("docs/one.md", "# One\n\n[there](two.md#its-2nd-part) [here](#one)\n");
    TextFile two = new TextFile("docs/two.md", "## Its 2nd part\n\n[gone](one.md#first)\n");

    assertThat(strayAnchors(List.of(one, two)))
        .containsExactly("docs/two.md links to docs/one.md#first, which is no section");
  }

  private static List<String> strayAnchors(List<TextFile> documents) {
    Set<String> sections = new HashSet<>();
    for (TextFile document : documents) {
      HEADING
          .matcher(FENCED.matcher(document.text()).replaceAll(""))
          .results()
          .map(heading -> document.path() + "#" + slug(heading.group(1)))
          .forEach(section -> addTold(section, sections));
    }
    List<String> stray = new ArrayList<>();
    for (TextFile document : documents) {
      ANCHOR
          .matcher(FENCED.matcher(document.text()).replaceAll(""))
          .results()
          .map(link -> target(document, link.group(1)) + link.group(2))
          .filter(target -> !sections.contains(target))
          .map(target -> "%s links to %s, which is no section".formatted(document.path(), target))
          .forEach(stray::add);
    }
    return stray;
  }

  /** Sections of one name are told apart by a number. */
  private static void addTold(String section, Set<String> sections) {
    int told = 0;
    String name = section;
    while (!sections.add(name)) {
      told++;
      name = section + "-" + told;
    }
  }

  private static String target(TextFile document, String path) {
    return path.isEmpty()
        ? document.path()
        : Path.of(document.path()).resolveSibling(path).normalize().toString();
  }

  /** As GitHub makes them of headings. */
  private static String slug(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  private static List<String> violations(List<TextFile> documents, Predicate<String> exists) {
    List<String> violations = new ArrayList<>();
    for (TextFile document : documents) {
      Stream.concat(named(document.text()), linked(document))
          .distinct()
          .filter(path -> !exists.test(path))
          .map(path -> "%s names %s, which is not there".formatted(document.path(), path))
          .forEach(violations::add);
    }
    return violations;
  }

  private static Stream<String> named(String text) {
    Stream<String> commands =
        FENCED
            .matcher(text)
            .results()
            .filter(block -> block.group(1).equals("sh"))
            .map(block -> block.group(2));
    Stream<String> spans =
        IN_BACKTICKS
            .matcher(FENCED.matcher(text).replaceAll(""))
            .results()
            .map(span -> span.group(1));
    return Stream.concat(commands, spans)
        .flatMap(code -> Stream.of(code.split("\\s+")))
        .filter(word -> PATH.matcher(word).matches())
        .filter(word -> !word.contains("target/"))
        .filter(word -> !ELSEWHERE.contains(word.substring(0, word.indexOf('/'))));
  }

  private static Stream<String> linked(TextFile document) {
    String folder = document.path().substring(0, document.path().lastIndexOf('/') + 1);
    return LINK.matcher(document.text()).results().map(link -> folder + link.group(1));
  }
}
