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

# case: pd.Timestamp-2024-01-01-tz=-UTC
result = pd.Timestamp('2024-01-01',tz='UTC')

# case: pd.Timestamp-2024-01-01T10:00Z
result = pd.Timestamp('2024-01-01T10:00Z')

# case: pd.Timestamp-2024-01-01T10:00Z-tz=-US-Eastern
result = pd.Timestamp('2024-01-01T10:00Z',tz='US/Eastern')

# case: pd.Timestamp-2024-01-01T10:00-05:00
result = pd.Timestamp('2024-01-01T10:00-05:00')

# case: pd.Timestamp-datetime.datetime-2024-1-1-tzinfo=datetime.timezone.utc
result = pd.Timestamp(datetime.datetime(2024,1,1,tzinfo=datetime.timezone.utc))

# case: pd.Timestamp-2024-1-1-tz=-UTC
result = pd.Timestamp(2024,1,1,tz='UTC')

# case: pd.Timestamp-1704103200-unit=-s-tz=-UTC
result = pd.Timestamp(1704103200,unit='s',tz='UTC')

# case: pd.Timestamp-2024-07-01-tz=ZoneInfo-Europe-Berlin
result = pd.Timestamp('2024-07-01',tz=ZoneInfo('Europe/Berlin'))

# case: pd.Timestamp-pd.Timestamp-2024-01-01-tz=-UTC-tz=-US-Eastern
result = pd.Timestamp(pd.Timestamp('2024-01-01',tz='UTC'),tz='US/Eastern')

# case: pd.Timestamp-2024-01-01-tz=-UTC-.unit
result = pd.Timestamp('2024-01-01',tz='UTC').unit

# case: pd.Timestamp-2024-01-01T10:00:00.5Z-.unit
result = pd.Timestamp('2024-01-01T10:00:00.5Z').unit

# case: pd.Timestamp-2024-01-01-.tz-localize-Nope
result = pd.Timestamp('2024-01-01').tz_localize('Nope')

# case: pd.Timestamp-2024-03-10-02:30-.tz-localize-US-Eastern
result = pd.Timestamp('2024-03-10 02:30').tz_localize('US/Eastern')

# case: pd.Timestamp-2024-11-03-01:30-.tz-localize-US-Eastern
result = pd.Timestamp('2024-11-03 01:30').tz_localize('US/Eastern')

# case: pd.Timestamp-2024-01-01-.tz-convert-UTC
result = pd.Timestamp('2024-01-01').tz_convert('UTC')

# case: pd.Timestamp-2024-01-01-tz=-UTC-.tz-localize-UTC
result = pd.Timestamp('2024-01-01',tz='UTC').tz_localize('UTC')

# case: pd.Timestamp-2024-01-01-tz=-UTC-.tz-localize-None
result = pd.Timestamp('2024-01-01',tz='UTC').tz_localize(None)

# case: pd.Timestamp-2024-01-01-tz=-UTC-.tz-convert-None
result = pd.Timestamp('2024-01-01',tz='UTC').tz_convert(None)

# case: pd.Timestamp-2024-01-01-tz=-UTC-.tz-convert-US-Eastern-.tz-convert-Non
result = pd.Timestamp('2024-01-01',tz='UTC').tz_convert('US/Eastern').tz_convert(None)

# case: pd.Timestamp-2024-01-01-tz=-UTC--pd.Timestamp-2024-01-01
result = pd.Timestamp('2024-01-01',tz='UTC')-pd.Timestamp('2024-01-01')

# case: pd.Timestamp-2024-01-01-tz=-UTC-<pd.Timestamp-2024-01-01
result = pd.Timestamp('2024-01-01',tz='UTC')<pd.Timestamp('2024-01-01')

# case: pd.Timestamp-2024-01-01-tz=-UTC-==pd.Timestamp-2024-01-01
result = pd.Timestamp('2024-01-01',tz='UTC')==pd.Timestamp('2024-01-01')

# case: pd.Timestamp-2024-01-01-tz=-UTC--pd.Timestamp-2024-01-01-tz=-US-Easter
result = pd.Timestamp('2024-01-01',tz='UTC')-pd.Timestamp('2024-01-01',tz='US/Eastern')

# case: pd.Timestamp-2024-03-10-tz=-US-Eastern-+pd.Timedelta-days=1
result = pd.Timestamp('2024-03-10',tz='US/Eastern')+pd.Timedelta(days=1)

# case: pd.Timestamp-2024-03-10-tz=-US-Eastern-+pd.DateOffset-days=1
result = pd.Timestamp('2024-03-10',tz='US/Eastern')+pd.DateOffset(days=1)

# case: pd.Timestamp-2024-03-10-tz=-US-Eastern-+pd.offsets.Day-1
result = pd.Timestamp('2024-03-10',tz='US/Eastern')+pd.offsets.Day(1)

# case: pd.Timestamp-2024-03-10-tz=-US-Eastern-.tz
result = pd.Timestamp('2024-03-10',tz='US/Eastern').tz

# case: pd.Timestamp-2024-03-10-tz=-UTC-.tz
result = pd.Timestamp('2024-03-10',tz='UTC').tz

# case: pd.Timestamp-2024-03-10-tz=-UTC-.tzinfo
result = pd.Timestamp('2024-03-10',tz='UTC').tzinfo

# case: str-pd.Timestamp-2024-03-10-tz=-US-Eastern-.tz
result = str(pd.Timestamp('2024-03-10',tz='US/Eastern').tz)

# case: pd.Timestamp-2024-03-10T10:00+05:30-.tz
result = pd.Timestamp('2024-03-10T10:00+05:30').tz

# case: pd.Series-pd.Timestamp-2024-01-01-tz=-UTC-pd.Timestamp-2024-01-01
result = pd.Series([pd.Timestamp('2024-01-01',tz='UTC'),pd.Timestamp('2024-01-01')])

# case: pd.Series-pd.Timestamp-2024-01-01-tz=-UTC-pd.Timestamp-2024-01-01-tz=-
result = pd.Series([pd.Timestamp('2024-01-01',tz='UTC'),pd.Timestamp('2024-01-01',tz='US/Eastern')])

# case: pd.Series-pd.Timestamp-2024-01-01-tz=-UTC-index=-1-2
result = pd.Series(pd.Timestamp('2024-01-01',tz='UTC'),index=[1,2])

# case: type-z.dtype-.-name
result = type(z.dtype).__name__

# case: A-z
result = A-z

# case: pd.Timestamp-P-.to-pydatetime
result = pd.Timestamp(P).to_pydatetime()

# case: A.tz-convert-US-Eastern
result = A.tz_convert('US/Eastern')

# case: A.tz-convert-US-Eastern-.normalize
result = A.tz_convert('US/Eastern').normalize()

# case: A.floor-D
result = A.floor('D')

# case: A.date
result = A.date()

# case: A.time
result = A.time()

# case: A.timestamp
result = A.timestamp()

# case: A.isoformat
result = A.isoformat()

# case: A.strftime-Y-z-Z
result = A.strftime('%Y %z %Z')

# case: A.to-pydatetime
result = A.to_pydatetime()

# case: A.replace-hour=1
result = A.replace(hour=1)

# case: A.replace-tzinfo=None
result = A.replace(tzinfo=None)

# case: A.value
result = A.value

# case: A.to-numpy
result = A.to_numpy()

# case: A.asm8
result = A.asm8

# case: A.day-name
result = A.day_name()

# case: A.to-period-M
result = A.to_period('M')

# case: A.astimezone-US-Eastern
result = A.astimezone('US/Eastern')

# case: A.utcoffset
result = A.utcoffset()

# case: A.tzname
result = A.tzname()

# case: B.utcoffset
result = B.utcoffset()

# case: A.to-julian-date
result = A.to_julian_date()

# case: N.timestamp
result = N.timestamp()

# case: N.tz
result = N.tz

# case: A==P
result = A==P

# case: A-P
result = A-P

# case: A<P
result = A<P

# case: hash-A-==hash-B
result = hash(A)==hash(B)

# case: A:1-.get-P
result = {A:1}.get(P)

# case: A.dayofweek
result = A.dayofweek

# case: A.quarter
result = A.quarter

# case: A.is-month-end
result = A.is_month_end

# case: A.as-unit-ns
result = A.as_unit('ns')

# case: A.week
result = A.week

# case: pd.Timestamp-2024-01-01T10:00-tz=datetime.timezone.utc
result = pd.Timestamp('2024-01-01T10:00',tz=datetime.timezone.utc)

# case: pd.Timestamp-N-tz=-UTC
result = pd.Timestamp(N,tz='UTC')

# case: pd.Timestamp-datetime.datetime-2024-1-1-tz=-UTC
result = pd.Timestamp(datetime.datetime(2024,1,1),tz='UTC')

# case: pd.Timestamp-datetime.date-2024-1-1-tz=-UTC
result = pd.Timestamp(datetime.date(2024,1,1),tz='UTC')

# case: pd.Timestamp-NaT-tz=-UTC
result = pd.Timestamp('NaT',tz='UTC')

# case: pd.Timestamp-None-tz=-UTC
result = pd.Timestamp(None,tz='UTC')

# case: pd.Timestamp-2024-01-01-tzinfo=datetime.timezone.utc
result = pd.Timestamp('2024-01-01',tzinfo=datetime.timezone.utc)

# case: pd.Timestamp-1704103200000000000-tz=-UTC
result = pd.Timestamp(1704103200000000000,tz='UTC')

# case: pd.Timestamp-2024-1-1-12-tz=-US-Eastern
result = pd.Timestamp(2024,1,1,12,tz='US/Eastern')

# case: pd.Timestamp-year=2024-month=1-day=1-tz=-US-Eastern
result = pd.Timestamp(year=2024,month=1,day=1,tz='US/Eastern')

# case: max-A-B
result = max(A,B)

# case: sorted-A-B
result = sorted([A,B])

# case: A-in-B
result = A in [B]

# case: A>datetime.datetime-2024-1-1
result = A>datetime.datetime(2024,1,1)

# case: A>datetime.date-2024-1-1
result = A>datetime.date(2024,1,1)

# case: A.ctime
result = A.ctime()

# case: isinstance-A-dt.datetime
result = isinstance(A,dt.datetime)

# case: type-A-==pd.Timestamp
result = type(A)==pd.Timestamp

# case: A-is-pd.NaT
result = A is pd.NaT

# case: A+datetime.timedelta-1
result = A+datetime.timedelta(1)

# case: A-datetime.timedelta-1
result = A-datetime.timedelta(1)

# case: A-pd.offsets.Day-1
result = A-pd.offsets.Day(1)

# case: A+pd.offsets.MonthEnd-1
result = A+pd.offsets.MonthEnd(1)

# case: B+pd.DateOffset-months=1
result = B+pd.DateOffset(months=1)

# case: A+1
result = A+1

# case: repr-A.tz-convert-Europe-Berlin
result = repr(A.tz_convert("Europe/Berlin"))

# case: str-B
result = str(B)

# case: repr-pd.Series-A-B
result = repr(pd.Series([A, B]))

# case: repr-z
result = repr(z)

# case: repr-pd.DataFrame-a-:-z
result = repr(pd.DataFrame({"a": z}))

# case: repr-pd.DatetimeIndex-z
result = repr(pd.DatetimeIndex(z))

# case: repr-z.unique
result = repr(z.unique())
