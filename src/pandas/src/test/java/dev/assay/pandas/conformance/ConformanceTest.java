package dev.assay.pandas.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every program of the folder {@code conformance} ends as it does with real pandas. */
class ConformanceTest {

  private static final Path FOLDER = Path.of("conformance");

  @TestFactory
  Stream<DynamicContainer> assayAgreesWithPandas() {
    return ConformanceFile.below(FOLDER).stream()
        .map(file -> DynamicContainer.dynamicContainer(name(file), tests(file)));
  }

  private static String name(ConformanceFile file) {
    return FOLDER.relativize(file.path()).toString();
  }

  private static Stream<DynamicTest> tests(ConformanceFile file) {
    return file.programs().entrySet().stream()
        .map(
            program ->
                DynamicTest.dynamicTest(
                    program.getKey(),
                    () -> {
                      assertThat(file.outcomes()).containsKey(program.getKey());
                      Object golden = file.outcomes().get(program.getKey());
                      assertThat(Agreement.difference(golden, Outcomes.of(program.getValue())))
                          .as("%s :: %s", name(file), program.getKey())
                          .isEmpty();
                    }));
  }
}
