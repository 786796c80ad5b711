import pandas as pd
import numpy as np
import re
from collections import Counter

stations = pd.DataFrame({
    'code': ['OSL', 'HEL', 'NUU', 'ZRH', 'xxx'],
    'city': ['Oslo', 'Helsinki', 'Nuuk', 'Zürich', None],
    'lat': [59.9139, 60.1699, 64.1814, 47.3769, np.nan],
    'lon': [10.7522, 24.9384, -51.6941, 8.5417, 0.0],
    'elev_m': [23, 25, 86, 408, -3],
})
idx = pd.date_range('2024-02-26', periods=8, freq='D')
daily = pd.DataFrame({
    'OSL': [-3.5, -2.0, 0.0, 1.25, np.nan, 4.0, 3.999, -0.001],
    'HEL': [-12.0, -11.5, -9.0, -8.75, -7.0, np.nan, np.nan, -1.0],
    'ZRH': [5, 6, 8, 11, 9, 7, 7, 10],
}, index=idx)
obs = pd.DataFrame({
    'station': ['OSL', 'OSL', 'HEL', 'hel ', 'NUU', 'ZRH', 'ZRH', None, 'OSL', 'BGO'],
    'ts': pd.to_datetime(['2024-02-26 06:00:00', '2024-02-26 18:00:00', '2024-02-26 06:00:00', '2024-02-27 06:30:00', None,
                          '2024-02-28 00:00:00', '2024-02-28 12:15:30', '2024-02-29 00:00:00', '2024-03-01 06:00:00', '2024-03-01 06:00:00']),
    'rain_mm': [0.0, 1e-05, 12.5, 1234567.891, np.nan, 0.3, 0.1, 2.0, 1e10, 5.0],
    'wind': ['N 5', 'NE 12', 'calm', 'S 3.5', None, 'W 20', 'w 7', '', 'N 100', 'SSW 9'],
    'frost': pd.array([True, False, True, True, pd.NA, False, False, pd.NA, False, True], dtype='boolean'),
})

# case: daily-str
result = str(daily)

# case: datetimeindex-repr
result = repr(daily.index)

# case: datetimeindex-sliced-repr
result = repr(daily.index[[0, 3, 7]]) + '\n' + str(daily.index[:2].tolist())

# case: rain-series-mixed-magnitude
result = str(obs['rain_mm'])

# case: obs-print
result = repr(obs)

# case: ts-series-str-midnight
result = str(obs['ts']) + '\n' + str(obs.loc[[5, 7], 'ts'])

# case: ts-astype-str
result = obs['ts'].astype(str).tolist() + obs['ts'].dt.date.astype(str).tolist()

# case: frost-repr
result = f"{obs['frost']}\n{obs['frost'].values}"

# case: frost-astype-str
result = obs['frost'].astype(str).to_list()

# case: frost-map-words
result = ['-' if v is pd.NA else ('Yes' if v else 'No') for v in obs['frost']]

# case: wind-natural-sort
vals = obs['wind'].dropna()
vals = vals[vals.str.contains(r'\d')]
key = lambda s: s.str.extract(r'([\d.]+)')[0].astype(float)
result = vals.sort_values(key=key).str.cat(sep=' < ')

# case: coord-strings
def fmt(lat, lon):
    if pd.isna(lat) or pd.isna(lon):
        return '-'
    return f"{abs(lat):.2f}°{'N' if lat >= 0 else 'S'} {abs(lon):06.2f}°{'E' if lon >= 0 else 'W'}"
result = [fmt(a, b) for a, b in zip(stations.lat, stations.lon)]

# case: stations-transposed
result = str(stations.set_index('code').T)

# case: stations-values-array
result = str(stations[['lat', 'lon']].values) + '\n' + str(stations['code'].values) + '\n' + str((stations['elev_m'] > 24).values)

# case: ascii-bars
s = daily['ZRH']
result = '\n'.join(f"{d:%a %d.%m} {'#' * int(v)} {v}" for d, v in s.items())

# case: to-dict-datetime-index
result = {k.strftime('%Y-%m-%d'): v for k, v in daily['OSL'].dropna().to_dict().items()}

# case: to-dict-orient-dict-str
d = daily.tail(2).to_dict()
result = str(d)

# case: sentence-extremes
parts = []
for c in daily.columns:
    parts.append(f"{c}: min {daily[c].min():+.1f} on {daily[c].idxmin():%Y-%m-%d}, max {daily[c].max():+.1f} on {daily[c].idxmax().date()}")
result = '; '.join(parts)

# case: format-nat
result = [t.strftime('%H:%M') for t in obs['ts']]

# case: station-counter-text
c = Counter(obs['station'].fillna('n/a').str.strip().str.upper())
result = ', '.join(f'{k} x{v}' for k, v in sorted(c.items(), key=lambda kv: (-kv[1], kv[0])))
