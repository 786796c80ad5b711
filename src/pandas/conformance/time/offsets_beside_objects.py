# What offsets are added to: no text, no numbers, nothing that is missing but NaT; and truths of numpy in quotients and powers.
import pandas as pd
import numpy as np
import datetime as dt
D = dt.date(2020, 2, 29)
# case: dates + pd.DateOffset(months=1)
s = pd.Series([D, D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates - pd.DateOffset(months=1)
s = pd.Series([D, D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates r+ pd.DateOffset(months=1)
s = pd.Series([D, D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + pd.offsets.Day(2)
s = pd.Series([D, D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates - pd.offsets.Day(2)
s = pd.Series([D, D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates r+ pd.offsets.Day(2)
s = pd.Series([D, D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + pd.offsets.MonthEnd(0)
s = pd.Series([D, D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates - pd.offsets.MonthEnd(0)
s = pd.Series([D, D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates r+ pd.offsets.MonthEnd(0)
s = pd.Series([D, D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + pd.offsets.BDay()
s = pd.Series([D, D], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates - pd.offsets.BDay()
s = pd.Series([D, D], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates r+ pd.offsets.BDay()
s = pd.Series([D, D], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none + pd.DateOffset(months=1)
s = pd.Series([D, None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - pd.DateOffset(months=1)
s = pd.Series([D, None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ pd.DateOffset(months=1)
s = pd.Series([D, None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none + pd.offsets.Day(2)
s = pd.Series([D, None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - pd.offsets.Day(2)
s = pd.Series([D, None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ pd.offsets.Day(2)
s = pd.Series([D, None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none + pd.offsets.MonthEnd(0)
s = pd.Series([D, None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - pd.offsets.MonthEnd(0)
s = pd.Series([D, None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ pd.offsets.MonthEnd(0)
s = pd.Series([D, None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none + pd.offsets.BDay()
s = pd.Series([D, None], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - pd.offsets.BDay()
s = pd.Series([D, None], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ pd.offsets.BDay()
s = pd.Series([D, None], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + pd.DateOffset(months=1)
s = pd.Series([np.nan, D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan - pd.DateOffset(months=1)
s = pd.Series([np.nan, D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nan r+ pd.DateOffset(months=1)
s = pd.Series([np.nan, D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + pd.offsets.Day(2)
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan - pd.offsets.Day(2)
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nan r+ pd.offsets.Day(2)
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + pd.offsets.MonthEnd(0)
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan - pd.offsets.MonthEnd(0)
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nan r+ pd.offsets.MonthEnd(0)
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + pd.offsets.BDay()
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan - pd.offsets.BDay()
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nan r+ pd.offsets.BDay()
s = pd.Series([np.nan, D], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nat + pd.DateOffset(months=1)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nat - pd.DateOffset(months=1)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nat r+ pd.DateOffset(months=1)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nat + pd.offsets.Day(2)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nat - pd.offsets.Day(2)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nat r+ pd.offsets.Day(2)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nat + pd.offsets.MonthEnd(0)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nat - pd.offsets.MonthEnd(0)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nat r+ pd.offsets.MonthEnd(0)
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nat + pd.offsets.BDay()
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nat - pd.offsets.BDay()
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nat r+ pd.offsets.BDay()
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + pd.DateOffset(months=1)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps - pd.DateOffset(months=1)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ pd.DateOffset(months=1)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + pd.offsets.Day(2)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps - pd.offsets.Day(2)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ pd.offsets.Day(2)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + pd.offsets.MonthEnd(0)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps - pd.offsets.MonthEnd(0)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ pd.offsets.MonthEnd(0)
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + pd.offsets.BDay()
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps - pd.offsets.BDay()
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ pd.offsets.BDay()
s = pd.Series([pd.Timestamp("2024"), None], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + pd.DateOffset(months=1)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text - pd.DateOffset(months=1)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: text r+ pd.DateOffset(months=1)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + pd.offsets.Day(2)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text - pd.offsets.Day(2)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: text r+ pd.offsets.Day(2)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + pd.offsets.MonthEnd(0)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text - pd.offsets.MonthEnd(0)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: text r+ pd.offsets.MonthEnd(0)
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + pd.offsets.BDay()
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text - pd.offsets.BDay()
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: text r+ pd.offsets.BDay()
s = pd.Series(["2024-01-01", "2024-02-01"], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + pd.DateOffset(months=1)
s = pd.Series([1, 2], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints - pd.DateOffset(months=1)
s = pd.Series([1, 2], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: ints r+ pd.DateOffset(months=1)
s = pd.Series([1, 2], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + pd.offsets.Day(2)
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints - pd.offsets.Day(2)
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: ints r+ pd.offsets.Day(2)
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + pd.offsets.MonthEnd(0)
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints - pd.offsets.MonthEnd(0)
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: ints r+ pd.offsets.MonthEnd(0)
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + pd.offsets.BDay()
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints - pd.offsets.BDay()
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: ints r+ pd.offsets.BDay()
s = pd.Series([1, 2], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + pd.DateOffset(months=1)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py - pd.DateOffset(months=1)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: py r+ pd.DateOffset(months=1)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + pd.offsets.Day(2)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py - pd.offsets.Day(2)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: py r+ pd.offsets.Day(2)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + pd.offsets.MonthEnd(0)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py - pd.offsets.MonthEnd(0)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: py r+ pd.offsets.MonthEnd(0)
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + pd.offsets.BDay()
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py - pd.offsets.BDay()
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: py r+ pd.offsets.BDay()
s = pd.Series([dt.datetime(2024, 1, 1), D], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + pd.DateOffset(months=1)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA - pd.DateOffset(months=1)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: NA r+ pd.DateOffset(months=1)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + pd.offsets.Day(2)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA - pd.offsets.Day(2)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: NA r+ pd.offsets.Day(2)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + pd.offsets.MonthEnd(0)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA - pd.offsets.MonthEnd(0)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: NA r+ pd.offsets.MonthEnd(0)
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + pd.offsets.BDay()
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA - pd.offsets.BDay()
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: NA r+ pd.offsets.BDay()
s = pd.Series([D, pd.NA], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + pd.DateOffset(months=1)
s = pd.Series([None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one - pd.DateOffset(months=1)
s = pd.Series([None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: one r+ pd.DateOffset(months=1)
s = pd.Series([None], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + pd.offsets.Day(2)
s = pd.Series([None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one - pd.offsets.Day(2)
s = pd.Series([None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: one r+ pd.offsets.Day(2)
s = pd.Series([None], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + pd.offsets.MonthEnd(0)
s = pd.Series([None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one - pd.offsets.MonthEnd(0)
s = pd.Series([None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: one r+ pd.offsets.MonthEnd(0)
s = pd.Series([None], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + pd.offsets.BDay()
s = pd.Series([None], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one - pd.offsets.BDay()
s = pd.Series([None], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: one r+ pd.offsets.BDay()
s = pd.Series([None], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: textdate + pd.DateOffset(months=1)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: textdate - pd.DateOffset(months=1)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: textdate r+ pd.DateOffset(months=1)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: textdate + pd.offsets.Day(2)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: textdate - pd.offsets.Day(2)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: textdate r+ pd.offsets.Day(2)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.Day(2)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: textdate + pd.offsets.MonthEnd(0)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: textdate - pd.offsets.MonthEnd(0)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: textdate r+ pd.offsets.MonthEnd(0)
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: textdate + pd.offsets.BDay()
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: textdate - pd.offsets.BDay()
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: textdate r+ pd.offsets.BDay()
s = pd.Series(["2024-01-01", D], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: empty + pd.DateOffset(months=1)
s = pd.Series([], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: empty - pd.DateOffset(months=1)
s = pd.Series([], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: empty r+ pd.DateOffset(months=1)
s = pd.Series([], dtype=object)
r = pd.DateOffset(months=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: empty + pd.offsets.Day(2)
s = pd.Series([], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: empty - pd.offsets.Day(2)
s = pd.Series([], dtype=object)
r = pd.offsets.Day(2)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: empty + pd.offsets.MonthEnd(0)
s = pd.Series([], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: empty - pd.offsets.MonthEnd(0)
s = pd.Series([], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: empty r+ pd.offsets.MonthEnd(0)
s = pd.Series([], dtype=object)
r = pd.offsets.MonthEnd(0)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: empty + pd.offsets.BDay()
s = pd.Series([], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: empty - pd.offsets.BDay()
s = pd.Series([], dtype=object)
r = pd.offsets.BDay()
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: empty r+ pd.offsets.BDay()
s = pd.Series([], dtype=object)
r = pd.offsets.BDay()
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) + np.array([True, True])
try:
    result = np.array([True, False]) + np.array([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Series([True, False]) + pd.Series([True, True])
try:
    result = pd.Series([True, False]) + pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) + True
try:
    result = np.array([True, False]) + True
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) + pd.Series([True, True])
try:
    result = np.array([True, False]) + pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Index([True, False]) + pd.Index([True, True])
try:
    result = pd.Index([True, False]) + pd.Index([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) - np.array([True, True])
try:
    result = np.array([True, False]) - np.array([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Series([True, False]) - pd.Series([True, True])
try:
    result = pd.Series([True, False]) - pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) - True
try:
    result = np.array([True, False]) - True
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) - pd.Series([True, True])
try:
    result = np.array([True, False]) - pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Index([True, False]) - pd.Index([True, True])
try:
    result = pd.Index([True, False]) - pd.Index([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) * np.array([True, True])
try:
    result = np.array([True, False]) * np.array([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Series([True, False]) * pd.Series([True, True])
try:
    result = pd.Series([True, False]) * pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) * True
try:
    result = np.array([True, False]) * True
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) * pd.Series([True, True])
try:
    result = np.array([True, False]) * pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Index([True, False]) * pd.Index([True, True])
try:
    result = pd.Index([True, False]) * pd.Index([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) // np.array([True, True])
try:
    result = np.array([True, False]) // np.array([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Series([True, False]) // pd.Series([True, True])
try:
    result = pd.Series([True, False]) // pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) // True
try:
    result = np.array([True, False]) // True
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) // pd.Series([True, True])
try:
    result = np.array([True, False]) // pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Index([True, False]) // pd.Index([True, True])
try:
    result = pd.Index([True, False]) // pd.Index([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) % np.array([True, True])
try:
    result = np.array([True, False]) % np.array([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Series([True, False]) % pd.Series([True, True])
try:
    result = pd.Series([True, False]) % pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) % True
try:
    result = np.array([True, False]) % True
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) % pd.Series([True, True])
try:
    result = np.array([True, False]) % pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Index([True, False]) % pd.Index([True, True])
try:
    result = pd.Index([True, False]) % pd.Index([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) ** np.array([True, True])
try:
    result = np.array([True, False]) ** np.array([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Series([True, False]) ** pd.Series([True, True])
try:
    result = pd.Series([True, False]) ** pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) ** True
try:
    result = np.array([True, False]) ** True
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) ** pd.Series([True, True])
try:
    result = np.array([True, False]) ** pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Index([True, False]) ** pd.Index([True, True])
try:
    result = pd.Index([True, False]) ** pd.Index([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) / np.array([True, True])
try:
    result = np.array([True, False]) / np.array([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Series([True, False]) / pd.Series([True, True])
try:
    result = pd.Series([True, False]) / pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) / True
try:
    result = np.array([True, False]) / True
except Exception as e:
    result = type(e).__name__
# case: np.array([True, False]) / pd.Series([True, True])
try:
    result = np.array([True, False]) / pd.Series([True, True])
except Exception as e:
    result = type(e).__name__
# case: pd.Index([True, False]) / pd.Index([True, True])
try:
    result = pd.Index([True, False]) / pd.Index([True, True])
except Exception as e:
    result = type(e).__name__
