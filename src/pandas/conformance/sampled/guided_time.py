import datetime
import numpy as np
import pandas as pd

rng = pd.date_range("2011-01-01", periods=72, freq="h")
ts = pd.Series(range(len(rng)), index=rng)
year = pd.Series(range(60), index=pd.date_range("2012-01-01", periods=60, freq="D"))

# case: parse_mixed_sources
result = [pd.to_datetime(["1/1/2018", "1/2/2018"]), pd.to_datetime(np.array(["2018-01-01", "2018-01-02"])), pd.Timestamp(datetime.datetime(2012, 5, 1)), pd.Timestamp("2012-05-01"), pd.Timestamp(2012, 5, 1)]

# case: concepts
result = [pd.to_timedelta(["1 day"]), pd.Period("2011-01"), pd.Period("2012-05", freq="D"), pd.DateOffset(days=1), pd.Series(range(3), index=pd.date_range("2000", freq="D", periods=3))]

# case: time_span_series
periods = [pd.Period("2012-01"), pd.Period("2012-02"), pd.Period("2012-03")]
s = pd.Series([1.0, 2.0, 3.0], periods)
result = [s, str(type(s.index).__name__)]

# case: dayfirst
result = [pd.to_datetime(["04-01-2012 10:00"], dayfirst=True), pd.to_datetime(["04-14-2012 10:00"], dayfirst=True)]

# case: from_frame_parts
df = pd.DataFrame({"year": [2015, 2016], "month": [2, 3], "day": [4, 5], "hour": [2, 3]})
result = [pd.to_datetime(df), pd.to_datetime(df[["year", "month", "day"]])]

# case: epoch
result = [pd.to_datetime([1349720105, 1349806505], unit="s"), pd.to_datetime([1349720105100, 1349720105200], unit="ms"), pd.to_datetime([1, 2, 3], unit="D", origin=pd.Timestamp("1960-01-01")), pd.to_datetime([1, 2, 3], unit="D"), (pd.date_range("2012-10-08 18:15:05", periods=3, freq="D") - pd.Timestamp("1970-01-01")) // pd.Timedelta("1s")]

# case: parse_format
result = [pd.to_datetime("2010/11/12", format="%Y/%m/%d"), pd.to_datetime("12-11-2010 00:00", format="%d-%m-%Y %H:%M")]

# case: parse_invalid
result = pd.to_datetime(["2009/07/31", "asd"])

# case: timestamp_limits
result = [pd.Timestamp.min, pd.Timestamp.max]

# case: partial_strings
result = [ts["1/1/2011 05:00"], ts["2011-01-02"].sum(), ts["2011-1":"2011-1-1"].head(2), ts["2011-01-03 20:00":], ts.loc[datetime.datetime(2011, 1, 1, 3): datetime.datetime(2011, 1, 1, 5)], year.loc["2012-02"].size, year["2012-01-15":"2012-01-17"]]

# case: truncate
result = [year.truncate(before="2012-02-27", after="2012-02"), year.truncate(before="2012-02-27")]

# case: fancy_keeps_none_freq
r = year.index
result = [r[[0, 2, 6]], r[[0, 2, 6]].freq is None, r[::2].freq, r[:3].freqstr]

# case: components
i = pd.DatetimeIndex(["2000-02-29 13:45:10.000123", "2011-12-31"])
result = [i.year, i.quarter, i.dayofyear, i.day_of_week, i.microsecond, i.is_leap_year, i.days_in_month, i.is_year_end, i.isocalendar(), i.day_name(), i.month_name(), i.time, i.date]

# case: rollforward
offset = pd.offsets.BMonthEnd()
t = pd.Timestamp("2014-01-02 09:00")
result = [offset.rollforward(t), offset.rollback(t), (t + pd.offsets.Hour()).normalize(), t.normalize(), pd.offsets.Day().rollforward(t), pd.offsets.BDay().is_on_offset(pd.Timestamp("2018-01-06"))]

# case: anchored_offsets
result = [pd.Timestamp("2014-01-02") + pd.offsets.MonthBegin(n=1), pd.Timestamp("2014-01-02") + pd.offsets.MonthEnd(n=1), pd.Timestamp("2014-01-01") - pd.offsets.MonthBegin(n=1), pd.Timestamp("2014-01-31") + pd.offsets.MonthEnd(n=4), pd.Timestamp("2014-01-31") - pd.offsets.MonthBegin(n=4), pd.Timestamp("2014-01-02") + pd.offsets.MonthBegin(n=0), pd.Timestamp("2014-01-31") + pd.offsets.MonthEnd(n=0)]

# case: shift_lag
s = year[:5]
result = [s.shift(1), s.shift(5, freq="D"), s.shift(5, freq=pd.offsets.BDay()), s.shift(5, freq="BME")]

# case: asfreq
dr = pd.date_range("1/1/2010", periods=3, freq=3 * pd.offsets.BDay())
s = pd.Series([1.5, 2.5, 3.5], index=dr)
result = [s.asfreq(pd.offsets.BDay()), s.asfreq(pd.offsets.BDay(), method="pad"), s.asfreq("D", fill_value=0).tail(3), dr.to_pydatetime().tolist()]

# case: resample_basic
r = pd.Series(range(100), index=pd.date_range("2012-01-01", periods=100, freq="s"))
result = [r.resample("5Min").sum(), r.resample("30s").mean(), r.resample("40s").ohlc(), r.resample("50s").max(), r.resample("5Min", closed="right").mean(), r.resample("5Min", closed="left").mean(), r.resample("5Min", label="left").mean()]

# case: resample_label_closed_month
s = pd.Series(range(4), index=pd.to_datetime(["2000-01-28", "2000-01-31", "2000-02-01", "2000-02-29"]))
result = [s.resample("ME").sum(), s.resample("MS").sum(), s.resample("B").last().head(3), s.resample("D").last().tail(2)]

# case: resample_aggregation
df = pd.DataFrame({"A": range(10), "B": np.arange(10) * 0.5, "C": [1, 0] * 5}, index=pd.date_range("1/1/2012", freq="s", periods=10))
r = df.resample("3s")
result = [r.mean(), r["A"].mean(), r[["A", "B"]].mean(), r["A"].agg(["sum", "mean", "std"]), r.agg(["sum", "mean"]), r.agg({"A": "sum", "B": lambda x: np.std(x, ddof=1)}), r.agg({"A": "sum", "B": "std"}), r.agg({"A": ["sum", "std"], "B": ["mean", "std"]})]

# case: resample_on_level
df = pd.DataFrame({"date": pd.date_range("2015-01-01", freq="W", periods=5), "a": np.arange(5)}, index=pd.MultiIndex.from_arrays([[1, 2, 3, 4, 5], pd.date_range("2015-01-01", freq="W", periods=5)], names=["v", "d"]))
result = [df.resample("ME", on="date")[["a"]].sum(), df.resample("ME", level="d")[["a"]].sum()]

# case: resample_iterate
small = pd.Series(range(6), index=pd.to_datetime(["2017-01-01T00:00:00", "2017-01-01T00:30:00", "2017-01-01T00:31:00", "2017-01-01T01:00:00", "2017-01-01T03:00:00", "2017-01-01T03:05:00"]))
result = [(str(name), group.tolist()) for name, group in small.resample("h")]

# case: period_dtype
pi = pd.period_range("2016-01-01", periods=3, freq="M")
dti = pd.date_range("2011-01-01", freq="ME", periods=3)
result = [str(pi.dtype), pi.astype("period[D]"), pi.astype("datetime64[ns]"), dti.astype("period[M]"), pi.asfreq("D", "s")]

# case: period_conversion
p = pd.Period("2011", freq="Y-DEC")
n = pd.Period("2011-12", freq="M")
result = [p.asfreq("M", how="start"), p.asfreq("M", "e"), p.asfreq("M", "s"), n.asfreq("Y-NOV"), pd.Period("2012Q1", freq="Q-DEC").asfreq("D", "s"), pd.Period("2012Q1", freq="Q-DEC").asfreq("D", "e"), pd.Period("2011Q4", freq="Q-MAR").asfreq("D", "s")]

# case: out_of_bounds_span
span = pd.period_range("1215-01-01", "1215-01-04", freq="D")
s = pd.Series([20121231, 20141130, 99991231])
def conv(x):
    return pd.Period(year=x // 10000, month=x // 100 % 100, day=x % 100, freq="D")
result = [span, s.apply(conv), pd.PeriodIndex(s.apply(conv))]

# case: zones
stamp = pd.date_range("3/6/2012 00:00", periods=3, freq="D")
utc = stamp.tz_localize("UTC")
result = [stamp.tz is None, utc.tz_convert("US/Eastern"), pd.date_range("3/6/2012", periods=2, freq="D", tz="Europe/London"), pd.Timestamp("2019-01-01 12:00", tz="UTC").tz_convert("US/Pacific"), str(utc.tz)]

# case: zone_set_operations
rng_utc = pd.date_range("3/6/2012", periods=3, freq="D", tz="UTC")
s_utc = pd.Series(range(3), rng_utc)
eastern = s_utc.tz_convert("US/Eastern")
result = [eastern + s_utc, eastern.tz_localize(None), eastern.tz_convert(None), rng_utc[2] == rng_utc.tz_convert("US/Eastern")[2]]

# case: ambiguous_raises
hourly = pd.DatetimeIndex(["11/06/2011 00:00", "11/06/2011 01:00", "11/06/2011 01:00"])
result = hourly.tz_localize("US/Eastern")

# case: zone_series
s_naive = pd.Series(pd.date_range("20130101", periods=3))
s_aware = pd.Series(pd.date_range("20130101", periods=3, tz="US/Eastern"))
result = [s_naive.dt.tz_localize("UTC").dt.tz_convert("US/Eastern"), s_naive.dt.tz_localize("UTC").astype("datetime64[ns, US/Eastern]"), s_aware.astype("datetime64[ns, CET]"), s_aware.to_numpy().tolist(), s_aware.dt.tz_localize(None)]

# case: td_parsing
result = [pd.Timedelta("1 days"), pd.Timedelta("1 days 00:00:00"), pd.Timedelta("1 days 2 hours"), pd.Timedelta("-1 days 2 min 3us"), pd.Timedelta(days=1, seconds=1), pd.Timedelta(1, unit="d"), pd.Timedelta(datetime.timedelta(days=1, seconds=1)), pd.Timedelta(np.timedelta64(1, "ms")), pd.Timedelta("P0DT0H1M0S"), pd.Timedelta("-1us"), pd.Timedelta("nan"), pd.Timedelta(pd.offsets.Second(2))]

# case: td_to
result = [pd.to_timedelta(["1 days 06:05:01.00003", "15.5us", "nan"]), pd.to_timedelta(np.arange(5), unit="s"), pd.to_timedelta(np.arange(3), unit="d"), pd.to_timedelta(["1 days", "2 days"]).freq, pd.TimedeltaIndex(["0 days", "10 days", "20 days"], freq="infer")]

# case: td_ops
s = pd.Series(pd.date_range("2012-1-1", periods=3, freq="D"))
td = pd.Series([pd.Timedelta(days=i) for i in range(3)])
df = pd.DataFrame({"A": s, "B": td})
df["C"] = df["A"] + df["B"]
result = [df, df.dtypes.astype(str), s - s.max(), s - datetime.datetime(2011, 1, 1, 3, 5), s + datetime.timedelta(minutes=5), s + pd.offsets.Minute(5) + pd.offsets.Milli(5), s - s.shift(), s.max() - s]

# case: td_nat
y = pd.Series(pd.date_range("2012-1-1", periods=3)) - pd.Series(pd.date_range("2012-1-1", periods=3)).shift()
y[1] = np.nan
result = [y, y.fillna(pd.Timedelta(0)), y.fillna(pd.Timedelta(10, unit="s")), y.min(), y.idxmin(), y.idxmax()]

# case: td_reductions
y2 = pd.Series(pd.to_timedelta(["-1 days +00:00:05", "nat", "-1 days +00:00:05", "1 days"]))
result = [y2.mean(), y2.median(), y2.quantile(0.1), y2.sum(), abs(y2), (-1 * y2).abs(), y2.std() > pd.Timedelta(0)]

# case: td_convert
td = pd.Series(pd.date_range("20130101", periods=4)) - pd.Series(pd.date_range("20121201", periods=4))
td[2] += datetime.timedelta(minutes=5, seconds=3)
td[3] = np.nan
result = [td / np.timedelta64(1, "D"), td / np.timedelta64(1, "s"), td.astype("timedelta64[s]"), td * -1, td * pd.Series([1, 2, 3, 4]), td // pd.Timedelta(days=3, hours=4), pd.Timedelta(days=3, hours=4) // td, td % pd.Timedelta(hours=3), td / pd.Timedelta(days=1)]

# case: td_index_ops
tdi = pd.TimedeltaIndex(["1 days", pd.NaT, "2 days"])
dti = pd.date_range("20130101", periods=3)
result = [(dti + tdi).to_list(), (dti - tdi).to_list(), tdi / np.timedelta64(1, "s"), tdi.astype("timedelta64[s]"), tdi + pd.Timestamp("20130101"), (pd.Timestamp("20130110") - dti).tolist(), tdi + pd.Timedelta("10 days"), tdi // 2]

# case: rolling_time
s = pd.Series(range(5), index=pd.date_range("2020-01-01", periods=5, freq="1D"))
result = [s.rolling(window="2D").sum(), s.expanding().sum(), s.rolling("2D", closed="both").sum(), s.rolling("3D", min_periods=2, closed="left").sum()]

# case: rolling_groupby
df = pd.DataFrame({"A": ["a", "b", "a", "b", "a"], "B": range(5)})
result = [df.groupby("A").expanding().sum(), df.groupby("A").rolling(2).mean(), df.groupby("A")["B"].rolling(2, min_periods=1).sum()]

# case: rolling_apply
def mad(x):
    return np.fabs(x - x.mean()).mean()
s = pd.Series([1.0, 3.0, 2.0, 8.0, 5.0])
result = [s.rolling(window=4).apply(mad, raw=True), s.rolling(2).agg(["sum", "mean"]), s.rolling(3).quantile(0.5), s.rolling(3).rank(), s.rolling(2).cov(s.shift(1))]

# case: ewm_forms
s = pd.Series([1.0, 2.0, np.nan, 4.0])
result = [s.ewm(span=2).mean(), s.ewm(alpha=0.5, adjust=False).mean(), s.ewm(com=0.5, ignore_na=True).mean(), s.ewm(halflife=1).std(), s.expanding(min_periods=2).var()]

# case: ranges_0
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.bdate_range(start, end)[:5]

# case: ranges_1
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.date_range(start, end, freq="BME")

# case: ranges_2
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.date_range(start, end, freq="W")

# case: ranges_3
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.bdate_range(end=end, periods=4)

# case: ranges_4
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.bdate_range(start=start, periods=4)

# case: ranges_5
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.date_range("2018-01-01", "2018-01-05", periods=5)

# case: ranges_6
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.date_range("2018-01-01", "2018-01-05", periods=10)

# case: ranges_7
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.date_range("2011-01-31", "2011-12-31", freq="QS-OCT")

# case: ranges_8
start = datetime.datetime(2011, 1, 1)
end = datetime.datetime(2011, 4, 1)
result = pd.date_range("2000-01-01", periods=3, freq="2h20min")

# case: partial_strings_multi_1
df = pd.DataFrame({"A": range(6)}, index=pd.MultiIndex.from_product([pd.date_range("20130101", periods=3, freq="12h"), ["a", "b"]]))
idx = pd.IndexSlice
d2 = df.swaplevel(0, 1).sort_index()
result = d2.loc[idx[:, "2013-01-01"], :]

# case: exact_resolution_1
minute = pd.Series([1, 2, 3], pd.DatetimeIndex(["2011-12-31 23:59:00", "2012-01-01 00:00:00", "2012-01-01 00:02:00"]))
result = minute["2011-12-31 23"]

# case: exact_resolution_2
minute = pd.Series([1, 2, 3], pd.DatetimeIndex(["2011-12-31 23:59:00", "2012-01-01 00:00:00", "2012-01-01 00:02:00"]))
result = minute["2011-12-31 23:59"]

# case: dateoffset_arith_0
t = pd.Timestamp("2016-10-30 00:00:00", tz="Europe/Helsinki")
friday = pd.Timestamp("2018-01-05")
two = 2 * pd.offsets.BDay()
result = t + pd.Timedelta(days=1)

# case: dateoffset_arith_1
t = pd.Timestamp("2016-10-30 00:00:00", tz="Europe/Helsinki")
friday = pd.Timestamp("2018-01-05")
two = 2 * pd.offsets.BDay()
result = t + pd.DateOffset(days=1)

# case: dateoffset_arith_2
t = pd.Timestamp("2016-10-30 00:00:00", tz="Europe/Helsinki")
friday = pd.Timestamp("2018-01-05")
two = 2 * pd.offsets.BDay()
result = friday.day_name()

# case: dateoffset_arith_3
t = pd.Timestamp("2016-10-30 00:00:00", tz="Europe/Helsinki")
friday = pd.Timestamp("2018-01-05")
two = 2 * pd.offsets.BDay()
result = (friday + two).day_name()

# case: dateoffset_arith_5
t = pd.Timestamp("2016-10-30 00:00:00", tz="Europe/Helsinki")
friday = pd.Timestamp("2018-01-05")
two = 2 * pd.offsets.BDay()
result = friday - pd.offsets.MonthEnd()

# case: dateoffset_arith_6
t = pd.Timestamp("2016-10-30 00:00:00", tz="Europe/Helsinki")
friday = pd.Timestamp("2018-01-05")
two = 2 * pd.offsets.BDay()
result = friday + pd.offsets.MonthEnd(0)

# case: parametric_offsets_0
d = datetime.datetime(2008, 8, 18, 9, 0)
result = d + pd.offsets.Week()

# case: parametric_offsets_1
d = datetime.datetime(2008, 8, 18, 9, 0)
result = d + pd.offsets.Week(weekday=4)

# case: parametric_offsets_2
d = datetime.datetime(2008, 8, 18, 9, 0)
result = (d + pd.offsets.Week(weekday=4)).weekday()

# case: parametric_offsets_3
d = datetime.datetime(2008, 8, 18, 9, 0)
result = d - pd.offsets.Week()

# case: parametric_offsets_5
d = datetime.datetime(2008, 8, 18, 9, 0)
result = d + pd.offsets.YearEnd()

# case: parametric_offsets_6
d = datetime.datetime(2008, 8, 18, 9, 0)
result = d + pd.offsets.YearEnd(month=6)

# case: parametric_offsets_7
d = datetime.datetime(2008, 8, 18, 9, 0)
result = pd.Timestamp(d) - pd.offsets.QuarterBegin(startingMonth=3)

# case: offsets_on_series_0
r = pd.date_range("2012-01-01", "2012-01-03")
s = pd.Series(r)
result = r + pd.DateOffset(months=2)

# case: offsets_on_series_1
r = pd.date_range("2012-01-01", "2012-01-03")
s = pd.Series(r)
result = s + pd.DateOffset(months=2)

# case: offsets_on_series_2
r = pd.date_range("2012-01-01", "2012-01-03")
s = pd.Series(r)
result = s - pd.DateOffset(months=2)

# case: offsets_on_series_3
r = pd.date_range("2012-01-01", "2012-01-03")
s = pd.Series(r)
result = s - pd.offsets.Day(2)

# case: offsets_on_series_4
r = pd.date_range("2012-01-01", "2012-01-03")
s = pd.Series(r)
result = s - pd.Timestamp("2011-12-29") + pd.offsets.Day(2)

# case: offsets_on_series_6
r = pd.date_range("2012-01-01", "2012-01-03")
s = pd.Series(r)
result = s + pd.offsets.Minute(5)

# case: upsampling_0
s = pd.Series([0, 1], index=pd.date_range("2012-01-01", periods=2, freq="s"))
result = s.resample("250ms").asfreq()

# case: upsampling_1
s = pd.Series([0, 1], index=pd.date_range("2012-01-01", periods=2, freq="s"))
result = s.resample("250ms").ffill()

# case: upsampling_3
s = pd.Series([0, 1], index=pd.date_range("2012-01-01", periods=2, freq="s"))
result = s.resample("250ms").bfill()

# case: upsampling_4
s = pd.Series([0, 1], index=pd.date_range("2012-01-01", periods=2, freq="s"))
result = s.resample("250ms").interpolate()

# case: resample_origin_offset_0
r = pd.date_range("2000-10-01 23:30:00", "2000-10-02 00:30:00", freq="7min")
s = pd.Series(np.arange(len(r)) * 3, index=r)
result = s.resample("17min").sum()

# case: resample_origin_offset_1
r = pd.date_range("2000-10-01 23:30:00", "2000-10-02 00:30:00", freq="7min")
s = pd.Series(np.arange(len(r)) * 3, index=r)
result = s.resample("17min", origin="start").sum()

# case: resample_origin_offset_2
r = pd.date_range("2000-10-01 23:30:00", "2000-10-02 00:30:00", freq="7min")
s = pd.Series(np.arange(len(r)) * 3, index=r)
result = s.resample("17min", origin="start_day").sum()

# case: resample_origin_offset_3
r = pd.date_range("2000-10-01 23:30:00", "2000-10-02 00:30:00", freq="7min")
s = pd.Series(np.arange(len(r)) * 3, index=r)
result = s.resample("17min", origin="epoch").sum()

# case: resample_origin_offset_4
r = pd.date_range("2000-10-01 23:30:00", "2000-10-02 00:30:00", freq="7min")
s = pd.Series(np.arange(len(r)) * 3, index=r)
result = s.resample("17min", origin=pd.Timestamp("2000-01-01")).sum()

# case: resample_origin_offset_5
r = pd.date_range("2000-10-01 23:30:00", "2000-10-02 00:30:00", freq="7min")
s = pd.Series(np.arange(len(r)) * 3, index=r)
result = s.resample("17min", offset="23h30min").sum()

# case: period_ranges_0
prng = pd.period_range("1/1/2011", "1/1/2012", freq="M")
ps = pd.Series(range(13), prng)
result = prng

# case: period_ranges_1
prng = pd.period_range("1/1/2011", "1/1/2012", freq="M")
ps = pd.Series(range(13), prng)
result = pd.PeriodIndex(["2011-1", "2011-2", "2011-3"], freq="M")

# case: period_ranges_3
prng = pd.period_range("1/1/2011", "1/1/2012", freq="M")
ps = pd.Series(range(13), prng)
result = ps["2011-01"]

# case: period_ranges_5
prng = pd.period_range("1/1/2011", "1/1/2012", freq="M")
ps = pd.Series(range(13), prng)
result = ps["10/31/2011":"12/31/2011"]

# case: period_ranges_6
prng = pd.period_range("1/1/2011", "1/1/2012", freq="M")
ps = pd.Series(range(13), prng)
result = ps["2011"].sum()

# case: period_ranges_7
prng = pd.period_range("1/1/2011", "1/1/2012", freq="M")
ps = pd.Series(range(13), prng)
result = pd.period_range(start=pd.Period("2017Q1", freq="Q"), end=pd.Period("2017Q2", freq="Q"), freq="M")

# case: representation_switch_0
r = pd.date_range("1/1/2012", periods=5, freq="ME")
s = pd.Series(range(5), index=r)
ps = s.to_period()
result = s

# case: representation_switch_1
r = pd.date_range("1/1/2012", periods=5, freq="ME")
s = pd.Series(range(5), index=r)
ps = s.to_period()
result = ps

# case: representation_switch_2
r = pd.date_range("1/1/2012", periods=5, freq="ME")
s = pd.Series(range(5), index=r)
ps = s.to_period()
result = ps.to_timestamp()

# case: ambiguous_1
hourly = pd.DatetimeIndex(["11/06/2011 00:00", "11/06/2011 01:00", "11/06/2011 01:00", "11/06/2011 02:00"])
result = hourly.tz_localize("US/Eastern", ambiguous="NaT")

# case: nonexistent_0
dti = pd.date_range(start="2015-03-29 02:30:00", periods=3, freq="h")
result = dti.tz_localize("Europe/Warsaw", nonexistent="shift_forward")

# case: nonexistent_1
dti = pd.date_range(start="2015-03-29 02:30:00", periods=3, freq="h")
result = dti.tz_localize("Europe/Warsaw", nonexistent="shift_backward")

# case: nonexistent_3
dti = pd.date_range(start="2015-03-29 02:30:00", periods=3, freq="h")
result = dti.tz_localize("Europe/Warsaw", nonexistent="NaT")

# case: td_attributes_0
tds = pd.Timedelta("31 days 5 min 3 sec")
td = pd.Series([tds, -tds, pd.NaT])
result = tds.days

# case: td_attributes_1
tds = pd.Timedelta("31 days 5 min 3 sec")
td = pd.Series([tds, -tds, pd.NaT])
result = tds.seconds

# case: td_attributes_2
tds = pd.Timedelta("31 days 5 min 3 sec")
td = pd.Series([tds, -tds, pd.NaT])
result = (-tds).seconds

# case: td_attributes_3
tds = pd.Timedelta("31 days 5 min 3 sec")
td = pd.Series([tds, -tds, pd.NaT])
result = td.dt.days

# case: td_attributes_4
tds = pd.Timedelta("31 days 5 min 3 sec")
td = pd.Series([tds, -tds, pd.NaT])
result = td.dt.seconds

# case: td_attributes_5
tds = pd.Timedelta("31 days 5 min 3 sec")
td = pd.Series([tds, -tds, pd.NaT])
result = td.dt.components

# case: td_attributes_6
tds = pd.Timedelta("31 days 5 min 3 sec")
td = pd.Series([tds, -tds, pd.NaT])
result = td.dt.total_seconds()

# case: td_index_0
tdi = pd.timedelta_range("1 days", periods=5, freq="12h")
s = pd.Series(np.arange(5), index=tdi)
result = s["1 day":"2 day"]

# case: td_index_2
tdi = pd.timedelta_range("1 days", periods=5, freq="12h")
s = pd.Series(np.arange(5), index=tdi)
result = s[pd.Timedelta("2 days")]

# case: td_index_3
tdi = pd.timedelta_range("1 days", periods=5, freq="12h")
s = pd.Series(np.arange(5), index=tdi)
result = s["1 day":"1 day 5 hours"]

# case: td_index_4
tdi = pd.timedelta_range("1 days", periods=5, freq="12h")
s = pd.Series(np.arange(5), index=tdi)
result = pd.timedelta_range(start="1 days", end="2 days", freq="30h")

# case: rolling_basic_0
s = pd.Series(range(5))
result = s.rolling(window=2).sum()

# case: rolling_basic_2
s = pd.Series(range(5))
result = s.rolling(3, center=True).mean()

# case: rolling_basic_3
s = pd.Series(range(5))
result = s.rolling(3, min_periods=1).max()

# case: rolling_basic_4
s = pd.Series(range(5))
result = s.rolling(window=2, closed="both").sum()
