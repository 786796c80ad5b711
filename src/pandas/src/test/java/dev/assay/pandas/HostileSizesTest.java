package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.api.module.PandasLibrary;
import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.eval.Limits;
import dev.assay.pandas.eval.PyType;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Any method of anything large, with large arguments, heeds the clock and stays within memory. */
@Tag("slow")
class HostileSizesTest {

  private static final Limits LIMITS =
      new Limits(2_000_000, 4_000_000, 100_000, 1_000_000, 4_300, 200, Duration.ofMillis(100));

  /** Waits for what notices late: a machine may have much else to do. */
  private static final Interpreter INTERPRETER = Interpreter.patient(Duration.ofSeconds(30));

  private static final Program PRELUDE =
      Program.parse(
          "prelude",
          """
          import pandas as pd
          import numpy as np
          long = 'ab' * 400000
          texts = pd.Series([long] * 50)
          whole = pd.Series(range(3000))
          real = pd.Series(range(3000)) / 7
          when = pd.Series(pd.date_range('1700-01-01', periods=3000, freq='25D'))
          frame = pd.DataFrame({'k': range(1000), 't': [long] * 1000})
          array = np.arange(100000)
          items = list(range(50000))
          shared = (1, 'a')
          for i in range(40): shared = (shared, shared)
          """);

  private static final List<String> VALUES =
      List.of(
          "long",
          "texts",
          "texts.str",
          "whole",
          "real",
          "real.rolling(1500)",
          "whole.expanding()",
          "whole.groupby(whole % 1000)",
          "when",
          "when.dt",
          "when.diff()",
          "frame",
          "frame.groupby('k')",
          "frame.set_index('t')",
          "frame.index",
          "array",
          "items",
          "set(items)",
          "dict(zip(items, items))",
          "shared",
          "{shared: shared}",
          "10**4200",
          "texts.astype('category')",
          "pd",
          "np");

  private static final List<String> ARGUMENTS =
      List.of(
          "",
          "10**9",
          "-10**9",
          "10**18",
          "10**4200",
          "3 * 10**7",
          "long",
          "long, long",
          "'a', long",
          "long, 'a'",
          "texts",
          "whole",
          "frame",
          "array",
          "items",
          "shared",
          "[long] * 100000",
          "[shared] * 10",
          "range(10**9)",
          "np.linspace(0, 1, 100000)",
          "lambda x: long",
          "lambda x: [long] * 1000",
          "10**9, long",
          "[1], 10**8",
          "items, items",
          "array, array",
          "'(?:|a?)' * 50 + '(?!)'",
          "'(a|b|ab)*c'",
          "frame, how='cross'",
          "periods=10**8",
          "bins=10**8",
          "width=10**9",
          "repeats=10**8",
          "freq='ns'",
          "'ns'");

  @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
  void anyCallHeedsTheClockAndStaysWithinMemory(@ForAll("calls") String code) {
    try {
      INTERPRETER.evaluate(List.of(PRELUDE, Program.parse("hostile", code)), Map.of(), LIMITS);
    } catch (PandasException error) {
      assertThat(EscapesTest.isNamed(error.type())).as(code + ": " + error.describe()).isTrue();
      assertThat(error.describe())
          .as(code)
          .doesNotContain("did not stop")
          .doesNotContain("more memory than there is");
    }
  }

  @Provide
  Arbitrary<String> calls() {
    Arbitrary<String> names =
        Arbitraries.of(
            Stream.concat(
                    PandasLibrary.tables().stream(),
                    PythonLibrary.library().types().values().stream())
                .map(PyType::members)
                .flatMap(members -> members.keySet().stream())
                .distinct()
                .toList());
    Arbitrary<String> functions =
        Arbitraries.of(
            Stream.of("pd", "np")
                .flatMap(
                    module ->
                        PandasLibrary.library()
                            .modules()
                            .get(module.equals("pd") ? "pandas" : "numpy")
                            .attributes()
                            .keySet()
                            .stream()
                            .map(name -> module + "." + name))
                .toList());
    Arbitrary<String> arguments = Arbitraries.of(ARGUMENTS);
    Arbitrary<String> method =
        Combinators.combine(Arbitraries.of(VALUES), names, arguments)
            .as((value, name, argument) -> "%s.%s(%s)".formatted(value, name, argument));
    Arbitrary<String> function =
        Combinators.combine(functions, arguments)
            .as((name, argument) -> "%s(%s)".formatted(name, argument));
    return Arbitraries.oneOf(method, method, function)
        .map(code -> "result = " + code + "\nresult = str(result)");
  }
}
