package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dates and times have no time zone: wherever one may enter, it is refused. */
class TimeZonesTest {

  private static final String DATA =
      """
      import pandas as pd
      from datetime import datetime
      from io import StringIO
      s = pd.Series(['2024-01-01T10:00:00Z', '2024-01-02T10:00:00Z'])
      d = pd.DataFrame({'d': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 10:00']), 'v': [1, 2]})
      i = d.set_index('d')
      """;

  private static void evaluate(String code) {
    new Interpreter()
        .evaluate(
            List.of(Program.parse("test code", DATA + code)), Map.of(), UnhurriedLimits.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pd.to_datetime(s)",
        "pd.to_datetime(s, errors='coerce')",
        "pd.to_datetime(s, errors='ignore')",
        "pd.to_datetime('2024-01-01 10:00:00+00:00')",
        "pd.to_datetime('2024-01-01 10:00:00 -0530')",
        "pd.to_datetime('2024-01-01T10Z')",
        "pd.to_datetime('20240101T100000Z')",
        "pd.to_datetime('2024-01-01T10:00:00.123456Z')",
        "pd.to_datetime('01/02/2024 10:00 AM UTC')",
        "pd.to_datetime('Mon, 01 Jan 2024 10:00:00 GMT')",
        "pd.to_datetime('Sat Jan 06 10:00:00 +0000 2024')",
        "pd.to_datetime(s, format='mixed')",
        "pd.to_datetime(s, format='ISO8601')",
        "pd.to_datetime(s, format='%Y-%m-%dT%H:%M:%S%z')",
        "d['d'].dt.tz_localize('UTC')",
        "i.index.tz_localize('UTC')",
        "pd.Timestamp('2024-01-01T10:00:00Z')",
        "pd.Timestamp('2024-01-01').tz_localize('UTC')",
        "s.astype('datetime64[ns]')",
        "d['d'].astype('datetime64[ns, UTC]')",
        "pd.Series(s, dtype='datetime64[ns]')",
        "pd.DatetimeIndex(s)",
        "d[d['d'] > '2024-01-01T12:00:00Z']",
        "d.query(\"d > '2024-01-01 12:00:00+00:00'\")",
        "d['d'].isin(['2024-01-01 10:00:00+00:00'])",
        "d['d'].between('2024-01-01 10:00:00+00:00', '2024-01-03')",
        "i.loc['2024-01-01 10:00:00Z']",
        "i.loc['2024-01-01 10:00:00Z':]",
        "pd.read_csv(StringIO('a,b\\n2024-01-01 10:00:00Z,1'), parse_dates=['a'])",
        "datetime.strptime('2024-01-01 +0000', '%Y-%m-%d %z')",
        "datetime.fromisoformat('2024-01-01T10:00:00+00:00')",
        "pd.date_range('2024-01-01T00:00:00Z', periods=2)"
      })
  void aZoneIsRefusedWhereItEnters(String expression) {
    assertThatThrownBy(() -> evaluate("result = " + expression))
        .isInstanceOf(PandasException.class)
        .message()
        .startsWith("Assay does not support time zones (")
        .endsWith(
            "); cut the zone off the text first, as .str.slice(0, 19) does, and leave out utc and"
                + " tz");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pd.to_datetime(s, utc=True)",
        "pd.Timestamp('2024-01-01', tz='UTC')",
        "pd.date_range('2024-01-01', periods=2, tz='UTC')"
      })
  void anArgumentForAZoneIsRefused(String expression) {
    assertThatThrownBy(() -> evaluate("result = " + expression))
        .isInstanceOf(PandasException.class)
        .message()
        .startsWith("Assay does not support the argument '");
  }

  @Test
  void noHandlerOfTheProgramHidesWhatAssayLacks() {
    assertThatThrownBy(
            () -> evaluate("try:\n    pd.to_datetime(s)\nexcept Exception:\n    result = 1"))
        .isInstanceOf(PandasException.class)
        .hasMessageStartingWith("Assay does not support time zones ('2024-01-01T10:00:00Z')");
  }
}
