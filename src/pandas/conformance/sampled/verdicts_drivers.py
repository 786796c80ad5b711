import pandas as pd
import numpy as np
import math
import re
from collections import Counter, defaultdict
from datetime import date

# BIRD formula_1
drivers = pd.DataFrame({
    'driverId': [1, 2, 3, 4, 5, 6, 7, 8],
    'forename': ['Lewis', 'Nick', 'Nico', 'Fernando', 'Heikki', 'Kazuki', 'Nico', 'lewis'],
    'surname': ['Hamilton', 'Heidfeld', 'Rosberg', 'Alonso', 'Kovalainen', 'Nakajima', 'Hülkenberg', "O'Brien"],
    'dob': ['1985-01-07', '1977-05-10', '1985-06-27', '1981-07-29', '1981-10-19', None, '1987-08-19', '29/02/1988'],
    'nationality': ['British', 'German', 'German', 'Spanish', 'Finnish', 'Japanese', 'German', None],
    'number': ['44', None, '6', '14', '', '\\N', '27', '07'],
})
races = pd.DataFrame({
    'raceId': [18, 19, 20, 21, 22, 23],
    'year': [2008, 2008, 2008, 2009, 2009, 2010],
    'round': [1, 2, 3, 1, 2, 1],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Australian Grand Prix', 'Malaysian Grand Prix', 'Cancelled GP'],
    'date': ['2008-03-16', '2008-03-23', '2008-04-06', '2009-03-29', '2009-04-05', None],
})
results = pd.DataFrame({
    'resultId': list(range(1, 16)),
    'raceId': [18, 18, 18, 18, 19, 19, 19, 20, 20, 20, 21, 21, 22, 22, 99],
    'driverId': [1, 2, 3, 4, 1, 2, 5, 1, 4, 6, 3, 1, 2, 77, 1],
    'position': [1, 2, 3, None, 5, 6, 3, 13, 10, 14, 6, None, 2, 11, 1],
    'points': [10.0, 8.0, 6.0, 0.0, 4.0, 3.0, 6.0, 0.0, 0.0, 0.0, 3.0, 0.0, 4.0, 0.0, 10.0],
    'time': ['1:34:50.616', '+5.478', '+8.163', None, '+46.548', '+49.833', '+38.450', '', '+77.181', None, '+5.722', None, '+22.722', '+50.000', '1:30:00.000'],
    'fastestLapSpeed': ['218.300', '217.586', '216.719', '\\N', '209.033', '208.000', '210.5', None, '204.1', '', '216.891', '214.3', '200', '199.9', '201'],
})
status_note = pd.DataFrame({'resultId': [4, 8, 10, 12, 12], 'note': ['Engine', None, 'Collision', 'Disqualified', 'disqualified']})

# case: driver-full-name-most-points
# SQL: SELECT d.forename || ' ' || d.surname, SUM(r.points) p FROM results r JOIN drivers d USING(driverId) GROUP BY d.driverId ORDER BY p DESC LIMIT 1
pts = results.groupby('driverId')['points'].sum().rename('p')
d = drivers.set_index('driverId').join(pts, how='inner')
best = d.sort_values('p', ascending=False).iloc[0]
expected = (best['forename'] + ' ' + best['surname'], best['p'])
alt = defaultdict(float)
for did, p in results[['driverId', 'points']].to_numpy():
    alt[int(did)] += p
k = max((x for x in alt if x in set(drivers['driverId'])), key=alt.get)
result = {'expected': expected, 'match': bool(alt[k] == expected[1] and drivers.loc[drivers['driverId'] == k, 'surname'].item() in expected[0])}

# case: drivers-without-number
# SQL: SELECT surname FROM drivers WHERE number IS NULL OR number IN ('', '\N')
bad = drivers['number'].isna() | drivers['number'].isin(['', r'\N'])
expected = drivers.loc[bad, 'surname'].to_list()
second = drivers.loc[~drivers['number'].str.fullmatch(r'\d+', na=False), 'surname'].to_list()
assert expected == second, (expected, second)
result = {'ok': True, 'rows': expected}

# case: youngest-german
# SQL: SELECT forename, surname FROM drivers WHERE nationality = 'German' AND dob IS NOT NULL ORDER BY dob DESC LIMIT 1
g = drivers[drivers['nationality'].eq('German')].dropna(subset=['dob'])
expected = g.sort_values('dob').tail(1)[['forename', 'surname']].squeeze().tolist()
second = g.loc[g['dob'].map(lambda s: date.fromisoformat(s).toordinal()).idxmax(), ['forename', 'surname']].tolist()
result = {'expected': expected, 'equal': expected == second}

# case: age-at-race
# SQL: SELECT d.surname, (strftime('%Y', ra.date) - strftime('%Y', d.dob)) - (strftime('%m-%d', ra.date) < strftime('%m-%d', d.dob)) AS age
#      FROM results r JOIN drivers d USING (driverId) JOIN races ra USING (raceId) WHERE ra.raceId = 18 ORDER BY age, surname
j = results.merge(drivers, on='driverId').merge(races[['raceId', 'date']], on='raceId')
j = j[j['raceId'] == 18]
rd, bd = pd.to_datetime(j['date']), pd.to_datetime(j['dob'])
before = (rd.dt.month * 100 + rd.dt.day) < (bd.dt.month * 100 + bd.dt.day)
j = j.assign(age=rd.dt.year - bd.dt.year - before.astype(int)).sort_values(['age', 'surname'])
expected = list(j[['surname', 'age']].itertuples(index=False, name=None))
second = []
for s, b in zip(j['surname'], j['dob']):
    y, m, dd = map(int, b.split('-'))
    second.append((s, 2008 - y - ((3, 16) < (m, dd))))
result = {'expected': expected, 'equal': expected == second}

# case: dob-mixed-parse
# SQL: SELECT COUNT(*) FROM drivers WHERE substr(dob, 1, 4) = '1985' OR dob LIKE '%/1988'
a = drivers['dob'].str.startswith('1985', na=False) | drivers['dob'].str.endswith('/1988', na=False)
iso = pd.to_datetime(drivers['dob'], format='%Y-%m-%d', errors='coerce')
eu = pd.to_datetime(drivers['dob'], format='%d/%m/%Y', errors='coerce')
dob = iso.combine_first(eu)
b = dob.dt.year.isin([1985]) | (eu.dt.year == 1988)
result = {'expected': int(a.sum()), 'ok': a.tolist() == b.tolist(), 'weekday': dob.dt.day_name().fillna('?').tolist()}

# case: podium-count-case
# SQL: SELECT d.surname, SUM(CASE WHEN position <= 3 THEN 1 ELSE 0 END) podiums, COUNT(position) finished, COUNT(*) starts
#      FROM drivers d JOIN results r ON d.driverId = r.driverId GROUP BY d.driverId HAVING starts > 1 ORDER BY podiums DESC, surname
j = drivers[['driverId', 'surname']].merge(results[['driverId', 'position']])
expected = (
    j.assign(podium=(j['position'] <= 3).astype(int))
    .groupby(['driverId', 'surname'])
    .agg(podiums=('podium', 'sum'), finished=('position', 'count'), starts=('podium', 'size'))
    .query('starts > 1')
    .sort_values(['podiums', 'surname'], ascending=[False, True])
    .reset_index('surname')
)
brute = []
for did, s in drivers[['driverId', 'surname']].values:
    pos = results.loc[results['driverId'] == did, 'position'].tolist()
    if len(pos) > 1:
        brute.append((s, sum(p <= 3 for p in pos), sum(not math.isnan(p) for p in pos), len(pos)))
brute.sort(key=lambda t: (-t[1], t[0]))
result = {'verdict': brute == [tuple(t) for t in expected.values.tolist()], 'index': expected.index.tolist(), 'expected': brute}

# case: avg-fastest-speed-cast
# SQL: SELECT AVG(CAST(fastestLapSpeed AS REAL)) FROM results WHERE fastestLapSpeed IS NOT NULL AND raceId = 18
s = results.loc[results['raceId'].eq(18) & results['fastestLapSpeed'].notna(), 'fastestLapSpeed']
def real(x):
    m = re.match(r'\s*[-+]?\d+(\.\d+)?', x)
    return float(m.group()) if m else 0.0
expected = s.map(real).mean()
second = pd.to_numeric(s, errors='coerce').fillna(0).sum() / s.size
result = {'expected': expected, 'isclose': bool(np.isclose(expected, second, rtol=0, atol=1e-9)), 'n': s.size}

# case: champion-time-to-seconds
# SQL: SELECT raceId, CAST(substr(time,1,1) AS REAL)*3600 + CAST(substr(time,3,2) AS REAL)*60 + CAST(substr(time,6) AS REAL) FROM results WHERE position = 1
w = results[results['position'] == 1].copy()
parts = w['time'].str.split(':', expand=True).astype(float)
w['sec'] = parts.mul([3600, 60, 1]).sum(axis=1)
td = pd.to_timedelta('0' + w['time']).dt.total_seconds()
result = {'expected': w.set_index('raceId')['sec'].round(3).to_dict(), 'match': bool(np.allclose(w['sec'], td))}

# case: gap-as-number
# SQL: SELECT resultId, CAST(REPLACE(time, '+', '') AS REAL) AS gap FROM results WHERE time LIKE '+%' ORDER BY gap DESC LIMIT 3
t = results[results['time'].str.startswith('+').fillna(False).astype(bool)]
gap = t['time'].str.lstrip('+').astype(float)
expected = t.assign(gap=gap).nlargest(3, 'gap')[['resultId', 'gap']]
second = gap.sort_values(ascending=False)[:3]
result = {'rows': expected.to_dict('split')['data'], 'ok': expected['gap'].tolist() == second.tolist(), 'idx_ok': expected.index.equals(second.index)}

# case: races-each-year-first-last
# SQL: SELECT year, MIN(date), MAX(date), COUNT(*) , COUNT(date) FROM races GROUP BY year ORDER BY year DESC
expected = races.groupby('year')['date'].agg(['min', 'max', 'size', 'count']).sort_index(ascending=False)
rows = []
for y in sorted(races['year'].unique(), reverse=True):
    dd = races.loc[races['year'] == y, 'date']
    nn = [x for x in dd if x is not None]
    rows.append([min(nn, default=None), max(nn, default=None), len(dd), len(nn)])
got = expected.astype(object).where(expected.notna(), None).values.tolist()
result = {'got': got, 'second': rows, 'match': got == rows}

# case: every-race-of-2008
# SQL: relational division - SELECT driverId FROM results WHERE raceId IN (SELECT raceId FROM races WHERE year=2008) GROUP BY driverId HAVING COUNT(DISTINCT raceId) = (SELECT COUNT(*) FROM races WHERE year=2008)
need = set(races.loc[races['year'] == 2008, 'raceId'])
by = results[results['raceId'].isin(need)].groupby('driverId')['raceId']
expected = by.nunique().loc[lambda s: s == len(need)].index.tolist()
second = [k for k, g in results.groupby('driverId')['raceId'] if need <= set(g)]
third = [k for k, v in by.agg(frozenset).items() if v == need]
result = {'expected': expected, 'ok': expected == second == third}

# case: consecutive-rounds-lead
# SQL: SELECT raceId, date, LEAD(date) OVER (PARTITION BY year ORDER BY round) nxt, julianday(LEAD(date) OVER (...)) - julianday(date) gap FROM races
r = races.sort_values(['year', 'round']).copy()
r['nxt'] = r.groupby('year')['date'].shift(-1)
r['gap'] = pd.to_datetime(r['nxt']).sub(pd.to_datetime(r['date'])).dt.days
expected = r[['raceId', 'nxt', 'gap']]
recs = [{k: (None if pd.isna(v) else v) for k, v in x.items()} for x in expected.to_dict(orient='records')]
result = {'records': recs, 'non_null': int(expected['gap'].notna().sum()), 'mean_gap': expected['gap'].mean()}

# case: same-forename-pairs-case-insensitive
# SQL: SELECT a.surname, b.surname FROM drivers a JOIN drivers b ON LOWER(a.forename) = LOWER(b.forename) AND a.driverId < b.driverId
low = drivers.assign(f=drivers['forename'].str.lower())[['driverId', 'f', 'surname']]
p = low.merge(low, on='f')
p = p[p['driverId_x'] < p['driverId_y']]
expected = Counter(zip(p['surname_x'], p['surname_y']))
chk = Counter()
for i in range(len(drivers)):
    for k in range(i + 1, len(drivers)):
        if drivers.at[i, 'forename'].casefold() == drivers.at[k, 'forename'].casefold():
            chk[(drivers.at[i, 'surname'], drivers.at[k, 'surname'])] += 1
result = {'expected': sorted(expected.elements()), 'same': expected == chk}

# case: except-all-null-time
# SQL: SELECT driverId FROM results WHERE time IS NULL EXCEPT SELECT driverId FROM results WHERE position = 1
A = results.loc[results['time'].isnull(), 'driverId']
B = results.query('position == 1')['driverId']
expected = np.setdiff1d(A, B)
result = {'expected': expected.tolist(), 'set_ok': set(A) - set(B) == set(expected.tolist())}

# case: missing-merge-key-mistake
# SQL: SELECT d.surname, n.note FROM status_note n JOIN drivers d ON d.driverId = n.driverId
j = status_note.merge(drivers, on='driverId', how='inner')
result = j[['surname', 'note']].values.tolist()

# case: note-distinct-nocase
# SQL: SELECT COUNT(DISTINCT note), COUNT(DISTINCT note COLLATE NOCASE) FROM status_note n JOIN results r USING (resultId) WHERE r.position IS NULL
j = status_note.merge(results[['resultId', 'position']], on='resultId')
j = j[j['position'].isna()]
a, b = j['note'].nunique(), j['note'].str.lower().nunique()
second = (len(set(j['note'].dropna())), len({x.lower() for x in j['note'] if isinstance(x, str)}))
result = {'tuple': (a, b), 'verdict': (a, b) == second}

# case: cumulative-points-2008
# SQL: SELECT ra.round, SUM(r.points) OVER (ORDER BY ra.round) FROM results r JOIN races ra USING (raceId) WHERE driverId = 1 AND year = 2008
x = results[results['driverId'] == 1].merge(races[races['year'] == 2008], on='raceId').sort_values('round')
expected = x['points'].cumsum().tolist()
second = x['points'].expanding().sum().tolist()
third = list(np.add.accumulate(x['points'].to_numpy()))
assert np.allclose(expected, second) and np.allclose(second, third)
result = {'pass': True, 'by_round': dict(zip(x['round'], expected))}

# case: scalar-subquery-compare-two
# SQL: SELECT (SELECT COUNT(*) FROM results WHERE driverId = 1) - (SELECT COUNT(*) FROM results WHERE driverId = 2) AS diff
vc = results['driverId'].value_counts()
expected = int(vc.get(1, 0) - vc.get(2, 0))
second = results['driverId'].tolist().count(1) - results['driverId'].tolist().count(2)
result = {'expected': [(expected,)], 'verdict': expected == second}

# case: position-order-nulls-last
# SQL: SELECT driverId, position FROM results WHERE raceId IN (18, 21) ORDER BY raceId DESC, position ASC NULLS LAST, driverId
f = results[results['raceId'].isin([18, 21])]
expected = f.sort_values(['raceId', 'position', 'driverId'], ascending=[False, True, True], na_position='last')[['driverId', 'position']]
tuples = [(int(a), None if np.isnan(b) else int(b)) for a, b in expected.to_numpy(dtype=float)]
second = sorted(f[['raceId', 'driverId', 'position']].itertuples(index=False), key=lambda t: (-t.raceId, math.isnan(t.position), t.position if t.position == t.position else 0, t.driverId))
second = [(t.driverId, None if t.position != t.position else int(t.position)) for t in second]
result = {'expected': tuples, 'ordered_equal': tuples == second}

# case: first-win-percent-by-nationality
# SQL: SELECT nationality, ROUND(100.0 * SUM(position = 1) / COUNT(*), 2) pct FROM drivers JOIN results USING (driverId) GROUP BY nationality ORDER BY pct DESC, nationality
j = drivers.merge(results, on='driverId', how='inner')
expected = j['position'].eq(1).groupby(j['nationality']).mean().mul(100).round(2).rename('pct').reset_index()
expected = expected.sort_values(['pct', 'nationality'], ascending=[False, True]).reset_index(drop=True)
g = j.groupby('nationality')
second = (100.0 * g['position'].apply(lambda s: (s == 1).sum()) / g.size()).round(2)
result = {'expected': expected.to_dict('index'), 'close': bool(np.isclose(expected.set_index('nationality')['pct'], second.reindex(expected['nationality'])).all())}

# case: replace-grand-prix
# SQL: SELECT DISTINCT REPLACE(name, ' Grand Prix', '') || ' ' || year FROM races WHERE name LIKE '%Grand Prix' ORDER BY 1
m = races['name'].str.endswith('Grand Prix')
expected = sorted((races.loc[m, 'name'].str.removesuffix(' Grand Prix') + ' ' + races.loc[m, 'year'].astype(str)).unique())
second = races[m].apply(lambda r: '%s %d' % (r['name'].replace(' Grand Prix', ''), r['year']), axis=1).drop_duplicates().sort_values().tolist()
result = {'expected': expected, 'n': len(expected), 'verdict': expected == second}

# case: not-like-null
# SQL: SELECT COUNT(*) FROM results WHERE time NOT LIKE '+%'  -- NULL time excluded, '' counted
col = results['time'].astype('string')
mask = ~col.str.startswith('+')
expected = int(mask.fillna(False).sum())
second = sum(1 for t in results['time'] if t is not None and not t.startswith('+'))
result = {'expected': expected, 'second': second, 'dtype': str(mask.dtype), 'nulls': int(mask.isna().sum())}
