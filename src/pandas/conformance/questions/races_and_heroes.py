import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta
drivers = pd.DataFrame({'driverId': [1, 2, 3, 4], 'ref': ['ham', 'ros', 'alo', 'kub'], 'dob': ['1985-01-07', '1985-06-27', '1981-07-29', None], 'nat': ['British', 'German', 'Spanish', 'Polish']})
results = pd.DataFrame({'raceId': [18, 18, 18, 19, 19, 20, 20], 'driverId': [1, 2, 3, 1, 2, 3, 4], 'pos': ['1', '2', '\\N', '2', '1', 'R', '3'], 'pts': [10.0, 8.0, 0.0, 8.0, 10.0, 0.0, 6.0], 'ms': [5690616, 5696094, None, 5517500, 5500000, None, 5700123], 'laptime': ['1:27.452', '1:27.739', '', '1:35.900', None, '1:41.1', '1:28']})
races = pd.DataFrame({'raceId': [18, 19, 20, 21], 'year': [2008, 2008, 2009, 2009], 'name': ['Australian GP', 'Malaysian GP', 'Australian GP', 'Bahrain GP'], 'date': ['2008-03-16', '2008-03-23', '2009-03-29', '2009-04-26'], 'time': ['04:30:00', None, '06:00:00', '11:30:00']})
hero = pd.DataFrame({'id': [1, 2, 3, 4, 5], 'name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abin Sur', None], 'h': [188, 203, 191, 0, None], 'wt': [90, 441, 65, 0, 70], 'eye': ['Brown', 'Yellow', 'Blue', 'Blue', '-'], 'pub': [13, 13, 3, 4, 13]})
power = pd.DataFrame({'hero_id': [1, 1, 2, 2, 2, 3, 9], 'power': ['Agility', 'Super Strength', 'Agility', 'Stamina', 'Super Strength', 'Agility', 'Flight']})
pubs = pd.DataFrame({'id': [3, 4, 13, 99], 'publisher': ['Dark Horse Comics', 'DC Comics', 'Marvel Comics', '']})
# case: percentage-of-group
m = hero.merge(pubs, left_on='pub', right_on='id', suffixes=('', '_p'))
result = (m['publisher'] == 'Marvel Comics').sum() * 100 / len(m), round((m['eye'] == 'Blue').mean() * 100, 2)
# case: percentage-by-eye
m = hero[hero['h'] > 0]
result = m.groupby('eye').size().div(len(m)).mul(100).round(2).reset_index(name='pct')
# case: hero-most-powers
n = hero.merge(power, left_on='id', right_on='hero_id', how='left').groupby('name', dropna=False)['power'].count()
result = n.sort_values(ascending=False), n[n == n.max()].index.tolist()
# case: heroes-with-both
g = power.groupby('hero_id')['power'].apply(set)
result = g[g.apply(lambda s: {'Agility', 'Stamina'} <= s)].index.tolist()
# case: heroes-with-both-merge
a = power[power['power'] == 'Agility']['hero_id']
b = power[power['power'] == 'Super Strength']['hero_id']
result = hero[hero['id'].isin(set(a) & set(b))]['name'].tolist()
# case: average-without-zero
result = hero.loc[hero['h'].ne(0), 'h'].mean(), hero['h'].replace(0, np.nan).mean(), hero['wt'][hero['wt'] > 0].median()
# case: difference-of-publishers
c = hero['pub'].map(pubs.set_index('id')['publisher']).value_counts()
result = int(c.get('Marvel Comics', 0) - c.get('DC Comics', 0)), c
# case: rank-of-heights
hero['rk'] = hero['h'].rank(ascending=False, method='dense')
result = hero.sort_values(['rk', 'id'], na_position='last')[['name', 'rk']]
# case: names-with-digits
result = hero[hero['name'].str.contains(r'\d', na=False)]['name'].tolist(), hero['name'].str.extract(r'(\w+)-(\w+)'), hero['name'].str.len().max()
# case: lap-to-seconds
def sec(t):
    if not isinstance(t, str) or not t:
        return np.nan
    m, _, s = t.partition(':')
    return round(int(m) * 60 + float(s), 3)
results['s'] = results['laptime'].map(sec)
result = results.groupby('driverId')['s'].agg(['min', 'mean', 'count'])
# case: lap-to-seconds-vectorized
p = results['laptime'].str.split(':', expand=True)
result = p[0].replace('', np.nan).astype(float) * 60 + pd.to_numeric(p[1])
# case: lap-by-regex
result = results['laptime'].str.extract(r'^(?P<m>\d+):(?P<s>\d+)(?:\.(?P<f>\d+))?$').astype(float)
# case: ms-to-time
def show(ms):
    return '' if pd.isna(ms) else f'{int(ms // 3600000)}:{int(ms % 3600000 // 60000):02d}:{ms % 60000 / 1000:06.3f}'
result = results['ms'].apply(show).tolist()
# case: ms-timedelta
result = pd.to_timedelta(results['ms'], unit='ms'), pd.to_timedelta(results['ms'], unit='ms').astype(str).tolist()
# case: positions-numeric
results['p'] = pd.to_numeric(results['pos'], errors='coerce')
result = results['p'], results.groupby('driverId')['p'].min(), results['pos'].str.isdigit().sum(), results[results['pos'].isin(['R', '\\N'])].shape[0]
# case: champion-per-year
t = results.merge(races, on='raceId').groupby(['year', 'driverId'])['pts'].sum().reset_index()
t = t.loc[t.groupby('year')['pts'].idxmax()].merge(drivers[['driverId', 'ref']], on='driverId')
result = t[['year', 'ref', 'pts']]
# case: champion-with-ties
t = results.merge(races, on='raceId').groupby(['year', 'driverId'], as_index=False)['pts'].sum()
result = t[t['pts'] == t.groupby('year')['pts'].transform('max')].merge(drivers, on='driverId')[['year', 'ref']]
# case: cumulative-standing
t = results.merge(races[['raceId', 'date']], on='raceId').sort_values(['date', 'driverId'])
t['cum'] = t.groupby('driverId')['pts'].cumsum()
result = t.pivot(index='date', columns='driverId', values='cum').ffill().fillna(0)
# case: win-ratio
r = results.assign(win=results['pos'].eq('1')).groupby('driverId')['win'].agg(['sum', 'count'])
r['ratio'] = r['sum'] / r['count']
result = r.sort_values('ratio', ascending=False, kind='stable').round(2)
# case: win-rate-no-division
w = results[results['pos'] == '1'].groupby('driverId').size()
n = results.groupby('driverId').size()
result = (w / n).fillna(0).round(3), w.reindex(n.index, fill_value=0)
# case: youngest-driver
d = drivers.assign(dob=pd.to_datetime(drivers['dob']))
result = d.loc[d['dob'].idxmax(), 'ref'], d.nsmallest(1, 'dob')['ref'].iat[0], d.sort_values('dob')['ref'].tolist()
# case: age-at-race
m = results.merge(drivers, on='driverId').merge(races, on='raceId')
m['age'] = ((pd.to_datetime(m['date']) - pd.to_datetime(m['dob'])).dt.days / 365.25)
result = m.groupby('ref')['age'].min().round(1)
# case: age-by-year
m = pd.to_datetime(drivers['dob'])
result = (2009 - m.dt.year).astype('Int64'), m.dt.strftime('%m-%d').tolist(), drivers['dob'].str[:4].value_counts().to_dict(), drivers[drivers['dob'].str.startswith('1985', na=False)].shape
# case: same-name-races
g = races.groupby('name')['year'].agg(['nunique', 'min', 'max'])
result = g[g['nunique'] > 1], races[races.duplicated('name', keep=False)].sort_values('name')
# case: races-without-results
result = races.loc[~races['raceId'].isin(results['raceId']), ['name', 'year']].values.tolist(), set(races['raceId']).difference(results['raceId'])
# case: race-datetime
races['dt'] = pd.to_datetime(races['date'] + ' ' + races['time'].fillna('00:00:00'))
result = races['dt'], races['dt'].dt.hour.tolist(), races['dt'].dt.strftime('%d %b %Y %H:%M').tolist()
# case: weekday-count
result = pd.to_datetime(races['date']).dt.day_name().value_counts().to_dict(), pd.to_datetime(races['date']).dt.dayofweek.eq(6).all()
# case: podium-matrix
m = results[results['pos'].isin(['1', '2', '3'])]
result = pd.crosstab(m['driverId'], m['pos']).reindex(columns=['1', '2', '3'], fill_value=0)
# case: teammates
m = results.merge(results, on='raceId', suffixes=('_a', '_b'))
m = m[m['driverId_a'] < m['driverId_b']]
result = m.groupby(['driverId_a', 'driverId_b']).size().reset_index(name='n'), (m['pts_a'] > m['pts_b']).sum()
# case: gap-to-winner
w = results[results['pos'] == '1'].set_index('raceId')['ms']
results['gap'] = (results['ms'] - results['raceId'].map(w)) / 1000
result = results[['raceId', 'driverId', 'gap']].round(3)
# case: faster-than-average
r = results.dropna(subset=['ms'])
result = r[r['ms'] < r['ms'].mean()]['driverId'].unique().tolist(), r[r['ms'] < r.groupby('raceId')['ms'].transform('mean')]['driverId'].tolist()
# case: nth-place
s = results.sort_values('pts', ascending=False, kind='stable')
result = s.iloc[1]['driverId'], s['pts'].drop_duplicates().iloc[1], s.groupby('raceId').nth(1)['driverId'].tolist()
# case: top-two-per-race
result = results.sort_values(['raceId', 'pts'], ascending=[True, False]).groupby('raceId').head(2)[['raceId', 'driverId']], results.groupby('raceId', group_keys=False)[['driverId', 'pts']].apply(lambda g: g.nlargest(1, 'pts'))
# case: dict-report
rep = {}
for (year,), g in races.groupby(['year']):
    rep[int(year)] = {'n': len(g), 'names': g['name'].str.replace(' GP', '').tolist()}
result = rep
# case: text-report
out = []
for r in results.merge(drivers, on='driverId').sort_values(['raceId', 'pts'], ascending=[True, False]).itertuples(index=False):
    out.append(f'{r.raceId:>4} {r.ref:<5}{r.pts:6.1f}')
result = '\n'.join(out)
# case: iterrows-conditions
best = {}
for _, r in results.iterrows():
    if pd.notna(r['ms']) and (r['raceId'] not in best or r['ms'] < best[r['raceId']][1]):
        best[r['raceId']] = (r['driverId'], r['ms'])
result = best
# case: apply-with-lookup
lookup = drivers.set_index('driverId').to_dict('index')
result = results.apply(lambda r: f"{lookup[r['driverId']]['ref']}:{r['pts']:g}", axis=1).tolist()
# case: filter-function
def strong(g):
    return g['pts'].sum() >= 10 and len(g) >= 2
result = results.groupby('driverId').filter(strong)['driverId'].unique().tolist()
# case: yearly-growth
t = results.merge(races, on='raceId').groupby('year')['pts'].sum()
result = t.pct_change().mul(100).round(1), t.diff(), ((t.iloc[-1] - t.iloc[0]) / t.iloc[0] * 100).round(2)
# case: share-of-nationality
t = results.merge(drivers, on='driverId').groupby('nat')['pts'].sum()
result = (t / t.sum()).map('{:.1%}'.format), t.sort_values().index[-1], t.rank(ascending=False).astype(int)
# case: bmi
h = hero[(hero['h'] > 0) & hero['wt'].notna()].copy()
h['bmi'] = h['wt'] / (h['h'] / 100) ** 2
h['class'] = pd.cut(h['bmi'], [0, 18.5, 25, np.inf], labels=['under', 'normal', 'over'])
result = h[['name', 'bmi', 'class']].round(2)
# case: missing-as-dash
hero['eye2'] = hero['eye'].replace('-', np.nan)
result = hero['eye2'].isna().sum(), hero['eye2'].fillna('Unknown').tolist(), hero.replace('-', None)['eye'].tolist(), hero['name'].fillna('').str.upper().tolist()
# case: publisher-blank
result = pubs[pubs['publisher'].str.strip() != '']['publisher'].tolist(), pubs['publisher'].replace('', np.nan).dropna().str.split().str[0].tolist(), pubs['publisher'].eq('').sum()
# case: left-join-counts-zero
m = pubs.merge(hero, left_on='id', right_on='pub', how='left', suffixes=('', '_h'))
result = m.groupby('publisher')['id_h'].count(), m.groupby('publisher', sort=False)['id_h'].nunique().to_dict(), m['id_h'].isna().sum()
# case: merge-int-with-float-key
h = hero.assign(pub=hero['pub'].astype(float))
result = h.merge(pubs, left_on='pub', right_on='id')[['name', 'publisher']], hero.merge(pubs.rename(columns={'id': 'pub'}), on='pub', how='outer')
# case: compare-two-subsets
a = hero[hero['pub'] == 13]['wt'].mean()
b = hero[hero['pub'] != 13]['wt'].mean()
result = a > b, round(a - b, 2), 'Marvel' if a > b else 'Other', round(a / b, 3)
# case: multi-key-sort-names
result = drivers.sort_values(by=['nat', 'ref'], key=lambda c: c.str.lower(), ascending=[False, True])['ref'].tolist(), sorted(drivers['ref'], key=lambda s: (len(s), s[::-1])), drivers.set_index('ref').sort_index(ascending=False).index.tolist()
