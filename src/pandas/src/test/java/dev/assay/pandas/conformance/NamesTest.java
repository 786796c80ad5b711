package dev.assay.pandas.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each public name of pandas' and numpy's objects, as {@code conformance/names.py} lists them, is
 * there or refused with what to use instead: programs never read that pandas has no such thing.
 */
class NamesTest {

  private static final Path LIST = Path.of("conformance/names.txt");

  @ParameterizedTest
  @MethodSource("objects")
  void eachNameIsThereOrRefusedWithWhatToUseInstead(String object) throws IOException {
    List<String> lines = Files.readAllLines(LIST);
    String line =
        lines.stream().filter(each -> each.startsWith(object + ": ")).findFirst().orElseThrow();
    List<String> names = Arrays.asList(line.substring(object.length() + 2).split(" "));

    assertThat(names).hasSizeGreaterThan(5);
    assertThat(names.stream().filter(name -> isUnknown(lines.getFirst(), object, name))).isEmpty();
  }

  static Stream<String> objects() throws IOException {
    return Files.readAllLines(LIST).stream()
        .skip(1)
        .map(line -> line.substring(0, line.lastIndexOf(": ")));
  }

  private static boolean isUnknown(String data, String object, String name) {
    String program =
        String.join(
            "\n",
            "import pandas as pd",
            "import numpy as np",
            data,
            "value = " + object,
            "value." + name,
            "result = 1");
    Map<String, @Nullable Object> outcome = Outcomes.of(program);
    boolean refused =
        String.valueOf(outcome.get("message")).matches("(?s)Assay does not support .+; .+");
    return outcome.containsKey("error") && !refused;
  }
}
