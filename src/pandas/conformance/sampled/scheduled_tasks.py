import datetime as dt
import math
import numpy as np
import pandas as pd

tasks = pd.DataFrame({
    'task': ['design', 'build', 'test', 'docs', 'deploy', 'review', 'build'],
    'owner': ['Ida', 'Jo', 'Jo', 'Kai', 'Ida', None, 'Kai'],
    'start': pd.to_datetime(['2024-01-08', '2024-01-22', '2024-02-19', '2024-02-19', '2024-03-11', None, '2024-02-01']),
    'duration': [10, 20, 12, 5, 1, 3, 20],
    'done': [pd.Timestamp('2024-01-19'), pd.Timestamp('2024-02-21'), pd.NaT, pd.Timestamp('2024-02-23'), pd.NaT, pd.NaT,
             pd.Timestamp('2024-02-21')],
})

readings = pd.DataFrame({
    'ts': pd.to_datetime(['2024-03-30 22:00:00', '2024-03-30 23:30:00', '2024-03-31 00:15:30', '2024-03-31 06:00:00',
                          '2024-03-31 06:00:00', '2024-03-31 18:45:10', '2024-04-01 00:00:00', '2024-04-02 12:00:00']),
    'sensor': ['s1', 's2', 's1', 's1', 's2', 's1', 's2', 's1'],
    'temp': [11.5, 10.0, np.nan, 8.5, 9.0, 15.25, 10.0, 17.5],
})

books = pd.DataFrame({
    'title': ['Emma', 'Dune', 'Ulysses', 'Persuasion', 'Dune', 'It'],
    'borrowed': ['03/01/2024', '15/02/2024', '29/02/2024', '01/03/2024', '20/03/2024', None],
    'returned': [dt.date(2024, 1, 20), dt.date(2024, 3, 20), None, dt.date(2024, 3, 8), None, None],
})

# case: planned-end-from-duration
df = tasks.copy()
df['planned_end'] = df['start'] + pd.to_timedelta(df['duration'], unit='D')
df['slip'] = (df['done'] - df['planned_end']).dt.days
result = df[['task', 'planned_end', 'done', 'slip']]

# case: planned-end-business-days
df = tasks.dropna(subset=['start']).copy()
df['end_b'] = [s + pd.offsets.BDay(n) for s, n in zip(df['start'], df['duration'])]
result = df[['task', 'start', 'end_b']]

# case: status-at-date
df = tasks.copy()
df['status_date'] = pd.Timestamp('2024-02-20')
df['status'] = 'running'
df.loc[df['done'] <= df['status_date'], 'status'] = 'done'
df.loc[df['start'] > df['status_date'], 'status'] = 'todo'
df.loc[df['start'].isna(), 'status'] = 'unplanned'
result = df[['task', 'status_date', 'status']]

# case: status-date-datetime64-units
a = pd.Series(np.datetime64('2024-02-20'), index=range(2))
b = pd.Series([np.datetime64('2024-02-20T10:00:00'), np.datetime64('NaT')])
c = pd.Series(np.array(['2024-02-20'], dtype='datetime64[s]'))
result = [str(x.dtype) for x in (a, b, c)]

# case: scalar-assignment-datetime64-second
df = tasks[['task']].head(3).copy()
df['day'] = np.datetime64('2024-02-20', 's')
df['midnight'] = pd.Timestamp('2024-02-20').to_datetime64()
result = (df.dtypes.astype(str).to_dict(), (df['day'] == df['midnight']).all())

# case: owner-workload-range
g = tasks.groupby('owner').agg(first=('start', 'min'), last=('done', 'max'), total=('duration', 'sum'))
g['calendar_days'] = (g['last'] - g['first']).dt.days
result = g

# case: task-start-mean-by-owner
df = tasks.copy()
df['baseline'] = pd.Timestamp('2024-01-01')
result = df.groupby('owner')[['start', 'baseline']].mean()

# case: sort-with-missing-first
df = tasks.copy()
df.insert(1, 'printed', dt.datetime(2024, 3, 31))
df = df.sort_values(['start', 'task'], ascending=[False, True], na_position='first')
result = df[['task', 'printed', 'start']]

# case: dedup-tasks-earliest
df = tasks.sort_values('start').drop_duplicates('task', keep='first').sort_index()
df['exported'] = np.datetime64('2024-03-31')
result = df[['task', 'owner', 'start', 'exported']].reset_index(drop=True)

# case: gantt-string
lines = []
origin = pd.Timestamp('2024-01-01')
for t in tasks.dropna(subset=['start']).itertuples():
    week = (t.start - origin).days // 7
    lines.append(' ' * week + '#' * math.ceil(t.duration / 7) + ' ' + t.task)
result = '\n'.join(lines)

# case: hourly-floor-groups
df = readings.assign(day=readings['ts'].dt.floor('D'))
table = df.groupby(['day', 'sensor'])['temp'].mean().unstack()
table['diff'] = table['s1'] - table['s2']
result = table

# case: grouper-twelve-hours
g = readings.groupby(pd.Grouper(key='ts', freq='12h'))['temp'].agg(['count', 'max'])
g = g.reset_index()
g['until'] = g['ts'] + pd.Timedelta(hours=12)
result = g

# case: sensor-daily-resample-ffill
s = readings[readings['sensor'] == 's1'].set_index('ts')['temp']
daily = s.resample('D').last().ffill()
result = pd.DataFrame({'last': daily, 'change': daily.diff(), 'loaded': pd.Timestamp('2024-04-03')})

# case: time-of-day-filter
t = readings['ts'].dt.time
mask = (t >= dt.time(6, 0)) & (t < dt.time(20, 0))
result = readings[mask]

# case: gap-seconds-between-readings
df = readings.copy()
df['gap'] = df['ts'].diff()
df['gap_s'] = df['gap'].dt.total_seconds()
df['big'] = df['gap'] > dt.timedelta(hours=6)
result = df[['ts', 'gap', 'gap_s', 'big']]

# case: epoch-seconds-roundtrip
sec = readings['ts'].astype('int64') // 10**9
back = pd.to_datetime(sec, unit='s')
result = (sec.tolist()[:3], bool((back == readings['ts']).all()))

# case: rolling-one-day-mean
df = readings.drop_duplicates('ts').set_index('ts')
df['mean_24h'] = df['temp'].rolling('1D', min_periods=1).mean().round(3)
df['n_24h'] = df['temp'].rolling('24h').count()
result = df

# case: pivot-date-by-sensor
df = readings.copy()
df['date'] = df['ts'].dt.date
result = df.pivot_table(index='date', columns='sensor', values='temp', aggfunc='max')

# case: parse-day-first-format
df = books.copy()
df['borrowed'] = pd.to_datetime(df['borrowed'], format='%d/%m/%Y')
df['due'] = df['borrowed'] + pd.Timedelta(weeks=3)
result = df[['title', 'borrowed', 'due']]

# case: overdue-fine
df = books.copy()
df['borrowed'] = pd.to_datetime(df['borrowed'], dayfirst=True)
df['returned'] = pd.to_datetime(df['returned'])
end = df['returned'].fillna(pd.Timestamp('2024-03-31'))
late = (end - df['borrowed'] - pd.Timedelta(days=21)).dt.days.clip(lower=0)
df['fine'] = (late * 0.25).round(2)
result = df[['title', 'returned', 'fine']]

# case: returned-fillna-on-object-dates
df = books.copy()
df['returned'] = df['returned'].fillna(dt.date(2024, 3, 31))
result = (df['returned'].tolist(), str(df['returned'].dtype))

# case: where-not-returned-timestamp
s = pd.to_datetime(books['returned'])
out = s.where(s.notna(), pd.Timestamp('2024-03-31'))
result = out.dt.strftime('%Y/%m/%d').tolist()

# case: melt-borrow-return-events
df = books.copy()
df['borrowed'] = pd.to_datetime(df['borrowed'], dayfirst=True)
df['returned'] = pd.to_datetime(df['returned'])
ev = df.melt(id_vars='title', value_vars=['borrowed', 'returned'], var_name='event', value_name='when').dropna()
result = ev.sort_values(['when', 'event']).reset_index(drop=True)

# case: timestamp-text-forms
t = pd.Timestamp('2024-03-31 06:00')
d = pd.Timedelta(hours=30, minutes=5)
result = [str(t), repr(t), f'{t:%H:%M}', str(d), repr(d), str(t.date()), f'{t - d}', str(pd.NaT)]

# case: timedelta-components-text
td = readings['ts'].max() - readings['ts'].min()
c = td.components
result = f'{c.days}d {c.hours:02d}h {c.minutes:02d}m ({td.total_seconds():.0f}s)'

# case: index-lookup-by-date-string
idx = pd.date_range('2024-02-27', periods=5, freq='D')
s = pd.Series(range(5), index=idx)
result = (int(s['2024-02-29']), s[:'2024-02-28'].tolist(), dt.datetime(2024, 3, 1) in s.index, s.index[-1].day_name())

# case: replace-year-and-offset-arithmetic
t = pd.Timestamp('2024-02-29')
result = [t + pd.DateOffset(years=1), t - pd.DateOffset(months=1), t + pd.offsets.MonthEnd(1),
          t + pd.offsets.QuarterEnd(), t + pd.tseries.offsets.YearBegin(), t.replace(day=1)]

# case: set-operations-on-dates
started = set(tasks['start'].dropna())
finished = set(tasks['done'].dropna())
result = {'both': len(started & finished), 'all': sorted(started | finished), 'has': dt.datetime(2024, 2, 19) in started}

# case: frame-repr-with-scalar-date
df = tasks[['task', 'start']].head(4).assign(as_of=pd.Timestamp('2024-03-31 17:30'), today=dt.date(2024, 3, 31))
df['open_for'] = df['as_of'] - df['start']
result = repr(df.drop(columns='start')) + '\n' + str(df['today'].dtype)
