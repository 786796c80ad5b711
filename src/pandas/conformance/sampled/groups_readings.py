import pandas as pd
import numpy as np

readings_df = pd.DataFrame({
    'sensor': ['s1', 's1', 's1', 's1', 's2', 's2', 's2', 's3', 's3', 's3', 's3', 's4'],
    'ts': ['2024-05-01 00:10', '2024-05-01 06:20', '2024-05-02 01:00', '2024-05-04 12:30',
           '2024-05-01 03:00', '2024-05-01 03:00', '2024-05-03 18:45',
           '2024-05-02 09:15', '2024-05-02 10:15', '2024-05-05 23:59', '2024-06-01 00:00',
           '2024-05-03 07:07'],
    'value': [20.1, 21.4, np.nan, 19.8, 15.0, 15.5, 14.2, 30.0, 31.5, 29.9, 33.0, None],
    'quality': ['good', 'good', 'bad', 'good', 'good', 'suspect', None, 'good', 'bad', 'good', 'good', 'bad'],
})

sensors_df = pd.DataFrame({
    'sensor': ['s1', 's2', 's3', 's4', 's5'],
    'site': ['Plant A', 'Plant A', 'Plant B', 'Plant B', None],
    'installed': ['01/02/2023', '15/06/2023', '20/12/2022', '03/03/2024', '04/04/2024'],
})
# case: daily-resample-per-sensor
df = readings_df.copy()
df['ts'] = pd.to_datetime(df['ts'])
result = (
    df.set_index('ts')
      .groupby('sensor')['value']
      .resample('D')
      .mean()
      .dropna()
      .reset_index()
)
# case: grouper-freq
df = readings_df.assign(ts=pd.to_datetime(readings_df['ts']))
result = (
    df.groupby(['sensor', pd.Grouper(key='ts', freq='2D')])
      .agg(n=('value', 'size'), mean_value=('value', 'mean'))
      .reset_index()
)
# case: rolling-mean-two
df = readings_df.assign(ts=pd.to_datetime(readings_df['ts'])).sort_values(['sensor', 'ts'])
df['roll2'] = df.groupby('sensor')['value'].rolling(2, min_periods=1).mean().reset_index(level=0, drop=True)
result = df[['sensor', 'ts', 'value', 'roll2']]
# case: expanding-max
result = (
    readings_df.groupby('sensor')['value']
    .expanding()
    .max()
    .reset_index()
    .rename(columns={'level_1': 'row', 'value': 'max_so_far'})
)
# case: ffill-in-group
df = readings_df.copy()
df['filled'] = df.groupby('sensor')['value'].ffill()
df['was_missing'] = df['value'].isna()
result = df.loc[df['was_missing'], ['sensor', 'ts', 'filled']]
# case: quality-pct
result = (
    readings_df.groupby('sensor')['quality']
    .value_counts(normalize=True)
    .mul(100)
    .round(1)
    .rename('pct')
    .reset_index()
)
# case: quality-pct-with-missing
counts = readings_df.groupby(['sensor', 'quality'], dropna=False).size().reset_index(name='n')
counts['pct'] = counts['n'] / counts.groupby('sensor')['n'].transform('sum')
result = counts.sort_values(['sensor', 'n'], ascending=[True, False], kind='stable').reset_index(drop=True)
# case: time-between-readings
df = readings_df.copy()
df['ts'] = pd.to_datetime(df['ts'])
df = df.sort_values(['sensor', 'ts'])
df['gap_hours'] = df.groupby('sensor')['ts'].diff().dt.total_seconds() / 3600
result = df.groupby('sensor')['gap_hours'].agg(['max', 'mean']).round(2)
# case: site-zscores
m = readings_df.merge(sensors_df, on='sensor')
grp = m.groupby('site')['value']
m['z'] = ((m['value'] - grp.transform('mean')) / grp.transform('std')).round(3)
result = m[['site', 'sensor', 'value', 'z']].dropna().sort_values('z').reset_index(drop=True)
# case: nth-reading
df = readings_df.sort_values('ts')
result = df.groupby('sensor').nth(1)[['sensor', 'ts', 'value']].reset_index(drop=True)
# case: hour-bands
hours = pd.to_datetime(readings_df['ts']).dt.hour
bands = pd.cut(hours, [0, 6, 12, 18, 24], right=False, labels=['night', 'morning', 'afternoon', 'evening'])
result = readings_df.groupby(bands, observed=False)['value'].describe()[['count', 'mean', 'min', 'max']]
# case: sensors-all-good
ok = readings_df.groupby('sensor')['quality'].apply(lambda q: (q == 'good').all())
any_bad = readings_df['quality'].eq('bad').groupby(readings_df['sensor']).any()
result = pd.DataFrame({'all_good': ok, 'any_bad': any_bad}).reset_index()
# case: series-per-sensor
def summarise(g):
    good = g[g['quality'] == 'good']
    return pd.Series({
        'readings': len(g),
        'good_mean': good['value'].mean(),
        'first_ts': g['ts'].min(),
        'last_ts': g['ts'].max(),
    })

result = readings_df.groupby('sensor').apply(summarise, include_groups=False).reset_index()
# case: missing-sensors-reindex
per = readings_df.groupby('sensor')['value'].count()
per = per.reindex(sensors_df['sensor'], fill_value=0)
inst = pd.to_datetime(sensors_df.set_index('sensor')['installed'], dayfirst=True)
result = pd.concat([per.rename('valid_readings'), inst], axis=1).reset_index()
