package dev.assay.statemachine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the README says is supported is shown by a program or a test that is there. */
class DocumentedSupportTest {

  private static final Pattern ROW = Pattern.compile("(?m)^\\|[^|]*\\|[^|]*\\|([^|]+)\\|$");
  private static final Pattern NAME = Pattern.compile("`([\\w-]+)`");
  private static final Path PROGRAMS =
      Path.of("src/test/resources/dev/assay/statemachine/programs");
  private static final Path TESTS = Path.of("src/test/java/dev/assay/statemachine");

  @Test
  void eachLineNamesWhatShowsIt() throws IOException {
    List<String> shown =
        ROW.matcher(Files.readString(Path.of("README.md")))
            .results()
            .flatMap(row -> NAME.matcher(row.group(1)).results())
            .map(name -> name.group(1))
            .toList();
    String tests = tests();

    assertThat(shown)
        .hasSizeGreaterThan(40)
        .allMatch(
            name ->
                Files.exists(PROGRAMS.resolve(name + ".run.json"))
                    || tests.contains("void " + name + "("));
  }

  private static String tests() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(TESTS)) {
      for (Path file : files.toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
