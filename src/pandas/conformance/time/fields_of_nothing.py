import pandas as pd
import datetime
d = pd.Series(pd.to_datetime(['2024-01-15 10:00', None]))
n = pd.NaT
# case: n.hour
result = n.hour
# case: n.dayofweek
result = n.dayofweek
# case: n.quarter
result = n.quarter
# case: n.day-name
result = n.day_name()
# case: n.weekday
result = n.weekday()
# case: n.total-seconds
result = n.total_seconds()
# case: n.isoformat
result = n.isoformat()
# case: n.date
result = n.date()
# case: n.floor-d
result = n.floor('D')
# case: n.replace-year-2024
result = n.replace(year=2024)
# case: n.is-month-end
result = n.is_month_end
# case: n.days
result = n.days
# case: n.to-pydatetime
result = n.to_pydatetime()
# case: isinstance-n-datetime.datetime
result = isinstance(n, datetime.datetime)
# case: isinstance-n-datetime.date
result = isinstance(n, datetime.date)
# case: isinstance-n-pd.timestamp
result = isinstance(n, pd.Timestamp)
# case: isinstance-n-pd.timedelta
result = isinstance(n, pd.Timedelta)
# case: isinstance-n-type-pd.nat
result = isinstance(n, type(pd.NaT))
# case: type-n
result = type(n)
# case: str-type-n
result = str(type(n))
# case: n.week
result = n.week
# case: n.value
result = n.value
# case: hasattr-n-hour
result = hasattr(n, 'hour')
# case: n.time
result = n.time()
# case: n.strftime-y
result = n.strftime('%Y')
# case: n.isocalendar
result = n.isocalendar()
# case: n.timestamp
result = n.timestamp()
# case: n.foo
result = n.foo
# case: n.normalize
result = n.normalize()
# case: d.apply-lambda-x-x.hour
result = d.apply(lambda x: x.hour)
# case: d.apply-lambda-x-x.day-name
result = d.apply(lambda x: x.day_name())
# case: d.apply-lambda-x-x.date
result = d.apply(lambda x: x.date())
# case: d.map-lambda-x-x.weekday
result = d.map(lambda x: x.weekday())
# case: d.apply-lambda-x-x.isoformat
result = d.apply(lambda x: x.isoformat())
# case: d.apply-lambda-x-x.quarter
result = d.apply(lambda x: x.quarter)
# case: d---d.min-.apply-lambda-x-x.total-seconds
result = (d - d.min()).apply(lambda x: x.total_seconds())
# case: d---d.min-.apply-lambda-x-x.days
result = (d - d.min()).apply(lambda x: x.days)
# case: x.year-for-x-in-d
result = [x.year for x in d]
# case: d.apply-lambda-x-x.is-month-end
result = d.apply(lambda x: x.is_month_end)
# case: d.apply-lambda-x-x.replace-day-1
result = d.apply(lambda x: x.replace(day=1))
# case: d.apply-lambda-x-x.to-pydatetime
result = d.apply(lambda x: x.to_pydatetime())
# case: d.apply-lambda-x-isinstance-x-datetime.datetime
result = d.apply(lambda x: isinstance(x, datetime.datetime))
# case: n-+-pd.timedelta-1
result = n + pd.Timedelta(1)
# case: n---pd.timestamp-2024-01-01
result = n - pd.Timestamp('2024-01-01')
# case: n-5-2
result = n != 5
# case: pd.timestamp-none
result = pd.Timestamp(None)
# case: pd.timestamp-1704067200-unit-s
result = pd.Timestamp(1704067200, unit='s')
# case: pd.timestamp-19723-unit-d
result = pd.Timestamp(19723, unit='D')
# case: pd.timestamp-1704067200.5-unit-s
result = pd.Timestamp(1704067200.5, unit='s')
# case: pd.timestamp-float-nan
result = pd.Timestamp(float('nan'))
# case: pd.timestamp-float-nan-unit-s
result = pd.Timestamp(float('nan'), unit='s')
# case: pd.timestamp
result = pd.Timestamp()
