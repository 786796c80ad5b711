import pandas as pd
import numpy as np
from collections import defaultdict

# City transport: trips, zones, fares
trips = pd.DataFrame({
    'trip': ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't11', 't12'],
    'zone_from': ['C', 'C', 'N', 'S', 's', None, 'E', 'N', 'C', 'N', 'X', 'E'],
    'zone_to': ['N', 'N', 'C', 'C', 'C', 'N', 'E', 'S', 'C', 'C', 'C', 'N'],
    'km': [3.2, 4.1, 3.3, 8.0, 8.0, 2.5, 0.0, 12.6, 1.1, np.nan, 5.0, -1.0],
    'minutes': [12, 15, 11, 25, 30, 9, 0, 40, 6, 13, 20, 3],
    'hour': [8, 8, 9, 17, 18, 23, 0, 8, 12, 17, 17, 5],
    'weekday': ['Mon', 'Tue', 'mon', 'Fri', 'FRI', 'Sun', 'Mon', '', 'Wed', 'Fri', None, 'Tue'],
})

zones = pd.DataFrame({
    'zone': ['C', 'N', 'S', 'E', 'W'],
    'x': [0.0, 0.5, -0.2, 4.0, -5.0],
    'y': [0.0, 3.0, -7.5, 0.3, 0.0],
    'pop': [52000, 31000, 31000, 8000, 0],
})

fares = pd.DataFrame({
    'max_km': [2, 5, 10, 20],
    'fare': ['1.50', '2.20', '3.00', '5'],
})

# case: fare-band-digitize
km = trips['km'].clip(lower=0)
idx = np.digitize(km.fillna(0), fares['max_km'], right=True)
f = fares['fare'].astype(float).to_numpy()
trips['fare'] = f[idx]
result = trips[['trip', 'km', 'fare']]
# case: speed-inf-nan
trips['kmh'] = trips['km'] / (trips['minutes'] / 60)
ok = np.isfinite(trips['kmh']) & (trips['kmh'] > 0)
result = trips[ok].groupby('zone_to')['kmh'].mean().round(2)
# case: od-matrix-defaultdict
od = defaultdict(int)
for a, b in trips[['zone_from', 'zone_to']].itertuples(index=False):
    if a is None:
        continue
    od[(a.upper(), b)] += 1
s = pd.Series(od)
result = s.unstack(fill_value=0)
# case: weekday-title-count-unique
w = trips['weekday'].fillna('').str.title().to_numpy().astype(str)
vals, n = np.unique(w[w != ''], return_counts=True)
order = np.argsort(-n, kind='stable')
result = dict(zip(vals[order].tolist(), n[order].tolist()))
# case: unique-none-mixed-error
result = np.unique(trips['zone_from'].to_numpy())
# case: sin-cos-hour
ang = 2 * np.pi * trips['hour'] / 24
feat = pd.DataFrame({'sin': np.sin(ang), 'cos': np.cos(ang)}).round(6)
result = feat.drop_duplicates()
# case: arctan2-degrees
zones['bearing'] = np.degrees(np.arctan2(zones['y'], zones['x'])).round(1)
result = zones.set_index('zone')['bearing'].to_dict()
# case: haversine-like-deg2rad
lat = np.radians(zones['y'])
lon = np.deg2rad(zones['x'])
a = np.sin(lat / 2) ** 2 + np.cos(lat) * np.sin(lon / 2) ** 2
result = (6371 * 2 * np.arcsin(np.sqrt(a))).round(1)
# case: cumulative-pop-share
z = zones.sort_values('pop', ascending=False, kind='stable')
result = pd.Series(np.cumsum(z['pop'].to_numpy()) / z['pop'].sum(), index=z['zone'].to_numpy()).round(4)
# case: where-indices-of-negatives
bad = np.where(trips['km'] <= 0)[0]
result = trips.iloc[bad]['trip'].tolist(), bad.tolist()
# case: isnan-object-error
result = np.isnan(trips['weekday']).sum()
# case: sort-within-groups-array
out = {}
for z, g in trips.groupby('zone_to', sort=True):
    out[z] = np.sort(g['km'].to_numpy())[::-1].tolist()
result = {k: [x for x in v if x == x] for k, v in out.items()}
# case: median-gap-between-trips
h = np.sort(trips['hour'].unique())
gaps = np.diff(np.append(h, h[0] + 24))
result = int(np.median(gaps)), gaps.tolist()
# case: rush-hour-masks-combined
h = trips['hour'].to_numpy()
rush = ((h >= 7) & (h <= 9)) | ((h >= 16) & (h <= 18))
trips['mult'] = 1 + 0.5 * rush
result = trips.groupby('mult').agg(n=('trip', 'size'), km=('km', 'sum'))
# case: full-column-string
trips['src'] = np.full(len(trips), 'app')
trips.loc[trips['zone_from'].isna(), 'src'] = 'manual'
result = trips['src'].value_counts()
# case: rmse-mae-of-estimate
d = trips.dropna(subset=['km'])
est = d['km'] * 3 + 2
err = d['minutes'].to_numpy() - est.to_numpy()
result = {'mae': np.abs(err).mean().round(3), 'rmse': np.sqrt(np.mean(err ** 2)).round(3), 'bias': err.mean().round(3)}
# case: array-split-chunks
parts = np.array_split(np.arange(len(trips)), 5)
result = [trips.iloc[p]['minutes'].sum().item() for p in parts]
# case: stack-zone-from-to
z = np.hstack([trips['zone_from'].dropna().str.upper(), trips['zone_to']])
result = pd.Series(z).value_counts().rename_axis('zone').reset_index(name='touches')
