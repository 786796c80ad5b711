import pandas as pd

ten = pd.Period("2024-03-10 10:00", freq="h")
times = pd.Series(pd.to_datetime(["2024-03-10 10:30:15", "2024-03-10 10:59:59", None, "2024-02-29 23:05:00"]))


# case: hour
result = ten


# case: hour of a text without a frequency
result = [pd.Period(t) for t in ("2024-03-10 10:30", "2024-03-10 10:30:15", "2024-03-10 00:00:00")]


# case: fractions of seconds
result = [pd.Period(t) for t in ("2024-03-10 10:30:15.5", "2024-03-10 10:30:15.050000", "2024-03-10 10:30:15.123456789")]


# case: ordinals
result = [ten.ordinal, pd.Period("1969-12-31 23:30", "min").ordinal, pd.Period("2024-03-10 10:30:15", "s").ordinal]


# case: first and last moment
result = [ten.start_time, ten.end_time, ten.to_timestamp(how="end")]


# case: fields
result = [ten.year, ten.month, ten.day, ten.hour, ten.minute, ten.second, ten.dayofweek, ten.dayofyear, ten.week, ten.quarter, ten.days_in_month, ten.is_leap_year]


# case: forms
result = [repr(ten), str(ten), ten.freqstr, repr(ten.freq), ten.strftime("%H o'clock on %d")]


# case: of parts
result = [pd.Period(year=2024, month=2, day=29, hour=23, minute=5, freq="min"), pd.Period(year=2024, month=2, day=29, hour=23, freq="D")]


# case: later and earlier
result = [ten + 15, ten - 11, (ten - pd.Period("2024-03-09 22:00", freq="h")).n, ten > pd.Period("2024-03-10 09:00", freq="h")]


# case: distance of two
result = ten - pd.Period("2024-03-09 22:00", freq="h")


# case: in days and minutes
result = [ten.asfreq("D"), ten.asfreq("min"), ten.asfreq("min", how="start"), ten.asfreq("M"), pd.Period("2024-02", "M").asfreq("h")]


# case: series of hours
result = times.dt.to_period("h")


# case: series of minutes by count
result = times.dt.to_period("min").value_counts()


# case: grouped by hour
result = pd.DataFrame({"at": times, "n": [1, 2, 3, 4]}).groupby(times.dt.to_period("h"))["n"].sum()


# case: fields of series
result = times.dt.to_period("s").dt.second


# case: hours of series
result = times.dt.to_period("h").dt.hour


# case: hours as text
result = times.dt.to_period("h").astype(str)


# case: hours as times again
result = times.dt.to_period("h").dt.to_timestamp()


# case: ends of minutes
result = times.dt.to_period("min").dt.end_time


# case: range of hours
result = pd.period_range("2024-02-29 22:00", periods=4, freq="h")


# case: range of minutes between
result = pd.period_range("2024-02-29 23:58", "2024-03-01 00:01", freq="min")


# case: index of hours
result = pd.PeriodIndex(["2024-03-10 10:00", "2024-03-10 12:00"], freq="h").hour


# case: index of dates by its own step
result = pd.date_range("2024-03-10", periods=3, freq="h").to_period()


# case: rows of a day
result = pd.Series([1, 2, 3], index=pd.period_range("2024-02-29 23:00", periods=3, freq="h")).loc["2024-03-01"]


# case: row of an hour
result = pd.Series([1, 2, 3], index=pd.period_range("2024-02-29 23:00", periods=3, freq="h"))["2024-03-01 00:00"]


# case: cast
result = pd.Series(["2024-03-10 10:30", "2024-03-10 11:00"]).astype("period[h]")


# case: dtype
result = [str(times.dt.to_period("min").dtype), str(times.dt.to_period("s").dtype)]


# case: spans of time added
result = [ten + pd.Timedelta("2h"), ten - pd.Timedelta(minutes=60), pd.Period("2024-03-10", "D") + pd.Timedelta("3D")]


# case: spans of time that do not fit
result = ten + pd.Timedelta("30min")


# case: offsets added
result = [ten + pd.offsets.Hour(3), pd.Period("2024-03-10", "D") - pd.offsets.Day(2)]


# case: own offsets added
result = [pd.Period("2024-01", "M") + pd.offsets.MonthEnd(2), pd.Period("2024Q1", "Q") - pd.offsets.QuarterEnd(startingMonth=12)]


# case: another offset added
result = pd.Period("2024-01", "M") + pd.offsets.YearEnd()


# case: days added to a month
result = pd.Period("2024-01", "M") + pd.Timedelta("31D")
