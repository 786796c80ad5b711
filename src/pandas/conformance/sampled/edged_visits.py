import pandas as pd
import numpy as np
import datetime as dt

visits = pd.DataFrame({
    "day": pd.to_datetime(["2024-02-29", "2023-02-28", "2024-01-31", None, "2024-12-31", "2024-01-31", "1999-12-31", "2000-01-01"]),
    "who": ["ann", "bob", "ann", "cy", None, "ann", "bob", "cy"],
    "fee": [10.0, 0.0, np.nan, 5.0, -5.0, 10.0, 7.5, 1e-9],
})
texts = pd.Series(["2024-02-30", "2024-13-01", "", None, "2024-02-29", "not a date"])
ts = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(["2024-01-30", "2024-01-31", "2024-02-01", "2024-02-29", "2024-03-01"]))
nodates = visits[visits["fee"] > 1000]

# case: dt-fields-with-missing
y = visits["day"].dt.year
result = (y.tolist(), str(y.dtype), visits["day"].dropna().dt.month.tolist(), str(visits["day"].dropna().dt.day.dtype))

# case: dt-day-names
names = visits["day"].dt.day_name()
result = (names.tolist(), names.isna().sum(), visits["day"].dt.month_name().str[:3].tolist(), visits["day"].dt.dayofweek.max())

# case: leap-year-flags
d = visits["day"].dt
result = (d.is_leap_year.tolist(), d.is_month_end.sum(), d.is_year_end.tolist(), d.is_quarter_start.sum())

# case: days-in-month-feb
d = visits["day"].dropna()
result = (d.dt.days_in_month.tolist(), (d.dt.day == d.dt.days_in_month).tolist())

# case: dayofyear-and-quarter
d = visits["day"].dropna()
result = list(zip(d.dt.dayofyear.tolist(), d.dt.quarter.tolist()))

# case: iso-week-edges
d = visits["day"].dropna()
result = d.dt.isocalendar().astype(int).values.tolist()

# case: month-end-plus-one-month
days = visits["day"].dropna()
result = [(d + pd.DateOffset(months=1)).strftime("%Y-%m-%d") for d in days]

# case: leap-day-plus-year
d = pd.Timestamp("2024-02-29")
result = (d + pd.DateOffset(years=1), d + pd.DateOffset(years=4), d - pd.DateOffset(years=1))

# case: leap-day-replace-year
d = visits["day"].iloc[0]
result = d.replace(year=2023)

# case: month-end-offsets
d = pd.Timestamp("2024-01-31")
result = (d + pd.offsets.MonthEnd(1), d + pd.offsets.MonthEnd(0), d - pd.offsets.MonthEnd(1), d + pd.offsets.MonthBegin(1))

# case: parse-coerce-bad-dates
p = pd.to_datetime(texts, errors="coerce", format="%Y-%m-%d")
result = (p.isna().tolist(), p.max(), p.first_valid_index())

# case: parse-bad-dates-raise
known = texts.dropna()
result = pd.to_datetime(known)

# case: parse-nothing
r = pd.to_datetime(pd.Series([], dtype=object))
result = (str(r.dtype), len(r), pd.to_datetime(None), pd.isna(pd.to_datetime("")))

# case: nat-comparisons
day = visits["day"]
result = (pd.NaT == pd.NaT, pd.NaT < pd.Timestamp("2024-01-01"), (day > "2024-01-01").tolist(), (day != day).sum())

# case: compare-dates-with-number
recent = visits["day"] > 2024
result = visits[recent]

# case: compare-dates-with-bad-text
day = visits["day"]
result = ((day == "soon").any(), (day <= "2000").sum(), (day >= pd.Timestamp(2024, 2, 29)).sum(), (day > "2024-02").tolist())

# case: equal-dates-with-number
day = visits["day"]
result = ((day == 5).any(), (day == "2024-01-31").sum(), day.eq(pd.NaT).any(), day.isin(["2024-01-31"]).sum())

# case: min-max-dates
d = visits["day"]
result = (d.min(), d.max(), d.max() - d.min(), d.nunique(), d.idxmax(), d.argmin())

# case: min-of-no-dates
d = nodates["day"]
result = (d.min(), pd.isna(d.max()), str(d.dtype), d.dt.year.tolist())

# case: sum-of-dates
days = visits["day"].dropna()
result = days.sum()

# case: mean-median-dates
d = visits["day"].iloc[[0, 2]]
result = (d.mean(), d.median(), visits["day"].mode().tolist())

# case: diff-days-int
d = visits["day"].sort_values().diff().dt.days
result = d.tolist()

# case: days-astype-int-missing
gap = visits["day"].max() - visits["day"]
result = gap.dt.days.astype(int)

# case: year-int-of-nat
row = visits[visits["who"] == "cy"].iloc[0]
result = int(row["day"].year)

# case: resample-month-gaps
r = ts.resample("ME").sum()
result = {k.strftime("%Y-%m-%d"): v for k, v in r.items()}

# case: resample-empty-bins
s = ts.iloc[[0, 4]].resample("W").agg(["sum", "mean", "count"])
result = s

# case: resample-no-rows
r = ts.iloc[:0].resample("D").sum()
result = (len(r), type(r.index).__name__)

# case: resample-not-dates
fees = visits.dropna(subset=["day"]).set_index("day")["fee"]
y = fees.resample("YE").sum()
result = (len(y), y[y != 0].tolist(), fees.resample("YE").count().sum())

# case: partial-string-slices
feb = ts.loc["2024-02"]
result = (feb.tolist(), ts.loc["2024"].sum(), ts.loc["2024-02-01":"2024-02"].tolist(), ts.loc["2025":].empty, ts["2024-01-31"])

# case: partial-string-missing
n = len(ts)
result = ts.loc["2023"]

# case: slice-between-existing
a = ts.loc["2024-01-15":"2024-01-30"].tolist()
b = ts.loc["2020":"2021"].tolist()
result = (a, b, ts.loc[dt.datetime(2024, 2, 1):].tolist())

# case: shift-freq-month-end
r = ts.shift(1, freq="D")
result = ([str(d.date()) for d in r.index], ts.shift(1).tolist(), ts.shift(-10).isna().all())

# case: rolling-time-window
r = ts.rolling("2D").sum()
result = (r.tolist(), ts.rolling("30D").count().tolist(), ts.rolling(2, min_periods=1).max().tolist())

# case: group-by-month-period
r = visits.groupby(visits["day"].dt.to_period("M"))["fee"].sum()
result = {str(k): v for k, v in r.items()}

# case: group-by-year-with-nat
r = visits.groupby(visits["day"].dt.year, dropna=False)["fee"].agg(["sum", "count", "size"])
result = r

# case: date-objects-column
d = visits["day"].dt.date
result = (d.iloc[0], str(d.dtype), (d == dt.date(2024, 1, 31)).sum(), d.isna().sum())

# case: strftime-with-nat
s = visits["day"].dt.strftime("%d/%m/%y")
result = (s.tolist(), s.isna().sum(), s.mode()[0])

# case: date-range-edges
ends = pd.date_range("2024-01-31", periods=4, freq="ME")
result = (len(pd.date_range("2024-02-28", "2024-03-01")), len(pd.date_range("2024-03-01", "2024-02-01")), [d.day for d in ends], len(pd.date_range("2024-01-01", periods=0)))

# case: dt-on-text-column
who = visits["who"]
result = who.dt.year

# case: out-of-bounds-date
far = pd.Timestamp("2262-04-11")
result = far + pd.Timedelta(days=200000000)
