package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No program gets out of the language: every attempt ends in an error with a name. */
class EscapesTest {

  static final Set<String> LIMITS =
      Set.of(
          "StepLimitError",
          "MemoryLimitError",
          "MergeLimitError",
          "TextLimitError",
          "IntegerLimitError",
          "ResultLimitError",
          "TimeLimitError",
          "RecursionError");

  /** A fraction of the defaults, so that the test takes a fraction of their time. */
  private static final Limits BRIEF =
      new Limits(
          Limits.DEFAULT.steps() / 10,
          Limits.DEFAULT.cells() / 10,
          Limits.DEFAULT.mergeRows() / 10,
          Limits.DEFAULT.textLength(),
          Limits.DEFAULT.integerDigits(),
          Limits.DEFAULT.recursion(),
          Duration.ofMillis(200));

  private static final Program PRELUDE =
      Program.parse(
          "prelude",
          """
          import pandas as pd
          import numpy as np
          df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']})
          s = pd.Series(['a', 'b', 'c'])
          big = pd.DataFrame({'k': range(2000)})
          """);

  private static final Set<String> SYNTAX = Set.of("SyntaxError", "IndentationError", "TabError");

  private final Interpreter interpreter = new Interpreter();

  static List<String> attempts() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(EscapesTest.class.getResourceAsStream("/escapes.txt"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("# "))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("attempts")
  void anAttemptEndsInAnErrorWithAName(String attempt) {
    assertThatThrownBy(() -> evaluate(attempt.replace("\\n", "\n")))
        .isInstanceOfSatisfying(
            PandasException.class,
            error -> assertThat(isNamed(error.type())).as(error.describe()).isTrue());
  }

  private Evaluation evaluate(String attempt) {
    List<Program> programs = List.of(PRELUDE, Program.parse("attempt", attempt));
    return interpreter.evaluate(programs, Map.of(), BRIEF);
  }

  /** Whether the error is one of Python's, of the parser's or of the limits', and no defect. */
  static boolean isNamed(String type) {
    return !type.equals("SystemError") && isKnown(type);
  }

  private static boolean isKnown(String type) {
    return LIMITS.contains(type) || SYNTAX.contains(type) || Exceptions.types().containsKey(type);
  }

  @Test
  void thereAreManyAttemptsAndNoneTwice() throws IOException {
    assertThat(attempts()).hasSizeGreaterThan(500).doesNotHaveDuplicates();
  }
}
