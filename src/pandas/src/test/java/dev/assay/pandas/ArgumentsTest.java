package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An argument that pandas heeds and Assay does not is refused, never passed over. */
class ArgumentsTest {

  private static final String DATA =
      """
      import pandas as pd
      import numpy as np
      from datetime import datetime
      s = pd.Series([1.5, None, 2.5])
      d = pd.DataFrame({'g': ['a', 'b', 'a'], 'k': [3, 1, 2]})
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "s.pct_change(limit=1)|limit|pct_change",
        "d.to_string('d.txt')|buf|to_string",
        "pd.value_counts(s, bins=2)|bins|value_counts",
        "d.to_string(na_rep='-')|na_rep|to_string",
        "s.convert_dtypes(convert_integer=False)|convert_integer|convert_dtypes",
        "d.set_index(['g', d.index])['k'].unstack(sort=False)|sort|unstack",
        "np.add([1], [2], dtype=float)|dtype|add",
        "np.sqrt([4.0], casting='unsafe')|casting|sqrt",
        "np.zeros(2, order='F')|order|zeros",
        "np.zeros_like([1], subok=False)|subok|zeros_like",
        "np.nansum([1, 2], initial=5)|initial|nansum",
        "np.sum([1, 2], where=[True, False])|where|sum",
        "d.align(d, method='ffill')|method|align",
        "s.align(s, broadcast_axis=1)|broadcast_axis|align",
        "s.interpolate(downcast='infer')|downcast|interpolate",
        "s.to_string(max_rows=2)|max_rows|to_string",
        "d.groupby('g').k.skew(skipna=False)|skipna|skew",
        "s.rolling(2).mean(engine='numba')|engine|mean",
        "s.expanding().var(engine_kwargs={})|engine_kwargs|var",
        "pd.Series([1], fastpath=True)|fastpath|Series",
        "pd.array([1], copy=False)|copy|array",
        "pd.bdate_range('2024-01-01', periods=2, holidays=['2024-01-01'])|holidays|bdate_range",
        "pd.date_range('2024-01-01', periods=2, unit='s')|unit|date_range",
        "pd.timedelta_range('1D', periods=2, unit='s')|unit|timedelta_range",
        "datetime(2020, 1, 1).isoformat(timespec='minutes')|timespec|isoformat",
      })
  void anArgumentIsRefusedByName(String expression, String argument, String function) {
    String code = DATA + "result = " + expression;
    assertThatThrownBy(
            () ->
                new Interpreter()
                    .evaluate(
                        List.of(Program.parse("test code", code)),
                        Map.of(),
                        UnhurriedLimits.DEFAULT))
        .isInstanceOf(PandasException.class)
        .hasMessage(
            "Assay does not support the argument '"
                + argument
                + "' of "
                + function
                + "(); leave it out");
  }
}
