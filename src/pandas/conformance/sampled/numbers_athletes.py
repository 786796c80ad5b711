import pandas as pd
import numpy as np
import math
import re
from collections import Counter, defaultdict, namedtuple
from itertools import groupby, accumulate, product, zip_longest

athletes_df = pd.DataFrame({
    'bib': [11, 12, 13, 14, 15, 16, 17],
    'athlete': ['A. Bekele', 'B. Kipton', 'C. Olsen', 'D. Costa', 'E. Müller', 'F. Sato', 'G. Reyes'],
    'country': ['ETH', 'KEN', 'NOR', 'POR', 'GER', 'JPN', 'ken'],
    'age': [24.0, 31.0, 28.0, 35.0, np.nan, 28.0, 22.0],
    'sponsor': ['Nike', 'nike', 'Adidas', None, 'ASICS', 'Asics ', 'Adidas'],
})

races_df = pd.DataFrame({
    'race_id': ['R1', 'R2', 'R3'],
    'race': ['Berlin 10k', 'Oslo 5k', 'Lisbon Half'],
    'distance_km': [10.0, 5.0, 21.0975],
    'race_date': ['2023-04-02', '2023-05-14', '2023-09-24'],
    'purse': ['€50,000', '€12,500', '€30,000'],
})

results_df = pd.DataFrame({
    'race_id': ['R1', 'R1', 'R1', 'R1', 'R1', 'R2', 'R2', 'R2', 'R2', 'R3', 'R3', 'R3'],
    'bib': [11, 12, 13, 14, 15, 12, 13, 16, 17, 11, 14, 16],
    'time': ['27:45.3', '27:45.3', '28:30.0', 'DNF', '31:02.8', '13:15', '13:40.5', '13:40.5', 'DQ', '1:01:15', '1:05:59.9', '1:03:00'],
    'points': [25, 25, 15, 0, 10, 12, 9, 9, None, 30, 18, 24],
})
# case: parse-race-times
def secs(t):
    if not t[0].isdigit():
        return np.nan
    total = 0.0
    for part in t.split(':'):
        total = total * 60 + float(part)
    return total

r = results_df.assign(secs=results_df['time'].map(secs)).merge(races_df, on='race_id')
r['pace'] = r['secs'] / r['distance_km']
r['pace_txt'] = r['pace'].apply(lambda s: '' if np.isnan(s) else f'{int(s // 60)}:{s % 60:04.1f}')
result = r[['race', 'bib', 'secs', 'pace_txt']]
# case: places-with-ties
def secs(t):
    try:
        parts = [float(x) for x in t.split(':')]
    except ValueError:
        return float('inf')
    return sum(p * 60 ** i for i, p in enumerate(reversed(parts)))

r = results_df.copy()
r['s'] = r['time'].apply(secs)
r['place'] = r.groupby('race_id')['s'].rank(method='min')
r.loc[np.isinf(r['s']), 'place'] = np.nan
r['place'] = r['place'].astype('Int64')
result = r[['race_id', 'bib', 'time', 'place']].sort_values(['race_id', 'place', 'bib'])
# case: points-leaderboard
pts = results_df.groupby('bib')['points'].agg(total='sum', races='count', best='max')
lb = athletes_df.set_index('bib')[['athlete']].join(pts).fillna({'total': 0, 'races': 0})
lb['pos'] = lb['total'].rank(method='dense', ascending=False).astype(int)
lb['avg'] = (lb['total'] / lb['races'].replace(0, np.nan)).round(2)
result = lb.sort_values(['pos', 'athlete']).reset_index()
# case: country-codes-unique
codes, inv, cnt = np.unique(athletes_df['country'].str.upper(), return_inverse=True, return_counts=True)
age_sum = np.bincount(inv, weights=athletes_df['age'].fillna(0))
result = pd.DataFrame({'country': codes, 'athletes': cnt, 'age_sum': age_sum})
# case: purse-split-rounding
shares = [0.5, 0.3, 0.2]
rows = []
for race, purse in zip(races_df['race'], races_df['purse']):
    amount = int(purse.lstrip('€').replace(',', ''))
    for i, s in enumerate(shares, start=1):
        rows.append({'race': race, 'place': i, 'prize': f'€{amount * s:,.0f}', 'cents': int(amount * s * 100)})
result = pd.DataFrame(rows)
# case: dnf-rate
bad = ~results_df['time'].str.match(r'^\d')
g = results_df.assign(bad=bad).groupby('race_id')['bad'].agg(['sum', 'size', 'mean'])
g['rate'] = (g['mean'] * 100).round(1).map('{:.1f}%'.format)
result = g.reset_index()[['race_id', 'sum', 'size', 'rate']]
# case: head-to-head-matrix
place = results_df[results_df['time'].str.contains(':')].copy()
place['points'] = place['points'].astype(int)
beat = defaultdict(int)
for _, g in place.groupby('race_id'):
    for (b1, p1), (b2, p2) in product(zip(g['bib'], g['points']), repeat=2):
        if p1 > p2:
            beat[(b1, b2)] += 1
m = pd.Series(beat).unstack(fill_value=0)
result = m.astype(int)
# case: age-bands
bands = pd.cut(athletes_df['age'], bins=[0, 25, 30, 40], labels=['U25', '26-30', '31+'], include_lowest=True)
bands = bands.cat.add_categories('unknown').fillna('unknown')
result = athletes_df.groupby(bands, observed=False)['athlete'].agg(['count', lambda s: '; '.join(s)]).reset_index()
# case: age-statistics
a = athletes_df['age']
result = {
    'mode': a.mode().iloc[0],
    'median': a.median(),
    'mean': round(a.mean(), 3),
    'var0': round(a.var(ddof=0), 3),
    'var1': round(a.var(), 3),
    'iqr': a.quantile(.75) - a.quantile(.25),
    'trimmed': round(a.dropna().sort_values().iloc[1:-1].mean(), 3),
}
# case: sponsor-normalised-count
sp = Counter(s.strip().lower() for s in athletes_df['sponsor'].dropna())
result = pd.DataFrame(sp.most_common(), columns=['sponsor', 'n']).sort_values(['n', 'sponsor'], ascending=[False, True]).reset_index(drop=True)
# case: gap-to-winner
def to_s(t):
    m = re.match(r'(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)$', t)
    if not m:
        return None
    h, mi, s = m.groups()
    return int(h or 0) * 3600 + int(mi) * 60 + float(s)

r = results_df.copy()
r['s'] = [to_s(t) for t in r['time']]
r = r.dropna(subset=['s'])
r['gap'] = r['s'] - r.groupby('race_id')['s'].transform('min')
r['gap_pct'] = 100 * r['gap'] / (r['s'] - r['gap'])
result = r[['race_id', 'bib', 'gap', 'gap_pct']].round(2).reset_index(drop=True)
# case: running-points-by-date
m = results_df.merge(races_df[['race_id', 'race_date']], on='race_id').sort_values(['bib', 'race_date'])
m['points'] = m['points'].fillna(0)
m['cum'] = m.groupby('bib')['points'].cumsum()
m['n_race'] = m.groupby('bib').cumcount() + 1
result = m.pivot(index='bib', columns='n_race', values='cum').add_prefix('after_').reset_index()
# case: pace-ladder-zip
Split = namedtuple('Split', 'km target')
splits = [Split(k, round(k * 171.5)) for k in (1, 5, 10)]
labels = [f'{s.target // 60:02d}:{s.target % 60:02d}' for s in splits]
result = [dict(km=s.km, label=l) for s, l in zip(splits, labels)]
# case: race-distance-conversion
r = races_df.copy()
r['miles'] = (r['distance_km'] / 1.609344).round(2)
r['laps_400'] = (r['distance_km'] * 1000 // 400).astype(int)
r['left_m'] = (r['distance_km'] * 1000 % 400).round(1)
r['month'] = pd.to_datetime(r['race_date']).dt.month_name().str[:3]
result = r.drop(columns=['purse', 'race_date'])
