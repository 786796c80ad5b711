import pandas as pd

day = pd.Timestamp("2021-05-29 08:30")
days = pd.to_datetime(pd.Series(["2020-12-31", "2021-01-01", "2021-03-31 10:00", "2021-10-02", None]))


# case: quarter ends
result = [day + pd.offsets.BQuarterEnd(n) for n in (-2, -1, 0, 1, 2)]


# case: quarter beginnings
result = [day + pd.offsets.BQuarterBegin(n) for n in (-2, -1, 0, 1, 2)]


# case: quarters of a year that begins in february
result = [day + pd.offsets.BQuarterEnd(startingMonth=1), day - pd.offsets.BQuarterBegin(startingMonth=2)]


# case: year ends
result = [day + pd.offsets.BYearEnd(n) for n in (-2, -1, 0, 1, 2)]


# case: year beginnings
result = [day + pd.offsets.BYearBegin(n, month=5) for n in (-2, -1, 0, 1, 2)]


# case: series
result = days + pd.offsets.BQuarterEnd()


# case: series backwards
result = days - pd.offsets.BYearBegin()


# case: rolled
result = [pd.offsets.BYearEnd().rollback(day), pd.offsets.BQuarterBegin().rollforward(day)]


# case: on offset
result = [pd.offsets.BQuarterEnd().is_on_offset(pd.Timestamp(t)) for t in ("2021-03-31", "2021-06-30", "2021-05-31")]


# case: names
result = [o.freqstr for o in (pd.offsets.BQuarterEnd(), pd.offsets.BQuarterBegin(2), pd.offsets.BYearEnd(month=6))]


# case: forms
result = [repr(o) for o in (pd.offsets.BQuarterBegin(3), pd.offsets.BYearBegin())]


# case: range of quarter ends
result = pd.date_range("2021-01-15", periods=5, freq="BQE")


# case: range of year beginnings
result = pd.date_range("2020-01-01", "2024-12-31", freq="BYS-APR")


# case: month by month as before
result = [day + pd.offsets.BMonthEnd(), day - pd.offsets.BMonthBegin(2), day + pd.offsets.QuarterEnd(2)]
