import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta

visits = pd.DataFrame({
    "patient": ["Ann", "bob", "Cy", None, "Ann", "dee ", "Bob"],
    "raw": ["2024-01-31", "31/01/2024", "Feb 29, 2024", None, "2024-13-01", "20240305", ""],
    "iso": ["2023-12-31", "2024-01-01", "2024-02-29", None, "2024-03-31", "2024-12-30", "2025-01-01"],
    "eu": ["01/02/2024", "13/02/2024", "05/03/2024", None, "28/02/2023", "31/12/2024", "09/09/2024"],
    "secs": [0, 90, 3661, 86400, 100000, -5, 59],
    "epoch": [0, 1700000000, 1709164800, 86399, 1e9, np.nan, 1735689600],
})
visits["when"] = pd.to_datetime(visits["iso"])
stamps = pd.Series(pd.to_datetime(["2024-01-01 00:00:00", "2024-02-29 13:45:30.123456", None, "2024-06-30 23:59:59", "2024-12-31 12:30:00"], format="ISO8601"), name="ts")
parts = pd.DataFrame({"year": [2023, 2024, 2024], "month": [2, 2, 12], "day": [28, 29, 31], "hour": [0, 12, 23]})
deltas = pd.Series(pd.to_timedelta(["1 days 02:03:04", "-1 days", None, "00:00:30.5", "10 days 23:59:59"]), name="td")

# case: to-datetime-errors-coerce
result = pd.to_datetime(visits["raw"], errors="coerce")

# case: to-datetime-mixed-format
result = pd.to_datetime(visits["raw"], format="mixed", errors="coerce")

# case: to-datetime-raises
result = pd.to_datetime(visits["raw"], format="%Y-%m-%d")

# case: to-datetime-format-eu
result = pd.to_datetime(visits["eu"], format="%d/%m/%Y")

# case: to-datetime-dayfirst
result = pd.to_datetime(visits["eu"], dayfirst=True).dt.strftime("%Y-%m-%d").tolist()

# case: to-datetime-unit-s
result = pd.to_datetime(visits["epoch"], unit="s")

# case: to-datetime-of-frame
result = pd.to_datetime(parts)

# case: to-datetime-frame-coerce
bad = parts.assign(day=[31, 29, 31])
result = pd.to_datetime(bad[["year", "month", "day"]], errors="coerce")

# case: to-datetime-scalar-format
result = pd.to_datetime("07-Mar-2024 5PM", format="%d-%b-%Y %I%p")

# case: to-datetime-yyyymmdd-ints
result = pd.to_datetime(pd.Series([20240131, 20231225, 19991231]), format="%Y%m%d")

# case: strftime-forms
result = stamps.dt.strftime("%a %d %b %y, %H:%M (%j)")

# case: dt-fields-frame
result = pd.DataFrame({a: getattr(stamps.dt, a) for a in ["year", "quarter", "dayofweek", "dayofyear", "days_in_month", "microsecond"]})

# case: dt-month-edges
result = visits["when"].dt.is_month_end.astype(int) + visits["when"].dt.is_year_start.astype(int) * 10

# case: dt-day-name-month-name
result = visits["when"].dt.day_name().str[:3] + " " + visits["when"].dt.month_name()

# case: dt-floor-hour
result = stamps.dt.floor("h")

# case: dt-ceil-day
result = stamps.dt.ceil("D")

# case: dt-round-15min
result = stamps.dt.round("15min")

# case: dt-floor-month-error
result = stamps.dt.floor("MS")

# case: dt-to-period-month
result = visits["when"].dt.to_period("M")

# case: dt-to-period-quarter-counts
result = visits["when"].dt.to_period("Q").astype(str).value_counts().sort_index()

# case: dt-isocalendar
result = visits["when"].dt.isocalendar()

# case: dt-isocalendar-week-int
result = visits["when"].dropna().dt.isocalendar().week.astype(int).tolist()

# case: dt-normalize-date-time
result = pd.DataFrame({"norm": stamps.dt.normalize(), "date": stamps.dt.date, "time": stamps.dt.time})

# case: td-days-seconds
result = pd.DataFrame({"days": deltas.dt.days, "seconds": deltas.dt.seconds, "total": deltas.dt.total_seconds()})

# case: td-components
result = deltas.dt.components

# case: to-timedelta-unit-s
result = pd.to_timedelta(visits["secs"], unit="s")

# case: to-timedelta-text-coerce
result = pd.to_timedelta(pd.Series(["1h", "2 days 3min", "oops", None, "15:20:01"]), errors="coerce")

# case: date-range-month-end
result = pd.date_range("2024-01-15", periods=4, freq="ME")

# case: date-range-quarter-start
result = pd.date_range("2024-02-01", "2025-01-31", freq="QS").strftime("%b-%Y").tolist()

# case: date-range-wmon-inclusive-left
result = pd.date_range("2024-01-01", "2024-01-29", freq="W-MON", inclusive="left")

# case: date-range-business-end-periods
result = pd.date_range(end="2024-03-04", periods=4, freq="B")

# case: date-range-linspace
result = pd.date_range(start="2024-01-01", end="2024-01-02", periods=5)

# case: month-end-rollforward
result = [pd.offsets.MonthEnd().rollforward(d) for d in pd.to_datetime(["2024-01-31", "2024-02-10"])]

# case: series-plus-monthend0
result = visits["when"] + pd.offsets.MonthEnd(0)

# case: monthbegin-subtract
result = visits["when"] - pd.offsets.MonthBegin(1)

# case: bday-add-scalar
result = pd.Timestamp("2024-03-01") + pd.offsets.BDay(3)

# case: dateoffset-months-end
result = (visits["when"] + pd.DateOffset(months=1)).dt.strftime("%m/%d").fillna("none")

# case: period-arithmetic
p = pd.Period("2024-01", freq="M")
result = [str(p - 1), str(p + 14), p.start_time, p.end_time.date().isoformat(), (pd.Period("2025-03", "M") - p).n]

# case: timestamp-methods
t = pd.Timestamp(2024, 2, 29, 15)
result = (t.day_name(), t.isoformat(), t.replace(year=2023, day=1), t.quarter, t.is_leap_year, t.week)
