import datetime
import numpy as np
import pandas as pd

dates = pd.DatetimeIndex(["2024-02-28 09:00", "2024-02-29 17:30", None, "2024-03-01 09:00"], name="at")
spans = pd.to_timedelta(["1 days 02:03:04.005006007", "-1 days", None])
months = pd.PeriodIndex(["2023-12", "2024-02", "NaT"], freq="M", name="month")


# case: at time
result = dates.indexer_at_time("9:00")


# case: between times
result = dates.indexer_between_time("09:00", datetime.time(17, 30))


# case: between times without the ends
result = dates.indexer_between_time("09:00", "17:30", include_start=False, include_end=True)


# case: at time of numbers
result = pd.Index([1, 2]).indexer_at_time("9:00")


# case: components
result = spans.components


# case: nanoseconds
result = spans.nanoseconds


# case: durations of python
result = spans.to_pytimedelta()


# case: iso texts
result = [span.isoformat() for span in spans[:2]] + [pd.Timedelta(hours=36).isoformat(), pd.Timedelta(10, "s").isoformat()]


# case: iso texts of negative spans
result = [pd.Timedelta(t).isoformat() for t in ("-1h", "-1 days 00:00:00.5", "0")]


# case: smallest units
result = [pd.Timedelta(t).resolution_string for t in ("2 days", "1 days 1h", "1min", "3s", "1ms", "1us", "1ns", "-1 days")]


# case: weeks of periods
result = months.week


# case: leap years of periods
result = months.is_leap_year


# case: week of dates
result = dates.week


# case: distinct dates with a zone
result = pd.unique(pd.DatetimeIndex(["2024-01-01", "2024-01-01"], tz="US/Eastern"))


# case: distinct categories of an index
result = pd.unique(pd.CategoricalIndex(["b", "a", "b"]))


# case: distinct dates without a zone
result = pd.unique(pd.DatetimeIndex(["2024-01-01", "2024-01-01"]))


# case: distinct dates of a series
result = pd.unique(pd.Series(pd.DatetimeIndex(["2024-01-01", "2024-01-01"], tz="UTC")))


# case: months of quarters
result = pd.period_range(pd.Period("2023Q1", freq="Q"), pd.Period("2023Q3", freq="Q"), freq="M")


# case: quarters of months
result = pd.period_range(pd.Period("2023-02", freq="M"), periods=3, freq="Q")


# case: deviation of dates
result = pd.DatetimeIndex(["2024-01-01", "2024-01-03", "2024-01-08"]).std()


# case: deviation of dates with a missing one
result = [dates.std(), dates.std(ddof=0)]


# case: deviation of spans
result = pd.to_timedelta(["1 days", "3 days"]).std()
