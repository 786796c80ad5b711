package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.eval.Body;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.eval.NativeFunction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A defect of a built-in becomes an error with a name and a place, and keeps its cause. */
class DefectsTest {

  private static PandasException evaluated(Body defect) {
    Library defective =
        new Library(Map.of("broken", new NativeFunction("broken", "", defect)), Map.of(), Map.of());
    Interpreter interpreter = new Interpreter(PythonLibrary.library().plus(defective));
    PandasException[] caught = new PandasException[1];
    assertThatThrownBy(
            () ->
                interpreter.evaluate(
                    List.of(Program.parse("test code", "x = 1\ny = broken()")),
                    Map.of(),
                    UnhurriedLimits.DEFAULT))
        .isInstanceOfSatisfying(PandasException.class, error -> caught[0] = error);
    return caught[0];
  }

  @Test
  void anUnexpectedExceptionIsASystemError() {
    PandasException error =
        evaluated(
            _ -> {
              throw new IllegalArgumentException("secret");
            });

    assertThat(error.describe())
        .isEqualTo(
            "SystemError: Assay failed at this (IllegalArgumentException) (test code, line 2,"
                + " column 5)");
    assertThat(error).hasRootCauseMessage("secret");
  }

  @Test
  void runningOutOfStackIsARecursionError() {
    PandasException error =
        evaluated(
            _ -> {
              throw new StackOverflowError();
            });

    assertThat(error.describe()).isEqualTo("RecursionError: maximum recursion depth exceeded");
  }

  @Test
  void runningOutOfMemoryIsAMemoryLimitError() {
    PandasException error =
        evaluated(
            _ -> {
              throw new OutOfMemoryError();
            });

    assertThat(error.describe())
        .isEqualTo("MemoryLimitError: the program needs more memory than there is");
  }
}
