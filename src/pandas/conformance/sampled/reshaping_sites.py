import pandas as pd
import numpy as np

sites_df = pd.DataFrame({
    'site': ['A', 'B', 'C', 'D'],
    'country': ['DE', 'DE', 'FR', 'IT'],
    'capacity_kw': [50.0, 20.0, np.nan, 75.0],
})

sensors_df = pd.DataFrame({
    'sensor_id': [101, 102, 103, 104, 105, 106],
    'site': ['A', 'A', 'B', 'C', 'C', 'E'],
    'kind': ['temp', 'power', 'power', 'temp', 'power', 'temp'],
    'installed': ['2021-06-01', '2021-06-01', '2022-01-15', '15.03.2022', None, '2020-12-31'],
})

readings_df = pd.DataFrame({
    'sensor_id': [101, 101, 101, 102, 102, 103, 103, 104, 104, 105, 105, 999],
    'ts': ['2024-06-01 00:00', '2024-06-01 06:00', '2024-06-02 00:00', '2024-06-01 00:00', '2024-06-01 06:00', '2024-06-01 00:00',
           '2024-06-02 06:00', '2024-06-01 06:00', '2024-06-02 00:00', '2024-06-01 00:00', '2024-06-01 00:00', '2024-06-02 00:00'],
    'value': [18.5, 21.0, 17.2, 30.0, np.nan, 12.0, 14.5, 22.5, 19.0, 40.0, 42.0, 0.0],
    'quality': ['ok', 'ok', 'bad', 'ok', 'bad', 'ok', 'OK', 'ok', 'ok', 'suspect', 'ok', 'bad'],
})

tariff_df = pd.DataFrame({
    'country': ['DE', 'DE', 'FR', 'FR', 'IT'],
    'valid_from': pd.to_datetime(['2024-01-01', '2024-06-02', '2024-01-01', '2024-07-01', '2024-03-01']),
    'eur_per_kwh': [0.30, 0.32, 0.25, 0.27, 0.28],
})
# case: reading-grid-by-hour
r = readings_df.copy()
r['ts'] = pd.to_datetime(r['ts'])
r = r.groupby(['sensor_id', 'ts'])['value'].mean()
idx = pd.MultiIndex.from_product([r.index.get_level_values(0).unique(), pd.date_range('2024-06-01', '2024-06-02 06:00', freq='6h')],
                                 names=['sensor_id', 'ts'])
result = r.reindex(idx).groupby(level='sensor_id').ffill().unstack('sensor_id')
# case: duplicate-pivot-error
try:
    p = readings_df.pivot(index='ts', columns='sensor_id', values='value')
except ValueError:
    dup = readings_df[readings_df.duplicated(['ts', 'sensor_id'], keep=False)]
    p = dup
result = p
# case: site-kind-avg
j = readings_df.merge(sensors_df, on='sensor_id').merge(sites_df, on='site', how='left')
result = j.pivot_table(index=['country', 'site'], columns='kind', values='value', aggfunc='mean', dropna=True)
# case: site-kind-avg-keep-nan
j = readings_df.merge(sensors_df, on='sensor_id').merge(sites_df, on='site', how='left')
g = j.groupby(['country', 'site', 'kind'], dropna=False)['value'].agg(['mean', 'count'])
result = g.unstack('kind')
# case: quality-share
q = readings_df.assign(quality=readings_df['quality'].str.lower())
result = (pd.crosstab(q['sensor_id'], q['quality'], normalize='index') * 100).round(1).reset_index()
# case: tariff-asof-country
j = readings_df.merge(sensors_df[sensors_df['kind'] == 'power'], on='sensor_id').merge(sites_df, on='site')
j['ts'] = pd.to_datetime(j['ts'])
m = pd.merge_asof(j.sort_values('ts'), tariff_df.sort_values('valid_from'), left_on='ts', right_on='valid_from', by='country')
m['cost'] = (m['value'] * m['eur_per_kwh']).round(2)
result = m.groupby(['country', 'site'])['cost'].sum().reset_index()
# case: tariff-valid-to
t = tariff_df.sort_values(['country', 'valid_from']).copy()
t['valid_to'] = t.groupby('country')['valid_from'].shift(-1) - pd.Timedelta(days=1)
result = t.fillna({'valid_to': pd.Timestamp('2099-12-31')})
# case: outer-index-join
a = sites_df.set_index('site')
b = sensors_df.groupby('site')['sensor_id'].count().rename('n_sensors')
result = a.join(b, how='outer')
# case: set-index-append
r = readings_df.set_index('sensor_id').set_index('ts', append=True)
r = r[r['quality'].str.lower() == 'ok']
result = r['value'].groupby(level=0).agg(['first', 'last'])
# case: xs-timestamp
r = readings_df.groupby(['sensor_id', 'ts'])[['value']].mean()
snap = r.xs('2024-06-01 00:00', level='ts')
result = snap.join(sensors_df.set_index('sensor_id'))[['site', 'kind', 'value']]
# case: combine-first-capacity
est = pd.DataFrame({'site': ['B', 'C', 'E'], 'capacity_kw': [99.0, 60.0, 10.0], 'source': ['est', 'est', 'est']})
c = sites_df.set_index('site').combine_first(est.set_index('site'))
result = c[['country', 'capacity_kw', 'source']].reset_index()
# case: site-dummies
result = pd.get_dummies(sensors_df[['sensor_id', 'site', 'kind']], columns=['site', 'kind'], drop_first=True, dtype='int64')
# case: diff-first-last-apply
def span(g):
    g = g.dropna(subset=['value']).sort_values('ts')
    if g.empty:
        return None
    return pd.Series([g['value'].iloc[-1] - g['value'].iloc[0], len(g)], index=['delta', 'n'])

result = readings_df.groupby('sensor_id').apply(span, include_groups=False)
# case: value-band-by-kind
m = readings_df.merge(sensors_df, on='sensor_id', how='left')
m['band'] = pd.cut(m['value'], 3, labels=['low', 'mid', 'high'])
m['kind'] = m['kind'].fillna('unknown')
result = m.groupby(['kind', 'band'], observed=False)['sensor_id'].nunique().unstack('band')
