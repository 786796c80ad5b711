package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.eval.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that ask for far too much end in a value or an error with a name, and soon. */
@Tag("slow")
class ExcessesTest {

  /** What a program may use here: an eighth of the defaults, in a twentieth of their time. */
  private static final Limits BRIEF =
      new Limits(
          Limits.DEFAULT.steps() / 8,
          Limits.DEFAULT.cells() / 8,
          Limits.DEFAULT.mergeRows(),
          Limits.DEFAULT.textLength(),
          Limits.DEFAULT.integerDigits(),
          Limits.DEFAULT.recursion(),
          Duration.ofMillis(100));

  /** Long enough for a machine that is slow or busy, and far from a hang. */
  private static final Duration SOON = Duration.ofMinutes(1);

  private static final Program PRELUDE =
      Program.parse(
          "prelude",
          """
          import pandas as pd
          import numpy as np
          import re, math, datetime, itertools, collections
          s = pd.Series(['aaaa'] * 1000)
          n = pd.Series(range(1000))
          df = pd.DataFrame({'k': range(1000), 't': ['a'] * 1000})
          """);

  private final Interpreter interpreter = Interpreter.patient(Duration.ofSeconds(30));

  static List<String> excesses() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(ExcessesTest.class.getResourceAsStream("/excesses.txt"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("# "))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("excesses")
  void anExcessEndsSoon(String excess) {
    long start = System.nanoTime();
    String outcome = evaluate(excess.replace("\\n", "\n"));

    assertThat(outcome).doesNotContain("did not stop");
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOON);
  }

  private String evaluate(String excess) {
    try {
      Program program = Program.parse("excess", excess);
      interpreter.evaluate(List.of(PRELUDE, program), Map.of(), BRIEF);
      return "";
    } catch (PandasException error) {
      assertThat(EscapesTest.isNamed(error.type())).as(error.describe()).isTrue();
      return error.describe();
    }
  }

  @Test
  void aHundredThousandParametersAreParsedOrGivenUpInTime() {
    String parameters =
        IntStream.range(0, 100_000).mapToObj(at -> "a" + at).collect(Collectors.joining(","));

    assertThat(evaluate("result = lambda " + parameters + ": 1")).doesNotContain("did not stop");
  }

  @Test
  void thereAreManyExcessesAndNoneTwice() throws IOException {
    assertThat(excesses()).hasSizeGreaterThan(200).doesNotHaveDuplicates();
  }
}
