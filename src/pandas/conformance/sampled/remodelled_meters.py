import pandas as pd
import numpy as np
from functools import reduce

meters = pd.DataFrame({
    'meter': ['M1', 'M1', 'M1', 'M1', 'M2', 'M2', 'M2', 'M3', 'M3', 'M4'],
    'ts': pd.to_datetime(['2024-05-01', '2024-05-02', '2024-05-05', '2024-05-06', '2024-05-01', '2024-05-03', '2024-05-04', '2024-05-02', '2024-05-02', '2024-05-07']),
    'kwh': [10.0, np.nan, np.nan, 16.0, 5.5, np.nan, 7.5, 0.0, 3.0, -2.0],
    'quality': ['good', None, None, 'good', 'est', '', None, 'good', 'bad', 'good'],
})

daily_a = pd.DataFrame({'temp': [12.0, np.nan, 15.5, np.nan], 'rain': [0.0, 3.2, np.nan, 1.0]}, index=pd.date_range('2024-05-01', periods=4, freq='D'))
daily_b = pd.DataFrame({'temp': [11.0, 14.0, 16.0], 'wind': [5, 7, 6]}, index=pd.date_range('2024-05-02', periods=3, freq='D'))

sites = pd.DataFrame({
    'meter': ['M1', 'M2', 'M2', 'M5', None],
    'site': ['Mill', 'Dock', 'Dock East', 'Barn', 'Unknown'],
    'capacity': [100, 50, 60, 999999999999, 10],
})

tariff = pd.DataFrame({'code': ['T1', 'T2', 'T3'], 'rate': ['0.25', '0,30', 'n/a'], 'since': ['01/02/2023', '2023-06-01', None]})

# case: concat-with-keys
result = pd.concat([daily_a, daily_b], keys=['a', 'b'], names=['station', 'date'])
# case: concat-axis1-keys-inner
result = pd.concat([daily_a, daily_b], axis=1, keys=['a', 'b'], join='inner')
# case: concat-dict-reset
d = {m: g[['ts', 'kwh']].reset_index(drop=True) for m, g in meters.groupby('meter')}
result = pd.concat(d, names=['meter', 'n']).reset_index(level='n', drop=True).reset_index()
# case: combine-first-stations
result = daily_a.combine_first(daily_b)
# case: update-inplace
a = daily_a.copy()
a.update(daily_b)
b = daily_a.copy()
b.update(daily_b, overwrite=False)
result = pd.concat([a, b], axis=1, keys=['overwrite', 'fill_only'])
# case: align-outer
left, right = daily_a.align(daily_b, join='outer', axis=0)
result = (left['temp'] - right['temp']).rename('temp_diff')
# case: align-inner-both-axes
l, r = daily_a.align(daily_b, join='inner')
result = {'left': l, 'right': r, 'same_cols': list(l.columns) == list(r.columns)}
# case: join-suffix-error
result = daily_a.join(daily_b)
# case: join-suffixes-outer
result = daily_a.join(daily_b, how='outer', lsuffix='_a', rsuffix='_b').sort_index(ascending=False)
# case: ffill-limit-by-group
m = meters.copy()
m['kwh_ffill'] = m.groupby('meter')['kwh'].ffill(limit=1)
m['kwh_bfill'] = m.groupby('meter')['kwh'].bfill()
result = m
# case: interpolate-linear-limit
s = pd.Series([1, np.nan, np.nan, np.nan, 9, np.nan, 4, np.nan])
result = pd.DataFrame({'lin': s.interpolate(), 'lim1': s.interpolate(limit=1), 'both': s.interpolate(limit_direction='both', limit=1), 'inside': s.interpolate(limit_area='inside'), 'ffill2': s.ffill(limit=2)})
# case: interpolate-time-in-group
m1 = meters[meters['meter'] == 'M1'].set_index('ts')['kwh']
result = m1.interpolate(method='time')
# case: asfreq-and-fill
m1 = meters[meters.meter.eq('M1')].set_index('ts')[['kwh', 'quality']]
daily = m1.asfreq('D')
daily['gap'] = daily['kwh'].isna()
daily['kwh'] = daily['kwh'].interpolate()
daily['quality'] = daily['quality'].ffill().fillna('missing')
result = daily
# case: reindex-duplicate-error
m3 = meters[meters['meter'] == 'M3'].set_index('ts')['kwh']
result = m3.reindex(pd.date_range('2024-05-01', '2024-05-03'))
# case: merge-indicator-anti-join
mm = meters[['meter']].drop_duplicates().merge(sites, on='meter', how='outer', indicator='src')
mm['src'] = mm['src'].astype(str)
result = mm.sort_values(['src', 'site'], na_position='first').reset_index(drop=True)
# case: merge-validate-fails
result = meters.merge(sites, on='meter', how='left', validate='many_to_one')
# case: merge-cross-compute
c = sites.dropna().merge(tariff[['code']], how='cross')
result = c.groupby('site')['code'].agg(list)
# case: reduce-merge-many
a = daily_a.reset_index(names='date')
b = daily_b.reset_index(names='date')
k = meters.groupby('ts', as_index=False)['kwh'].sum(min_count=1).rename(columns={'ts': 'date'})
result = reduce(lambda l, r: pd.merge(l, r, on='date', how='outer', suffixes=('', '_b')), [a, b, k])
# case: map-from-series-dict
lookup = sites.drop_duplicates('meter').set_index('meter')['site']
result = meters['meter'].map(lookup).fillna('no site').value_counts(sort=True)
# case: clean-rate-and-date
t = tariff.copy()
t['rate'] = pd.to_numeric(t['rate'].str.replace(',', '.', regex=False), errors='coerce')
t['since'] = pd.to_datetime(t['since'], format='mixed', dayfirst=True, errors='coerce')
t['year_month'] = t['since'].dt.strftime('%Y/%m')
result = t.set_index('code')
# case: fillna-with-dict-and-row-mean
a = pd.concat([daily_a, daily_b['temp'].rename('temp_b')], axis=1)
a['temp'] = a['temp'].fillna(a[['temp', 'temp_b']].mean(axis=1))
result = a.fillna({'rain': 0, 'temp_b': a['temp_b'].median()})
# case: combine-with-func
result = daily_a['temp'].combine(daily_b['temp'], lambda x, y: np.nanmax([x, y]) if not (pd.isna(x) and pd.isna(y)) else np.nan, fill_value=0)
# case: compare-frames
x = daily_a.copy()
y = daily_a.copy()
y.loc['2024-05-03', 'temp'] = 99
y.iloc[1, 1] = 0
result = x.compare(y, keep_shape=False, result_names=('old', 'new'))
# case: longest-gap-by-meter
def longest_gap(s):
    isna = s.isna()
    blocks = (~isna).cumsum()
    return int(isna.groupby(blocks).sum().max())
result = meters.sort_values(['meter', 'ts']).groupby('meter')['kwh'].agg([longest_gap, 'first', 'last', lambda x: x.isna().mean()]).rename(columns={'<lambda_0>': 'na_share', '<lambda>': 'na_share'})
