import pandas as pd
import numpy as np
import math
from itertools import groupby as igroupby

drivers = pd.DataFrame({
    'driverId': [1, 2, 3, 4, 5, 6, 7, 8],
    'forename': ['Lewis', 'Nick', 'Nico', 'Fernando', 'Heikki', 'Kazuki', 'nico', 'Bruno'],
    'surname': ['Hamilton', 'Heidfeld', 'Rosberg', 'Alonso', 'Kovalainen', 'Nakajima', 'Hülkenberg', 'Senna'],
    'code': ['HAM', 'HEI', 'ROS', 'ALO', 'KOV', None, 'HUL', ''],
    'dob': ['1985-01-07', '1977-05-10', '1985-06-27', '1981-07-29', '1981-10-19', None, '1987-08-19', '15/10/1983'],
    'nationality': ['British', 'German', 'German', 'Spanish', 'Finnish', 'Japanese', 'german', None],
})
races = pd.DataFrame({
    'raceId': [18, 19, 20, 21, 22, 23],
    'year': [2008, 2008, 2008, 2009, 2009, 2010],
    'round': [1, 2, 3, 1, 2, 1],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix'],
    'date': ['2008-03-16', '2008-03-23', '2008-04-06', '2009-03-29', '2009-04-05', '2010-03-14'],
})
results = pd.DataFrame({
    'raceId':    [18, 18, 18, 18, 18, 19, 19, 19, 19, 20, 20, 20, 21, 21, 22, 99],
    'driverId':  [1, 2, 3, 4, 5, 5, 1, 2, 9, 2, 5, 1, 1, 3, 3, 4],
    'grid':      [1, 5, 7, 11, 3, 8, 9, 5, 2, 1, 5, 3, 18, 5, 4, 1],
    'position':  ['1', '2', '3', '4', r'\N', '3', '5', '6', '1', '4', '5', '13', r'\N', '6', '8', '2'],
    'points':    [10.0, 8.0, 6.0, 5.0, 0.0, 6.0, 4.0, 3.0, 10.0, 5.0, 4.0, np.nan, 0.0, 3.0, 0.5, 8.0],
    'laptime':   ['1:27.452', '1:27.739', '1:28.090', '1:28.603', '1:27.418', '1:35.922', '1:35.462', '1:36.129', None, '1:33.562', '1:33.193', '1:34', '', '1:28.8', '1:37.1', '1:30.0'],
    'fastest':   [False, False, False, None, True, False, True, False, None, False, True, False, False, False, False, True],
})

# case: standings-2008
# SELECT d.surname, SUM(r.points) FROM results r JOIN races USING (raceId) JOIN drivers d USING (driverId) WHERE year = 2008 GROUP BY d.driverId ORDER BY 2 DESC
result = (results.merge(races, on='raceId').merge(drivers, on='driverId')
          .query('year == 2008')
          .groupby(['driverId', 'surname'])['points'].sum()
          .droplevel('driverId')
          .sort_values(ascending=False))
# case: cumulative-points
# SUM(points) OVER (PARTITION BY year, driverId ORDER BY round)
r = results.merge(races[['raceId', 'year', 'round']], on='raceId', how='inner')
r = r.sort_values(['year', 'driverId', 'round'])
r['cum'] = r.groupby(['year', 'driverId'])['points'].transform(lambda s: s.fillna(0).cumsum())
result = r.pivot_table(index=['year', 'driverId'], columns='round', values='cum', aggfunc='last').groupby(level='year').ffill(axis=0).head(8)
# case: cumulative-points-wide
wide = results.merge(races).pivot(index='driverId', columns='raceId', values='points').fillna(0).cumsum(axis=1)
result = wide.loc[[1, 2, 5]]
# case: lap-time-seconds
def to_seconds(txt):
    if not isinstance(txt, str) or ':' not in txt:
        return np.nan
    m, s = txt.split(':')
    return int(m) * 60 + float(s)

sec = results['laptime'].map(to_seconds)
result = results.assign(sec=sec).loc[lambda d: d.groupby('raceId')['sec'].idxmin(), ['raceId', 'driverId', 'sec']]
# case: lap-time-split-expand
parts = results['laptime'].replace('', np.nan).str.split(':', expand=True).astype(float)
result = (parts[0] * 60 + parts[1]).round(3).describe().round(3)
# case: position-cast
# CAST(position AS INTEGER) fails on \N
result = results.astype({'position': 'int64'}).groupby('driverId')['position'].mean()
# case: position-gained
pos = pd.to_numeric(results['position'].replace(r'\N', np.nan), errors='raise')
df = results[['raceId', 'driverId']].assign(gained=results['grid'] - pos)
best = df['gained'].max()
result = df[df['gained'] == best].merge(drivers[['driverId', 'surname']], on='driverId', how='left').to_dict('list')
# case: dnf-percentage-per-driver
x = results.assign(dnf=results['position'].eq(r'\N'))
s = x.groupby('driverId')['dnf'].agg(['sum', 'count'])
s['pct'] = s['sum'] * 100.0 / s['count']
result = s.loc[s['sum'] > 0].round(1)
# case: dob-mixed-formats
d1 = pd.to_datetime(drivers['dob'], format='%Y-%m-%d', errors='coerce')
d2 = pd.to_datetime(drivers['dob'], format='%d/%m/%Y', errors='coerce')
drivers['birth'] = d1.fillna(d2)
result = drivers.sort_values('birth').loc[:, ['surname', 'birth']].set_index('surname')['birth'].dt.strftime('%b %d, %Y').to_dict()
# case: youngest-german
# ORDER BY dob DESC LIMIT 1
german = drivers[drivers['nationality'].str.lower().eq('german')]
result = german.sort_values('dob', ascending=False).iloc[0][['forename', 'surname']].str.title().str.cat(sep=' ')
# case: age-at-race
dob = pd.to_datetime(drivers.set_index('driverId')['dob'], errors='coerce')
rr = results.merge(races[['raceId', 'date']], on='raceId')
rr['date'] = pd.to_datetime(rr['date'])
rr['dob'] = rr['driverId'].map(dob)
rr['age'] = rr['date'].dt.year - rr['dob'].dt.year - ((rr['date'].dt.month * 100 + rr['date'].dt.day) < (rr['dob'].dt.month * 100 + rr['dob'].dt.day)).astype(int)
result = rr.groupby('driverId')['age'].agg(['min', 'max'])
# case: nationality-having
cnt = drivers.groupby(drivers['nationality'].str.capitalize())['driverId'].nunique()
result = cnt[cnt.gt(1)].to_dict()
# case: null-code-predicate
# SELECT surname FROM drivers WHERE code IS NULL OR TRIM(code) = ''
result = drivers.loc[drivers['code'].isnull() | drivers['code'].str.strip().eq(''), 'surname'].to_list()
# case: generate-code
# COALESCE(NULLIF(code,''), UPPER(SUBSTR(surname,1,3)))
code = drivers['code'].where(drivers['code'].astype(bool) & drivers['code'].notna(), drivers['surname'].str[:3].str.upper())
result = dict(zip(drivers['driverId'], code))
# case: driver-pairs-same-race
a = results[['raceId', 'driverId']]
pairs = a.merge(a, on='raceId').query('driverId_x < driverId_y')
names = drivers.set_index('driverId')['surname']
top = pairs.groupby(['driverId_x', 'driverId_y']).size().sort_values(ascending=False, kind='stable').head(3)
result = [(names.get(i, '?'), names.get(j, '?'), int(n)) for (i, j), n in top.items()]
# case: drivers-in-all-2008-races
# relational division
ids_2008 = set(races.loc[races['year'] == 2008, 'raceId'])
started = results.groupby('driverId')['raceId'].agg(set)
result = started[started.map(ids_2008.issubset)].index.tolist()
# case: except-race-names
names_08 = races[races.year == 2008]['name']
names_09 = races[races.year == 2009]['name']
result = pd.Series(list(set(names_08) - set(names_09)), dtype='object')
# case: bool-with-none-filter
# forgot that the column has None
result = results[results['fastest']]['driverId'].tolist()
# case: bool-with-none-ok
ft = results['fastest'].astype('boolean')
result = {'yes': int(ft.sum()), 'no': int((~ft).sum()), 'null': int(ft.isna().sum()), 'share': float(ft.mean())}
# case: interval-between-races
rc = races.copy()
rc['date'] = pd.to_datetime(rc['date'])
rc['next_date'] = rc.groupby('year')['date'].shift(-1)
rc['days_to_next'] = rc['next_date'].sub(rc['date']).dt.days
rc['weekday'] = rc['date'].dt.day_name()
result = rc[['year', 'round', 'days_to_next', 'weekday']].fillna({'days_to_next': -1})
# case: podium-streaks
p = results.merge(races[['raceId', 'date']], on='raceId').sort_values(['driverId', 'date'])
p['scored'] = p['points'].fillna(0).gt(0)
p['block'] = (p['scored'] != p.groupby('driverId')['scored'].shift()).cumsum()
streaks = p[p['scored']].groupby(['driverId', 'block']).size().groupby(level=0).max()
result = streaks.nlargest(3, keep='all')
# case: first-last-value
# FIRST_VALUE / LAST_VALUE OVER (PARTITION BY raceId ORDER BY grid)
g = results.sort_values(['raceId', 'grid']).groupby('raceId')
result = g.agg(pole=('driverId', 'first'), back=('driverId', 'last'), starters=('driverId', 'size')).query('starters > 1')
# case: share-of-race-points
pts = results.copy()
pts['share'] = pts['points'].div(pts.groupby('raceId')['points'].transform('sum')).mul(100).round(1)
pts['label'] = pts['share'].map('{:.1f}%'.format, na_action='ignore').fillna('n/a')
result = pts.loc[pts['raceId'].isin([18, 20]), ['raceId', 'driverId', 'label']].set_index(['raceId', 'driverId']).unstack('raceId')
# case: verbose-best-constructor-of-year
output_rows = []
for year, race_group in races.groupby('year'):
    race_ids = race_group['raceId'].tolist()
    year_results = results[results['raceId'].isin(race_ids)]
    if year_results.empty:
        output_rows.append((year, None, 0.0))
        continue
    totals = year_results.groupby('driverId')['points'].sum()
    winner_id = totals.idxmax()
    surname = drivers.loc[drivers['driverId'] == winner_id, 'surname']
    output_rows.append((year, surname.iloc[0] if len(surname) else None, float(totals.max())))
result = pd.DataFrame.from_records(output_rows, columns=['year', 'champion', 'points'])
# case: empty-window
# SELECT * FROM results WHERE points > 100, then top-1 per race
sub = results[results['points'] > 100]
sub = sub.sort_values('points').groupby('raceId').head(1)
result = (sub.shape, sub['points'].sum(), sub['points'].mean(), sub.empty, list(sub.columns[:2]))
