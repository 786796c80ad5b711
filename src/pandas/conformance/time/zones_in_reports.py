import pandas as pd
import numpy as np
from io import StringIO
from datetime import datetime, timezone, timedelta
logs = pd.DataFrame({
    'user': ['a','b','a','c','b','a'],
    'ts': ['2024-03-01T08:15:00Z','2024-03-01T09:30:00Z','2024-03-02T23:59:59Z','2024-03-03T00:00:01Z',None,'2024-03-10T12:00:00Z'],
    'ms': [10,20,30,40,50,60]})
# case: daily counts
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.dropna(subset=['ts']).groupby(logs['ts'].dt.date)['ms'].sum().reset_index()
# case: daily by resample
logs['ts'] = pd.to_datetime(logs['ts'])
result = logs.dropna().set_index('ts').resample('D')['ms'].agg(['sum','count'])
# case: to local then day
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
logs['local'] = logs['ts'].dt.tz_convert('America/New_York')
logs['day'] = logs['local'].dt.date
result = logs
# case: naive after
logs['ts'] = pd.to_datetime(logs['ts'], utc=True).dt.tz_localize(None)
result = logs.sort_values('ts').assign(gap=lambda d: d.groupby('user')['ts'].diff().dt.total_seconds())
# case: filter cutoff
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
cutoff = pd.Timestamp('2024-03-02', tz='UTC')
result = logs[logs['ts'] >= cutoff]
# case: filter naive raises
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs[logs['ts'] >= pd.Timestamp('2024-03-02')]
# case: filter text
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs[(logs['ts'] >= '2024-03-01') & (logs['ts'] < '2024-03-03')]
# case: filter datetime aware
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs[logs['ts'] > datetime(2024,3,2,tzinfo=timezone.utc)]
# case: period month
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.groupby(logs['ts'].dt.to_period('M'))['ms'].mean()
# case: period dropped
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.groupby(logs['ts'].dt.tz_localize(None).dt.to_period('W'))['ms'].mean()
# case: strftime group
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.groupby(logs['ts'].dt.strftime('%Y-%m'))['ms'].agg(['min','max'])
# case: last per user
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.sort_values('ts').groupby('user').last()
# case: idxmax per user
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.loc[logs.dropna().groupby('user')['ts'].idxmax()]
# case: named agg
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.groupby('user').agg(first=('ts','min'), last=('ts','max'), n=('ms','size')).assign(span=lambda d: d['last']-d['first'])
# case: days since
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = (pd.Timestamp('2024-04-01', tz='UTC') - logs['ts']).dt.days
# case: merge on ts
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
other = pd.DataFrame({'ts': pd.to_datetime(['2024-03-01T08:15:00+00:00','2024-03-03T00:00:01+00:00']), 'x':[1,2]})
result = logs.merge(other, on='ts', how='left')
# case: merge on ts outer indicator
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
other = pd.DataFrame({'ts': pd.to_datetime(['2024-03-01T08:15:00+00:00','2025-03-03T00:00:01+00:00']), 'x':[1,2]})
result = logs.merge(other, on='ts', how='outer', indicator=True)
# case: merge zones differ
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
other = pd.DataFrame({'ts': pd.to_datetime(['2024-03-01T08:15:00+00:00','2024-03-03T00:00:01+00:00']).tz_convert('US/Eastern'), 'x':[1,2]})
result = logs.merge(other, on='ts')
# case: merge naive aware
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
other = pd.DataFrame({'ts': pd.to_datetime(['2024-03-01T08:15:00','2024-03-03T00:00:01']), 'x':[1,2]})
result = logs.merge(other, on='ts')
# case: csv offsets
t = 'id,when\n1,2024-01-01T10:00:00+01:00\n2,2024-06-01T10:00:00+02:00\n'
d = pd.read_csv(StringIO(t), parse_dates=['when'])
result = d
# case: csv offsets utc
t = 'id,when\n1,2024-01-01T10:00:00+01:00\n2,2024-06-01T10:00:00+02:00\n'
d = pd.read_csv(StringIO(t))
d['when'] = pd.to_datetime(d['when'], utc=True).dt.tz_convert('Europe/Paris')
result = d
# case: csv z index
t = 'when,v\n2024-01-01T10:00:00Z,1\n2024-01-02T10:00:00Z,2\n'
d = pd.read_csv(StringIO(t), parse_dates=['when'], index_col='when')
result = d
# case: csv z index true
t = 'when,v\n2024-01-01T10:00:00Z,1\n2024-01-02T10:00:00Z,2\n'
d = pd.read_csv(StringIO(t), parse_dates=True, index_col=0)
result = d.loc['2024-01-01']
# case: pivot by ts
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.dropna().pivot_table(index='ts', columns='user', values='ms')
# case: rolling window
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.dropna().sort_values('ts').rolling('2D', on='ts')['ms'].sum()
# case: cut off midnight
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
logs['d'] = logs['ts'].dt.normalize()
result = logs.groupby('d', as_index=False)['ms'].sum()
# case: floor hour
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.groupby(logs['ts'].dt.floor('12h'))['ms'].sum()
# case: isoformat apply
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs['ts'].apply(lambda x: x.isoformat() if pd.notna(x) else None)
# case: iterrows
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = [(r['user'], r['ts'].strftime('%H:%M')) for _, r in logs.dropna().iterrows()]
# case: itertuples
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = [t.ts.hour for t in logs.dropna().itertuples()]
# case: to_dict records
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.to_dict('records')
# case: dtypes check
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = (str(logs['ts'].dtype), logs.dtypes.astype(str).to_dict(), pd.api.types.is_datetime64_any_dtype(logs['ts']), isinstance(logs['ts'].dtype, pd.DatetimeTZDtype))
# case: assert tz
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
assert logs['ts'].dt.tz is not None
assert str(logs['ts'].dt.tz) == 'UTC'
assert logs['ts'].dt.tz == timezone.utc
result = logs['ts'].iloc[0].tzinfo is timezone.utc
# case: drop zones from all
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
logs['l'] = logs['ts'].dt.tz_convert('Asia/Tokyo')
for c in logs.select_dtypes(include=['datetimetz']).columns:
    logs[c] = logs[c].dt.tz_localize(None)
result = logs
# case: is aware helper
def naive(s):
    return s.dt.tz_localize(None) if getattr(s.dt, 'tz', None) is not None else s
logs['ts'] = naive(pd.to_datetime(logs['ts'], utc=True))
result = logs
# case: concat aware frames
a = pd.DataFrame({'t': pd.to_datetime(['2024-01-01T00:00Z'])})
b = pd.DataFrame({'t': pd.to_datetime(['2024-01-02T00:00Z', None])})
c = pd.DataFrame({'t': [None]})
result = pd.concat([a, b, c], ignore_index=True)
# case: ffill by group
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
logs['ts'] = logs.groupby('user')['ts'].ffill()
result = logs
# case: fillna zone
logs['ts'] = pd.to_datetime(logs['ts'], utc=True).fillna(pd.Timestamp('1970-01-01', tz='UTC'))
result = logs
# case: where zone
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
logs['late'] = np.where(logs['ts'].dt.hour >= 12, 'late', 'early')
result = logs
# case: shift zone
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
logs['prev'] = logs.groupby('user')['ts'].shift(1)
logs['gap'] = logs['ts'] - logs['prev']
result = logs
# case: rank zone
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
logs['r'] = logs.groupby('user')['ts'].rank(method='first')
result = logs
# case: value counts weekday
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs['ts'].dt.day_name().value_counts()
# case: epoch
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = (logs['ts'].dropna() - pd.Timestamp('1970-01-01', tz='UTC')) // pd.Timedelta('1s')
# case: epoch int
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs['ts'].dropna().astype('int64') // 10**9
# case: from epoch
result = pd.to_datetime(pd.Series([1709280900, 1709285400]), unit='s', utc=True).dt.tz_convert('US/Pacific')
# case: quantile cut
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs['ts'].quantile([0.25, 0.75])
# case: describe frame
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.describe(include='all')
# case: print
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.to_string()
# case: repr head
logs['ts'] = pd.to_datetime(logs['ts'], utc=True).dt.tz_convert('US/Eastern')
result = repr(logs.head(3)) + repr(logs['ts'])
# case: multiindex level
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
m = logs.dropna().set_index(['user','ts'])['ms']
result = m.unstack('user')
# case: multi loc
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
m = logs.dropna().set_index(['user','ts'])['ms'].sort_index()
result = m.loc['a']
# case: multi loc tuple
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
m = logs.dropna().set_index(['user','ts'])['ms'].sort_index()
result = m.loc[('a', pd.Timestamp('2024-03-02 23:59:59', tz='UTC'))]
# case: groupby grouper user
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.dropna().groupby(['user', pd.Grouper(key='ts', freq='D')])['ms'].sum()
# case: groupby grouper week
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.dropna().groupby(pd.Grouper(key='ts', freq='W'))['ms'].sum()
# case: resample user
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs.dropna().set_index('ts').groupby('user').resample('D')['ms'].sum()
# case: reindex date_range
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
s = logs.dropna().set_index(logs['ts'].dropna().dt.normalize())['ms'].groupby(level=0).sum()
result = s.reindex(pd.date_range('2024-03-01', '2024-03-05', tz='UTC'), fill_value=0)
# case: reindex mismatched
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
s = logs.dropna().set_index(logs['ts'].dropna().dt.normalize())['ms'].groupby(level=0).sum()
result = s.reindex(pd.date_range('2024-03-01', '2024-03-05'), fill_value=0)
# case: asof merge
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
q = pd.DataFrame({'ts': pd.to_datetime(['2024-03-01T09:00Z','2024-03-03T10:00Z']), 'p':[1.0,2.0]})
result = pd.merge_asof(logs.dropna().sort_values('ts'), q, on='ts', direction='backward', tolerance=pd.Timedelta('2D'))
# case: business day
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs['ts'].dropna() + pd.offsets.BDay(1)
# case: month end offset
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs['ts'].dropna() + pd.offsets.MonthEnd(0)
# case: query aware
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
cut = pd.Timestamp('2024-03-02', tz='UTC')
result = logs.query('ts > @cut and ms > 10')
# case: isin dates
logs['ts'] = pd.to_datetime(logs['ts'], utc=True)
result = logs[logs['ts'].dt.date.isin([datetime(2024,3,1).date()])]
# case: dst sums
h = pd.Series(1, index=pd.date_range('2024-03-09', '2024-03-12', freq='h', tz='US/Eastern', inclusive='left'))
result = h.resample('D').sum()
# case: dst localize fail
s = pd.Series(pd.date_range('2024-03-10', periods=5, freq='h'))
result = s.dt.tz_localize('US/Eastern')
# case: dst localize shift
s = pd.Series(pd.date_range('2024-03-10', periods=5, freq='h'))
result = s.dt.tz_localize('US/Eastern', nonexistent='shift_forward')
# case: dst localize nat
s = pd.Series(pd.date_range('2024-11-03', periods=5, freq='h'))
result = s.dt.tz_localize('US/Eastern', ambiguous='NaT')
# case: equality across zones
u = pd.to_datetime(logs['ts'], utc=True)
result = (u == u.dt.tz_convert('Asia/Tokyo')).tolist(), u.equals(u.dt.tz_convert('Asia/Tokyo'))
# case: assert series equal
u = pd.to_datetime(logs['ts'], utc=True)
pd.testing.assert_series_equal(u, u.copy())
result = 1
# case: assert series zones
u = pd.to_datetime(logs['ts'], utc=True)
pd.testing.assert_series_equal(u, u.dt.tz_convert('Asia/Tokyo'))
result = 1
# case: assert frame equal
u = pd.DataFrame({'t': pd.to_datetime(logs['ts'], utc=True)})
pd.testing.assert_frame_equal(u, u.copy())
result = u.equals(u.copy())
# case: min max text
u = pd.to_datetime(logs['ts'], utc=True)
result = f"{u.min():%Y-%m-%d} to {u.max().date()} {u.max()}"
# case: stack melt
u = pd.to_datetime(logs['ts'], utc=True)
d = pd.DataFrame({'id':[1,2],'s':u[:2],'e':u[2:4].values})
result = d.melt('id')
# case: explode range
d = pd.DataFrame({'s': pd.to_datetime(['2024-01-01T00:00Z']), 'e': pd.to_datetime(['2024-01-03T00:00Z'])})
d['days'] = d.apply(lambda r: list(pd.date_range(r['s'], r['e'], freq='D')), axis=1)
result = d.explode('days')
# case: sort desc by index
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).set_index('ts').sort_index(ascending=False)
result = d
# case: index slice
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d['2024-03-01':'2024-03-02']
# case: index slice loc aware
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d.loc[pd.Timestamp('2024-03-01 09:00', tz='UTC'):]
# case: index slice loc naive
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d.loc[pd.Timestamp('2024-03-01 09:00'):]
# case: index loc naive
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d.loc[pd.Timestamp('2024-03-01 08:15')]
# case: index loc other zone
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d.loc[pd.Timestamp('2024-03-01 03:15', tz='US/Eastern')]
# case: index slice zoned text
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d.loc['2024-03-01T09:00Z':'2024-03-03T00:00:00Z']
# case: index month
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).dropna().set_index('ts').sort_index()
result = d.loc['2024-03']
# case: cumcount and first
d = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True)).sort_values(['user','ts'])
d['n'] = d.groupby('user').cumcount()
result = d[d['n']==0]
# case: python loop
out = []
for x in logs['ts'].dropna():
    t = datetime.fromisoformat(x.replace('Z', '+00:00'))
    out.append(t.astimezone(timezone(timedelta(hours=-5))).strftime('%Y-%m-%d %H:%M %z'))
result = out
# case: python strptime
out = [datetime.strptime(x, '%Y-%m-%dT%H:%M:%SZ').replace(tzinfo=timezone.utc) for x in logs['ts'].dropna()]
result = pd.Series(out)
# case: python diff
a = datetime.strptime('2024-01-01 10:00:00 +0000', '%Y-%m-%d %H:%M:%S %z')
b = datetime.strptime('2024-01-01 12:00:00 +0530', '%Y-%m-%d %H:%M:%S %z')
result = (a - b).total_seconds(), a > b
# case: format string Z
result = pd.to_datetime(logs['ts'], format='%Y-%m-%dT%H:%M:%SZ')
# case: format string z
result = pd.to_datetime(logs['ts'], format='%Y-%m-%dT%H:%M:%S%z')
# case: format string z utc
result = pd.to_datetime(logs['ts'], format='%Y-%m-%dT%H:%M:%S%z', utc=True)
# case: format iso utc
result = pd.to_datetime(logs['ts'], format='ISO8601', utc=True)
# case: strip tz by slice
result = pd.to_datetime(logs['ts'].str.slice(0, 19))
# case: strip tz by replace
result = pd.to_datetime(logs['ts'].str.replace('Z', ''))
# case: categories of zone
u = pd.to_datetime(logs['ts'], utc=True).astype('category')
result = u
# case: astype str slice
u = pd.to_datetime(logs['ts'], utc=True).astype(str).str[:10]
result = u
# case: np array
u = pd.to_datetime(logs['ts'], utc=True).dropna()
result = np.array(u)
# case: values
u = pd.to_datetime(logs['ts'], utc=True).dropna()
result = u.values
# case: np diff
u = pd.to_datetime(logs['ts'], utc=True).dropna()
result = np.diff(u.values)
# case: unique values
u = pd.to_datetime(logs['ts'], utc=True)
result = list(u.unique()), len(u.unique())
# case: set of dates
u = pd.to_datetime(logs['ts'], utc=True)
result = sorted(set(u.dropna().dt.date))
# case: dict lookups
u = pd.to_datetime(logs['ts'], utc=True)
d = dict(zip(u, logs['ms']))
result = d[pd.Timestamp('2024-03-01T08:15:00Z')]
# case: json records
u = logs.assign(ts=pd.to_datetime(logs['ts'], utc=True).dt.strftime('%Y-%m-%dT%H:%M:%SZ'))
result = u.to_dict('list')
