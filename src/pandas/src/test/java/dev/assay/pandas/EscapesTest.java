package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
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
          "TimeLimitError",
          "RecursionError");

  /** The defaults, but for less time, so that the test takes less of it too. */
  private static final Limits BRIEF =
      new Limits(
          Limits.DEFAULT.steps(),
          Limits.DEFAULT.cells(),
          Limits.DEFAULT.mergeRows(),
          Limits.DEFAULT.textLength(),
          Limits.DEFAULT.integerDigits(),
          Limits.DEFAULT.recursion(),
          Duration.ofMillis(500));

  private static final Set<String> SYNTAX = Set.of("SyntaxError", "IndentationError", "TabError");

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
    String shown = PythonRun.error(attempt.replace("\\n", "\n"), BRIEF);
    String type = shown.replaceFirst("[:( ].*", "");

    assertThat(isNamed(type)).as(shown).isTrue();
  }

  /** Whether the error is one of Python's, of the parser's or of the limits'. */
  static boolean isNamed(String type) {
    return LIMITS.contains(type) || SYNTAX.contains(type) || Exceptions.types().containsKey(type);
  }

  @Test
  void thereAreAtLeastAHundredAndFiftyAttempts() throws IOException {
    assertThat(attempts()).hasSizeGreaterThan(150).doesNotHaveDuplicates();
  }
}
