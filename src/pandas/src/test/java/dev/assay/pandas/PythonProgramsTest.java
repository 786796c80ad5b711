package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs of plain Python print what CPython prints; {@code regenerate.sh} made the goldens. */
class PythonProgramsTest {

  static List<String> programs() throws IOException, URISyntaxException {
    try (Stream<Path> files = Files.list(folder())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".py"))
          .sorted()
          .toList();
    }
  }

  private static Path folder() throws URISyntaxException {
    return Path.of(Objects.requireNonNull(PythonProgramsTest.class.getResource("/python")).toURI());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsWhatCPythonPrints(String program) throws Exception {
    String code = Files.readString(folder().resolve(program));
    String golden = Files.readString(folder().resolve(program.replace(".py", ".out")));

    assertThat(PythonRun.printed(code)).isEqualTo(golden);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyProgramHasItsGolden(String program) throws Exception {
    assertThat(folder().resolve(program.replace(".py", ".out"))).isNotEmptyFile();
  }
}
