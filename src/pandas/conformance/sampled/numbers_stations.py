import pandas as pd
import numpy as np
import math
import datetime as dt
from collections import Counter, defaultdict, deque
from itertools import groupby, accumulate, islice

stations_df = pd.DataFrame({
    'station': ['BER', 'LIS', 'OSL', 'ROM'],
    'city': ['Berlin', 'Lisbon', 'oslo', ' Rome'],
    'lat': [52.52, 38.72, 59.91, 41.9],
    'lon': [13.405, -9.139, 10.752, 12.496],
    'elev_m': ['34', '2 m', '23', None],
})

weather_df = pd.DataFrame({
    'station': ['BER', 'BER', 'BER', 'BER', 'BER', 'BER', 'LIS', 'LIS', 'LIS', 'OSL', 'OSL', 'OSL'],
    'day': ['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-04', '2024-03-05', '2024-03-06',
            '2024-03-01', '2024-03-02', '2024-03-04', '2024-03-01', '2024-03-02', '2024-03-03'],
    'tmax': [8.5, 9.5, 10.5, 2.5, -0.5, 7.0, 17.5, 18.0, 16.5, 1.5, -3.5, np.nan],
    'tmin': [1.0, 2.5, 3.5, -2.0, -6.5, 0.0, 11.0, 10.5, 9.0, -4.0, -9.5, -12.0],
    'rain_mm': ['0', '2.4', 'trace', '0.0', '5', '12.6', '0', '1.2', None, '3.3', '0', '0'],
    'wind': ['12 km/h', '30 km/h', '8 km/h', '55 km/h', '20km/h', '5 km/h', '10 km/h', '', '25 km/h', '40 km/h', '38 km/h', '7 km/h'],
})

normals_df = pd.DataFrame({
    'city': ['Berlin', 'Lisbon', 'Oslo', 'Rome'],
    'mar_mean': [4.6, 14.9, -0.2, 11.2],
    'mar_sd': [2.1, 1.4, 2.5, 0.0],
})
# case: round-half-even
w = weather_df[['station', 'day', 'tmax']].dropna().copy()
w['np_round'] = np.round(w['tmax']).astype(int)
w['py_round'] = w['tmax'].apply(round)
w['half_up'] = np.floor(w['tmax'] + 0.5).astype(int)
w['trunc'] = np.trunc(w['tmax']).astype(int)
w['ceil'] = w['tmax'].apply(math.ceil)
result = w[w['np_round'] != w['half_up']]
# case: rain-numeric-with-trace
w = weather_df.copy()
w['rain'] = pd.to_numeric(w['rain_mm'].replace({'trace': '0.05'}), errors='coerce')
g = w.groupby('station').agg(total=('rain', 'sum'), wet=('rain', lambda s: (s >= 1).sum()), known=('rain', 'count'))
g['wet_share'] = (g['wet'] / g['known']).map('{:.0%}'.format)
result = g.reset_index()
# case: longest-dry-spell
rain = pd.to_numeric(weather_df['rain_mm'], errors='coerce').fillna(0)
rows = []
for st, idx in weather_df.groupby('station').groups.items():
    best = max((len(list(v)) for k, v in groupby(rain.loc[idx], key=lambda x: x < 1) if k), default=0)
    rows.append((st, best))
result = pd.DataFrame(rows, columns=['station', 'dry_days'])
# case: anomaly-zscore
s = stations_df.assign(city=stations_df['city'].str.strip().str.title())
w = weather_df.assign(tmean=weather_df[['tmax', 'tmin']].mean(axis=1, skipna=False))
m = w.groupby('station', as_index=False)['tmean'].mean().merge(s, on='station').merge(normals_df, on='city')
m['anom'] = m['tmean'] - m['mar_mean']
m['z'] = m['anom'] / m['mar_sd']
result = m[['city', 'tmean', 'anom', 'z']].round(3).sort_values('z', ascending=False)
# case: rolling-window-stats
b = weather_df[weather_df['station'] == 'BER'].copy()
b.index = pd.to_datetime(b['day'])
roll = b['tmax'].rolling(window=3, center=True)
result = pd.DataFrame({'mean': roll.mean(), 'std': roll.std(), 'max': roll.max(), 'raw': b['tmax']}).round(2).reset_index()
# case: deque-moving-average
def moving(it, n):
    d = deque(maxlen=n)
    for x in it:
        d.append(x)
        if len(d) == n:
            yield sum(d) / n

vals = weather_df.query('station == "BER"')['tmin'].tolist()
result = [round(x, 3) for x in moving(vals, 3)]
# case: wind-beaufort
kmh = weather_df['wind'].str.extract(r'(\d+)')[0].astype(float)
limits = [1, 5, 11, 19, 28, 38, 49, 61]
bft = pd.Series(np.digitize(kmh.fillna(-1), limits), index=kmh.index).where(kmh.notna())
out = weather_df[['station', 'day']].assign(kmh=kmh, bft=bft.astype('Int64'), ms=(kmh / 3.6).round(1))
result = out.sort_values('kmh', ascending=False, na_position='last').head(6)
# case: haversine-distances
def hav(a, b):
    (la1, lo1), (la2, lo2) = a, b
    p1, p2 = map(math.radians, (la1, la2))
    dphi, dl = p2 - p1, math.radians(lo2 - lo1)
    h = math.sin(dphi / 2) ** 2 + math.cos(p1) * math.cos(p2) * math.sin(dl / 2) ** 2
    return 2 * 6371 * math.asin(math.sqrt(h))

pts = {r.station: (r.lat, r.lon) for r in stations_df.itertuples()}
mat = pd.DataFrame({a: {b: round(hav(pts[a], pts[b])) for b in pts} for a in pts})
result = mat
# case: missing-days
w = weather_df.assign(day=pd.to_datetime(weather_df['day']))
full = pd.date_range(w['day'].min(), w['day'].max())
miss = {st: [d.strftime('%m-%d') for d in full.difference(g['day'])] for st, g in w.groupby('station')}
result = pd.DataFrame({'station': miss.keys(), 'missing': [len(v) for v in miss.values()], 'days': [','.join(v) for v in miss.values()]})
# case: temp-range-where
w = weather_df.copy()
w['range'] = w['tmax'] - w['tmin']
w['frost'] = np.where(w['tmin'].lt(0) & w['tmax'].lt(0), 'ice day', np.where(w['tmin'] < 0, 'frost day', 'mild'))
result = w.groupby(['station', 'frost'])['range'].agg(['count', 'mean']).round(2).reset_index()
# case: fahrenheit-fstring
w = weather_df[weather_df['tmax'].notna()].head(8)
result = [f"{r.station:<5}|{r.tmax:>6.1f}C|{r.tmax * 9 / 5 + 32:>+7.1f}F" for r in w.itertuples()]
# case: cummax-records
w = weather_df.sort_values(['station', 'day']).copy()
w['rec_hi'] = w.groupby('station')['tmax'].cummax()
w['rec_lo'] = w.groupby('station')['tmin'].cummin()
w['is_hi'] = w['tmax'].eq(w['rec_hi']) & ~w.duplicated(['station', 'rec_hi'])
result = w[['station', 'day', 'tmax', 'rec_hi', 'rec_lo', 'is_hi']].reset_index(drop=True)
# case: autocorrelation
b = weather_df.loc[weather_df['station'] == 'BER', 'tmax'].reset_index(drop=True)
result = pd.DataFrame({'lag': [1, 2, 3], 'autocorr': [round(b.autocorr(k), 4) for k in (1, 2, 3)], 'shift_corr': [round(b.corr(b.shift(k)), 4) for k in (1, 2, 3)]})
