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

# case: r.tz
result = r.tz

# case: str-r.tz
result = str(r.tz)

# case: r.tz-localize-None
result = r.tz_localize(None)

# case: r.tz-convert-UTC
result = r.tz_convert('UTC')

# case: r.tz-convert-Asia-Tokyo
result = r.tz_convert('Asia/Tokyo')

# case: r.tz-convert-None
result = r.tz_convert(None)

# case: r.tz-localize-UTC
result = r.tz_localize('UTC')

# case: r.year
result = r.year

# case: r.month
result = r.month

# case: r.day
result = r.day

# case: r.hour
result = r.hour

# case: r.minute
result = r.minute

# case: r.dayofweek
result = r.dayofweek

# case: r.weekday
result = r.weekday

# case: r.date
result = r.date

# case: r.time
result = r.time

# case: r.quarter
result = r.quarter

# case: r.dayofyear
result = r.dayofyear

# case: r.is-month-start
result = r.is_month_start

# case: r.is-month-end
result = r.is_month_end

# case: r.days-in-month
result = r.days_in_month

# case: r.day-name
result = r.day_name()

# case: r.month-name
result = r.month_name()

# case: r.normalize
result = r.normalize()

# case: r.floor-D
result = r.floor('D')

# case: r.ceil-h
result = r.ceil('h')

# case: r.round-D
result = r.round('D')

# case: r.strftime-Y--m--d-H:-M-z
result = r.strftime('%Y-%m-%d %H:%M %z')

# case: r.isocalendar
result = r.isocalendar()

# case: r.dtype
result = r.dtype

# case: str-r.dtype
result = str(r.dtype)

# case: r.name
result = r.name

# case: r.names
result = r.names

# case: r-0
result = r[0]

# case: r--1
result = r[-1]

# case: r-1:3
result = r[1:3]

# case: r-0-1
result = r[[0,1]]

# case: r-r>A
result = r[r>A]

# case: r.min
result = r.min()

# case: r.max
result = r.max()

# case: r.mean
result = r.mean()

# case: r.argmin
result = r.argmin()

# case: r.argmax
result = r.argmax()

# case: r.sort-values
result = r.sort_values()

# case: r.sort-values-ascending=False
result = r.sort_values(ascending=False)

# case: r.unique
result = r.unique()

# case: r.nunique
result = r.nunique()

# case: r.value-counts
result = r.value_counts()

# case: r.duplicated
result = r.duplicated()

# case: r.drop-duplicates
result = r.drop_duplicates()

# case: r.isin-r-0
result = r.isin([r[0]])

# case: r.tolist
result = r.tolist()

# case: list-r
result = list(r)

# case: r.to-list
result = r.to_list()

# case: r.to-numpy
result = r.to_numpy()

# case: r.values
result = r.values

# case: r.to-series
result = r.to_series()

# case: r.to-frame
result = r.to_frame()

# case: r.astype-str
result = r.astype(str)

# case: r.astype-object
result = r.astype(object)

# case: r.astype-int64
result = r.astype('int64')

# case: r.is-unique
result = r.is_unique

# case: r.is-monotonic-increasing
result = r.is_monotonic_increasing

# case: r.is-monotonic-decreasing
result = r.is_monotonic_decreasing

# case: r.hasnans
result = r.hasnans

# case: r.isna
result = r.isna()

# case: r.notna
result = r.notna()

# case: r.dropna
result = r.dropna()

# case: r.fillna-A
result = r.fillna(A)

# case: r.append-r
result = r.append(r)

# case: r.union-r-:2
result = r.union(r[:2])

# case: r.intersection-r-1:
result = r.intersection(r[1:])

# case: r.difference-r-:1
result = r.difference(r[:1])

# case: r.symmetric-difference-r-:1
result = r.symmetric_difference(r[:1])

# case: r.get-loc-r-1
result = r.get_loc(r[1])

# case: r.get-indexer-r-:2
result = r.get_indexer(r[:2])

# case: r.map-str
result = r.map(str)

# case: r.map-lambda-t:t.hour
result = r.map(lambda t:t.hour)

# case: r.shift-freq=-h
result = r.shift(freq='h')

# case: r.delete-0
result = r.delete(0)

# case: r.insert-0-A
result = r.insert(0,A)

# case: r.drop-r-0
result = r.drop(r[0])

# case: r.equals-r
result = r.equals(r)

# case: r.size
result = r.size

# case: r.shape
result = r.shape

# case: len-r
result = len(r)

# case: r==r
result = r==r

# case: r==r-0
result = r==r[0]

# case: r>A
result = r>A

# case: r<r-1
result = r<r[1]

# case: r==-2024-03-10
result = r=='2024-03-10'

# case: r>-2024-03-10
result = r>'2024-03-10'

# case: r-r-0
result = r-r[0]

# case: r-A
result = r-A

# case: A-r
result = A-r

# case: r+pd.Timedelta-1-h
result = r+pd.Timedelta(1,'h')

# case: r-pd.Timedelta-1-D
result = r-pd.Timedelta(1,'D')

# case: r+pd.offsets.Day-1
result = r+pd.offsets.Day(1)

# case: r+pd.DateOffset-days=1
result = r+pd.DateOffset(days=1)

# case: r+pd.offsets.MonthEnd-1
result = r+pd.offsets.MonthEnd(1)

# case: r-r
result = r-r

# case: r-N
result = r-N

# case: r<N
result = r<N

# case: r==N
result = r==N

# case: r.freqstr
result = r.freqstr

# case: r.inferred-freq
result = r.inferred_freq

# case: r.rename-q
result = r.rename('q')

# case: r.set-names-q
result = r.set_names('q')

# case: r.repeat-2
result = r.repeat(2)

# case: r.take-0
result = r.take([0])

# case: r.where-r>A
result = r.where(r>A)

# case: r.copy
result = r.copy()

# case: r.empty
result = r.empty

# case: r.T
result = r.T

# case: r.to-pydatetime
result = r.to_pydatetime()

# case: r.to-period-D
result = r.to_period('D')

# case: r.to-period-M
result = r.to_period('M')

# case: r.as-unit-s
result = r.as_unit('s')

# case: r.unit
result = r.unit

# case: r.item
result = r.item()

# case: r.argsort
result = r.argsort()

# case: r.isnull
result = r.isnull()

# case: r.day.tolist
result = r.day.tolist()

# case: r.sum
result = r.sum()

# case: r-0-2
result = r[0]

# case: 2024-03-10
result = '2024-03-10'

# case: repr-r
result = repr(r)

# case: str-r
result = str(r)

# case: pd.Series-r
result = pd.Series(r)

# case: pd.Series-1-index=r
result = pd.Series(1,index=r)

# case: pd.Series-range-len-r-index=r
result = pd.Series(range(len(r)),index=r)

# case: pd.DataFrame-a-:range-len-r-index=r
result = pd.DataFrame({'a':range(len(r))},index=r)

# case: pd.DataFrame-index=r
result = pd.DataFrame(index=r)

# case: pd.Series-range-len-r-index=r-.resample-D-.sum
result = pd.Series(range(len(r)),index=r).resample('D').sum()

# case: pd.Series-range-len-r-index=r-.groupby-r.hour-.sum
result = pd.Series(range(len(r)),index=r).groupby(r.hour).sum()

# case: pd.Series-range-len-r-index=r-.loc-2024-03-10
result = pd.Series(range(len(r)),index=r).loc['2024-03-10']

# case: pd.Series-range-len-r-index=r-.loc-2024-03-10-:
result = pd.Series(range(len(r)),index=r).loc['2024-03-10':]

# case: pd.Series-range-len-r-index=r-2024-03-09
result = pd.Series(range(len(r)),index=r)['2024-03-09']

# case: pd.Series-range-len-r-index=r-r-0
result = pd.Series(range(len(r)),index=r)[r[0]]

# case: pd.Series-range-len-r-index=r-.loc-r-1
result = pd.Series(range(len(r)),index=r).loc[r[1]]

# case: pd.Series-range-len-r-index=r-.loc-r-1-:
result = pd.Series(range(len(r)),index=r).loc[r[1]:]

# case: pd.Series-range-len-r-index=r-.tz-localize-None
result = pd.Series(range(len(r)),index=r).tz_localize(None)

# case: pd.Series-range-len-r-index=r-.tz-convert-UTC
result = pd.Series(range(len(r)),index=r).tz_convert('UTC')

# case: pd.Series-range-len-r-index=r-.index.tz-convert-Asia-Tokyo
result = pd.Series(range(len(r)),index=r).index.tz_convert('Asia/Tokyo')

# case: pd.Series-range-len-r-index=r-.reset-index
result = pd.Series(range(len(r)),index=r).reset_index()

# case: pd.Series-range-len-r-index=r-.sort-index-ascending=False
result = pd.Series(range(len(r)),index=r).sort_index(ascending=False)

# case: pd.Series-range-len-r-index=r-.shift-1
result = pd.Series(range(len(r)),index=r).shift(1)

# case: pd.Series-range-len-r-index=r-.rolling-2-.sum
result = pd.Series(range(len(r)),index=r).rolling(2).sum()

# case: pd.Series-range-len-r-index=r-.rolling-2D-.sum
result = pd.Series(range(len(r)),index=r).rolling('2D').sum()

# case: pd.Series-range-len-r-index=r-.resample-h-.count
result = pd.Series(range(len(r)),index=r).resample('h').count()

# case: pd.Series-range-len-r-index=r-.resample-2h-.mean
result = pd.Series(range(len(r)),index=r).resample('2h').mean()

# case: pd.Series-range-len-r-index=r-.resample-ME-.sum
result = pd.Series(range(len(r)),index=r).resample('ME').sum()

# case: pd.Series-range-len-r-index=r-.resample-W-.sum
result = pd.Series(range(len(r)),index=r).resample('W').sum()

# case: pd.Series-range-len-r-index=r-.asfreq-D
result = pd.Series(range(len(r)),index=r).asfreq('D')

# case: pd.Series-range-len-r-index=r-.between-time-00:00-03:00
result = pd.Series(range(len(r)),index=r).between_time('00:00','03:00')

# case: pd.Series-range-len-r-index=r-.at-time-00:00
result = pd.Series(range(len(r)),index=r).at_time('00:00')

# case: pd.Series-range-len-r-index=r-.truncate-before=r-1
result = pd.Series(range(len(r)),index=r).truncate(before=r[1])

# case: pd.Series-range-len-r-index=r-.to-dict
result = pd.Series(range(len(r)),index=r).to_dict()

# case: pd.Series-range-len-r-index=r-.idxmax
result = pd.Series(range(len(r)),index=r).idxmax()

# case: pd.Series-range-len-r-index=r-.index.max
result = pd.Series(range(len(r)),index=r).index.max()

# case: pd.Series-range-len-r-index=r-+pd.Series-range-len-r-index=r-::-1
result = pd.Series(range(len(r)),index=r)+pd.Series(range(len(r)),index=r[::-1])

# case: pd.Series-range-len-r-index=r-.reindex-r-:2
result = pd.Series(range(len(r)),index=r).reindex(r[:2])

# case: pd.Series-range-len-r-index=r-.groupby-pd.Grouper-freq=-D-.sum
result = pd.Series(range(len(r)),index=r).groupby(pd.Grouper(freq='D')).sum()

# case: pd.concat-pd.Series-range-len-r-index=r-2
result = pd.concat([pd.Series(range(len(r)),index=r)]*2)

# case: pd.Series-range-len-r-index=r-.to-period-D
result = pd.Series(range(len(r)),index=r).to_period('D')

# case: pd.DatetimeIndex-r
result = pd.DatetimeIndex(r)

# case: pd.DatetimeIndex-r.tolist
result = pd.DatetimeIndex(r.tolist())

# case: pd.Index-r.tolist
result = pd.Index(r.tolist())

# case: pd.MultiIndex.from-product-r-:2-a
result = pd.MultiIndex.from_product([r[:2],['a']])

# case: pd.MultiIndex.from-arrays-r-range-len-r-.get-level-values-0
result = pd.MultiIndex.from_arrays([r,range(len(r))]).get_level_values(0)

# case: pd.to-datetime-r
result = pd.to_datetime(r)

# case: pd.to-datetime-r-utc=True
result = pd.to_datetime(r,utc=True)

# case: pd.Series-r-.dt.hour
result = pd.Series(r).dt.hour

# case: pd.Series-r.hour
result = pd.Series(r.hour)

# case: r.hour.tolist
result = r.hour.tolist()

# case: r.to-series-.dt.date.tolist
result = r.to_series().dt.date.tolist()

# case: r.to-series-.diff-.tolist
result = r.to_series().diff().tolist()

# case: hourly h
result = h

# case: hourly h.inferred-freq
result = h.inferred_freq

# case: hourly h.hour
result = h.hour

# case: hourly h.tz-localize-None
result = h.tz_localize(None)

# case: hourly h.tz-convert-UTC
result = h.tz_convert('UTC')

# case: hourly pd.Series-range-5-index=h-.resample-2h-.sum
result = pd.Series(range(5), index=h).resample('2h').sum()

# case: hourly pd.Series-range-5-index=h-.resample-D-.sum
result = pd.Series(range(5), index=h).resample('D').sum()

# case: hourly pd.Series-range-5-index=h-.shift-1-freq=-h
result = pd.Series(range(5), index=h).shift(1, freq='h')

# case: hourly pd.Series-range-5-index=h-.loc-2024-03-10-03
result = pd.Series(range(5), index=h).loc['2024-03-10 03']

# case: hourly pd.Series-range-5-index=h-.between-time-00:00-03:00
result = pd.Series(range(5), index=h).between_time('00:00', '03:00')

# case: hourly h.shift-1
result = h.shift(1)

# case: hourly h-+-pd.Timedelta-1-D
result = h + pd.Timedelta(1, 'D')

# case: hourly h-+-pd.DateOffset-days=1
result = h + pd.DateOffset(days=1)

# case: hourly h.normalize
result = h.normalize()

# case: hourly h.floor-2h
result = h.floor('2h')

# case: hourly pd.Series-range-5-index=h-.rolling-2h-.sum
result = pd.Series(range(5), index=h).rolling('2h').sum()

# case: hourly pd.Series-range-5-index=h-.asfreq-30min
result = pd.Series(range(5), index=h).asfreq('30min')

# case: hourly pd.Series-range-5-index=h-.resample-30min-.ffill
result = pd.Series(range(5), index=h).resample('30min').ffill()

# case: hourly pd.Series-range-5-index=h-.groupby-h.date-.sum
result = pd.Series(range(5), index=h).groupby(h.date).sum()

# case: hourly pd.date-range-2024-11-02-periods=4-freq=-D-tz=-US-Eastern
result = pd.date_range('2024-11-02', periods=4, freq='D', tz='US/Eastern')

# case: hourly pd.Series-range-30-index=pd.date-range-2024-11-02-12:00-periods=30-freq=-h-tz=-US-Eastern-
result = pd.Series(range(30), index=pd.date_range('2024-11-02 12:00', periods=30, freq='h', tz='US/Eastern')).resample('D').count()

# case: hourly pd.Series-range-30-index=pd.date-range-2024-11-02-12:00-periods=30-freq=-h-tz=-US-Eastern-
result = pd.Series(range(30), index=pd.date_range('2024-11-02 12:00', periods=30, freq='h', tz='US/Eastern')).resample('3h').count()

# case: hourly pd.Series-range-30-index=pd.date-range-2024-11-02-12:00-periods=30-freq=-h-tz=-US-Eastern-
result = pd.Series(range(30), index=pd.date_range('2024-11-02 12:00', periods=30, freq='h', tz='US/Eastern')).resample('W').sum()

# case: hourly pd.Series-range-30-index=pd.date-range-2024-11-02-12:00-periods=30-freq=-h-tz=-US-Eastern-
result = pd.Series(range(30), index=pd.date_range('2024-11-02 12:00', periods=30, freq='h', tz='US/Eastern')).resample('6h', closed='right', label='right').sum()

# case: hourly repr-h
result = repr(h)

# case: hourly repr-pd.Series-range-5-index=h
result = repr(pd.Series(range(5), index=h))

# case: hourly repr-r
result = repr(r)
