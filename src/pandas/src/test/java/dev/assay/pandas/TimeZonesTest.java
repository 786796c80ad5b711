package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What does not know time zones refuses them, and gives no times without one. */
class TimeZonesTest {

  private static final String DATA =
      """
      import pandas as pd
      from datetime import datetime, timezone
      from io import StringIO
      s = pd.Series(['2024-01-01T10:00:00Z', '2024-01-02T10:00:00Z'])
      d = pd.DataFrame({'d': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 10:00']), 'v': [1, 2]})
      i = d.set_index('d')
      z = pd.to_datetime(s)
      e = z.dt.tz_convert('US/Eastern')
      """;

  private static void evaluate(String code) {
    new Interpreter()
        .evaluate(
            List.of(Program.parse("test code", DATA + code)), Map.of(), UnhurriedLimits.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pd.to_datetime('2024-01-01 10:00 GMT')",
        "pd.to_datetime('2024-01-01 10:00:00+02')",
        "pd.to_datetime(pd.Series(['2024-01-01 10:00Z', '2024-01-01 10:00']), format='ISO8601')",
        "pd.to_datetime(['2024-01-01 10:00Z', '2024-01-01 10:00'], format='ISO8601', utc=True)",
        "pd.cut(z, 2)",
        "pd.DataFrame({'z': z, 'e': e}).max(axis=1)",
        "z.dt.timetz"
      })
  void whatDoesNotKnowZonesRefusesThem(String expression) {
    assertThatThrownBy(() -> evaluate("result = " + expression))
        .isInstanceOf(PandasException.class)
        .message()
        .startsWith("Assay does not support time zones here (")
        .endsWith(
            "); read texts with pd.to_datetime(..., utc=True); drop a zone with"
                + " tz_localize(None)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "z.dt.tz_localize(None).dt.tz_localize('EST')",
        "z.dt.tz_convert('tzlocal()')",
        "e.dt.tz_convert('Asia/Dubai').dt.strftime('%Z')",
        "pd.Timestamp('1900-01-01', tz='US/Eastern')",
        "datetime(2024, 1, 1).astimezone(timezone.utc)",
        "datetime(2024, 1, 1).timestamp()",
        "datetime.fromtimestamp(0)",
        "datetime.now(timezone.utc)",
        "repr(e.dt.tz)"
      })
  void whatDependsOnTheMachineOrOnRarerZonesIsRefused(String expression) {
    assertThatThrownBy(() -> evaluate("result = " + expression))
        .isInstanceOf(PandasException.class)
        .hasMessageStartingWith("Assay does not support ");
  }

  @Test
  void noHandlerOfTheProgramHidesWhatAssayLacks() {
    assertThatThrownBy(() -> evaluate("try:\n    pd.cut(z, 2)\nexcept Exception:\n    result = 1"))
        .isInstanceOf(PandasException.class)
        .hasMessageStartingWith(
            "Assay does not support time zones here (bins of datetime64[ns, UTC])");
  }
}
