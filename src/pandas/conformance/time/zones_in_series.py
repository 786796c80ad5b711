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

# case: w.abs
result = w.abs()

# case: w.add-pd.Timedelta-1-h
result = w.add(pd.Timedelta(1,'h'))

# case: w.agg-min
result = w.agg('min')

# case: w.agg-min-max
result = w.agg(['min','max'])

# case: w.aggregate-max
result = w.aggregate('max')

# case: w.all
result = w.all()

# case: w.any
result = w.any()

# case: w.apply-str
result = w.apply(str)

# case: w.apply-lambda-x:x
result = w.apply(lambda x:x)

# case: w.argmax
result = w.argmax()

# case: w.argsort
result = w.argsort()

# case: w.astype-str
result = w.astype(str)

# case: w.astype-string
result = w.astype('string')

# case: w.astype-category
result = w.astype('category')

# case: w.astype-object
result = w.astype(object)

# case: w.at-0
result = w.at[0]

# case: w.bfill
result = w.bfill()

# case: w.between-A-A
result = w.between(A,A)

# case: w.clip-lower=A
result = w.clip(lower=A)

# case: w.combine-first-z
result = w.combine_first(z)

# case: w.copy
result = w.copy()

# case: w.count
result = w.count()

# case: w.cummax
result = w.cummax()

# case: w.cummin
result = w.cummin()

# case: w.cumsum
result = w.cumsum()

# case: w.describe
result = w.describe()

# case: w.diff
result = w.diff()

# case: w.diff-2
result = w.diff(2)

# case: w.drop-0
result = w.drop(0)

# case: w.drop-duplicates
result = w.drop_duplicates()

# case: w.drop-duplicates-keep=-last
result = w.drop_duplicates(keep='last')

# case: w.dropna
result = w.dropna()

# case: w.dtype
result = w.dtype

# case: w.dtypes
result = w.dtypes

# case: w.duplicated
result = w.duplicated()

# case: w.empty
result = w.empty

# case: w.eq-A
result = w.eq(A)

# case: w.equals-w
result = w.equals(w)

# case: w.explode
result = w.explode()

# case: w.factorize-0-.tolist
result = w.factorize()[0].tolist()

# case: w.factorize
result = w.factorize()

# case: w.ffill
result = w.ffill()

# case: w.fillna-A
result = w.fillna(A)

# case: w.fillna-method=-ffill
result = w.fillna(method='ffill')

# case: w.filter-0-1
result = w.filter([0,1])

# case: w.first-valid-index
result = w.first_valid_index()

# case: w.ge-A
result = w.ge(A)

# case: w.get-0
result = w.get(0)

# case: w.groupby-1-1-2-2-2-:len-w-.first
result = w.groupby([1,1,2,2,2][:len(w)]).first()

# case: w.gt-A
result = w.gt(A)

# case: w.hasnans
result = w.hasnans

# case: w.head-2
result = w.head(2)

# case: w.iat-0
result = w.iat[0]

# case: w.idxmax
result = w.idxmax()

# case: w.idxmin
result = w.idxmin()

# case: w.iloc-1:
result = w.iloc[1:]

# case: w.index.tolist
result = w.index.tolist()

# case: w.infer-objects
result = w.infer_objects()

# case: w.interpolate
result = w.interpolate()

# case: w.is-monotonic-increasing
result = w.is_monotonic_increasing

# case: w.is-unique
result = w.is_unique

# case: w.isin-A
result = w.isin([A])

# case: w.isna
result = w.isna()

# case: w.isnull
result = w.isnull()

# case: w.item
result = w.item()

# case: w.last-valid-index
result = w.last_valid_index()

# case: w.le-A
result = w.le(A)

# case: w.loc-0
result = w.loc[0]

# case: w.loc-0-1
result = w.loc[[0,1]]

# case: w.lt-A
result = w.lt(A)

# case: w.map-A:1
result = w.map({A:1})

# case: w.map-str
result = w.map(str)

# case: w.mask-w.isna-A
result = w.mask(w.isna(),A)

# case: w.max
result = w.max()

# case: w.mean
result = w.mean()

# case: w.median
result = w.median()

# case: w.min
result = w.min()

# case: w.mode
result = w.mode()

# case: w.name
result = w.name

# case: w.ndim
result = w.ndim

# case: w.ne-A
result = w.ne(A)

# case: w.nlargest-2
result = w.nlargest(2)

# case: w.notna
result = w.notna()

# case: w.nsmallest-1
result = w.nsmallest(1)

# case: w.nunique
result = w.nunique()

# case: w.nunique-dropna=False
result = w.nunique(dropna=False)

# case: w.pct-change
result = w.pct_change()

# case: w.pipe-len
result = w.pipe(len)

# case: w.prod
result = w.prod()

# case: w.quantile
result = w.quantile()

# case: w.quantile-.1-.9
result = w.quantile([.1,.9])

# case: w.rank
result = w.rank()

# case: w.rank-method=-dense-ascending=False
result = w.rank(method='dense',ascending=False)

# case: w.reindex-0-1-99
result = w.reindex([0,1,99])

# case: w.rename-q
result = w.rename('q')

# case: w.repeat-2
result = w.repeat(2)

# case: w.replace-A-B
result = w.replace(A,B)

# case: w.replace-pd.NaT-A
result = w.replace(pd.NaT,A)

# case: w.reset-index
result = w.reset_index()

# case: w.reset-index-drop=True
result = w.reset_index(drop=True)

# case: w.sem
result = w.sem()

# case: w.shape
result = w.shape

# case: w.shift
result = w.shift()

# case: w.shift--1
result = w.shift(-1)

# case: w.size
result = w.size

# case: w.skew
result = w.skew()

# case: w.sort-index-ascending=False
result = w.sort_index(ascending=False)

# case: w.sort-values
result = w.sort_values()

# case: w.sort-values-ascending=False
result = w.sort_values(ascending=False)

# case: w.squeeze
result = w.squeeze()

# case: w.std
result = w.std()

# case: w.sub-A
result = w.sub(A)

# case: w.sum
result = w.sum()

# case: w.tail-2
result = w.tail(2)

# case: w.take-0
result = w.take([0])

# case: w.to-dict
result = w.to_dict()

# case: w.to-frame
result = w.to_frame()

# case: w.to-list
result = w.to_list()

# case: w.to-numpy
result = w.to_numpy()

# case: w.tolist
result = w.tolist()

# case: w.transform-lambda-x:x
result = w.transform(lambda x:x)

# case: w.truncate-1
result = w.truncate(1)

# case: w.unique
result = w.unique()

# case: w.unique-.tolist
result = w.unique().tolist()

# case: w.values
result = w.values

# case: w.value-counts
result = w.value_counts()

# case: w.value-counts-dropna=False
result = w.value_counts(dropna=False)

# case: w.value-counts-normalize=True
result = w.value_counts(normalize=True)

# case: w.var
result = w.var()

# case: w.where-w.notna-A
result = w.where(w.notna(),A)

# case: w.where-w.notna
result = w.where(w.notna())

# case: w.xs-0
result = w.xs(0)

# case: s==A
result = s==A

# case: w-=A
result = w!=A

# case: w<A
result = w<A

# case: w>=A
result = w>=A

# case: s==None
result = s==None

# case: s==pd.NaT
result = s==pd.NaT

# case: w<pd.NaT
result = w<pd.NaT

# case: s==-2024-01-05
result = s=='2024-01-05'

# case: w>-2024-01-02
result = w>'2024-01-02'

# case: w>-x
result = w>'x'

# case: s==-x
result = s=='x'

# case: w>1
result = w>1

# case: s==1
result = s==1

# case: w-A
result = w-A

# case: A-w
result = A-w

# case: w-w
result = w-w

# case: w-N
result = w-N

# case: w+pd.Timedelta-1-h
result = w+pd.Timedelta(1,'h')

# case: pd.Timedelta-1-h-+w
result = pd.Timedelta(1,'h')+w

# case: w+datetime.timedelta-1
result = w+datetime.timedelta(1)

# case: w+pd.offsets.Day-1
result = w+pd.offsets.Day(1)

# case: w+pd.DateOffset-months=1
result = w+pd.DateOffset(months=1)

# case: w+pd.offsets.MonthEnd-0
result = w+pd.offsets.MonthEnd(0)

# case: w-pd.offsets.BDay-1
result = w-pd.offsets.BDay(1)

# case: w+1
result = w+1

# case: w-2
result = w*2

# case: w-2-2
result = w/2

# case: w
result = -w

# case: w-2-2-2
result = ~w

# case: w+w
result = w+w

# case: w+-a
result = w+'a'

# case: w+pd.to-timedelta-1-len-w-unit=-D
result = w+pd.to_timedelta([1]*len(w),unit='D')

# case: w-P
result = w-P

# case: w>P
result = w>P

# case: s==P
result = s==P

# case: list-w
result = list(w)

# case: len-w
result = len(w)

# case: str-w
result = str(w)

# case: repr-w
result = repr(w)

# case: bool-w.any
result = bool(w.any())

# case: sorted-w.dropna
result = sorted(w.dropna())

# case: min-w.dropna
result = min(w.dropna())

# case: max-w.dropna
result = max(w.dropna())

# case: set-w.dropna
result = set(w.dropna())

# case: x.hour-for-x-in-w.dropna
result = [x.hour for x in w.dropna()]

# case: x:1-for-x-in-w.dropna
result = {x:1 for x in w.dropna()}

# case: pd.concat-w-w
result = pd.concat([w,w])

# case: pd.concat-w-n
result = pd.concat([w,n])

# case: pd.concat-w-w-2
result = pd.concat([w,w])

# case: pd.concat-w-e
result = pd.concat([w,e])

# case: pd.concat-w-pd.Series-1
result = pd.concat([w,pd.Series([1])])

# case: pd.concat-w-w-axis=1
result = pd.concat([w,w],axis=1)

# case: pd.concat-w-w-ignore-index=True
result = pd.concat([w,w],ignore_index=True)

# case: pd.isna-w
result = pd.isna(w)

# case: pd.Series-w
result = pd.Series(w)

# case: pd.Series-w.tolist
result = pd.Series(w.tolist())

# case: pd.Series-w.values
result = pd.Series(w.values)

# case: pd.DataFrame-a-:w
result = pd.DataFrame({'a':w})

# case: pd.DataFrame-w
result = pd.DataFrame(w)

# case: pd.Index-w
result = pd.Index(w)

# case: pd.DatetimeIndex-w
result = pd.DatetimeIndex(w)

# case: pd.to-datetime-w
result = pd.to_datetime(w)

# case: pd.to-datetime-w-utc=True
result = pd.to_datetime(w,utc=True)

# case: pd.to-datetime-w-.dt.tz-localize-None
result = pd.to_datetime(w).dt.tz_localize(None)

# case: pd.unique-w
result = pd.unique(w)

# case: np.array-w
result = np.array(w)

# case: np.asarray-w
result = np.asarray(w)

# case: np.where-w>A-1-0
result = np.where(w>A,1,0)

# case: np.where-w.notna-w-A
result = np.where(w.notna(),w,A)

# case: np.max-w
result = np.max(w)

# case: np.min-w
result = np.min(w)

# case: w.dt.year
result = w.dt.year

# case: w.dt.month
result = w.dt.month

# case: w.dt.day
result = w.dt.day

# case: w.dt.hour
result = w.dt.hour

# case: w.dt.minute
result = w.dt.minute

# case: w.dt.second
result = w.dt.second

# case: w.dt.microsecond
result = w.dt.microsecond

# case: w.dt.nanosecond
result = w.dt.nanosecond

# case: w.dt.date
result = w.dt.date

# case: w.dt.time
result = w.dt.time

# case: w.dt.dayofweek
result = w.dt.dayofweek

# case: w.dt.weekday
result = w.dt.weekday

# case: w.dt.dayofyear
result = w.dt.dayofyear

# case: w.dt.quarter
result = w.dt.quarter

# case: w.dt.is-month-start
result = w.dt.is_month_start

# case: w.dt.is-month-end
result = w.dt.is_month_end

# case: w.dt.is-leap-year
result = w.dt.is_leap_year

# case: w.dt.days-in-month
result = w.dt.days_in_month

# case: w.dt.day-name
result = w.dt.day_name()

# case: w.dt.month-name
result = w.dt.month_name()

# case: w.dt.normalize
result = w.dt.normalize()

# case: w.dt.floor-D
result = w.dt.floor('D')

# case: w.dt.ceil-h
result = w.dt.ceil('h')

# case: w.dt.round-D
result = w.dt.round('D')

# case: w.dt.floor-15min
result = w.dt.floor('15min')

# case: w.dt.strftime-Y--m--d
result = w.dt.strftime('%Y-%m-%d')

# case: w.dt.strftime-H:-M-z
result = w.dt.strftime('%H:%M%z')

# case: w.dt.tz
result = w.dt.tz

# case: str-w.dt.tz
result = str(w.dt.tz)

# case: w.dt.tz-convert-UTC
result = w.dt.tz_convert('UTC')

# case: w.dt.tz-convert-Europe-Berlin
result = w.dt.tz_convert('Europe/Berlin')

# case: w.dt.tz-convert-Asia-Tokyo-.dt.hour
result = w.dt.tz_convert('Asia/Tokyo').dt.hour

# case: w.dt.tz-convert-US-Pacific-.dt.date
result = w.dt.tz_convert('US/Pacific').dt.date

# case: w.dt.tz-localize-None
result = w.dt.tz_localize(None)

# case: w.dt.tz-convert-None
result = w.dt.tz_convert(None)

# case: w.dt.to-period-M
result = w.dt.to_period('M')

# case: w.dt.to-pydatetime
result = w.dt.to_pydatetime()

# case: w.dt.isocalendar
result = w.dt.isocalendar()

# case: w.dt.isocalendar-.week
result = w.dt.isocalendar().week

# case: w.dt.unit
result = w.dt.unit

# case: w.dt.date.tolist
result = w.dt.date.tolist()

# case: w.dt.total-seconds
result = w.dt.total_seconds()

# case: w.str.len
result = w.str.len()

# case: w.astype-int64
result = w.astype('int64')

# case: w.astype-datetime64-ns
result = w.astype('datetime64[ns]')

# case: w.astype-M8-ns
result = w.astype('M8[ns]')

# case: w.compare-w
result = w.compare(w)

# case: w.update-w
result = w.update(w)

# case: w.pop-0
result = w.pop(0)

# case: list-w.items
result = list(w.items())

# case: w.keys
result = w.keys()

# case: w.align-w-0
result = w.align(w)[0]

# case: w.combine-w-max
result = w.combine(w,max)

# case: w.rolling-2-.count
result = w.rolling(2).count()

# case: w.expanding-.count
result = w.expanding().count()

# case: w.between-2024-01-01-2024-01-03
result = w.between('2024-01-01','2024-01-03')

# case: w.isin-2024-01-05-10:00:00+00:00
result = w.isin(['2024-01-05 10:00:00+00:00'])

# case: w.isin-w
result = w.isin(w)

# case: w.isin-A-B
result = w.isin([A,B])

# case: w.clip-A-A+pd.Timedelta-2-D
result = w.clip(A,A+pd.Timedelta(2,'D'))

# case: w.add-prefix-x
result = w.add_prefix('x')

# case: w.array
result = w.array

# case: w.T
result = w.T

# case: w.is-monotonic-decreasing
result = w.is_monotonic_decreasing

# case: w.map-lambda-x:x.date
result = w.map(lambda x:x.date())

# case: w.map-lambda-x:x.strftime-d
result = w.map(lambda x:x.strftime('%d'))

# case: w.apply-lambda-x:x.tz-convert-Asia-Tokyo
result = w.apply(lambda x:x.tz_convert('Asia/Tokyo'))

# case: w.apply-lambda-x:x.tz-localize-None
result = w.apply(lambda x:x.tz_localize(None))

# case: w.apply-lambda-x:x.replace-tzinfo=None
result = w.apply(lambda x:x.replace(tzinfo=None))

# case: w.apply-pd.Timestamp
result = w.apply(pd.Timestamp)

# case: w.dt.date.nunique
result = w.dt.date.nunique()

# case: w.dt.date.value-counts
result = w.dt.date.value_counts()

# case: w.dt.hour.value-counts
result = w.dt.hour.value_counts()

# case: w.groupby-w.dt.date-.size
result = w.groupby(w.dt.date).size()

# case: w.groupby-w.dt.tz-localize-None-.dt.date-.size
result = w.groupby(w.dt.tz_localize(None).dt.date).size()

# case: w.max--w.min-.days
result = (w.max()-w.min()).days

# case: w-w.min-.dt.days
result = (w-w.min()).dt.days

# case: w-w.min-.dt.total-seconds
result = (w-w.min()).dt.total_seconds()

# case: w.diff-.dt.total-seconds
result = w.diff().dt.total_seconds()

# case: w.diff-.mean
result = w.diff().mean()

# case: w.sort-values-.diff
result = w.sort_values().diff()

# case: w.dt.tz-localize-None-.max
result = w.dt.tz_localize(None).max()

# case: w.dt.tz-localize-None--N
result = w.dt.tz_localize(None)-N

# case: w.dt.tz-convert-US-Eastern-==w
result = w.dt.tz_convert('US/Eastern')==w

# case: w.dt.tz-localize-UTC
result = w.dt.tz_localize('UTC')

# case: w.to-string
result = w.to_string()

