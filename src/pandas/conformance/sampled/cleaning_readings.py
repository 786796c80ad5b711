import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta

readings_df = pd.DataFrame({
    'sensor': ['s1', 's1', 's1', 's1', 's1', 's2', 's2', 's2', 's2', 's3', 's3'],
    'ts': ['2024-03-01 00:00', '2024-03-01 01:00', '2024-03-01 02:00', '2024-03-01 03:00', '2024-03-01 06:00',
           '2024-03-01 00:30', '2024-03-01 01:30', '2024-03-01 01:30', '2024-03-01 02:30', '2024-03-01 00:00', 'bad ts'],
    'value': [10.0, np.nan, np.nan, 16.0, 22.0, np.nan, 5.0, 5.5, np.nan, np.nan, np.nan],
    'status': ['OK', None, 'ok', 'FAIL', 'OK', 'ok ', 'ERR', 'ERR', None, None, 'fail'],
})
limits_df = pd.DataFrame({
    'sensor': ['s1', 's2', 's4'],
    'lo': [5, 6, 0],
    'hi': ['20', '30', None],
    'unit': ['C', 'bar', 'C'],
})
# case: ffill-limit-by-sensor
result = readings_df.assign(
    filled=readings_df.groupby('sensor')['value'].ffill(limit=1),
    back=readings_df.groupby('sensor')['value'].bfill(limit=1),
)[['sensor', 'ts', 'value', 'filled', 'back']]
# case: interpolate-linear
s1 = readings_df.loc[readings_df['sensor'] == 's1', ['ts', 'value']].copy()
s1['interp'] = s1['value'].interpolate()
s1['interp_limited'] = s1['value'].interpolate(limit=1, limit_direction='forward')
result = s1
# case: interpolate-time-index
s1 = readings_df[readings_df['sensor'].eq('s1')].copy()
s1['ts'] = pd.to_datetime(s1['ts'])
ser = s1.set_index('ts')['value'].resample('h').mean()
result = ser.interpolate(method='time').round(3).rename('value').reset_index()
# case: fill-with-group-mean
g = readings_df.groupby('sensor')['value']
filled = readings_df['value'].fillna(g.transform('mean')).fillna(readings_df['value'].mean())
result = pd.DataFrame({'sensor': readings_df['sensor'], 'value': filled.round(2), 'imputed': readings_df['value'].isna()})
# case: transform-lambda-fill
result = readings_df.groupby('sensor')['value'].transform(lambda s: s.fillna(s.median()) if s.notna().any() else s.fillna(-1)).tolist()
# case: status-normalised-counts
st = readings_df['status'].str.strip().str.lower().replace({'err': 'fail'}).fillna('missing')
result = pd.crosstab(readings_df['sensor'], st, margins=True, margins_name='total').reset_index()
result.columns.name = None
# case: bad-timestamps
ts = pd.to_datetime(readings_df['ts'], errors='coerce')
result = {
    'bad_rows': readings_df.index[ts.isna()].tolist(),
    'min': ts.min(),
    'max': ts.max(),
    'span_hours': (ts.max() - ts.min()).total_seconds() / 3600,
}
# case: duplicate-keys-keep-last
df = readings_df.assign(ts=pd.to_datetime(readings_df['ts'], errors='coerce')).dropna(subset=['ts'])
dup = df.duplicated(['sensor', 'ts'], keep=False)
clean = df.sort_values(['sensor', 'ts', 'value'], kind='mergesort').drop_duplicates(['sensor', 'ts'], keep='last')
result = {'duplicates': df[dup].to_dict('records'), 'clean_rows': len(clean), 'unique': bool(clean.set_index(['sensor', 'ts']).index.is_unique)}
# case: out-of-range-flags
m = readings_df.merge(limits_df.assign(hi=pd.to_numeric(limits_df['hi'])), on='sensor', how='left')
m['flag'] = 'ok'
m.loc[m['value'] < m['lo'], 'flag'] = 'low'
m.loc[m['value'] > m['hi'], 'flag'] = 'high'
m.loc[m['value'].isna(), 'flag'] = 'no value'
m.loc[m['lo'].isna(), 'flag'] = 'no limits'
result = m[['sensor', 'value', 'flag']]
# case: gaps-between-readings
df = readings_df.copy()
df['ts'] = pd.to_datetime(df['ts'], errors='coerce', format='%Y-%m-%d %H:%M')
df = df.sort_values(['sensor', 'ts'])
df['gap'] = df.groupby('sensor')['ts'].diff()
result = df.loc[df['gap'] > timedelta(hours=1), ['sensor', 'ts', 'gap']].assign(gap_min=lambda d: d['gap'].dt.total_seconds() // 60)
# case: zscore-outliers
v = readings_df['value']
z = (v - v.mean()) / v.std(ddof=0)
result = readings_df.assign(z=z.round(3), outlier=z.abs().gt(1.2)).loc[v.notna(), ['sensor', 'value', 'z', 'outlier']]
# case: limits-nullable-types
conv = limits_df.convert_dtypes()
conv['hi'] = pd.to_numeric(conv['hi']).astype('Int64')
conv['range'] = conv['hi'] - conv['lo']
result = conv, {c: str(t) for c, t in conv.dtypes.items()}
# case: python-strptime-helper
def to_day(text):
    try:
        return datetime.strptime(text, '%Y-%m-%d %H:%M').date()
    except ValueError:
        return None

days = readings_df['ts'].apply(to_day)
result = {
    'valid': int(days.notna().sum()),
    'all_march_first': all(d == date(2024, 3, 1) for d in days.dropna()),
    'types': sorted({type(d).__name__ for d in days}),
}
# case: consecutive-null-runs
isnull = readings_df['value'].isna()
run = (isnull != isnull.shift()).cumsum()
runs = isnull.groupby([readings_df['sensor'], run.rename('run')]).agg(['first', 'size'])
result = runs[runs['first']].reset_index().groupby('sensor')['size'].max().to_dict()
