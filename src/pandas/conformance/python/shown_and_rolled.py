import pandas as pd
import datetime, re
import itertools
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
d = pd.Series(pd.to_datetime(['2024-01-15 10:00', None]))
df = pd.DataFrame({'date': pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-15']), 'v': [1, 2, 3]})
P = namedtuple('P', 'x y z', defaults=[5, 6])
# case: repr-counter
result = repr(Counter())
# case: repr-ordereddict
result = repr(OrderedDict())
# case: repr-defaultdict-int
result = repr(defaultdict(int))
# case: repr-ordereddict-a-1
result = repr(OrderedDict(a=1))
# case: str-ordereddict-a-1-b-none
result = str(OrderedDict([('a', [1]), ('b', None)]))
# case: repr-counter-ab
result = repr(Counter('ab'))
# case: type-counter
result = type(Counter())
# case: type-datetime.date-2024-1-1
result = type(datetime.date(2024, 1, 1))
# case: str-type-datetime.datetime-2024-1-1
result = str(type(datetime.datetime(2024, 1, 1)))
# case: type-datetime.timedelta-1
result = type(datetime.timedelta(1))
# case: type-datetime.time-1
result = type(datetime.time(1))
# case: type-deque
result = type(deque())
# case: type-defaultdict
result = type(defaultdict())
# case: repr-deque
result = repr(deque())
# case: repr-deque-1-maxlen-2
result = repr(deque([1], maxlen=2))
# case: str-type-ordereddict
result = str(type(OrderedDict()))
# case: p-1
result = P(1)
# case: p-1-z-2
result = P(1, z=2)
# case: p-x-1-y-2-z-3
result = P(x=1, y=2, z=3)
# case: p
result = P()
# case: namedtuple-q-a-defaults-1-2
result = namedtuple('Q', ['a'], defaults=[1, 2])
# case: list-itertools.compress-1-2-3-true-false-1
result = list(itertools.compress([1, 2, 3], [True, False, 1]))
# case: d.dt.strftime-q-q
result = d.dt.strftime('Q%q')
# case: d.dt.strftime-p-r-k-l-c-r
result = d.dt.strftime('%P %R %k %l %C %r')
# case: d.dt.strftime-q
result = d.dt.strftime('%Q')
# case: pd.timestamp-2024-05-01-.strftime-y-q-q
result = pd.Timestamp('2024-05-01').strftime('%Y-Q%q')
# case: d.dt.to-period-q-.dt.strftime-y-q-q
result = d.dt.to_period('Q').dt.strftime('%Y-Q%q')
# case: pd.period-2024-05-.strftime-q-q
result = pd.Period('2024-05').strftime('Q%q')
# case: df.rolling-2-on-date-.sum
result = df.rolling(2, on='date').sum()
# case: df.rolling-2-on-date-v-.sum
result = df.rolling(2, on='date')['v'].sum()
# case: df.rolling-5d-on-date-.sum
result = df.rolling('5D', on='date').sum()
# case: df.rolling-5d-on-date-v-.mean
result = df.rolling('5D', on='date')['v'].mean()
# case: df.rolling-2-on-q-.sum
result = df.rolling(2, on='q').sum()
# case: df-v-1-.diff-df-v-1-.diff-df-v-1-.diff-2-df-v-1-.d
result = (df['v'] > 1).diff(), (df[['v']] > 1).diff(), (df['v'] > 1).diff(2), (df['v'] > 1).diff(-1), (df['v'] > 1).groupby([0, 0, 1]).diff()
# case: pd.series-ab-none-.str.replace-re.compile-a-x-rege
result = pd.Series(['ab', None]).str.replace(re.compile('a'), 'x', regex=True)
# case: pd.series-ab-none-.str.contains-re.compile-a-re.i
result = pd.Series(['ab', None]).str.contains(re.compile('A', re.I))
# case: pd.series-ab-.str.extract-re.compile-a
result = pd.Series(['ab']).str.extract(re.compile('(a)'))
# case: pd.series-ab-.str.findall-re.compile-a-b
result = pd.Series(['ab']).str.findall(re.compile('a|b'))
# case: pd.series-ab-.str.match-re.compile-a
result = pd.Series(['ab']).str.match(re.compile('a'))
# case: pd.series-aab-.str.count-a
result = pd.Series(['aab']).str.count('a')
# case: pd.series-ab-none-.str.replace-re.compile-a-x
result = pd.Series(['ab', None]).str.replace(re.compile('a'), 'x')
# case: pd.series-ab-.str.contains-re.compile-a-case-false
result = pd.Series(['ab']).str.contains(re.compile('A'), case=False)
# case: pd.to-timedelta-90-min-.round-h
result = pd.to_timedelta(90, 'min').round('h')
# case: pd.timedelta-1-days-02-03-00-.floor-h
result = pd.Timedelta('1 days 02:03:00').floor('h')
# case: pd.timedelta-1-days-02-03-00-.ceil-d
result = pd.Timedelta('1 days 02:03:00').ceil('D')
# case: pd.timedelta-1h-.to-pytimedelta
result = pd.Timedelta('1h').to_pytimedelta()
# case: d---d.min-.dt.floor-h
result = (d - d.min()).dt.floor('h')
# case: df-date---df-date-.min-.dt.round-d
result = (df['date'] - df['date'].min()).dt.round('D')
# case: pd.to-datetime-year-2024-month-2-day-3
result = pd.to_datetime({'year': [2024], 'month': [2], 'day': [3]})
# case: pd.to-datetime-dict-year-df-v-+-2000-month-1-day-d
result = pd.to_datetime(dict(year=df['v'] + 2000, month=1, day=df['v']))
# case: pd.to-datetime-year-2024-month-2-day-30-errors-coe
result = pd.to_datetime({'year': [2024], 'month': [2], 'day': [30]}, errors='coerce')
# case: pd.to-datetime-year-2024-month-2
result = pd.to_datetime({'year': [2024], 'month': [2]})
