package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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
