import pandas as pd
import numpy as np
import datetime

stations = pd.DataFrame({
    'code': ['KX', 'LM', 'NO', 'PQ', 'RS'],
    'city': ['Lyon', 'Porto', None, 'Graz', 'Riga '],
    'elev': [173, 0, -4, 353, 11],
    'active': [True, True, False, None, True],
}).set_index('code')

readings = pd.DataFrame({
    'code': ['KX', 'KX', 'LM', 'LM', 'NO', 'ZZ', 'KX', 'PQ', 'LM', None],
    'day': pd.to_datetime(['2024-06-01', '2024-06-02', '2024-06-01', '2024-06-03', '2024-06-01', '2024-06-02', '2024-06-04', '2024-06-04', '2024-06-04', '2024-06-05']),
    'tmax': [24, 31, 19, 22, 15, 40, 28, 22, 22, 10],
    'rain': [0.0, np.nan, 3.2, 0.0, 12.5, np.nan, 0.4, 0.0, 1.1, 0.0],
    'storm': [False, False, True, False, True, False, False, False, False, False],
    'sky': ['clear', 'Clear', 'rain', 'cloud', 'RAIN', '', None, 'cloud', 'rain', 'fog'],
})
raw_log = pd.DataFrame({
    'ts': ['2024-06-01 00:00', '2024-06-01 06:00', 'bad', '2024-06-01 18:00', None, '2024-06-02 06:00'],
    'wind': ['12', '7.5', '', 'NaN', '-3', '1e2'],
    'gust': ['20', '15', '30', '8', '0', '44'],
    'ok': ['True', 'False', 'true', 'no', 'yes', None],
})

# case: resample-dtypes
s = readings.set_index('day')
d = s.resample('D').agg({'tmax': 'max', 'rain': 'sum', 'storm': 'any', 'code': 'count'})
w = s.resample('2D')['tmax'].sum()
result = d.dtypes.astype(str).to_dict(), w.dtype.name, w.index.freqstr

# case: resample-max-with-gap
s = readings[readings['code'] == 'KX'].set_index('day')
daily = s[['tmax', 'rain', 'storm']].resample('D').max()
filled = s['tmax'].resample('D').ffill()
as_f = s['tmax'].asfreq('D')
as_0 = s['tmax'].asfreq('D', fill_value=0)
result = (daily.dtypes.astype(str).to_dict(), filled.dtype.name, as_f.dtype.name, as_0.dtype.name, as_0.tolist())

# case: join-on-index
j = readings.join(stations, on='code')
r = readings.join(stations, on='code', how='right')
result = {'left': j.dtypes.astype(str).to_dict(), 'right': r.dtypes.astype(str).to_dict()}

# case: stations-loc-row-types
row = stations.loc['KX']
num = stations[['elev']].loc['KX']
result = (row.dtype.name, [type(v).__name__ for v in row], num.dtype.name, type(num['elev']).__name__, type(stations.at['KX', 'elev']).__name__)

# case: int-column-assigned-string-cell
df = stations.copy()
df['elev'] = df['elev'].astype(object)
df.loc['LM', 'elev'] = 'sea level'
result = df['elev'].dtype.name, df['elev'].tolist(), [type(v).__name__ for v in df['elev']]

# case: loc-slice-list-assignment
df = readings[['tmax', 'rain']].copy()
df.loc[0:2, 'rain'] = [1, 2, 3]
df.loc[[3, 4], 'tmax'] = np.array([100, 200])
df.loc[df['tmax'] > 30, ['tmax', 'rain']] = [0, 0.0]
result = df.dtypes.astype(str).to_dict(), df

# case: assign-series-misaligned
df = stations.copy()
df['hot'] = readings.groupby('code')['tmax'].max()
df['n'] = readings['code'].value_counts()
df['n0'] = readings['code'].value_counts().reindex(df.index, fill_value=0)
df['storm'] = readings.groupby('code')['storm'].any()
df['last'] = readings.groupby('code')['day'].max()
df['bad'] = pd.Series([1, 2, 3, 4, 5])
result = df.dtypes.astype(str).to_dict(), df['storm'].tolist()

# case: wrong-length-list
df = stations.copy()
df['rank'] = [1, 2, 3, 4]
result = df.dtypes

# case: to-datetime-coerce-log
ts = pd.to_datetime(raw_log['ts'], errors='coerce')
result = {'dtype': str(ts.dtype), 'n_bad': int(ts.isna().sum()), 'hour': ts.dt.hour.tolist(), 'hour_dtype': ts.dt.hour.dtype.name, 'time': [type(x).__name__ for x in ts.dt.time], 'str': ts.dt.strftime('%d/%m').tolist()}

# case: log-wind-to-numeric
w = pd.to_numeric(raw_log['wind'], errors='coerce')
g = pd.to_numeric(raw_log['gust'])
result = (w.dtype.name, w.tolist(), g.dtype.name, (g - w).dtype.name, raw_log['gust'].astype('int64').sum(), raw_log['gust'].astype(float).mean(), type(raw_log['gust'].max()).__name__)

# case: ok-to-bool-map
m = raw_log['ok'].str.lower().map({'true': True, 'yes': True, 'false': False, 'no': False})
naive = raw_log['ok'].astype(bool)
result = (m.dtype.name, m.tolist(), naive.tolist(), m.astype('boolean').dtype.name, m.fillna(False).astype(bool).dtype.name)

# case: gust-sum-as-text
result = raw_log['gust'].sum(), raw_log['gust'].mean() if raw_log['gust'].dtype != object else 'text'

# case: period-and-categorical-index
p = readings['day'].dt.to_period('W')
c = readings['day'].dt.day_name().astype('category')
g = readings.groupby(c, observed=True)['tmax'].mean()
result = (str(p.dtype), type(p.iloc[0]).__name__, c.dtype.name, type(g.index).__name__, g.dtype.name, list(g.index))

# case: isocalendar-dtypes
iso = readings['day'].dt.isocalendar()
result = iso.dtypes.astype(str).to_dict(), iso.iloc[0].tolist(), type(iso.loc[0, 'week']).__name__

# case: dt-integers
d = readings['day']
result = {a: getattr(d.dt, a).dtype.name for a in ['year', 'month', 'day', 'hour', 'dayofweek', 'dayofyear', 'quarter', 'is_leap_year', 'days_in_month', 'date']}

# case: datetime-to-int
d = readings['day'].astype('int64')
back = pd.to_datetime(d)
sec = d // 10**9
result = (d.dtype.name, int(sec.iloc[0]), str(back.dtype), back.equals(readings['day']), str(pd.to_datetime(sec, unit='s').dtype))

# case: datetime-comparisons
d = readings['day']
result = [(d > '2024-06-02').dtype.name, (d == pd.Timestamp('2024-06-01')).sum(), (d >= datetime.datetime(2024, 6, 4)).tolist(), d.isin(['2024-06-01']).sum(), d.between('2024-06-02', '2024-06-03').dtype.name]

# case: compare-date-column-with-date
# a model forgets that datetime64 does not compare with datetime.date
result = readings[readings['day'] > datetime.date(2024, 6, 2)]

# case: interpolate-and-fill
r = readings['rain']
out = {'interp': r.interpolate().dtype.name, 'ffill': r.ffill().dtype.name, 'fill_int': r.fillna(0).dtype.name, 'fill_str': r.astype(object).fillna('missing').dtype.name,
       'obj_ffill': readings['sky'].ffill().dtype.name, 'int_after': r.fillna(0).round().astype('int64').tolist(), 'bool': (r > 0).dtype.name}
result = out

# case: combine-first-dtypes
a = readings.set_index('day')['rain'].groupby(level=0).max()
b = pd.Series([1, 2, 3], index=pd.to_datetime(['2024-06-02', '2024-06-05', '2024-06-09']))
c = pd.Series([7, 8], index=pd.to_datetime(['2024-06-09', '2024-06-10']))
result = (a.combine_first(b).dtype.name, b.combine_first(c).dtype.name, b.combine(c, max).dtype.name, b.add(c).dtype.name, b.add(c, fill_value=0).dtype.name, b.add(c, fill_value=0).tolist())

# case: frame-combine-first
a = pd.DataFrame({'elev': [1, 2], 'flag': [True, False]}, index=['KX', 'AA'])
out = a.combine_first(stations)
out2 = stations.combine_first(a)
result = out.dtypes.astype(str).to_dict(), out2.dtypes.astype(str).to_dict(), out2

# case: update-keeps-dtype
df = stations.copy()
df.update(pd.DataFrame({'elev': [174.0, np.nan]}, index=['KX', 'LM']))
result = df.dtypes.astype(str).to_dict(), df['elev'].tolist()

# case: empty-selection-dtypes
e = readings[readings['tmax'] > 100]
result = {
    'dtypes': e.dtypes.astype(str).to_dict(), 'sum': (e['tmax'].sum(), type(e['tmax'].sum()).__name__), 'mean': e['tmax'].mean(), 'max': e['tmax'].max(),
    'sky': e['sky'].sum(), 'any': e['storm'].any(), 'all': e['storm'].all(), 'day': e['day'].max(), 'group': e.groupby('code')['tmax'].sum().dtype.name,
}
