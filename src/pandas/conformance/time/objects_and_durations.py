# Sums of objects and durations, one by one: missing ones beside durations, dates, single rows, offsets and text.
import pandas as pd
import numpy as np
import datetime as dt
D = dt.date(2020, 2, 29)
T = pd.Timestamp("2024-01-01")
S = pd.Timedelta("1D")
# case: dates + scalar
s = pd.Series([D, D], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates - scalar
s = pd.Series([D, D], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates r+ scalar
s = pd.Series([D, D], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates r- scalar
s = pd.Series([D, D], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates + pytd
s = pd.Series([D, D], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates r+ pytd
s = pd.Series([D, D], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + series
s = pd.Series([D, D], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates r+ series
s = pd.Series([D, D], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + series_nat
s = pd.Series([D, D], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates r+ series_nat
s = pd.Series([D, D], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + stamp
s = pd.Series([D, D], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates r+ stamp
s = pd.Series([D, D], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + stamps
s = pd.Series([D, D], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates r+ stamps
s = pd.Series([D, D], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + stamps_nat
s = pd.Series([D, D], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates r+ stamps_nat
s = pd.Series([D, D], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates + nat
s = pd.Series([D, D], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates r+ nat
s = pd.Series([D, D], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none + scalar
s = pd.Series([D, None], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_none - scalar
s = pd.Series([D, None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_none r+ scalar
s = pd.Series([D, None], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none r- scalar
s = pd.Series([D, None], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_none + pytd
s = pd.Series([D, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_none - pytd
s = pd.Series([D, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_none r+ pytd
s = pd.Series([D, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none r- pytd
s = pd.Series([D, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_none + series
s = pd.Series([D, None], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_none - series
s = pd.Series([D, None], dtype=object)
r = pd.Series([S, S])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_none r+ series
s = pd.Series([D, None], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none r- series
s = pd.Series([D, None], dtype=object)
r = pd.Series([S, S])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_none + series_nat
s = pd.Series([D, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_none - series_nat
s = pd.Series([D, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_none r+ series_nat
s = pd.Series([D, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none r- series_nat
s = pd.Series([D, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_none + stamp
s = pd.Series([D, None], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_none - stamp
s = pd.Series([D, None], dtype=object)
r = T
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_none r+ stamp
s = pd.Series([D, None], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none r- stamp
s = pd.Series([D, None], dtype=object)
r = T
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_none + stamps
s = pd.Series([D, None], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_none - stamps
s = pd.Series([D, None], dtype=object)
r = pd.Series([T, T])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_none r+ stamps
s = pd.Series([D, None], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none r- stamps
s = pd.Series([D, None], dtype=object)
r = pd.Series([T, T])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_none + stamps_nat
s = pd.Series([D, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_none - stamps_nat
s = pd.Series([D, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_none r+ stamps_nat
s = pd.Series([D, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none r- stamps_nat
s = pd.Series([D, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_none + nat
s = pd.Series([D, None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_none - nat
s = pd.Series([D, None], dtype=object)
r = pd.NaT
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_none r+ nat
s = pd.Series([D, None], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_none r- nat
s = pd.Series([D, None], dtype=object)
r = pd.NaT
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_nan + scalar
s = pd.Series([np.nan, D], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nan - scalar
s = pd.Series([np.nan, D], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_nan r+ scalar
s = pd.Series([np.nan, D], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nan r- scalar
s = pd.Series([np.nan, D], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_nan + pytd
s = pd.Series([np.nan, D], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nan r+ pytd
s = pd.Series([np.nan, D], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nan + series
s = pd.Series([np.nan, D], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nan r+ series
s = pd.Series([np.nan, D], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nan + series_nat
s = pd.Series([np.nan, D], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nan r+ series_nat
s = pd.Series([np.nan, D], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nan + stamp
s = pd.Series([np.nan, D], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nan r+ stamp
s = pd.Series([np.nan, D], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nan + stamps
s = pd.Series([np.nan, D], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nan r+ stamps
s = pd.Series([np.nan, D], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nan + stamps_nat
s = pd.Series([np.nan, D], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nan r+ stamps_nat
s = pd.Series([np.nan, D], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nan + nat
s = pd.Series([np.nan, D], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nan r+ nat
s = pd.Series([np.nan, D], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nat + scalar
s = pd.Series([D, pd.NaT], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nat - scalar
s = pd.Series([D, pd.NaT], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: dates_nat r+ scalar
s = pd.Series([D, pd.NaT], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nat r- scalar
s = pd.Series([D, pd.NaT], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: dates_nat + pytd
s = pd.Series([D, pd.NaT], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nat r+ pytd
s = pd.Series([D, pd.NaT], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nat + series
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nat r+ series
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nat + series_nat
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nat r+ series_nat
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nat + stamp
s = pd.Series([D, pd.NaT], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nat r+ stamp
s = pd.Series([D, pd.NaT], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nat + stamps
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nat r+ stamps
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nat + stamps_nat
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nat r+ stamps_nat
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: dates_nat + nat
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: dates_nat r+ nat
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + scalar
s = pd.Series([T, T], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps - scalar
s = pd.Series([T, T], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ scalar
s = pd.Series([T, T], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps r- scalar
s = pd.Series([T, T], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: stamps + pytd
s = pd.Series([T, T], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ pytd
s = pd.Series([T, T], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + series
s = pd.Series([T, T], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ series
s = pd.Series([T, T], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + series_nat
s = pd.Series([T, T], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ series_nat
s = pd.Series([T, T], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + stamp
s = pd.Series([T, T], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ stamp
s = pd.Series([T, T], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + stamps
s = pd.Series([T, T], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ stamps
s = pd.Series([T, T], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + stamps_nat
s = pd.Series([T, T], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ stamps_nat
s = pd.Series([T, T], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps + nat
s = pd.Series([T, T], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps r+ nat
s = pd.Series([T, T], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none + scalar
s = pd.Series([T, None], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps_none - scalar
s = pd.Series([T, None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps_none r+ scalar
s = pd.Series([T, None], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none r- scalar
s = pd.Series([T, None], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: stamps_none + pytd
s = pd.Series([T, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps_none - pytd
s = pd.Series([T, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps_none r+ pytd
s = pd.Series([T, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none r- pytd
s = pd.Series([T, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: stamps_none + series
s = pd.Series([T, None], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps_none - series
s = pd.Series([T, None], dtype=object)
r = pd.Series([S, S])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps_none r+ series
s = pd.Series([T, None], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none r- series
s = pd.Series([T, None], dtype=object)
r = pd.Series([S, S])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: stamps_none + series_nat
s = pd.Series([T, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps_none - series_nat
s = pd.Series([T, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps_none r+ series_nat
s = pd.Series([T, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none r- series_nat
s = pd.Series([T, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: stamps_none + stamp
s = pd.Series([T, None], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps_none - stamp
s = pd.Series([T, None], dtype=object)
r = T
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps_none r+ stamp
s = pd.Series([T, None], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none r- stamp
s = pd.Series([T, None], dtype=object)
r = T
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: stamps_none + stamps
s = pd.Series([T, None], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps_none - stamps
s = pd.Series([T, None], dtype=object)
r = pd.Series([T, T])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps_none r+ stamps
s = pd.Series([T, None], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none r- stamps
s = pd.Series([T, None], dtype=object)
r = pd.Series([T, T])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: stamps_none + stamps_nat
s = pd.Series([T, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps_none - stamps_nat
s = pd.Series([T, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps_none r+ stamps_nat
s = pd.Series([T, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none r- stamps_nat
s = pd.Series([T, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: stamps_none + nat
s = pd.Series([T, None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: stamps_none - nat
s = pd.Series([T, None], dtype=object)
r = pd.NaT
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: stamps_none r+ nat
s = pd.Series([T, None], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: stamps_none r- nat
s = pd.Series([T, None], dtype=object)
r = pd.NaT
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans + scalar
s = pd.Series([S, S], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans - scalar
s = pd.Series([S, S], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans r+ scalar
s = pd.Series([S, S], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans r- scalar
s = pd.Series([S, S], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans + pytd
s = pd.Series([S, S], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans r+ pytd
s = pd.Series([S, S], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans + series
s = pd.Series([S, S], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans r+ series
s = pd.Series([S, S], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans + series_nat
s = pd.Series([S, S], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans r+ series_nat
s = pd.Series([S, S], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans + stamp
s = pd.Series([S, S], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans r+ stamp
s = pd.Series([S, S], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans + stamps
s = pd.Series([S, S], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans r+ stamps
s = pd.Series([S, S], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans + stamps_nat
s = pd.Series([S, S], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans r+ stamps_nat
s = pd.Series([S, S], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans + nat
s = pd.Series([S, S], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans r+ nat
s = pd.Series([S, S], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none + scalar
s = pd.Series([S, None], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans_none - scalar
s = pd.Series([S, None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans_none r+ scalar
s = pd.Series([S, None], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none r- scalar
s = pd.Series([S, None], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans_none + pytd
s = pd.Series([S, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans_none - pytd
s = pd.Series([S, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans_none r+ pytd
s = pd.Series([S, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none r- pytd
s = pd.Series([S, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans_none + series
s = pd.Series([S, None], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans_none - series
s = pd.Series([S, None], dtype=object)
r = pd.Series([S, S])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans_none r+ series
s = pd.Series([S, None], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none r- series
s = pd.Series([S, None], dtype=object)
r = pd.Series([S, S])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans_none + series_nat
s = pd.Series([S, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans_none - series_nat
s = pd.Series([S, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans_none r+ series_nat
s = pd.Series([S, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none r- series_nat
s = pd.Series([S, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans_none + stamp
s = pd.Series([S, None], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans_none - stamp
s = pd.Series([S, None], dtype=object)
r = T
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans_none r+ stamp
s = pd.Series([S, None], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none r- stamp
s = pd.Series([S, None], dtype=object)
r = T
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans_none + stamps
s = pd.Series([S, None], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans_none - stamps
s = pd.Series([S, None], dtype=object)
r = pd.Series([T, T])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans_none r+ stamps
s = pd.Series([S, None], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none r- stamps
s = pd.Series([S, None], dtype=object)
r = pd.Series([T, T])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans_none + stamps_nat
s = pd.Series([S, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans_none - stamps_nat
s = pd.Series([S, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans_none r+ stamps_nat
s = pd.Series([S, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none r- stamps_nat
s = pd.Series([S, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: spans_none + nat
s = pd.Series([S, None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: spans_none - nat
s = pd.Series([S, None], dtype=object)
r = pd.NaT
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: spans_none r+ nat
s = pd.Series([S, None], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: spans_none r- nat
s = pd.Series([S, None], dtype=object)
r = pd.NaT
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: py + scalar
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py - scalar
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: py r+ scalar
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py r- scalar
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: py + pytd
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py r+ pytd
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + series
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py r+ series
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + series_nat
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py r+ series_nat
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + stamp
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py r+ stamp
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + stamps
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py r+ stamps
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + stamps_nat
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py r+ stamps_nat
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: py + nat
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: py r+ nat
s = pd.Series([dt.datetime(2024, 1, 1), None], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: pytd + scalar
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: pytd - scalar
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: pytd r+ scalar
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: pytd r- scalar
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: pytd + pytd
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: pytd r+ pytd
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: pytd + series
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: pytd r+ series
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: pytd + series_nat
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: pytd r+ series_nat
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: pytd + stamp
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: pytd r+ stamp
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: pytd + stamps
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: pytd r+ stamps
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: pytd + stamps_nat
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: pytd r+ stamps_nat
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: pytd + nat
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: pytd r+ nat
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none + scalar
s = pd.Series([None, None], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - scalar
s = pd.Series([None, None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ scalar
s = pd.Series([None, None], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none r- scalar
s = pd.Series([None, None], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: none + pytd
s = pd.Series([None, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - pytd
s = pd.Series([None, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ pytd
s = pd.Series([None, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none r- pytd
s = pd.Series([None, None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: none + series
s = pd.Series([None, None], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - series
s = pd.Series([None, None], dtype=object)
r = pd.Series([S, S])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ series
s = pd.Series([None, None], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none r- series
s = pd.Series([None, None], dtype=object)
r = pd.Series([S, S])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: none + series_nat
s = pd.Series([None, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - series_nat
s = pd.Series([None, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ series_nat
s = pd.Series([None, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none r- series_nat
s = pd.Series([None, None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: none + stamp
s = pd.Series([None, None], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - stamp
s = pd.Series([None, None], dtype=object)
r = T
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ stamp
s = pd.Series([None, None], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none r- stamp
s = pd.Series([None, None], dtype=object)
r = T
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: none + stamps
s = pd.Series([None, None], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - stamps
s = pd.Series([None, None], dtype=object)
r = pd.Series([T, T])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ stamps
s = pd.Series([None, None], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none r- stamps
s = pd.Series([None, None], dtype=object)
r = pd.Series([T, T])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: none + stamps_nat
s = pd.Series([None, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - stamps_nat
s = pd.Series([None, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ stamps_nat
s = pd.Series([None, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none r- stamps_nat
s = pd.Series([None, None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: none + nat
s = pd.Series([None, None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: none - nat
s = pd.Series([None, None], dtype=object)
r = pd.NaT
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: none r+ nat
s = pd.Series([None, None], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: none r- nat
s = pd.Series([None, None], dtype=object)
r = pd.NaT
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: nan + scalar
s = pd.Series([np.nan, np.nan], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan - scalar
s = pd.Series([np.nan, np.nan], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: nan r+ scalar
s = pd.Series([np.nan, np.nan], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan r- scalar
s = pd.Series([np.nan, np.nan], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: nan + pytd
s = pd.Series([np.nan, np.nan], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan r+ pytd
s = pd.Series([np.nan, np.nan], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + series
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan r+ series
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + series_nat
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan r+ series_nat
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + stamp
s = pd.Series([np.nan, np.nan], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan r+ stamp
s = pd.Series([np.nan, np.nan], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + stamps
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan r+ stamps
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + stamps_nat
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan r+ stamps_nat
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: nan + nat
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: nan r+ nat
s = pd.Series([np.nan, np.nan], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + scalar
s = pd.Series([1, 2], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints - scalar
s = pd.Series([1, 2], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: ints r+ scalar
s = pd.Series([1, 2], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints r- scalar
s = pd.Series([1, 2], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: ints + pytd
s = pd.Series([1, 2], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints r+ pytd
s = pd.Series([1, 2], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + series
s = pd.Series([1, 2], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints r+ series
s = pd.Series([1, 2], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + series_nat
s = pd.Series([1, 2], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints r+ series_nat
s = pd.Series([1, 2], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + stamp
s = pd.Series([1, 2], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints r+ stamp
s = pd.Series([1, 2], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + stamps
s = pd.Series([1, 2], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints r+ stamps
s = pd.Series([1, 2], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + stamps_nat
s = pd.Series([1, 2], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints r+ stamps_nat
s = pd.Series([1, 2], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: ints + nat
s = pd.Series([1, 2], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: ints r+ nat
s = pd.Series([1, 2], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + scalar
s = pd.Series(["a", None], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text - scalar
s = pd.Series(["a", None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: text r+ scalar
s = pd.Series(["a", None], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text r- scalar
s = pd.Series(["a", None], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: text + pytd
s = pd.Series(["a", None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text r+ pytd
s = pd.Series(["a", None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + series
s = pd.Series(["a", None], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text r+ series
s = pd.Series(["a", None], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + series_nat
s = pd.Series(["a", None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text r+ series_nat
s = pd.Series(["a", None], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + stamp
s = pd.Series(["a", None], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text r+ stamp
s = pd.Series(["a", None], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + stamps
s = pd.Series(["a", None], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text r+ stamps
s = pd.Series(["a", None], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + stamps_nat
s = pd.Series(["a", None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text r+ stamps_nat
s = pd.Series(["a", None], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: text + nat
s = pd.Series(["a", None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: text r+ nat
s = pd.Series(["a", None], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + scalar
s = pd.Series([D, pd.NA], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA - scalar
s = pd.Series([D, pd.NA], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: NA r+ scalar
s = pd.Series([D, pd.NA], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA r- scalar
s = pd.Series([D, pd.NA], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: NA + pytd
s = pd.Series([D, pd.NA], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA r+ pytd
s = pd.Series([D, pd.NA], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + series
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA r+ series
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + series_nat
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA r+ series_nat
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + stamp
s = pd.Series([D, pd.NA], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA r+ stamp
s = pd.Series([D, pd.NA], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + stamps
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA r+ stamps
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + stamps_nat
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA r+ stamps_nat
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: NA + nat
s = pd.Series([D, pd.NA], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: NA r+ nat
s = pd.Series([D, pd.NA], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + scalar
s = pd.Series([D], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one - scalar
s = pd.Series([D], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: one r+ scalar
s = pd.Series([D], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one r- scalar
s = pd.Series([D], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: one + pytd
s = pd.Series([D], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one r+ pytd
s = pd.Series([D], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + series
s = pd.Series([D], dtype=object)
r = pd.Series([S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one r+ series
s = pd.Series([D], dtype=object)
r = pd.Series([S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + series_nat
s = pd.Series([D], dtype=object)
r = pd.Series([S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one r+ series_nat
s = pd.Series([D], dtype=object)
r = pd.Series([S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + stamp
s = pd.Series([D], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one r+ stamp
s = pd.Series([D], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + stamps
s = pd.Series([D], dtype=object)
r = pd.Series([T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one r+ stamps
s = pd.Series([D], dtype=object)
r = pd.Series([T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + stamps_nat
s = pd.Series([D], dtype=object)
r = pd.Series([T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one r+ stamps_nat
s = pd.Series([D], dtype=object)
r = pd.Series([T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: one + nat
s = pd.Series([D], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: one r+ nat
s = pd.Series([D], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone + scalar
s = pd.Series([None], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: onenone - scalar
s = pd.Series([None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: onenone r+ scalar
s = pd.Series([None], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone r- scalar
s = pd.Series([None], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: onenone + pytd
s = pd.Series([None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: onenone - pytd
s = pd.Series([None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: onenone r+ pytd
s = pd.Series([None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone r- pytd
s = pd.Series([None], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: onenone + series
s = pd.Series([None], dtype=object)
r = pd.Series([S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: onenone - series
s = pd.Series([None], dtype=object)
r = pd.Series([S])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: onenone r+ series
s = pd.Series([None], dtype=object)
r = pd.Series([S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone r- series
s = pd.Series([None], dtype=object)
r = pd.Series([S])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: onenone + series_nat
s = pd.Series([None], dtype=object)
r = pd.Series([S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: onenone - series_nat
s = pd.Series([None], dtype=object)
r = pd.Series([S])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: onenone r+ series_nat
s = pd.Series([None], dtype=object)
r = pd.Series([S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone r- series_nat
s = pd.Series([None], dtype=object)
r = pd.Series([S])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: onenone + stamp
s = pd.Series([None], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: onenone - stamp
s = pd.Series([None], dtype=object)
r = T
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: onenone r+ stamp
s = pd.Series([None], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone r- stamp
s = pd.Series([None], dtype=object)
r = T
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: onenone + stamps
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: onenone - stamps
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: onenone r+ stamps
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone r- stamps
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: onenone + stamps_nat
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: onenone - stamps_nat
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: onenone r+ stamps_nat
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone r- stamps_nat
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: onenone + nat
s = pd.Series([None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: onenone - nat
s = pd.Series([None], dtype=object)
r = pd.NaT
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: onenone r+ nat
s = pd.Series([None], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: onenone r- nat
s = pd.Series([None], dtype=object)
r = pd.NaT
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: mixed + scalar
s = pd.Series([T, S], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: mixed - scalar
s = pd.Series([T, S], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: mixed r+ scalar
s = pd.Series([T, S], dtype=object)
r = S
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: mixed r- scalar
s = pd.Series([T, S], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: mixed + pytd
s = pd.Series([T, S], dtype=object)
r = dt.timedelta(days=1)
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: mixed r+ pytd
s = pd.Series([T, S], dtype=object)
r = dt.timedelta(days=1)
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: mixed + series
s = pd.Series([T, S], dtype=object)
r = pd.Series([S, S])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: mixed r+ series
s = pd.Series([T, S], dtype=object)
r = pd.Series([S, S])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: mixed + series_nat
s = pd.Series([T, S], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: mixed r+ series_nat
s = pd.Series([T, S], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: mixed + stamp
s = pd.Series([T, S], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: mixed r+ stamp
s = pd.Series([T, S], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: mixed + stamps
s = pd.Series([T, S], dtype=object)
r = pd.Series([T, T])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: mixed r+ stamps
s = pd.Series([T, S], dtype=object)
r = pd.Series([T, T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: mixed + stamps_nat
s = pd.Series([T, S], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: mixed r+ stamps_nat
s = pd.Series([T, S], dtype=object)
r = pd.Series([T, pd.NaT])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: mixed + nat
s = pd.Series([T, S], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: mixed r+ nat
s = pd.Series([T, S], dtype=object)
r = pd.NaT
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
