package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.eval.Limits;
import java.util.List;
import java.util.Map;

/** Runs programs of plain Python, without pandas. */
final class PythonRun {

  private static final Interpreter INTERPRETER = new Interpreter(PythonLibrary.library());

  private PythonRun() {}

  /** What the program prints. */
  static String printed(String code) {
    return printed(code, UnhurriedLimits.DEFAULT);
  }

  static String printed(String code, Limits limits) {
    return evaluated(code, limits).printed();
  }

  static Evaluation evaluated(String code, Limits limits) {
    return INTERPRETER.evaluate(List.of(Program.parse("test", code)), Map.of(), limits);
  }

  /** The error that the program ends in, as {@link PandasException#describe()} shows it. */
  static String error(String code) {
    return error(code, UnhurriedLimits.DEFAULT);
  }

  static String error(String code, Limits limits) {
    String[] shown = new String[1];
    assertThatThrownBy(() -> evaluated(code, limits))
        .asInstanceOf(type(PandasException.class))
        .satisfies(error -> shown[0] = error.describe());
    return shown[0];
  }
}
