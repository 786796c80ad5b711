package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.gates.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/commands} says what the command line says. {@code ./mvnw -pl src/cli -am test
 * -Dtest=CommandPagesTest -Dsurefire.failIfNoSpecifiedTests=false -Dassay.pages=write} writes it
 * anew.
 */
class CommandPagesTest {

  private static final String ANEW =
      "write docs/commands anew: ./mvnw -pl src/cli -am test -Dtest=CommandPagesTest"
          + " -Dsurefire.failIfNoSpecifiedTests=false -Dassay.pages=write";

  private final Path folder = Checkout.here().path("docs/commands");

  @Test
  void eachCommandHasAPageThatSaysWhatItsHelpSays() throws IOException {
    Map<String, String> pages =
        CommandPages.of(AssayCommand.over(new CommandLineHarness().context()));
    if ("write".equals(System.getProperty("assay.pages"))) {
      Files.createDirectories(folder);
      for (var page : pages.entrySet()) {
        Files.writeString(folder.resolve(page.getKey()), page.getValue());
      }
    }

    for (var page : pages.entrySet()) {
      assertThat(folder.resolve(page.getKey())).as(ANEW).content().isEqualTo(page.getValue());
    }
  }

  @Test
  void noPageIsOfACommandThatIsGone() throws IOException {
    Map<String, String> pages =
        CommandPages.of(AssayCommand.over(new CommandLineHarness().context()));
    List<String> kept;
    try (Stream<Path> files = Files.list(folder)) {
      kept =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".md"))
              .toList();
    }

    assertThat(pages.keySet()).containsAll(kept);
  }
}
