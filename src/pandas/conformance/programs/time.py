# data: beside_objects
import pandas as pd
import numpy as np
# case: beside_objects/text minus times
result = pd.Series(['2021-12-31', 'b']) - pd.Series(pd.to_datetime([None, '2020-01-01']))
# case: beside_objects/text plus missing times
result = pd.Series(['2021-12-31', 'b']) + pd.Series(pd.to_datetime([None, None]))
# case: beside_objects/text times missing durations
result = pd.Series(['a','b']) * pd.Series(pd.to_timedelta([None, None]))
# case: beside_objects/durations divided by objects with None
result = pd.Series(pd.to_timedelta([None, '1 days'])) / pd.Series([None, 2], dtype=object)
# data: components_and_periods
import pandas as pd
import numpy as np
# case: components_and_periods/pd7
result = pd.Period('2024-03', 'M') < pd.Period('2024-04', 'M')
# case: components_and_periods/period other freq
result = pd.Period('2024-03', 'M') - pd.Period('2024', 'Y')
# case: components_and_periods/period mul
result = pd.Period('2024-03', 'M') * 5
# case: components_and_periods/asfreq frame
x = pd.DataFrame({'v': [1, 2]}, index=pd.to_datetime(['2024-01-31', '2024-03-31']).rename('day'))
result = x.asfreq('ME', fill_value=0)
# case: components_and_periods/asfreq dup
x = pd.DataFrame({'v': [1, 2]}, index=pd.to_datetime(['2024-01-31', '2024-01-31']))
result = x.asfreq('D')
# data: counted_texts
import numpy as np
import pandas as pd

# case: counted_texts/counted-1
result = pd.Timestamp('2024-01-01', unit='s')

# case: counted_texts/counted-2
result = pd.Timestamp('1704067200', unit='s')

# case: counted_texts/counted-3
result = pd.Timestamp(True, unit='s')

# case: counted_texts/counted-5
result = pd.to_datetime(pd.Timestamp('2024-01-01'), unit='s')

# case: counted_texts/counted-15
result = pd.to_datetime(pd.Series([1, 2]), unit='s', format='%Y')

# case: counted_texts/counted-19
result = pd.to_datetime(['20240101', True])

# data: dates_of_any_form
import pandas as pd, numpy as np
from datetime import datetime
def read(texts, **how):
    found = []
    for text in texts:
        try:
            found.append(str(pd.to_datetime(pd.Series([text, None]), **how)[0]))
        except Exception as error:
            found.append(type(error).__name__)
    return found
def alone(texts):
    found = []
    for text in texts:
        try:
            time = pd.Timestamp(text)
            found.append(str(time) + ' ' + time.unit)
        except Exception as error:
            found.append(type(error).__name__)
    return found
named = ['05JAN2024', '5Jan2024', '5-jan-2024', '5/jan/2024', 'Jan/5/2024', 'Jan,5,2024', 'Jan052024', '2024Jan05', '2024-5-Jan', 'Jan 5th, 2024', '5th of January 2024', 'Sept 5, 2024', 'Sep. 5, 2024', 'the 5th of May 2024', '5. Januar 2024']
numbers = ['5 1 24', '2024 01 05', '2024,01,05', '2024_01_05', '99-01-05', '31/12/69', '01/05/70', '31.12.95', '1/1/1', '240105', '202401', '24-1-5', '2024-1-5', '13/13/2024', '32/01/2024', '02/30/2024', '2024-13-01', '2024--01-05', '2024-001']
clocks = ['2024-01-05 10h20m30s', '10h 5 Jan 2024', '2024-01-05-10:20', '2024-01-05 10:20:30.', '2024-01-05T10', '20240105T102030', '20240105 1020', '202401051020', '1/5/2024 9 PM', 'Jan 5 2024 3pm', '2024-01-05 13:20 pm', '2024-01-05 12:20 am', 'Fri Jan  5 10:20:30 2024', '2024-01-05 24:00', '2024-01-05 10:60', '25:00', '2024-01-05 1:2']
parts = ['2024', '2024Q3', '3Q2024', '2024-q4', '4Q24', '24Q4', 'Q1 2024', '5Q24', 'Jan 2024', 'Jan-2024', '2024 Jan', 'May', 'Jan 5', '10-05', '12/2024', '13/2024', '01.2024', '2024/5', 'Friday', 'Fri Jan 2024', '1e5', '12', '0', '1000', 'a', 'None', 'nan', 'NaT', 'N/A', ' ', '-']
# case: dates_of_any_form/names-of-months
result = read(named)
# case: dates_of_any_form/numbers-year-and-day-first
result = read(numbers, yearfirst=True, dayfirst=True, errors='coerce')
# case: dates_of_any_form/clocks
result = read(clocks)
# case: dates_of_any_form/parts-of-dates
result = read(parts)
# case: dates_of_any_form/compared-with-far-dates
d = pd.Series(pd.to_datetime(['2024-01-05', None]))
result = [(d < '9999-12-31').tolist(), (d >= '1500-01-01').tolist(), (d == '0001-01-01').tolist(), (d > '').tolist(), (d != 'NaT').tolist()]
# case: dates_of_any_form/selected-by-a-quarter
s = pd.Series(range(6), index=pd.date_range('2024-01-31', periods=6, freq='ME'))
result = [s['2024Q1'].tolist(), s['Jan-2024'].tolist(), s.loc['02/2024'].tolist(), s.loc['2Q24':].tolist(), s['Mar 2024':'2024Q2'].tolist()]
# case: dates_of_any_form/format-not-exact
result = [pd.to_datetime(['on 05/01/2024 at noon', '06/01/2024'], format='%d/%m/%Y', exact=False).tolist(), pd.to_datetime(pd.Series(['x 2024 y']), format='%Y', exact=False)[0]]
# data: dates_of_python_and_durations
import pandas as pd
import numpy as np
import datetime
# case: dates_of_python_and_durations/days-5
s=pd.Series([datetime.date(2020,1,31),datetime.date(2020,2,29)])
result=s[0]+pd.DateOffset(months=1)
# case: dates_of_python_and_durations/days-12
s=pd.Series([datetime.timedelta(days=1),None],dtype=object)
result=s.diff(),s.shift(1)
# case: dates_of_python_and_durations/days-13
s=pd.Series([datetime.datetime(2020,1,31),datetime.datetime(2020,1,30)],dtype=object)
result=s.diff()
# case: dates_of_python_and_durations/datetime of a zone and Timedelta
d = datetime.datetime(2024, 2, 29, 1, tzinfo=datetime.timezone.utc)
result = [type(d + pd.Timedelta(1)).__name__, type(pd.Timedelta(1) + d).__name__, type(d - pd.Timedelta("1D")).__name__, str(d + pd.Timedelta("1D"))]
# data: durations_out_of_bounds
import pandas as pd
def read(text):
    return pd.to_timedelta(pd.Series([text, '1 day']))
def coerced(text):
    return pd.to_timedelta(pd.Series([text, '1 day']), errors='coerce')
# case: durations_out_of_bounds/seconds of a clock beyond machine integers
result = coerced('00:00:99999999999999999999')
# case: durations_out_of_bounds/days of ISO 8601
result = read('P9999999999D')
# case: durations_out_of_bounds/numbers of days
result = pd.to_timedelta(pd.Series([1, 200000]), unit='D', errors='coerce')
# case: durations_out_of_bounds/named parts
result = pd.Timedelta(days=200000)
# case: durations_out_of_bounds/a sum of durations
result = pd.Timedelta('106751 days') + pd.Timedelta('1 day')
# case: durations_out_of_bounds/a sum of columns
result = read('106751 days') + pd.Timedelta('1 day')
# data: durations_without_parts
import numpy as np
import pandas as pd

# case: durations_without_parts/nothing at all
result = pd.Timedelta()

# case: durations_without_parts/text as a part
result = pd.Timedelta(hours='1')

# case: durations_without_parts/a missing part
result = pd.Timedelta(days=np.nan)

# case: durations_without_parts/a truth as the value
result = pd.Timedelta(True)

# data: ends_of_ranges
import pandas as pd
# case: ends_of_ranges/ends
r = []
for i in ('both', 'left', 'right', 'neither'):
    for a, b, f in (('2024-01-01', '2024-01-01', 'D'), ('2024-01-01', '2024-01-03', 'D'), ('2024-01-01', '2024-01-31', 'MS'), ('2024-01-01', '2024-01-02', 'D'), ('2024-01-01 10:00', '2024-01-02', 'D')):
        r.append(list(pd.date_range(a, b, freq=f, inclusive=i)))
result = r
# case: ends_of_ranges/no-such-end
result = pd.date_range('2024-01-01', '2024-01-05', inclusive='x')
# data: even_steps_of_other_labels
import pandas as pd
n = pd.Series([1.0, None, 3.0])

# case: even_steps_of_other_labels/asfreq-empty
result = n[:0].asfreq('D')
# data: fields_of_nothing
import pandas as pd
import datetime
d = pd.Series(pd.to_datetime(['2024-01-15 10:00', None]))
n = pd.NaT
# case: fields_of_nothing/n.weekday
result = n.weekday()
# case: fields_of_nothing/n.value
result = n.value
# case: fields_of_nothing/n-5-2
result = n != 5
# case: fields_of_nothing/pd.timestamp-float-nan-unit-s
result = pd.Timestamp(float('nan'), unit='s')
# case: fields_of_nothing/pd.timestamp
result = pd.Timestamp()
# data: fields_of_time_indexes
import datetime
import numpy as np
import pandas as pd

dates = pd.DatetimeIndex(["2024-02-28 09:00", "2024-02-29 17:30", None, "2024-03-01 09:00"], name="at")
spans = pd.to_timedelta(["1 days 02:03:04.005006007", "-1 days", None])
months = pd.PeriodIndex(["2023-12", "2024-02", "NaT"], freq="M", name="month")


# case: fields_of_time_indexes/at time
result = dates.indexer_at_time("9:00")


# case: fields_of_time_indexes/between times
result = dates.indexer_between_time("09:00", datetime.time(17, 30))


# case: fields_of_time_indexes/nanoseconds
result = spans.nanoseconds


# case: fields_of_time_indexes/durations of python
result = spans.to_pytimedelta()


# case: fields_of_time_indexes/weeks of periods
result = months.week


# case: fields_of_time_indexes/leap years of periods
result = months.is_leap_year


# case: fields_of_time_indexes/week of dates
result = dates.week


# case: fields_of_time_indexes/distinct categories of an index
result = pd.unique(pd.CategoricalIndex(["b", "a", "b"]))


# case: fields_of_time_indexes/deviation of dates
result = pd.DatetimeIndex(["2024-01-01", "2024-01-03", "2024-01-08"]).std()


# case: fields_of_time_indexes/deviation of spans
result = pd.to_timedelta(["1 days", "3 days"]).std()
# data: filled_spans
import numpy as np
import pandas as pd

hours = pd.date_range("2024-03-01", periods=3, freq="h")
sales = pd.Series([1, 2, 3], index=hours)
frame = pd.DataFrame({"a": [2, np.nan, 6], "b": [1, 3, 5]}, index=hours)


# case: filled_spans/limit of none
result = sales.resample("30min").ffill(limit=0)


# case: filled_spans/dict names the results
result = sales.resample("2h").agg({"spread": lambda x: x.max() - x.min(), "total": "sum"})


# case: filled_spans/dict of a list
result = sales.resample("2h").agg({"total": ["sum", "mean"]})


# case: filled_spans/empty dict
result = sales.resample("2h").agg({})


# case: filled_spans/pairwise of two series
result = sales.rolling(3).cov(pd.Series([2, 2, 5], index=hours), pairwise=True)
# data: fiscal_periods
# Quarters and years that end in another month than December, and weeks that end on other days.
import pandas as pd
import numpy as np
d = pd.to_datetime(pd.Series(["2023-11-15", None, "2024-01-31", "2024-02-01", "2024-12-31", "1969-12-30"]))
# case: fiscal_periods/one Q
p = pd.Period("2024-03-15", freq="Q")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: fiscal_periods/one Y
p = pd.Period("2024-03-15", freq="Y")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: fiscal_periods/range Y
r = pd.period_range("2024-01-01", periods=3, freq="Y")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: fiscal_periods/one W
p = pd.Period("2024-03-15", freq="W")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: fiscal_periods/written quarters W
try:
    result = [pd.Period("2024Q1", freq="W"), pd.Period("4Q2023", freq="W"), pd.Period("2024", freq="W"), pd.Period(year=2024, quarter=1, freq="W")]
except ValueError as error:
    result = type(error).__name__
# case: fiscal_periods/length found YE-JUN
result = pd.date_range("2024-01-01", periods=3, freq="YE-JUN").to_period()
# case: fiscal_periods/no such month
result = d.dt.to_period("Q-XYZ")
# data: forms
import pandas as pd
# case: forms/r1
t = '13/45/2020'
result = pd.to_datetime(pd.Series([t]))
# case: forms/r6
t = '2024-01-01 10:00:00 AM'
result = pd.to_datetime(pd.Series([t]))
# case: forms/r27
t = '5 jan 24'
result = pd.to_datetime(pd.Series([t]))
# case: forms/r34
t = '2024-01-01 10.30'
result = pd.to_datetime(pd.Series([t]))
# case: forms/r44
t = '0000-00-00'
result = pd.to_datetime(pd.Series([t]))
# case: forms/r46
t = '2500-01-01'
result = pd.to_datetime(pd.Series([t]))
# case: forms/r50
t = '2020-00-10'
result = pd.to_datetime(pd.Series([t]))
# case: forms/r52
t = '1/1/0001'
result = pd.to_datetime(pd.Series([t]))
# data: freq_of_indexes
import pandas as pd, numpy as np
i = pd.date_range('2024-01-01', periods=6, freq='D', name='d')
s = pd.Series(range(6), index=i, name='x')
df = pd.DataFrame({'a': range(6), 'b': list('xyzxyz')}, index=i)
F = lambda x: x.freqstr
# case: freq_of_indexes/i.delete(2)
try:
    x = i.delete(2)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/i.union(i+pd.Timedelta(days=7))
try:
    x = i.union(i+pd.Timedelta(days=7))
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.date_range('2024-01-31',periods=3,freq='ME')+pd.Timedelta(days=1)
try:
    x = pd.date_range('2024-01-31',periods=3,freq='ME')+pd.Timedelta(days=1)
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/s.groupby(s%2).apply(lambda g:g.head(1)).index
try:
    x = s.groupby(s%2).apply(lambda g:g.head(1)).index
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/i.to_period('M').to_timestamp()
try:
    x = i.to_period('M').to_timestamp()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/i.to_period()
try:
    x = i.to_period()
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.period_range('2024Q1',periods=3,freq='Q').end_time
try:
    x = pd.period_range('2024Q1',periods=3,freq='Q').end_time
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.TimedeltaIndex(['1D','2D'])
try:
    x = pd.TimedeltaIndex(['1D','2D'])
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.timedelta_range('1D',periods=3)*2
try:
    x = pd.timedelta_range('1D',periods=3)*2
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.date_range('2024-01-01',periods=3,freq='1h30min')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='1h30min')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.date_range('2024-01-01',periods=3,freq='1.5h')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='1.5h')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.date_range('2024-01-01',periods=3,freq='BMS')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='BMS')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.date_range('2024-01-01',periods=3,freq='-1D')
try:
    x = pd.date_range('2024-01-01',periods=3,freq='-1D')
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# case: freq_of_indexes/pd.date_range('2024-01-01',periods=3,freq=pd.offsets.Week())
try:
    x = pd.date_range('2024-01-01',periods=3,freq=pd.offsets.Week())
    result = (x.freqstr, repr(x))
except AttributeError:
    result = "no"
# data: last_known_values
# asof: the last value that is there up to a moment.
import pandas as pd
import numpy as np
s = pd.Series([5.0, np.nan, 5.5, np.nan], index=pd.to_datetime(["2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01"]), name="fee")
n = pd.Series([1, 2, 3], index=[10, 20, 30])
# case: last_known_values/numbers
result = [n.asof(15), n.asof(5), n.asof(30), n.asof(99)]
# case: last_known_values/numbers_all_there
result = n.asof([10, 25])
# case: last_known_values/unsorted
result = s.iloc[::-1].asof("2024-02-10")
# case: last_known_values/subset
result = s.asof("2024-02-10", subset="x")
# case: last_known_values/all_missing
result = (s * np.nan).asof("2024-02-10")
# case: last_known_values/empty
result = s.iloc[:0].asof("2024-01-01")
# case: last_known_values/nat
result = s.asof(pd.NaT)
# data: missing_in_functions
import pandas as pd
import numpy as np
orders = pd.DataFrame({'order_id': [101, 102, 103, 104, 105, 106, 107], 'user_id': [1, 2, 1, 3, 9, 2, 1], 'amount': [20.5, 35.0, np.nan, 12.25, 50.0, 35.0, 7.0], 'status': ['paid', 'open', 'paid', 'cancelled', 'paid', None, 'open'], 'order_date': pd.to_datetime(['2023-01-15', '2023-01-20', '2023-02-01', '2023-02-14', '2023-03-03', None, '2023-03-31']), 'items': [3, 1, 2, 5, 1, 1, 4]})
f = pd.DataFrame({'i': [3, 1, 2], 'x': [1.5, np.nan, 2.5], 't': ['b', None, 'a'], 'b': [True, False, True], 'o': [1, 'a', None], 'd': pd.to_datetime(['2020-01-02', None, '2020-01-01']), 'td': pd.to_timedelta(['1D', '2D', None])})

# case: missing_in_functions/pd.NaT.month_name(), pd.NaT.quarter, pd.NaT.isoformat(), pd.NaT.is_month_end
result = pd.NaT.month_name(), pd.NaT.quarter, pd.NaT.isoformat(), pd.NaT.is_month_end

# data: missing_periods_compared
import numpy as np
import pandas as pd

# case: missing_periods_compared/missing_periods_compared-3
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a > pd.NaT

# case: missing_periods_compared/missing_periods_compared-5
a = pd.Series(pd.PeriodIndex(['2020-01', '2020-02', None, None], freq='M'))
result = a > None

# case: missing_periods_compared/missing_periods_compared-24
d = pd.DataFrame({'p': pd.to_timedelta(['1 days', None]), 'k': [1, 2]})
result = d['p'].astype('category').astype(str), d['p'].astype(str)

# case: missing_periods_compared/missing_periods_compared-26
d = pd.DataFrame({'p': pd.Categorical(pd.array(['a', None], dtype='string')), 'k': pd.Categorical(pd.array([1, None], dtype='Int64'))})
result = d.astype(str)

# data: numbers_of_periods
import pandas as pd
import numpy as np

# case: numbers_of_periods/period_range_truth
result = pd.period_range("2024-01", periods=True, freq="M")

# case: numbers_of_periods/interval_range_fraction
result = pd.interval_range(0, 4, periods=2.0)

# case: numbers_of_periods/date_range_even_fraction
result = pd.date_range("2024-01-01", "2024-01-03", periods=3.0)

# case: numbers_of_periods/sum_rows_min_count
result = pd.DataFrame({"a": ["p", None], "b": ["x", None]}).sum(axis=1, min_count=1)

# case: numbers_of_periods/category_dt_name
result = pd.Series(pd.to_datetime(["2024-01-05", None]), name="d").astype("category").dt.month

# case: numbers_of_periods/reindex_frame_columns_rows
result = pd.DataFrame({"a": [1, 2]}).reindex(index=[0, 3], columns=["a", "b"], fill_value=0.5)

# data: objects_and_durations
# Sums of objects and durations, one by one: missing ones beside durations, dates, single rows, offsets and text.
import pandas as pd
import numpy as np
import datetime as dt
D = dt.date(2020, 2, 29)
T = pd.Timestamp("2024-01-01")
S = pd.Timedelta("1D")
# case: objects_and_durations/dates_nan r- scalar
s = pd.Series([np.nan, D], dtype=object)
r = S
try:
    result = r - s
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/pytd - scalar
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/pytd + nat
s = pd.Series([dt.timedelta(1), None], dtype=object)
r = pd.NaT
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/ints + scalar
s = pd.Series([1, 2], dtype=object)
r = S
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/NA + series_nat
s = pd.Series([D, pd.NA], dtype=object)
r = pd.Series([S, pd.NaT])
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/one - scalar
s = pd.Series([D], dtype=object)
r = S
try:
    result = s - r
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/one r+ stamp
s = pd.Series([D], dtype=object)
r = T
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/one r+ stamps
s = pd.Series([D], dtype=object)
r = pd.Series([T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/onenone r+ stamps
s = pd.Series([None], dtype=object)
r = pd.Series([T])
try:
    result = r + s
except Exception as e:
    result = type(e).__name__
# case: objects_and_durations/mixed + stamp
s = pd.Series([T, S], dtype=object)
r = T
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# data: offsets_beside_objects
# What offsets are added to: no text, no numbers, nothing that is missing but NaT; and truths of numpy in quotients and powers.
import pandas as pd
import numpy as np
import datetime as dt
D = dt.date(2020, 2, 29)
# case: offsets_beside_objects/nat + pd.offsets.BDay()
s = pd.Series([D, pd.NaT], dtype=object)
r = pd.offsets.BDay()
try:
    result = s + r
except Exception as e:
    result = type(e).__name__
# case: offsets_beside_objects/pd.Index([True, False]) + pd.Index([True, True])
try:
    result = pd.Index([True, False]) + pd.Index([True, True])
except Exception as e:
    result = type(e).__name__
# case: offsets_beside_objects/np.array([True, False]) * True
try:
    result = np.array([True, False]) * True
except Exception as e:
    result = type(e).__name__
# case: offsets_beside_objects/np.array([True, False]) // np.array([True, True])
try:
    result = np.array([True, False]) // np.array([True, True])
except Exception as e:
    result = type(e).__name__
# data: origins_and_parts
import pandas as pd, numpy as np
f = pd.DataFrame({'Year': [2024, 2023], 'month': [2, 12], 'days': [29, 31]})
# case: origins_and_parts/scalar
result = pd.to_datetime(1, unit='h', origin='2020-01-01')
# case: origins_and_parts/origin-of-text
result = pd.to_datetime(['2024-01-01'], unit='D', origin='2020-01-01')
# case: origins_and_parts/origin-and-no-date
result = pd.to_datetime([1], unit='D', origin='hello')
# case: origins_and_parts/parts-excess
result = pd.to_datetime(f.assign(x=1))
# case: origins_and_parts/parts-missing
result = pd.to_datetime(pd.DataFrame({'year': [2024, np.nan], 'month': [1, 2], 'day': [3, 4]}), errors='coerce')
# case: origins_and_parts/parts-impossible
result = pd.to_datetime(pd.DataFrame({'year': [2024], 'month': [2], 'day': [30]}))
# data: origins_of_spans
# Where spans of a fixed length are counted from.
import pandas as pd
import numpy as np
s = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(["2024-01-31 23:59", "2024-02-01 00:10", "2024-02-01 07:00", "2024-02-02 12:00", "2024-02-15 06:30"]))
t = s.head(3)
# case: origins_of_spans/start
result = s.resample("5D", origin="start").sum()
# case: origins_of_spans/epoch
result = s.resample("5D", origin="epoch").sum()
# case: origins_of_spans/timestamp
result = s.resample("7D", origin=pd.Timestamp("2024-01-01")).count()
# case: origins_of_spans/offset as Timedelta and closed right
result = t.resample("6h", offset=pd.Timedelta("90min"), closed="right", label="right").sum()
# case: origins_of_spans/no origin
result = s.resample("5D", origin="middle").sum()
# data: parts_of_dates
import numpy as np
import pandas as pd

# case: parts_of_dates/parts-4
result = pd.Timestamp(year=2020, month=1, day=2, hour=5, minute=6, second=7)

# case: parts_of_dates/parts-7
result = pd.Timestamp(2020)

# case: parts_of_dates/parts-9
result = pd.Timestamp(2020, 2, 30)

# case: parts_of_dates/parts-11
result = pd.Timestamp(None)

# case: parts_of_dates/parts-13
result = pd.Timestamp('NaT', 'UTC')

# data: period_ranges_of_numbers
import numpy as np
import pandas as pd

# case: period_ranges_of_numbers/a fraction
result = pd.period_range(1.5, periods=2, freq='D')
# data: periods_and_text
import pandas as pd
import numpy as np
s = pd.Series(pd.to_datetime(['2024-01-05', '2024-02-29', None, '2023-12-31']))
p = s.dt.to_period('M')
# case: periods_and_text/lt-bad-text
result = p < 'x'
# case: periods_and_text/eq-number
result = (p == 5).tolist()
# case: periods_and_text/lt-timestamp
result = p < pd.Timestamp('2024-02-01')
# case: periods_and_text/other-freq
result = (p == pd.Period('2024', 'Y')).tolist()
# data: periods_by_text
import pandas as pd
import numpy as np
df = pd.DataFrame({'p': pd.to_datetime(['2024-01-05', '2024-02-29', '2023-12-31']).to_period('M'), 'v': [1, 2, 3]})
# case: periods_by_text/query-equal
result = df.query('p == "2024-01"')['v'].tolist(), df.query('p != "2024-01"')['v'].tolist()
# case: periods_by_text/list-eq
result = (df['p'] == ['2024-01', '2024-02', '2024-03']).tolist()
# case: periods_by_text/groups
g = df.set_index('p')
result = g.loc['2024-02', 'v'], g.loc['2023-12':'2024-01', 'v'].tolist(), g.loc['2023':'2023', 'v'].tolist(), g.loc[['2024-01'], 'v'].tolist() if False else 0
# case: periods_by_text/coarse-in
g = pd.Series([1, 2, 3], index=pd.period_range('2023-12', periods=3, freq='M'))
result = '2024' in g.index, '2022' in g.index, 'x' in g.index, '2023-12' in g
# case: periods_by_text/coarse-missing
g = pd.Series([1, 2, 3], index=pd.period_range('2023-12', periods=3, freq='M'))
result = g['2022']
# data: periods_made_and_cast
import numpy as np
import pandas as pd

# case: periods_made_and_cast/made-3
result = pd.PeriodIndex(np.array([2023, 2024]), freq='Y')

# case: periods_made_and_cast/made-12
result = pd.Period(5, freq='D')

# case: periods_made_and_cast/made-13
result = pd.Period(2024.0, freq='Y')

# case: periods_made_and_cast/made-14
result = pd.Period(True, freq='Y')

# case: periods_made_and_cast/made-19
result = pd.Period(year=2024, month=3)

# case: periods_made_and_cast/made-20
result = pd.Period(month=3, freq='M')

# case: periods_made_and_cast/made-21
result = pd.Period(year=2024, quarter=4, freq='M')

# case: periods_made_and_cast/made-24
result = pd.Period(freq='M')

# case: periods_made_and_cast/made-25
result = pd.Period(year=2024, month=13, freq='M')

# case: periods_made_and_cast/made-35
result = pd.date_range('2024-01', periods=2).to_period('ME')

# case: periods_made_and_cast/made-37
result = pd.Series([True]).astype('period[M]')

# case: periods_made_and_cast/made-39
result = pd.Series([1], dtype='Int64').astype('period[M]')

# case: periods_made_and_cast/made-40
result = pd.Series([1, '2024'], dtype=object).astype('period[M]')

# case: periods_made_and_cast/made-45
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('float64')

# case: periods_made_and_cast/made-46
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('Float64')

# case: periods_made_and_cast/made-48
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('timedelta64[ns]')

# case: periods_made_and_cast/made-49
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).astype('int32')

# case: periods_made_and_cast/made-51
result = pd.to_datetime(pd.Series(pd.period_range('2024-01', periods=3, freq='M')))

# case: periods_made_and_cast/made-53
result = pd.PeriodIndex(['2024-01', '2024-05'], freq='M').astype('datetime64[ns]')

# case: periods_made_and_cast/made-54
result = pd.PeriodIndex(['2024-01', '2024-05'], freq='M').astype('period[Q]')

# case: periods_made_and_cast/made-55
result = pd.PeriodIndex(['2024-01', '2024-05'], freq='M').to_numpy()

# case: periods_made_and_cast/made-58
result = pd.Series(pd.period_range('2024-01', periods=3, freq='M')).cummin()

# case: periods_made_and_cast/made-62
result = pd.Series(pd.PeriodIndex(['2024-03', '2024-04'], freq='M')).cumsum()

# case: periods_made_and_cast/made-63
result = str(pd.Period('2024-01','M') - pd.Period('2024-02', 'M'))

# case: periods_made_and_cast/made-65
result = str([pd.Period('2024-01','D') - pd.Period('2024-01', 'D')])
# data: periods_of_digits
# Periods of numbers and digits, and frequencies that are none.
import pandas as pd
import numpy as np
import datetime as dt
# case: periods_of_digits/p1
result = pd.Period(202403)
# case: periods_of_digits/p4
result = pd.Period(202403, freq="M")
# case: periods_of_digits/p7
result = pd.Period(20240315, freq="M")
# case: periods_of_digits/p12
result = pd.PeriodIndex([2023.0, 2024])
# case: periods_of_digits/p13
result = pd.PeriodIndex([2023.0, 2024], freq="Y")
# case: periods_of_digits/p14
result = pd.PeriodIndex(["2024", "2025"], freq=1)
# case: periods_of_digits/p17
result = pd.PeriodIndex(["2020-01", 0], freq="M")
# case: periods_of_digits/p20
result = pd.period_range(202401, periods=2)
# case: periods_of_digits/p21
result = pd.Series(["202401", "202402"]).astype("period[M]")
# case: periods_of_digits/p27
result = pd.date_range("2024", periods=3, freq=True)
# case: periods_of_digits/p28
result = pd.date_range("2024", periods=3, freq=10)
# case: periods_of_digits/p34
result = pd.Period(dt.datetime(2024, 1, 2))
# case: periods_of_digits/shift pd.date_range("2024", periods=2) 2
result = pd.Series([1, 2], index=pd.date_range("2024", periods=2)).shift(1, freq=2)
# data: periods_of_other_lengths
import pandas as pd
p = pd.Series(pd.PeriodIndex(['2024-01', '2023-06', None], freq='M'))
q = pd.Series(pd.period_range('2023Q4', periods=3, freq='Q'))
# case: periods_of_other_lengths/fields
result = [p.dt.is_leap_year.tolist(), q.dt.qyear.tolist(), q.dt.week.tolist(), q.dt.weekofyear.tolist()]
# case: periods_of_other_lengths/asfreq
result = [q.dt.asfreq('M').astype(str).tolist(), q.dt.asfreq('D', how='S').astype(str).tolist(), p.dt.asfreq('Y', 'start').astype(str).tolist()]
# case: periods_of_other_lengths/asfreq-of-one
result = [str(pd.Period('2024Q2').asfreq('M')), str(pd.Period('2024Q2').asfreq('D', 'S')), str(pd.Period('2024-02').asfreq('D', how='end')), pd.Period('2024Q2').qyear]
# case: periods_of_other_lengths/nothing
result = [pd.Period('NaT'), pd.Period('nan', 'M')]
# data: periods_that_are_missing
import numpy as np
import pandas as pd

# case: periods_that_are_missing/no_periods-4
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
f = pd.DataFrame({'k': [3]})
result = pd.concat([e[e.k > 5], f])

# case: periods_that_are_missing/no_periods-8
e = pd.DataFrame({'k': [1, 2], 'p': pd.PeriodIndex(['2020-01', '2020-02'], freq='M')})
f = pd.DataFrame({'p': pd.PeriodIndex([], freq='M'), 'v': []})
result = f.merge(e, on='p')

# case: periods_that_are_missing/no_periods-17
e = pd.DataFrame({'k': [1, 1], 'p': pd.PeriodIndex([None, None], freq='M')})
result = e['p'] + 1

# data: periods_within_days
import pandas as pd

ten = pd.Period("2024-03-10 10:00", freq="h")
times = pd.Series(pd.to_datetime(["2024-03-10 10:30:15", "2024-03-10 10:59:59", None, "2024-02-29 23:05:00"]))


# case: periods_within_days/hour of a text without a frequency
result = [pd.Period(t) for t in ("2024-03-10 10:30", "2024-03-10 10:30:15", "2024-03-10 00:00:00")]


# case: periods_within_days/fractions of seconds
result = [pd.Period(t) for t in ("2024-03-10 10:30:15.5", "2024-03-10 10:30:15.050000", "2024-03-10 10:30:15.123456789")]


# case: periods_within_days/fields
result = [ten.year, ten.month, ten.day, ten.hour, ten.minute, ten.second, ten.dayofweek, ten.dayofyear, ten.week, ten.quarter, ten.days_in_month, ten.is_leap_year]


# case: periods_within_days/distance of two
result = ten - pd.Period("2024-03-09 22:00", freq="h")


# case: periods_within_days/row of an hour
result = pd.Series([1, 2, 3], index=pd.period_range("2024-02-29 23:00", periods=3, freq="h"))["2024-03-01 00:00"]


# case: periods_within_days/spans of time that do not fit
result = ten + pd.Timedelta("30min")


# data: resampled_columns
import pandas as pd
import numpy as np
d = pd.DataFrame({'g': ['a', 'b', 'a', 'b'], 'v': [1, 2, 3, 4], 'w': [4.0, np.nan, 6.0, 7.0]}, index=pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-04', '2024-01-07']).rename('t'))
# case: resampled_columns/lambdas of a series are not
result = d['v'].resample('3D').agg([lambda s: len(s), 'max', lambda s: 3])
# case: resampled_columns/opening and closing values of texts
result = d.resample('3D')['g'].ohlc()
# case: resampled_columns/nor reindexed
result = d.reset_index().resample('D', on='t').asfreq()
# case: resampled_columns/dates that come twice cannot be filled in
result = pd.concat([d, d]).sort_index().resample('D').ffill()
# data: rolled_groups
import numpy as np
import pandas as pd

# case: rolled_groups/rolled-groups-6
a = pd.DataFrame({'h': [1.5, 2], 'z': [3.0, 4]})
result = a.shift(1, axis=1, fill_value=0), a.astype(int).shift(-1, axis=1, fill_value=0), a.assign(q=1).shift(1, axis=1, fill_value=0), a.shift(1, axis=1, fill_value='x'), a.shift(1, axis=1)
# case: rolled_groups/rolled-groups-8
result = [pd.NaT + pd.DateOffset(months=1), pd.NaT - pd.DateOffset(days=1), pd.NaT + pd.offsets.MonthEnd(), repr(pd.DateOffset(months=0)), repr(pd.DateOffset(months=2, days=1)), repr(pd.DateOffset()), pd.DateOffset(days=2) == pd.DateOffset(days=2)]
# case: rolled_groups/offset plus time
result = [str(pd.DateOffset(months=1) + pd.Timestamp('2024-01-31')), (pd.offsets.Day(2) + pd.Series(pd.to_datetime(['2024-02-28']))).tolist()[0].day]
# case: rolled_groups/rolled-groups-10
i = pd.Index(['a', 'b', 'c'], name='n')
result = i.insert(5, 'x')
# case: rolled_groups/rolled-groups-11
i = pd.Index(['a', 'b', 'c'], name='n')
result = i.insert(-4, 'x')
# case: rolled_groups/rolled-groups-13
result = np.percentile(pd.Series([], dtype=float), 25)
# data: shapes_of_windows
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', 'b', 'a', 'b'], 's': ['x', 'y', 'z', 'x', 'y', 'z', 'x'], 'v': [5, 3, 8, 1, 3, -2, 7], 'w': [1.5, 2.5, np.nan, 0.5, -1.0, 4.0, 2.5]})
# case: shapes_of_windows/ranks as shares
result = df['v'].rolling(3, min_periods=1).rank(pct=True)
# case: shapes_of_windows/ranks of the least first
result = df['v'].rolling(4).rank(method='min', ascending=False)
# case: shapes_of_windows/lists in a dict
result = df[['v', 'w']].rolling(3).agg({'v': ['sum', 'mean'], 'w': 'max'})
# case: shapes_of_windows/a dict of one column
result = df['v'].rolling(3).agg({'total': 'sum', 'top': 'max'})
# case: shapes_of_windows/a share beyond one
result = df['v'].rolling(3).quantile(1.5)
# case: shapes_of_windows/truths are no numbers
result = df.assign(b=df['v'] > 2).rolling(2).sum(numeric_only=True)
# case: shapes_of_windows/lists in a dict of one column
result = df['v'].rolling(3).agg({'total': ['sum', 'max']})
# case: shapes_of_windows/a window of a part of a row
result = df['v'].rolling(2.5).sum()
# data: text_among_periods
import numpy as np
import pandas as pd

# case: text_among_periods/periods_written-2
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = pd.to_numeric(p)

# case: text_among_periods/periods_written-6
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + 'a'

# case: text_among_periods/periods_written-11
p = pd.Series(pd.PeriodIndex([], freq='M'))
result = p + 1.5

# case: text_among_periods/periods_written-14
p = pd.Series(pd.PeriodIndex(['2020-01'], freq='M'))
result = p + None

# case: text_among_periods/periods_written-15
p = pd.Series(pd.PeriodIndex([None], freq='M'))
result = p % 2

# case: text_among_periods/periods_written-16
p = pd.Series(pd.PeriodIndex([None], freq='M'))
result = 2 - p

# case: text_among_periods/periods_written-17
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p - p

# case: text_among_periods/periods_written-19
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p - pd.Timestamp('2020-01-01')

# case: text_among_periods/periods_written-20
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + p

# case: text_among_periods/periods_written-22
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p.replace([None], 'new')

# case: text_among_periods/periods_written-33
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
p.loc[p == '2025-01'] = '2020-07'
result = p

# case: text_among_periods/periods_written-64
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + pd.Series([1, None])

# case: text_among_periods/periods_written-65
p = pd.Series(pd.PeriodIndex(['2020-01', None], freq='M'))
result = p + True

# data: texts_of_periods_in_levels
import pandas as pd
import numpy as np
p = pd.period_range('2023-01', '2023-03', freq='M')
m = pd.MultiIndex.from_product([p, ['a', 'b']], names=['month', 'k'])
f = pd.DataFrame(np.arange(12).reshape(2, 6), columns=m)
s = pd.Series(range(6), index=m)
d = pd.DataFrame(np.arange(6).reshape(2, 3), columns=p)
t = pd.Series(range(6), index=pd.MultiIndex.from_product([pd.date_range('2023-01-01', periods=3, freq='MS'), ['a', 'b']]))
u = pd.DataFrame(np.arange(12).reshape(2, 6), columns=t.index)

# case: texts_of_periods_in_levels/f.xs('2023-02', axis=1)
result = f.xs('2023-02', axis=1)

# case: texts_of_periods_in_levels/f['2023-02-15']
result = f['2023-02-15']

# case: texts_of_periods_in_levels/s.loc[('2023-01', 'b'):('2023-02', 'a')]
result = s.loc[('2023-01', 'b'):('2023-02', 'a')]

# data: ticks_beside_durations
import numpy as np
import pandas as pd

# case: ticks_beside_durations/ticks-1
result = pd.Timestamp.combine(pd.Timestamp('2024-01-05').date(), pd.Timestamp('2024-01-05 10:00').time())

# case: ticks_beside_durations/ticks-5
result = pd.offsets.Hour(24) != pd.Timedelta('1D')

# case: ticks_beside_durations/ticks-7
result = pd.offsets.MonthEnd() == pd.Timedelta('1D')

# case: ticks_beside_durations/ticks-12
result = pd.Timedelta(pd.offsets.Hour(2))

# case: ticks_beside_durations/ticks-13
result = pd.Timedelta(pd.offsets.MonthEnd())

# data: timedelta_indexes
import pandas as pd
t = pd.to_timedelta(['1 days 02:00:00', '00:30:00', None])
i = pd.Index(t, name='t')
# case: timedelta_indexes/timedelta-index-has-no-year
result = t.year
# case: timedelta_indexes/without the first
result = pd.timedelta_range(start="1 day", periods=4, closed="right")


# case: timedelta_indexes/without the last
result = pd.timedelta_range("1h", "4h", freq="h", closed="left")


# case: timedelta_indexes/one between two
result = pd.timedelta_range("1h", "4h", periods=1)


# case: timedelta_indexes/closed by another word
result = pd.timedelta_range("1h", "4h", freq="h", closed="both")
# data: timedeltas_by_text
import pandas as pd
# case: timedeltas_by_text/pd.to-timedelta--1-days--2-hours
result = pd.to_timedelta('-1 days -2 hours')
# case: timedeltas_by_text/pd.to-timedelta-pt1h
result = pd.to_timedelta('PT1H')
# case: timedeltas_by_text/pd.to-timedelta-1m
result = pd.to_timedelta('1M')
# case: timedeltas_by_text/pd.to-timedelta-3-secs
result = pd.to_timedelta('3 secs')
# case: timedeltas_by_text/pd.to-timedelta-00-00
result = pd.to_timedelta('00:00')
# case: timedeltas_by_text/pd.to-timedelta-.5-day
result = pd.to_timedelta('.5 day')
# case: timedeltas_by_text/pd.to-timedelta-pd.series-5-6-unit-d
result = pd.to_timedelta(pd.Series(['5', '6']), unit='D')
# case: timedeltas_by_text/pd.to-timedelta-5-unit-d
result = pd.to_timedelta('5', unit='D')
# case: timedeltas_by_text/pd.timedelta-5-unit-d
result = pd.Timedelta('5', unit='D')
# data: times_of_day
import datetime

import numpy as np
import pandas as pd

# case: times_of_day/times-of-day-6
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('20:00', '05:00')
# case: times_of_day/times-of-day-8
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('05:00', '15:00', inclusive='neither')
# case: times_of_day/times-of-day-14
x = pd.DataFrame({'a': range(6)})
result = x.between_time('05:00', '15:00')
# case: times_of_day/times-of-day-15
x = pd.DataFrame({'a': range(6)}, index=pd.date_range('2020-01-01', periods=6, freq='5h'))
result = x.between_time('morning', '15:00')
# case: times_of_day/times-of-day-17
x = pd.DataFrame({'a': range(48)}, index=pd.date_range('2020-01-01', periods=48, freq='h'))
result = (x.between_time('05:00', '07:00').index.freq, x.at_time('05:00').index.freqstr)
# data: times_of_frames_as_text
import pandas as pd
# case: times_of_frames_as_text/days that were set after the times
df = pd.DataFrame({'at': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 11:30'])})
df['day'] = pd.to_datetime(['2024-01-01', None])
result = df.astype(str)
# data: units_and_frequencies
import pandas as pd
UNITS = (
    'y W w week weeks D d day days H h hr hour hours m min minute minutes T t s S sec second seconds ms L l milli millis'
    ' millisecond milliseconds us U u µs micro micros microsecond microseconds ns N n nano nanos nanosecond nanoseconds'
    ' Day HOURS Min'
).split()
def tried(f, units=UNITS):
    out = []
    for u in units:
        try:
            out.append((u, str(f(u))))
        except Exception as e:
            out.append((u, type(e).__name__))
    return out
moment = pd.Timestamp('2024-05-06 07:08:09.123456')
# case: units_and_frequencies/text of a duration
result = tried(lambda u: pd.Timedelta(f'2 {u}'))
# case: units_and_frequencies/unit of a moment
result = tried(lambda u: pd.Timestamp(2, unit=u))
# case: units_and_frequencies/a count beyond machine integers
result = pd.date_range('2024-01-30', periods=2, freq='99999999999999999999D')
# data: units_of_columns
import datetime

import numpy as np
import pandas as pd

# case: units_of_columns/units-of-columns-21
result = pd.DataFrame(pd.Timestamp('2020-01-01'), index=[0, 1], columns=['a', 'b'])
# data: units_of_values
# Units of times and durations: single values, columns filled with them, and what is made of both.
import datetime as dt
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "d": pd.to_datetime(["2020-01-01", "2021-05-05", None])})
t = pd.Timestamp("2024-01-01")
d = dt.datetime(2024, 1, 1)
td = pd.Timedelta(days=1)
ptd = dt.timedelta(days=1)
frac = pd.Timestamp("2024-01-01 10:00:00.123456")
ns = pd.Timestamp("2024-01-01 10:00:00.123456789")
s = df.assign(n=t).n
u = df.assign(n=d).n
ms = df.assign(n=pd.Timestamp("2024-01-01 10:00:00.5")).n
ds = s - s
du = df.assign(n=ptd).n

# case: units_of_values/units-of-values-78
r = (t-t).to_timedelta64()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units_of_values/units-of-values-114
result = pd.Series([-td/3]).astype("timedelta64[s]")
# case: units_of_values/units-of-values-117
result = ms.astype(str)
# case: units_of_values/units-of-values-129
r = ds%td
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units_of_values/units-of-values-194
result = np.maximum(s,df.d)
# case: units_of_values/units-of-values-232
result = s.groupby(df.a).median()
# case: units_of_values/units-of-values-325
r = df.assign(n=t).select_dtypes("datetime64[s]").columns.tolist()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units_of_values/units-of-values-330
result = pd.api.types.is_datetime64_any_dtype(s)
# case: units_of_values/units-of-values-331
result = pd.api.types.is_datetime64_ns_dtype(s)
# case: units_of_values/units-of-values-333
result = s.dtype.kind
# case: units_of_values/units-of-values-338
result = pd.Index(s).equals(pd.Index(pd.to_datetime(s.astype(str))))
# case: units_of_values/units-of-values-407
result = s.cummin()
# case: units_of_values/units-of-values-429
r = df.d.values.astype("datetime64[M]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# data: weeks_and_periods
import pandas as pd
import numpy as np
from datetime import datetime
# case: weeks_and_periods/week-from-sunday
result = pd.to_datetime(pd.Series(['2023-01-1', '2020-52-0']), format='%Y-%U-%w')
# case: weeks_and_periods/week-strptime
result = datetime.strptime('2023-W05-1', '%Y-W%W-%w')
# case: weeks_and_periods/iso-week-without-day
result = pd.to_datetime('2023-05', format='%G-%V')
# case: weeks_and_periods/week-without-day
result = pd.to_datetime('2023-05', format='%Y-%W')
# case: weeks_and_periods/ends-of-quarters
s = pd.Series(pd.to_datetime(['2024-02-14', None]))
result = s.dt.to_period('Q').dt.end_time, s.dt.to_period('Q').dt.to_timestamp(how='end'), s.dt.to_period('Q').dt.to_timestamp(how='start')
# data: weighted_statistics
import pandas as pd
import numpy as np
df = pd.DataFrame({'s': list('xyzxyz'), 'v': [5, 3, 8, 1, 3, -2], 'w': [np.nan, 2.5, np.nan, 0.5, 0.5, 4.0]})
# case: weighted_statistics/biased
result = df['w'].ewm(alpha=0.4).var(bias=True)
# case: weighted_statistics/not adjusted
result = df[['v', 'w']].ewm(com=1, adjust=False).std()
# data: windows_in_groups
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a', 'b', 'a'], 'h': [1, 1, 2, 1, 1, 2], 'v': [5, 3, 8, 1, 3, -2], 'w': [1.5, 2.5, np.nan, 0.5, -1.0, 4.0]})
# case: windows_in_groups/several keys in order of appearance
result = df.groupby(['g', 'h'], sort=False)['v'].rolling(2, min_periods=1).sum()
# case: windows_in_groups/a column that has gone with its key
result = df.groupby(df['v'] > 2).rolling(2)['v'].sum()
# case: windows_in_groups/a function of rows whose key is missing
result = df.assign(g=['b', 'a', None, 'a', 'b', 'a']).groupby('g')['v'].rolling(2).apply(lambda s: s.sum())
# case: windows_in_groups/dates that were not chosen
result = df.assign(t=pd.date_range('2024-01-01', periods=6)).groupby('g')[['v']].rolling('2D', on='t').sum()
# case: windows_in_groups/groups interpolated one after the other
d = df.assign(t=pd.to_datetime(['2024-01-01', '2024-01-01', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06'])).set_index('t')
result = d.groupby('g').resample('D')['w'].interpolate()
# data: windows_of_falling_times
import numpy as np
import pandas as pd

# case: windows_of_falling_times/falling-times-1
df = pd.DataFrame({'k':[1,2,3],'x':[1.0,2,3]})
result = df.rolling(2, on='k').sum()

# case: windows_of_falling_times/falling-times-5
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-03','2020-01-01','2020-01-01','2019-12-31']),'x':[1.0,2,3,4,5]})
result = df.rolling('2D', on='t', closed='left').x.sum()

# case: windows_of_falling_times/falling-times-11
df = pd.DataFrame({'g':[1,1,1,2],'t':pd.to_datetime(['2020-01-03','2020-01-01','2020-01-02','2020-01-02']),'x':[1.0,2,3,4]})
result = df.groupby('g').rolling('2D', on='t').x.sum()

# data: zones
import pandas as pd
import numpy as np
import datetime as dt
from datetime import datetime
from io import StringIO
s = pd.Series(['2024-01-01T10:00:00Z', '2024-01-02T10:00:00Z'])
d = pd.DataFrame({'d': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 10:00']), 'v': [1, 2]})
# case: zones/zones-naive-convert
result = d['d'].dt.tz_convert('UTC')
# case: zones/zones-tz-attr
result = str(d['d'].dt.tz)
# case: zones/zones-idx-localize3
result = d.set_index('d').index.tz_localize(None)
# case: zones/zones-dtype-check
result = [str(t) for t in d.dtypes], d.select_dtypes('datetimetz').shape, d.select_dtypes(include=['datetime', 'datetimetz']).shape
# data: zones_after_rounding
import pandas as pd

late = pd.DatetimeIndex(["2021-10-31 02:30", "2021-10-31 03:30"]).tz_localize("Europe/Amsterdam", ambiguous=True)
early = pd.DatetimeIndex(["2021-03-28 01:40", "2021-03-28 04:00"]).tz_localize("Europe/Amsterdam")


# case: zones_after_rounding/floor to one of two
result = late.floor("2h")


# case: zones_after_rounding/floor to none of two
result = late[:1].round("h", ambiguous="NaT")


# case: zones_after_rounding/single time
result = [late[0].floor("h", ambiguous=True), late[0].floor("h", ambiguous=False)]


# case: zones_after_rounding/single time into a gap
result = early[0].ceil("h", nonexistent="NaT")


# case: zones_after_rounding/localized in a gap with a duration that is too short
result = pd.Timestamp("2021-03-28 02:30").tz_localize("Europe/Amsterdam", nonexistent=pd.Timedelta("10min"))


# case: zones_after_rounding/timestamps made as in python
result = [pd.Timestamp.fromordinal(737425), pd.Timestamp.fromtimestamp(1584199972.5, tz="US/Pacific"), pd.Timestamp.utcfromtimestamp(1584199972), pd.Timestamp.fromisocalendar(2024, 9, 5)]


# case: zones_after_rounding/ordinal with a zone
result = pd.Timestamp.fromordinal(737425, tz="Europe/Berlin")
# data: zones_by_text
import pandas as pd

# case: zones_by_text/2024-01-05 10:00:00 PST in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00 PST', 'none']), utc=True, errors='coerce')

# case: zones_by_text/2024-01-05 10:00:00+00:00:00
text = '2024-01-05 10:00:00+00:00:00'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: zones_by_text/2024-01-05 10:00PM+0000 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00PM+0000', 'none']), utc=True, errors='coerce')
# data: zones_in_frames
import datetime
from io import StringIO
from zoneinfo import ZoneInfo

import numpy as np
import pandas as pd

A = pd.Timestamp('2024-01-01 10:00', tz='UTC')
B = pd.Timestamp('2024-01-01 10:00', tz='US/Eastern')
N = pd.Timestamp('2024-01-01 10:00')
P = datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)
z = pd.Series([A, pd.NaT, A + pd.Timedelta(days=1)])
n = z.dt.tz_localize(None)
w = pd.to_datetime(
    pd.Series(['2024-01-05 10:00:00Z', '2024-01-02 23:30:00Z', '2024-01-05 10:00:00Z', None, '2023-12-31 00:00:00Z'])
).dt.tz_convert('US/Eastern')
u = w.dt.tz_convert('UTC')
e = w[:0]
d = pd.DataFrame({'k': ['a', 'b', 'a', 'b', 'a'], 't': u, 'w': w, 'v': [1, 2, 3, 4, 5]})

# case: zones_in_frames/d.query-t->-2024-01-02
result = d.query('t > "2024-01-02"')

# case: zones_in_frames/d.isin-t-:-A
result = d.isin({'t':[A]})

# case: zones_in_frames/d.rolling-2D-on=-t-v-.sum
result = d.rolling('2D',on='t')['v'].sum()

# case: zones_in_frames/d.set-index-t-.loc-2024-01-05
result = d.set_index('t').loc['2024-01-05']

# case: zones_in_frames/d.dropna-.set-index-t-.tz-convert-US-Eastern
result = d.dropna().set_index('t').tz_convert('US/Eastern')

# case: zones_in_frames/d.dropna-.set-index-t-.tz-localize-None
result = d.dropna().set_index('t').tz_localize(None)

# data: zones_in_indexes
import datetime
from io import StringIO
from zoneinfo import ZoneInfo

import numpy as np
import pandas as pd

A = pd.Timestamp('2024-01-01 10:00', tz='UTC')
B = pd.Timestamp('2024-01-01 10:00', tz='US/Eastern')
N = pd.Timestamp('2024-01-01 10:00')
P = datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)
z = pd.Series([A, pd.NaT, A + pd.Timedelta(days=1)])
n = z.dt.tz_localize(None)
r = pd.date_range('2024-03-09', periods=4, tz='US/Eastern')
h = pd.date_range('2024-03-10', periods=5, freq='h', tz='US/Eastern')

# case: zones_in_indexes/r.tz
result = r.tz

# case: zones_in_indexes/r.normalize
result = r.normalize()

# case: zones_in_indexes/r.strftime-Y--m--d-H:-M-z
result = r.strftime('%Y-%m-%d %H:%M %z')

# case: zones_in_indexes/r.mean
result = r.mean()

# case: zones_in_indexes/r.nunique
result = r.nunique()

# case: zones_in_indexes/r.to-numpy
result = r.to_numpy()

# case: zones_in_indexes/r.values
result = r.values

# case: zones_in_indexes/r.notna
result = r.notna()

# case: zones_in_indexes/r.intersection-r-1:
result = r.intersection(r[1:])

# case: zones_in_indexes/r.insert-0-A
result = r.insert(0,A)

# case: zones_in_indexes/r.shape
result = r.shape

# case: zones_in_indexes/A-r
result = A-r

# case: zones_in_indexes/r+pd.DateOffset-days=1
result = r+pd.DateOffset(days=1)

# case: zones_in_indexes/r==N
result = r==N

# case: zones_in_indexes/r.empty
result = r.empty

# case: zones_in_indexes/r.to-pydatetime
result = r.to_pydatetime()

# case: zones_in_indexes/r.to-period-M
result = r.to_period('M')

# case: zones_in_indexes/r.item
result = r.item()

# case: zones_in_indexes/pd.Series-range-len-r-index=r-.truncate-before=r-1
result = pd.Series(range(len(r)),index=r).truncate(before=r[1])

# case: zones_in_indexes/pd.Series-range-len-r-index=r-+pd.Series-range-len-r-index=r-::-1
result = pd.Series(range(len(r)),index=r)+pd.Series(range(len(r)),index=r[::-1])

# case: zones_in_indexes/hourly pd.Series-range-5-index=h-.loc-2024-03-10-03
result = pd.Series(range(5), index=h).loc['2024-03-10 03']

# case: zones_in_indexes/hourly pd.Series-range-5-index=h-.between-time-00:00-03:00
result = pd.Series(range(5), index=h).between_time('00:00', '03:00')

# data: zones_in_reports
import pandas as pd
import numpy as np
from io import StringIO
from datetime import datetime, timezone, timedelta
logs = pd.DataFrame({
    'user': ['a','b','a','c','b','a'],
    'ts': ['2024-03-01T08:15:00Z','2024-03-01T09:30:00Z','2024-03-02T23:59:59Z','2024-03-03T00:00:01Z',None,'2024-03-10T12:00:00Z'],
    'ms': [10,20,30,40,50,60]})
# case: zones_in_reports/merge naive aware
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
other = pd.DataFrame({'ts': pd.to_datetime(['2024-03-01T08:15:00','2024-03-03T00:00:01']), 'x':[1,2]})
result = logs.merge(other, on='ts')
# case: zones_in_reports/rank zone
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
logs['r'] = logs.groupby('user')['ts'].rank(method='first')
result = logs
# case: zones_in_reports/index slice loc naive
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d.loc[pd.Timestamp('2024-03-01 09:00'):]
# case: zones_in_reports/index slice zoned text
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d.loc['2024-03-01T09:00Z':'2024-03-03T00:00:00Z']
# case: zones_in_reports/format iso utc
result = pd.to_datetime(logs['ts'], format='ISO8601', utc=True)
# data: zones_in_series
import datetime
from io import StringIO
from zoneinfo import ZoneInfo

import numpy as np
import pandas as pd

A = pd.Timestamp('2024-01-01 10:00', tz='UTC')
B = pd.Timestamp('2024-01-01 10:00', tz='US/Eastern')
N = pd.Timestamp('2024-01-01 10:00')
P = datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)
z = pd.Series([A, pd.NaT, A + pd.Timedelta(days=1)])
n = z.dt.tz_localize(None)
w = pd.to_datetime(
    pd.Series(['2024-01-05 10:00:00Z', '2024-01-02 23:30:00Z', '2024-01-05 10:00:00Z', None, '2023-12-31 00:00:00Z'])
).dt.tz_convert('US/Eastern')
u = w.dt.tz_convert('UTC')
e = w[:0]

# case: zones_in_series/w.at-0
result = w.at[0]

# case: zones_in_series/w.cummax
result = w.cummax()

# case: zones_in_series/w.cumsum
result = w.cumsum()

# case: zones_in_series/w.hasnans
result = w.hasnans

# case: zones_in_series/w.idxmin
result = w.idxmin()

# case: zones_in_series/w.median
result = w.median()

# case: zones_in_series/w.std
result = w.std()

# case: zones_in_series/w.sum
result = w.sum()

# case: zones_in_series/w.to-numpy
result = w.to_numpy()

# case: zones_in_series/w<pd.NaT
result = w<pd.NaT

# case: zones_in_series/w>-x
result = w>'x'

# case: zones_in_series/w-N
result = w-N

# case: zones_in_series/pd.Timedelta-1-h-+w
result = pd.Timedelta(1,'h')+w

# case: zones_in_series/w
result = -w

# case: zones_in_series/w-2-2-2
result = ~w

# case: zones_in_series/w+w
result = w+w

# case: zones_in_series/w+-a
result = w+'a'

# case: zones_in_series/np.asarray-w
result = np.asarray(w)

# case: zones_in_series/w.astype-M8-ns
result = w.astype('M8[ns]')

# case: zones_in_series/w.compare-w
result = w.compare(w)

# case: zones_in_series/w.update-w
result = w.update(w)

# case: zones_in_series/w.isin-2024-01-05-10:00:00+00:00
result = w.isin(['2024-01-05 10:00:00+00:00'])

# case: zones_in_series/w.isin-w
result = w.isin(w)

# case: zones_in_series/w.map-lambda-x:x.strftime-d
result = w.map(lambda x:x.strftime('%d'))

# data: zones_of_python
import pandas as pd, numpy as np, datetime, zoneinfo
from datetime import datetime, timedelta, timezone, date, time
from zoneinfo import ZoneInfo
U=timezone.utc; E=ZoneInfo('US/Eastern'); F=timezone(timedelta(hours=5,minutes=30)); G=timezone(timedelta(hours=-5),'EST')
u=datetime(2024,3,10,12,30,15,250000,tzinfo=U); e=datetime(2024,3,9,12,0,tzinfo=E); f=datetime(2024,1,1,tzinfo=F); n=datetime(2024,3,10,12,30)
A=pd.Timestamp('2024-01-01 10:00',tz='UTC'); B=pd.Timestamp('2024-03-10 01:59',tz='US/Eastern'); N=pd.Timestamp('2024-01-01 10:00')

# case: zones_of_python/repr-u
result = repr(u)

# case: zones_of_python/repr-f
result = repr(f)

# case: zones_of_python/e.tzinfo.key
result = e.tzinfo.key

# case: zones_of_python/f.utcoffset
result = f.utcoffset()

# case: zones_of_python/f.tzname
result = f.tzname()

# case: zones_of_python/n.utcoffset
result = n.utcoffset()

# case: zones_of_python/n.tzname
result = n.tzname()

# case: zones_of_python/f.timestamp
result = f.timestamp()

# case: zones_of_python/u.hour
result = u.hour

# case: zones_of_python/e.strftime-d-m-Y-Z
result = e.strftime('%d/%m/%Y %Z')

# case: zones_of_python/f-u:-H:-M-z
result = f'{u:%H:%M %z}'

# case: zones_of_python/u.replace-tzinfo=None
result = u.replace(tzinfo=None)

# case: zones_of_python/u.replace-hour=1
result = u.replace(hour=1)

# case: zones_of_python/u-e
result = u-e

# case: zones_of_python/e+timedelta-hours=20--e
result = (e+timedelta(hours=20))-e

# case: zones_of_python/u-n
result = u-n

# case: zones_of_python/n<u
result = n<u

# case: zones_of_python/u==n
result = u==n

# case: zones_of_python/u<date-2024-3-10
result = u<date(2024,3,10)

# case: zones_of_python/E
result = E

# case: zones_of_python/is
result = is

# case: zones_of_python/str-G
result = str(G)

# case: zones_of_python/repr-G
result = repr(G)

# case: zones_of_python/timezone-timedelta-hours=25
result = timezone(timedelta(hours=25))

# case: zones_of_python/timezone-5
result = timezone(5)

# case: zones_of_python/ZoneInfo-Nope-Zone
result = ZoneInfo('Nope/Zone')

# case: zones_of_python/ZoneInfo-us-eastern
result = ZoneInfo('us/eastern')

# case: zones_of_python/datetime-2024-1-1-tzinfo=5
result = datetime(2024,1,1,tzinfo=5)

# case: zones_of_python/datetime.fromisoformat-2024-01-01-10:00+01
result = datetime.fromisoformat('2024-01-01 10:00+01')

# case: zones_of_python/datetime.fromisoformat-2024-01-01-.tzinfo
result = datetime.fromisoformat('2024-01-01').tzinfo

# case: zones_of_python/datetime.fromtimestamp-0-timezone.utc-.isoformat
result = datetime.fromtimestamp(0,timezone.utc).isoformat()

# case: zones_of_python/repr-datetime-2024-11-3-6-30-tzinfo=U-.astimezone-E
result = repr(datetime(2024,11,3,6,30,tzinfo=U).astimezone(E))

# case: zones_of_python/pd.Timestamp-2040-07-01-tz=-US-Eastern
result = pd.Timestamp('2040-07-01',tz='US/Eastern')

# case: zones_of_python/repr-pd.Timestamp-e
result = repr(pd.Timestamp(e))

# case: zones_of_python/pd.to-datetime-u-e
result = pd.to_datetime([u,e])

# case: zones_of_python/pd.Series-u-.dt.tz
result = pd.Series([u]).dt.tz

# case: zones_of_python/u-A
result = u-A

# case: zones_of_python/A+timedelta-hours=1
result = A+timedelta(hours=1)

# case: zones_of_python/A.tz==U
result = A.tz==U

# case: zones_of_python/A.tzinfo==U
result = A.tzinfo==U

# case: zones_of_python/not
result = not

# case: zones_of_python/N.tz
result = N.tz

# case: zones_of_python/B.normalize
result = B.normalize()

# case: zones_of_python/B.ceil-h
result = B.ceil('h')

# case: zones_of_python/B.round-D
result = B.round('D')

# case: zones_of_python/B.tz-convert-None
result = B.tz_convert(None)

# case: zones_of_python/B.tz-localize-None
result = B.tz_localize(None)

# case: zones_of_python/B.timestamp
result = B.timestamp()

# case: zones_of_python/B.to-pydatetime
result = B.to_pydatetime()

# case: zones_of_python/pd.Timestamp-2024-11-03-01:30-tz=-US-Eastern
result = pd.Timestamp('2024-11-03 01:30',tz='US/Eastern')

# case: zones_of_python/pd.Timestamp-2024-03-10-02:30-tz=-US-Eastern
result = pd.Timestamp('2024-03-10 02:30',tz='US/Eastern')

# case: zones_of_python/pd.Timestamp-2024-03-10-02:30-.tz-localize-US-Eastern-nonexistent=-shi
result = pd.Timestamp('2024-03-10 02:30').tz_localize('US/Eastern',nonexistent='shift_forward')

# case: zones_of_python/pd.Timestamp-2024-03-10-02:30-.tz-localize-US-Eastern-nonexistent=-shi-2
result = pd.Timestamp('2024-03-10 02:30').tz_localize('US/Eastern',nonexistent='shift_backward')

# case: zones_of_python/pd.date-range-A-periods=3-freq=-h
result = pd.date_range(A,periods=3,freq='h')

# case: zones_of_python/pd.date-range-A-2024-01-03
result = pd.date_range(A,'2024-01-03')

# case: zones_of_python/pd.date-range-N-A
result = pd.date_range(N,A)

# case: zones_of_python/pd.bdate-range-2024-01-01-periods=3-tz=-UTC
result = pd.bdate_range('2024-01-01',periods=3,tz='UTC')

# case: zones_of_python/pd.date-range-end=-2024-01-03-periods=3-tz=-Asia-Tokyo
result = pd.date_range(end='2024-01-03',periods=3,tz='Asia/Tokyo')

# case: zones_of_python/pd.DatetimeIndex-N-.tz-localize-UTC
result = pd.DatetimeIndex([N]).tz_localize('UTC')

# case: zones_of_python/pd.api.types.is-datetime64tz-dtype-pd.Series-A
result = pd.api.types.is_datetime64tz_dtype(pd.Series([A]))

# case: zones_of_python/pd.api.types.is-datetime64-any-dtype-pd.Series-A
result = pd.api.types.is_datetime64_any_dtype(pd.Series([A]))

# case: zones_of_python/pd.api.types.is-datetime64-ns-dtype-pd.Series-A
result = pd.api.types.is_datetime64_ns_dtype(pd.Series([A]))

# case: zones_of_python/str-pd.DatetimeTZDtype-tz=-UTC
result = str(pd.DatetimeTZDtype(tz='UTC'))

# case: zones_of_python/pd.Series-A-.dtype.kind
result = pd.Series([A]).dtype.kind

# case: zones_of_python/pd.Series-A-.dtype-=-object
result = pd.Series([A]).dtype!='object'

# case: zones_of_python/np.issubdtype-pd.Series-A-.dtype-np.datetime64
result = np.issubdtype(pd.Series([A]).dtype,np.datetime64)

# case: zones_of_python/A.to-julian-date
result = A.to_julian_date()

# case: zones_of_python/N.to-julian-date
result = N.to_julian_date()

# case: zones_of_python/N.timestamp
result = N.timestamp()

# case: zones_of_python/pd.isna-pd.Timestamp-NaT-tz=-UTC
result = pd.isna(pd.Timestamp('NaT',tz='UTC'))

# case: zones_of_python/A.tz-localize-UTC
result = A.tz_localize('UTC')

# case: zones_of_python/N.tz-convert-UTC
result = N.tz_convert('UTC')

# case: zones_of_python/pd.Timestamp-0-unit=-s-tz=-UTC
result = pd.Timestamp(0,unit='s',tz='UTC')

# case: zones_of_python/pd.to-datetime-1704103200000-unit=-ms-utc=True-.tz-convert-US-Eastern
result = pd.to_datetime(1704103200000,unit='ms',utc=True).tz_convert('US/Eastern')

# case: zones_of_python/pd.to-datetime-pd.Series-n-u
result = pd.to_datetime(pd.Series([n,u]))

# data: zones_parsed
import datetime
from io import StringIO
from zoneinfo import ZoneInfo

import numpy as np
import pandas as pd

A = pd.Timestamp('2024-01-01 10:00', tz='UTC')
B = pd.Timestamp('2024-01-01 10:00', tz='US/Eastern')
N = pd.Timestamp('2024-01-01 10:00')
P = datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)
z = pd.Series([A, pd.NaT, A + pd.Timedelta(days=1)])
n = z.dt.tz_localize(None)

# case: zones_parsed/pd.to-datetime-2024-01-01-10:00-UTC
result = pd.to_datetime('2024-01-01 10:00 UTC')

# case: zones_parsed/pd.to-datetime-float-nan-utc=True
result = pd.to_datetime(float('nan'),utc=True)

# case: zones_parsed/pd.Series-N-dtype=-datetime64-ns-UTC
result = pd.Series([N],dtype='datetime64[ns, UTC]')

# case: zones_parsed/pd.Series-A-dtype=-datetime64-ns
result = pd.Series([A],dtype='datetime64[ns]')

# case: zones_parsed/A.to-datetime64
result = A.to_datetime64()
# data: zones_that_meet
import pandas as pd, numpy as np
u = pd.Series(pd.to_datetime(['2024-01-01 10:00Z','2024-01-02 10:00Z']))
e = u.dt.tz_convert('US/Eastern')
n = u.dt.tz_localize(None)
iu = pd.DatetimeIndex(u); ie = pd.DatetimeIndex(e); in_ = pd.DatetimeIndex(n)
# case: zones_that_meet/i.equals
result = [iu.equals(ie), iu.equals(in_), iu.equals(iu)]
# case: zones_that_meet/i.union
result = iu.union(ie)
# case: zones_that_meet/i.union naive
result = iu.union(in_)
# case: zones_that_meet/s + s naive
result = pd.Series([1,2],index=iu) + pd.Series([1,2],index=in_)
# case: zones_that_meet/concat axis1 naive
result = pd.concat([pd.Series([1,2],index=iu), pd.Series([1,2],index=in_)], axis=1)
# case: zones_that_meet/naive minus scalar zone
result = n - pd.Timestamp('2024-01-01', tz='UTC')
# case: zones_that_meet/naive searchsorted
result = n.clip(lower=pd.Timestamp('2024-01-02', tz='UTC'))
# case: zones_that_meet/apply row diff
result = pd.DataFrame({'k':u,'j':e}).apply(lambda r: (r['j']-r['k']).total_seconds(), axis=1)
# case: zones_that_meet/interval
result = pd.Interval(u[0], u[1])
# case: zones_that_meet/repr multi
result = repr(pd.MultiIndex.from_arrays([ie,[1,2]]))
# case: zones_that_meet/info
result = str(u.dtype), repr(u.dtype), u.dtype.name
# case: zones_that_meet/concat axis1 unsorted zones
result = pd.concat([pd.Series([1,2],index=iu[::-1]), pd.Series([3,4],index=ie + pd.Timedelta(1, 'h'))], axis=1)
# case: zones_that_meet/i.union overlapping
result = iu.union(iu + pd.Timedelta(1, 'D'))
# data: zones_timestamps
import datetime
from io import StringIO
from zoneinfo import ZoneInfo

import numpy as np
import pandas as pd

A = pd.Timestamp('2024-01-01 10:00', tz='UTC')
B = pd.Timestamp('2024-01-01 10:00', tz='US/Eastern')
N = pd.Timestamp('2024-01-01 10:00')
P = datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)
z = pd.Series([A, pd.NaT, A + pd.Timedelta(days=1)])
n = z.dt.tz_localize(None)

# case: zones_timestamps/pd.Timestamp-2024-01-01T10:00Z-tz=-US-Eastern
result = pd.Timestamp('2024-01-01T10:00Z',tz='US/Eastern')

# case: zones_timestamps/pd.Timestamp-2024-1-1-tz=-UTC
result = pd.Timestamp(2024,1,1,tz='UTC')

# case: zones_timestamps/pd.Timestamp-pd.Timestamp-2024-01-01-tz=-UTC-tz=-US-Eastern
result = pd.Timestamp(pd.Timestamp('2024-01-01',tz='UTC'),tz='US/Eastern')

# case: zones_timestamps/pd.Timestamp-2024-01-01-tz=-UTC--pd.Timestamp-2024-01-01
result = pd.Timestamp('2024-01-01',tz='UTC')-pd.Timestamp('2024-01-01')

# case: zones_timestamps/A.time
result = A.time()

# case: zones_timestamps/A.to-numpy
result = A.to_numpy()

# case: zones_timestamps/A.asm8
result = A.asm8

# case: zones_timestamps/A.day-name
result = A.day_name()

# case: zones_timestamps/A.to-period-M
result = A.to_period('M')

# case: zones_timestamps/A.utcoffset
result = A.utcoffset()

# case: zones_timestamps/A.tzname
result = A.tzname()

# case: zones_timestamps/A-P
result = A-P

# case: zones_timestamps/A-pd.offsets.Day-1
result = A-pd.offsets.Day(1)

# case: zones_timestamps/repr-z.unique
result = repr(z.unique())
# data: zones_units_and_periods_given
import pandas as pd
import numpy as np
import datetime

z = pd.Series(pd.to_datetime(["2024-01-01 10:00", None])).dt.tz_localize("UTC")
n = pd.Series(pd.to_datetime(["2024-01-01 10:00", None]))

# case: zones_units_and_periods_given/converted_to_seconds
result = z.dt.tz_convert(3600).iloc[0].isoformat()

# case: zones_units_and_periods_given/zone_of_a_fraction
result = n.dt.tz_localize(1.5)

# case: zones_units_and_periods_given/text_periods
result = pd.date_range("2024-01-01", periods="3")
