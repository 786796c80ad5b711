import pandas as pd
import numpy as np
from itertools import accumulate, groupby as igroupby

drivers = pd.DataFrame({
    'driverId': [1, 2, 3, 4, 5, 6, 7],
    'driverRef': ['hamilton', 'heidfeld', 'rosberg', 'alonso', 'kovalainen', 'bottas', 'Hamilton'],
    'code': ['HAM', 'HEI', 'ROS', 'ALO', None, 'BOT', None],
    'forename': ['Lewis', 'Nick', 'Nico', 'Fernando', 'Heikki', 'Valtteri', 'Duncan'],
    'surname': ['Hamilton', 'Heidfeld', 'Rosberg', 'Alonso', 'Kovalainen', 'Bottas', 'HAMILTON'],
    'dob': ['1985-01-07', '1977-05-10', '1985-06-27', '1981-07-29', '1981-10-19', '1989-08-28', None],
    'nationality': ['British', 'German', 'German', 'Spanish', 'Finnish', 'Finnish', None],
})
races = pd.DataFrame({
    'raceId': [18, 19, 20, 21, 22],
    'year': [2008, 2008, 2008, 2009, 2009],
    'round': [1, 2, 3, 1, 2],
    'name': ['Australian Grand Prix', 'Malaysian Grand Prix', 'Bahrain Grand Prix', 'Australian Grand Prix', 'Malaysian Grand Prix'],
    'date': ['2008-03-16', '2008-03-23', '2008-04-06', '2009-03-29', '2009-04-05'],
    'time': ['04:30:00', '07:00:00', None, '06:00:00', '09:00:00'],
})
results = pd.DataFrame({
    'resultId': range(1, 15),
    'raceId': [18, 18, 18, 18, 18, 19, 19, 19, 20, 20, 21, 21, 21, 99],
    'driverId': [1, 2, 3, 4, 5, 5, 1, 2, 2, 1, 1, 3, 2, 4],
    'grid': [1, 5, 7, 11, 3, 8, 9, 5, 6, 3, 18, 5, 9, 0],
    'position': [1, 2, 3, 4, 5, 3, 5, 6, 4, None, None, 6, 10, None],
    'points': [10.0, 8.0, 6.0, 5.0, 4.0, 6.0, 4.0, 3.0, 5.0, 0.0, 0.0, 2.5, 0.0, 0.0],
    'time': ['1:34:50.616', '+5.478', '+8.163', '+17.181', '+18.014', '+38.450', '+46.548', '+49.833', '+8.409', None, None, '+5.722', '+7.085', ''],
    'fastestLapTime': ['1:27.452', '1:27.739', '1:28.090', '1:28.603', '1:27.418', '1:35.922', '1:35.462', '1:36.103', '1:33.688', None, '1:29.020', '1:28.706', '', None],
    'statusId': [1, 1, 1, 1, 1, 1, 1, 1, 1, 11, 2, 1, 1, 4],
})


def sql_rows(frame, order=None):
    recs = [tuple(None if v is None or v != v else v for v in rec)
            for rec in frame.astype(object).itertuples(index=False, name=None)]
    if order is None:
        recs = sorted(recs, key=lambda r: tuple((v is not None, str(type(v)), v if v is not None else 0) for v in r))
    return recs


def lap_to_seconds(txt):
    if not isinstance(txt, str) or txt == '':
        return np.nan
    parts = [float(p) for p in txt.lstrip('+').split(':')]
    total = 0.0
    for p in parts:
        total = total * 60 + p
    return total


# case: fastest-lap-seconds
# SELECT d.surname, MIN(CAST(SUBSTR(fastestLapTime, 1, INSTR(fastestLapTime, ':') - 1) AS INTEGER) * 60 + CAST(SUBSTR(fastestLapTime, INSTR(...) + 1) AS REAL)) FROM results JOIN drivers
r = results.copy()
parts = r['fastestLapTime'].str.extract(r'^(?P<m>\d+):(?P<s>[\d.]+)$')
r['sec'] = pd.to_numeric(parts['m']) * 60 + pd.to_numeric(parts['s'])
best = r.groupby('driverId')['sec'].min().rename('best').round(3)
out = drivers.set_index('driverId')[['surname']].join(best, how='inner')
result = sql_rows(out)
# case: driver-age-at-race
# SELECT d.driverRef, r.year - CAST(strftime('%Y', d.dob) AS INTEGER) FROM drivers d, results x, races r WHERE x.driverId = d.driverId AND x.raceId = r.raceId AND x.position = 1
m = results.query('position == 1').merge(races[['raceId', 'year']], on='raceId').merge(drivers[['driverId', 'driverRef', 'dob']], on='driverId')
m['age'] = m['year'].sub(m['dob'].str.slice(stop=4).astype('int64'))
result = m[['driverRef', 'age']].values.tolist()
# case: age-with-birthday-check
# SELECT driverRef, CAST(strftime('%Y.%m%d', '2009-06-30') - strftime('%Y.%m%d', dob) AS INTEGER) FROM drivers ORDER BY driverId
asof = pd.Timestamp('2009-06-30')
dob = pd.to_datetime(drivers['dob'], format='%Y-%m-%d')
before = (dob.dt.month > asof.month) | ((dob.dt.month == asof.month) & (dob.dt.day > asof.day))
age = (asof.year - dob.dt.year - before.astype(int)).astype('Int64')
result = [(ref, None if a is pd.NA else int(a)) for ref, a in zip(drivers['driverRef'], age)]
# case: nationality-distinct-pairs
# SELECT DISTINCT nationality, substr(dob, 1, 3) || '0s' AS decade FROM drivers ORDER BY 1, 2
pairs = drivers.assign(decade=drivers['dob'].str[:3] + '0s')[['nationality', 'decade']].drop_duplicates()
pairs = pairs.sort_values(['nationality', 'decade'], na_position='first')
result = sql_rows(pairs, order='given')
# case: count-distinct-two-columns
# SELECT COUNT(*) FROM (SELECT DISTINCT raceId, statusId FROM results), (SELECT COUNT(DISTINCT statusId) AS s FROM results)
n = int((~results.duplicated(subset=['raceId', 'statusId'])).sum())
s = int(results['statusId'].nunique())
result = {'pairs': n, 'statuses': s}
# case: did-not-finish-null-position
# SELECT raceId, COUNT(*) - COUNT(position) AS dnf FROM results GROUP BY raceId HAVING dnf > 0 ORDER BY dnf DESC, raceId
dnf = results['position'].isna().groupby(results['raceId']).sum()
dnf = dnf[dnf > 0].reset_index(name='dnf').sort_values(['dnf', 'raceId'], ascending=[False, True])
result = dnf.to_dict('list')
# case: position-in-list-or-null
# SELECT resultId FROM results WHERE position IN (1, 2, NULL)      -- NULL in the list matches nothing
result = results.loc[results['position'].isin([1, 2]), 'resultId'].tolist()
# case: not-between-null
# SELECT resultId FROM results WHERE position NOT BETWEEN 2 AND 5 ORDER BY resultId
p = results['position']
mask = p.notna() & ~p.between(2, 5)
result = [int(i) for i in results.loc[mask, 'resultId'].sort_values()]
# case: standings-window
# SELECT year, surname, SUM(points) pts, RANK() OVER (PARTITION BY year ORDER BY SUM(points) DESC) FROM ... GROUP BY year, driverId
base = results.merge(races[['raceId', 'year']], on='raceId').merge(drivers[['driverId', 'surname']], on='driverId')
pts = base.groupby(['year', 'driverId', 'surname'], as_index=False).agg(pts=('points', 'sum'))
pts['rnk'] = pts.groupby('year')['pts'].rank(method='min', ascending=False).astype('int64')
pts = pts.sort_values(by=['year', 'rnk', 'surname']).drop(columns='driverId')
result = pts.to_records(index=False).tolist()
# case: cumulative-points-by-round
# SELECT driverId, round, SUM(points) OVER (PARTITION BY driverId ORDER BY round ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM results JOIN races USING (raceId) WHERE year = 2008
x = pd.merge(results, races.loc[races['year'] == 2008, ['raceId', 'round']], on='raceId').sort_values(['driverId', 'round'])
x['w'] = x.groupby('driverId')['points'].rolling(2, min_periods=1).sum().reset_index(level=0, drop=True)
result = x.set_index(['driverId', 'round'])['w'].to_dict()
# case: first-value-last-value
# SELECT DISTINCT raceId, FIRST_VALUE(driverId) OVER (PARTITION BY raceId ORDER BY grid), LAST_VALUE(driverId) OVER (PARTITION BY raceId ORDER BY grid ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM results
s = results.sort_values(['raceId', 'grid'])
fl = s.groupby('raceId')['driverId'].agg(['first', 'last'])
result = [(int(a), int(b), int(c)) for a, b, c in fl.itertuples()]
# case: points-gap-to-previous
# SELECT year, round, date, julianday(date) - julianday(LAG(date, 1, date) OVER (ORDER BY date)) FROM races
rr = races.assign(d=pd.to_datetime(races['date'])).sort_values('d')
gap = (rr['d'] - rr['d'].shift(1, fill_value=rr['d'].iloc[0])).dt.total_seconds() / 86400
result = list(zip(rr['year'].tolist(), rr['round'].tolist(), rr['date'], gap.tolist()))
# case: same-nationality-self-join
# SELECT a.surname, b.surname FROM drivers a JOIN drivers b ON a.nationality = b.nationality AND a.driverId < b.driverId
nn = drivers.dropna(subset=['nationality'])
sj = nn.merge(nn, on='nationality', suffixes=('_a', '_b')).query('driverId_a < driverId_b')
result = sorted(sj[['surname_a', 'surname_b']].agg(tuple, axis=1))
# case: surname-nocase-group
# SELECT MIN(surname), COUNT(*) FROM drivers GROUP BY surname COLLATE NOCASE HAVING COUNT(*) > 1
key = drivers['surname'].str.casefold()
res = drivers['surname'].groupby(key).agg(['min', 'count']).loc[lambda f: f['count'] > 1]
result = list(res.itertuples(index=False, name=None))
# case: code-coalesce-upper-substr
# SELECT COALESCE(code, UPPER(SUBSTR(surname, 1, 3))) AS c, COUNT(*) FROM drivers GROUP BY c ORDER BY c
c = drivers['code'].combine_first(drivers['surname'].str[0:3].str.upper())
result = c.value_counts(sort=False).sort_index().to_dict()
# case: hour-from-time-text
# SELECT name, CAST(strftime('%H', time) AS INTEGER) * 60 + strftime('%M', time) AS mins FROM races WHERE year = 2008
tm = races.loc[races['year'].eq(2008)].copy()
td = pd.to_timedelta(tm['time'])
tm['mins'] = td.dt.components['hours'] * 60 + td.dt.components['minutes']
result = sql_rows(tm[['name', 'mins']])
# case: recursive-cte-rounds
# WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4) SELECT i, COUNT(raceId) FROM n LEFT JOIN races ON round = i AND year = 2009 GROUP BY i
nums, cur = [], 1
while cur <= 4:
    nums.append(cur)
    cur += 1
n = pd.DataFrame({'i': nums})
out = n.merge(races[races['year'] == 2009], left_on='i', right_on='round', how='left').groupby('i')['raceId'].count()
result = out.reset_index().values.tolist()
# case: group-concat-distinct
# SELECT r.name, GROUP_CONCAT(DISTINCT d.driverRef) FROM results x JOIN races r USING (raceId) JOIN drivers d USING (driverId) WHERE x.points > 0 GROUP BY r.name
z = results[results['points'].gt(0)].merge(races[['raceId', 'name']]).merge(drivers[['driverId', 'driverRef']])
z = z.drop_duplicates(['name', 'driverRef']).sort_values('resultId')
result = z.groupby('name')['driverRef'].apply(','.join).to_dict()
# case: difference-percentage-first-last
# SELECT (x.t - y.t) * 100 / y.t : winner vs last finisher of race 18, winner time in seconds, the others as offset
race = results.loc[results['raceId'] == 18].assign(sec=lambda d: d['time'].map(lap_to_seconds))
winner = race.loc[race['time'].str.count(':') == 2, 'sec'].item()
last = winner + race.loc[race['time'].str.startswith('+'), 'sec'].max()
result = round((last - winner) * 100 / last, 6)
# case: except-all-drivers
# SELECT driverId FROM drivers EXCEPT SELECT driverId FROM results WHERE points > 0
left = pd.Index(drivers['driverId'])
right = pd.Index(results.loc[results['points'] > 0, 'driverId'])
result = left.difference(right).tolist()
# case: order-by-expression-nulls
# SELECT surname, code FROM drivers ORDER BY code IS NULL, LENGTH(surname) DESC, surname
k = drivers.assign(isnull=drivers['code'].isnull(), ln=drivers['surname'].str.len())
k = k.sort_values(['isnull', 'ln', 'surname'], ascending=[True, False, True])
result = [tuple(v if isinstance(v, str) else None for v in t) for t in zip(k['surname'], k['code'])]
# case: pivot-case-status
# SELECT driverId, SUM(CASE statusId WHEN 1 THEN 1 END) fin, SUM(CASE WHEN statusId <> 1 THEN 1 END) dnf FROM results GROUP BY driverId
t = results.assign(kind=np.where(results['statusId'] == 1, 'fin', 'dnf'), one=1)
pv = t.pivot_table(index='driverId', columns='kind', values='one', aggfunc='sum')[['fin', 'dnf']]
pv = pv.astype('Int64').reset_index()
result = [tuple(None if pd.isna(v) else int(v) for v in row) for row in pv.itertuples(index=False)]
# case: streaks-of-points
# gaps and islands: longest run of results with points > 0 per driver (ROW_NUMBER difference)
o = results.sort_values('resultId')
o = o.assign(hit=o['points'] > 0)
o['rn_all'] = o.groupby('driverId').cumcount()
o['rn_hit'] = o.groupby(['driverId', 'hit']).cumcount()
isl = o[o['hit']].assign(grp=lambda d: d['rn_all'] - d['rn_hit']).groupby(['driverId', 'grp']).size()
result = {int(k): int(v) for k, v in isl.groupby(level=0).max().items()}
# case: cast-error-mistake
# SELECT SUM(CAST(position AS INTEGER)) FROM results
result = int(results['position'].astype(int).sum())
