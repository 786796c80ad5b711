import pandas as pd
import numpy as np
import math

# Wind farm: turbines, readings, maintenance
turbines = pd.DataFrame({
    'turbine_id': ['T01', 'T02', 'T03', 'T04', 'T05', 'T06'],
    'site': ['North', 'north ', 'South', 'South', None, 'East'],
    'rated_kw': [2000, 2000, 3500, 3500, 1500, 0],
    'hub_height': [80.0, 80.0, 110.5, np.nan, 65.0, 90.0],
    'active': [True, True, False, True, None, True],
})

readings = pd.DataFrame({
    'reading_id': range(101, 113),
    'turbine_id': ['T01', 'T01', 'T02', 'T03', 'T03', 'T04', 'T04', 'T05', 'T09', None, 'T02', 'T01'],
    'wind_ms': [5.2, 7.8, 7.8, np.nan, 12.4, 3.1, 25.0, 0.0, 9.9, 6.6, 11.0, -1.0],
    'output_kw': [410.0, 980.0, 975.0, 1500.0, 3400.0, 60.0, 0.0, np.nan, 800.0, 500.0, 1900.0, 0.0],
    'temp_c': [12, 14, 13, 9, -3, -3, 2, 20, 15, 14, 11, 0],
    'day': ['2024-01-01', '2024-01-02', '2024-01-01', '2024-01-01', '2024-01-03', '2024-01-02',
            '2024-01-03', '2024-01-01', '2024-01-02', '2024-01-03', '2024-01-03', '2024-01-04'],
})

maintenance = pd.DataFrame({
    'turbine_id': ['T01', 'T03', 'T03', 'T07', 'T02', 'T06'],
    'cost': [1200.5, 300.0, 4500.0, 250.0, np.nan, 0.0],
    'hours': ['4', '2.5', 'n/a', '', '3', '1'],
})

# case: sqrt-wind-masked
wind = readings['wind_ms']
result = np.sqrt(wind.where(wind >= 0)).round(3)
# case: add-unaligned-series
a = readings.groupby('turbine_id')['output_kw'].sum()
b = maintenance.groupby('turbine_id')['cost'].sum()
result = np.subtract(a, b)
# case: maximum-two-series-unlike-index
s1 = pd.Series([3.0, 1.0, 8.0], index=['T01', 'T02', 'T03'])
s2 = pd.Series([2.0, 9.0, 4.0], index=['T02', 'T03', 'T04'])
result = np.maximum(s1, s2)
# case: where-nested-wind-class
w = readings['wind_ms']
readings['wind_class'] = np.where(w.isna(), 'unknown',
                         np.where(w < 0, 'invalid',
                         np.where(w < 4, 'calm',
                         np.where(w < 10, 'breeze', 'strong'))))
result = readings[['reading_id', 'wind_ms', 'wind_class']]
# case: select-output-status
conditions = [
    readings['output_kw'].isna(),
    readings['output_kw'] == 0,
    readings['output_kw'].between(1, 999),
]
choices = ['missing', 'idle', 'partial']
readings['status'] = np.select(conditions, choices, default='full')
result = readings['status'].value_counts().to_dict()
# case: digitize-wind-bins
bins = np.array([0, 4, 8, 12, 20])
vals = readings['wind_ms'].fillna(0).to_numpy()
idx = np.digitize(vals, bins)
result = pd.DataFrame({'wind': vals, 'bin': idx})
# case: histogram-temp
counts, edges = np.histogram(readings['temp_c'], bins=4)
result = {'counts': counts.tolist(), 'edges': edges.tolist()}
# case: bincount-by-factorized-turbine
codes, uniques = pd.factorize(readings['turbine_id'].fillna('NA'))
totals = np.bincount(codes, weights=readings['output_kw'].fillna(0))
result = pd.Series(totals, index=uniques, name='kw')
# case: unique-all-flags
vals, first_idx, inverse, counts = np.unique(
    readings['temp_c'].to_numpy(), return_index=True, return_inverse=True, return_counts=True)
result = pd.DataFrame({'temp': vals, 'first': first_idx, 'n': counts})
result['reading_first'] = readings['reading_id'].to_numpy()[first_idx]
# case: argsort-desc-take
order = np.argsort(-readings['output_kw'].fillna(-1).to_numpy(), kind='stable')
result = readings.take(order[:4])[['reading_id', 'output_kw']]
# case: lexsort-two-keys
order = np.lexsort((readings['output_kw'].to_numpy(), readings['temp_c'].to_numpy()))
result = readings.iloc[order][['temp_c', 'output_kw']].reset_index(drop=True)
# case: capacity-factor-divide
m = readings.merge(turbines, on='turbine_id', how='left')
m['cf'] = np.divide(m['output_kw'], m['rated_kw'])
result = m.groupby('site', dropna=False)['cf'].mean().round(4)
# case: cube-wind-power-curve
rho = 1.225
area = math.pi * 40 ** 2
w = readings['wind_ms'].clip(lower=0)
readings['theoretical_kw'] = 0.5 * rho * area * np.power(w, 3) / 1000
readings['efficiency'] = np.where(readings['theoretical_kw'] > 0,
                                  readings['output_kw'] / readings['theoretical_kw'], np.nan)
result = readings[['turbine_id', 'theoretical_kw', 'efficiency']].round(3)
# case: diff-prepend-temp
t = readings['temp_c'].to_numpy()
readings['temp_change'] = np.diff(t, prepend=t[0])
result = readings[['day', 'temp_c', 'temp_change']].head(8)
# case: nan-functions-summary
x = readings['wind_ms'].values
result = {
    'mean': round(float(np.nanmean(x)), 4),
    'std': round(float(np.nanstd(x)), 4),
    'median': float(np.nanmedian(x)),
    'argmax': int(np.nanargmax(x)),
    'min': float(np.nanmin(x)),
    'plain_mean_is_nan': bool(np.isnan(np.mean(x))),
}
# case: weighted-average-by-site
m = readings.merge(turbines, on='turbine_id').dropna(subset=['wind_ms', 'output_kw'])
m['site'] = m['site'].str.strip().str.title()
rows = {}
for site, g in m.groupby('site'):
    rows[site] = np.average(g['wind_ms'], weights=g['rated_kw'])
result = pd.Series(rows).round(3)
# case: average-zero-weights
z = turbines[turbines['rated_kw'] == 0]
result = np.average(z['hub_height'], weights=z['rated_kw'])
# case: setdiff-turbine-ids
known = turbines['turbine_id'].unique()
seen = readings['turbine_id'].dropna().unique()
result = {
    'never_read': np.setdiff1d(known, seen).tolist(),
    'unknown': np.setdiff1d(seen, known).tolist(),
    'both': np.intersect1d(known, seen).tolist(),
}
# case: setdiff-with-none-fails
result = np.setdiff1d(readings['turbine_id'].to_numpy(), turbines['turbine_id'].to_numpy())
# case: zscore-two-columns
cols = ['wind_ms', 'output_kw']
arr = readings[cols].to_numpy()
z = (arr - np.nanmean(arr, axis=0)) / np.nanstd(arr, axis=0, ddof=1)
result = pd.DataFrame(z, columns=[c + '_z' for c in cols], index=readings['reading_id']).round(3)
# case: vectorize-hours-parse
def to_hours(text):
    try:
        return float(text)
    except ValueError:
        return -1.0
f = np.vectorize(to_hours)
maintenance['hours_num'] = f(maintenance['hours'])
result = maintenance
# case: astype-float-text-error
maintenance['hours_f'] = maintenance['hours'].to_numpy().astype(float)
result = maintenance['hours_f'].sum()
# case: roll-previous-wind
prev = np.roll(readings['wind_ms'].to_numpy(), 1)
prev[0] = np.nan
readings['prev_wind'] = prev
readings['ramp'] = readings['wind_ms'] - readings['prev_wind']
result = readings.loc[readings['ramp'].abs() > 5, ['reading_id', 'wind_ms', 'prev_wind', 'ramp']]
# case: one-hot-by-hand-site
sites = turbines['site'].str.strip().str.lower().fillna('none')
cats = np.unique(sites.astype(str))
onehot = (sites.to_numpy()[:, None] == cats[None, :]).astype(int)
result = pd.DataFrame(onehot, columns=cats, index=turbines['turbine_id'])
