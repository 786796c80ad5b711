package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.api.module.PandasLibrary;
import dev.assay.pandas.eval.Limits;
import dev.assay.pandas.eval.PyType;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Any method of pandas with any arguments ends in a value or a named error. */
@Tag("slow")
class PandasFuzzTest {

  private static final Limits LIMITS =
      new Limits(200_000, 500_000, 5000, 50_000, 1000, 60, Duration.ofSeconds(5));
  private static final Interpreter INTERPRETER = new Interpreter();

  private static final Program PRELUDE =
      Program.parse(
          "prelude",
          """
          import pandas as pd
          import numpy as np
          df = pd.DataFrame({'a': [3, 1, 2, 1], 'b': ['x', None, 'y', 'x'], 'c': [1.5, None, 0, -2]})
          empty = pd.DataFrame({'a': [], 'b': []})
          dates = pd.DataFrame({'t': pd.to_datetime(['2020-01-31', None, '2021-06-01'])})
          multi = df.groupby(['a', 'b'])[['c']].sum()
          s = df['c']
          text = df['b']
          none = pd.Series([], dtype=float)
          when = dates['t']
          yes = df['a'] > 1
          index = df.set_index('b').index
          array = df['a'].values
          """);

  private static final List<String> VALUES =
      List.of(
          "df",
          "empty",
          "dates",
          "multi",
          "s",
          "text",
          "none",
          "when",
          "yes",
          "index",
          "array",
          "df['a']",
          "df[['a', 'b']]",
          "df.T",
          "df.groupby('a')",
          "df.groupby('b')['c']",
          "df.groupby(['a', 'b'])",
          "empty.groupby('a')",
          "text.str",
          "when.dt",
          "df.loc",
          "df.iloc",
          "df.rolling(2)",
          "s.expanding()",
          "df.set_index('a')",
          "s.value_counts()",
          "df.astype('object')",
          "text.astype('category')",
          "df['a'].astype('Int64')",
          "pd",
          "np",
          "when.diff()",
          "pd.Timestamp('2020-01-01')",
          "pd.Timedelta(days=1)",
          "s.index",
          "df.columns");

  private static final List<String> ARGUMENTS =
      List.of(
          "",
          "1",
          "0",
          "-1",
          "2.5",
          "None",
          "True",
          "'a'",
          "'b'",
          "'zzz'",
          "['a']",
          "['a', 'b']",
          "[]",
          "{'a': 'sum'}",
          "{'a': 1}",
          "{}",
          "lambda x: x",
          "lambda x: x.sum()",
          "'sum'",
          "'mean'",
          "['min', 'max']",
          "df",
          "s",
          "yes",
          "empty",
          "slice(1, 2)",
          "np.nan",
          "pd.NaT",
          "(1, 'a')",
          "len",
          "str",
          "'int64'",
          "'float'",
          "'outer'",
          "axis=1",
          "by='a'",
          "on='a'",
          "inplace=True",
          "columns='a'",
          "index='a'",
          "level=0",
          "ascending=False",
          "how='left'",
          "df, on='a'",
          "df, how='cross'",
          "index='a', columns='b', values='c'",
          "0.5",
          "'D'",
          "10**20",
          "range(3)",
          "pd.Series([1, 2])",
          "np.array([1, 2, 3, 4])",
          "[True, False, True, True]",
          "'a', 'c'",
          "pd.DataFrame()",
          "float('inf')",
          "'%Y'",
          "'['",
          "{1, 2}",
          "iter([1])",
          "'a == 1'");

  private static void endsWell(String code) {
    try {
      INTERPRETER.evaluate(List.of(PRELUDE, Program.parse("fuzz", code)), Map.of(), LIMITS);
    } catch (PandasException error) {
      assertThat(EscapesTest.isNamed(error.type())).as(code + ": " + error.describe()).isTrue();
    }
  }

  @Property(tries = 1500, edgeCases = EdgeCasesMode.NONE)
  void anyCallEndsWell(@ForAll("calls") String code) {
    endsWell(code);
  }

  @Provide
  Arbitrary<String> calls() {
    Arbitrary<String> names =
        Arbitraries.of(
            PandasLibrary.tables().stream()
                .map(PyType::members)
                .flatMap(members -> members.keySet().stream())
                .distinct()
                .toList());
    Arbitrary<String> values = Arbitraries.of(VALUES);
    Arbitrary<String> arguments = Arbitraries.of(ARGUMENTS);
    Arbitrary<String> operators =
        Arbitraries.of("+", "-", "*", "/", "//", "%", "**", "&", "|", "==", "<", ">=", "in");
    Arbitrary<String> call =
        Combinators.combine(values, names, arguments)
            .as((value, name, argument) -> "%s.%s(%s)".formatted(value, name, argument));
    Arbitrary<String> chain =
        Combinators.combine(call, names, arguments)
            .as((value, name, argument) -> "%s.%s(%s)".formatted(value, name, argument));
    Arbitrary<String> operation =
        Combinators.combine(values, operators, values)
            .as((left, operator, right) -> "%s %s %s".formatted(left, operator, right));
    Arbitrary<String> item =
        Combinators.combine(values, arguments.filter(one -> !one.contains("=")))
            .as((value, key) -> "%s[%s]".formatted(value, key.isEmpty() ? "0" : key));
    Arbitrary<String> assignment =
        Combinators.combine(item, arguments.filter(one -> !one.isEmpty() && !one.contains("=")))
            .as((target, value) -> "%s = %s".formatted(target, value));
    Arbitrary<String> shown =
        Arbitraries.oneOf(call, chain, chain, operation, item)
            .map(code -> "r = " + code + "\nprint(r, repr(r))");
    return Arbitraries.oneOf(shown, shown, shown, assignment);
  }
}
