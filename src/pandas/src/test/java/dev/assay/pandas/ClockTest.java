package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.table.AsOf;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Now is the moment that a run is as of, in every form in which programs ask for it. */
class ClockTest {

  /** Late in the evening of June, New York's; in UTC it is July. */
  private static final AsOf EVENING =
      new AsOf(Instant.parse("2025-07-01T03:30:15.123456789Z"), ZoneId.of("America/New_York"));

  private static final String IMPORTS =
      """
      import datetime, time
      import datetime as dt
      import numpy as np
      import pandas as pd
      from datetime import date, timedelta, timezone
      from dateutil import parser
      """;

  private static String printed(String expression, @Nullable AsOf asOf) {
    Program program = Program.parse("test code", IMPORTS + "print(" + expression + ")");
    return new Interpreter()
        .evaluate(List.of(program), Map.of(), UnhurriedLimits.DEFAULT, asOf)
        .printed()
        .strip();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pd.Timestamp.now()",
        "pd.Timestamp.now(tz=None)",
        "pd.Timestamp.today()",
        "pd.Timestamp('now')",
        "pd.Timestamp('today')",
        "pd.to_datetime('now')",
        "pd.to_datetime('today')",
        "pd.to_datetime('today', format='%Y-%m-%d')",
        "pd.to_datetime(['2025-01-01', 'now'])[1]",
        "pd.to_datetime(['now', '2025-01-01'], errors='coerce')[0]",
        "pd.Series(['today']).astype('datetime64[ns]')[0]",
        "pd.DatetimeIndex(['now'])[0]",
        "pd.date_range(end='today', periods=2)[1]",
        "datetime.datetime.now()",
        "datetime.datetime.now(None)",
        "dt.datetime.today()",
        "pd.Timestamp(dt.datetime.now())",
      })
  void localTimeIsExactToMicroseconds(String expression) {
    assertThat(printed(expression, EVENING)).isEqualTo("2025-06-30 23:30:15.123456");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pd.Timestamp.utcnow()",
        "pd.Timestamp.now('UTC')",
        "pd.Timestamp.today(tz='UTC')",
        "pd.Timestamp.now(timezone.utc)",
        "pd.Timestamp('now', tz='UTC')",
        "pd.to_datetime('now', utc=True)",
        "datetime.datetime.now(timezone.utc)",
        "datetime.datetime.now(tz=datetime.timezone.utc)",
      })
  void timeOfAnotherZoneIsTheSameMoment(String expression) {
    assertThat(printed(expression, EVENING)).isEqualTo("2025-07-01 03:30:15.123456+00:00");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "date.today() | 2025-06-30",
        "datetime.date.today() - timedelta(days=30) | 2025-05-31",
        "dt.datetime.now().date().year | 2025",
        "dt.datetime.utcnow() | 2025-07-01 03:30:15.123456",
        "pd.Timestamp.now().normalize().replace(day=1) | 2025-06-01 00:00:00",
        "pd.Timestamp.today().normalize() - pd.DateOffset(months=1) | 2025-05-30 00:00:00",
        "pd.Timestamp.now().to_period('Q') | 2025Q2",
        "pd.Period.now('D') | 2025-06-30",
        "pd.Period.now(freq='M') | 2025-06",
        "np.datetime64('now') | 2025-07-01T03:30:15",
        "np.datetime64('now', 'D') | 2025-07-01",
        "np.datetime64('today') | 2025-06-30",
        "np.datetime64('today', 'M') | 2025-06",
        "np.datetime64('today', 's') | 2025-06-30T00:00:00",
        "np.datetime64(dt.datetime.now()) | 2025-06-30T23:30:15.123456",
        "pd.Timestamp(year=2024, month=1, day=1, tz='UTC') | 2024-01-01 00:00:00+00:00",
        "(pd.Series(pd.to_datetime(['2025-06-30', '2025-07-01'])) < 'now').tolist() | [True, False]",
        "pd.to_datetime('10:30') | 2025-06-30 10:30:00",
        "pd.to_datetime('10:30 Feb') | 2025-02-28 10:30:00",
        "parser.parse('5 March') | 2025-03-05 00:00:00",
        "pd.to_datetime('1/2/75').year | 1975",
        "pd.to_datetime('1/2/74').year | 2074",
      })
  void whatFollowsFromNowFollowsFromThatMoment(String expression, String expected) {
    assertThat(printed(expression, EVENING)).isEqualTo(expected);
  }

  @Test
  void twoRunsSeeTheSameMoment() {
    assertThat(printed("pd.Timestamp.now() == pd.Timestamp('now')", EVENING)).isEqualTo("True");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pd.Timestamp.now() | Timestamp.now",
        "pd.Timestamp.utcnow() | Timestamp.utcnow",
        "pd.to_datetime('today') | the date 'today'",
        "pd.Timestamp('now') | the date 'now'",
        "pd.Period.now('D') | Period.now",
        "datetime.datetime.now() | datetime.now",
        "datetime.datetime.utcnow() | datetime.utcnow",
        "date.today() | date.today",
        "np.datetime64('now') | np.datetime64('now')",
        "pd.to_datetime('10:30') | the date '10:30'",
      })
  void aProgramThatWasGivenNoMomentHasNoClock(String expression, String asked) {
    assertThatThrownBy(() -> printed(expression, null))
        .isInstanceOf(PandasException.class)
        .hasMessage(
            "Assay does not support "
                + asked
                + "; there is no clock; write the date and time that the question means");
  }

  @Test
  void aPeriodIsNotReadFromTheWord() {
    assertThatThrownBy(() -> printed("pd.Period('now', 'D')", EVENING))
        .hasMessage(
            "Unknown datetime string format, unable to parse: NOW; use pd.Period.now(freq)");
  }

  @Test
  void whatWrongArgumentsAreIsSaid() {
    assertThatThrownBy(() -> printed("datetime.datetime.now('UTC')", EVENING))
        .hasMessage("tzinfo argument must be None or of a tzinfo subclass, not type 'str'");
  }
}
