import pandas as pd
import numpy as np
import math
import re
import datetime
import operator
from collections import Counter, defaultdict, namedtuple
from itertools import accumulate, combinations

# BIRD european_football_2
team = pd.DataFrame({
    'team_api_id': [9987, 9993, 8635, 8634, 8633, 10260, 8650],
    'team_long_name': ['KRC Genk', 'Beerschot AC', 'RSC Anderlecht', 'FC Barcelona', 'Real Madrid CF', 'Manchester United', 'Liverpool'],
    'team_short_name': ['GEN', 'BAC', 'AND', 'BAR', 'REA', 'MUN', None],
})
league = pd.DataFrame({'id': [1, 1729, 21518, 7809], 'name': ['Belgium Jupiler League', 'England Premier League', 'Spain LIGA BBVA', 'Germany 1. Bundesliga']})
match = pd.DataFrame({
    'id': range(1, 14),
    'league_id': [1, 1, 1, 21518, 21518, 1729, 1729, 1729, 21518, 1, 21518, 99, 1729],
    'season': ['2008/2009', '2008/2009', '2009/2010', '2008/2009', '2009/2010', '2008/2009', '2008/2009', '2009/2010', '2009/2010', '2009/2010', '2008/2009', '2009/2010', None],
    'date': ['2008-08-17 00:00:00', '2008-08-16 00:00:00', '2009-08-01 00:00:00', '2008-09-13 00:00:00', '2010-04-10 00:00:00', '2008-09-13 00:00:00', '2009-03-14 00:00:00', '2009-10-25 00:00:00', '2009-11-29 00:00:00', '2010-02-28 00:00:00', '2009-05-02 00:00:00', '2010-01-01 00:00:00', None],
    'home': [9987, 9993, 8635, 8634, 8633, 8650, 10260, 8650, 8634, 9987, 8633, 1, 10260],
    'away': [9993, 8635, 9987, 8633, 8634, 10260, 8650, 10260, 8633, 8635, 8634, 2, 8650],
    'hg': [1, 0, 2, 1, 0, 2, 1, 2, 1, None, 2, 0, None],
    'ag': [1, 3, 0, 1, 2, 1, 4, 0, 0, None, 6, 0, 2],
})
player = pd.DataFrame({
    'pid': [1, 2, 3, 4, 5, 6, 7],
    'player_name': ['Aaron Appindangoye', 'Aaron Cresswell', 'aaron doran', 'Lionel Messi', 'Cristiano Ronaldo', ' Xavi Hernandez', None],
    'birthday': ['1992-02-29 00:00:00', '1989-12-15 00:00:00', '1991-05-13 00:00:00', '1987-06-24 00:00:00', '1985-02-05 00:00:00', '1980-01-25', ''],
    'height': [182.88, 170.18, 170.18, 170.18, 185.42, None, 185.42],
    'weight': ['187', '146', '163', '159', '176', 'n/a', None],
})
attrs = pd.DataFrame({
    'pid': [1, 1, 1, 2, 2, 4, 4, 5, 6, 8],
    'date': ['2016-02-18', '2015-11-19', '2015-09-21', '2016-04-21', '2016-01-07', '2015-12-17', '2015-10-16', '2015-10-16', None, '2014-01-01'],
    'overall': [67, 67, 62, 74, 74, 94, 95, 93, None, 50],
    'foot': ['right', 'right', None, 'left', 'LEFT', 'left', 'left', 'right', 'right', ''],
})

# case: league-table-points
# SQL: SELECT team, SUM(CASE WHEN gf>ga THEN 3 WHEN gf=ga THEN 1 ELSE 0 END) pts, SUM(gf-ga) gd FROM (home UNION ALL away) WHERE league_id=21518 AND gf IS NOT NULL GROUP BY team ORDER BY pts DESC, gd DESC
m = match[match['league_id'].eq(21518)].dropna(subset=['hg', 'ag'])
h = m[['home', 'hg', 'ag']].set_axis(['team', 'gf', 'ga'], axis=1)
a = m[['away', 'ag', 'hg']].set_axis(['team', 'gf', 'ga'], axis=1)
u = pd.concat([h, a], ignore_index=True)
u['pts'] = np.select([u.gf > u.ga, u.gf == u.ga], [3, 1], 0)
u['gd'] = u['gf'] - u['ga']
expected = u.groupby('team')[['pts', 'gd']].sum().sort_values(['pts', 'gd'], ascending=False).reset_index()
pts, gd = Counter(), Counter()
for _, r in m.iterrows():
    d = int(r['hg'] - r['ag'])
    pts[r['home']] += 3 if d > 0 else 1 if d == 0 else 0
    pts[r['away']] += 3 if d < 0 else 1 if d == 0 else 0
    gd[r['home']] += d
    gd[r['away']] -= d
second = [[t, pts[t], gd[t]] for t in sorted(pts, key=lambda t: (-pts[t], -gd[t]))]
result = {'expected': expected.astype(int).values.tolist(), 'ok': expected.astype(int).values.tolist() == second}

# case: home-win-percentage
# SQL: SELECT CAST(COUNT(CASE WHEN hg > ag THEN 1 ELSE NULL END) AS REAL) * 100 / COUNT(*) FROM match WHERE season = '2009/2010'
s = match.loc[match['season'] == '2009/2010']
expected = (s['hg'] > s['ag']).where(s['hg'] > s['ag']).count() * 100 / len(s)
second = s['hg'].gt(s['ag']).mean() * 100
third = sum(h > a for h, a in zip(s['hg'], s['ag'])) / s.shape[0] * 100
result = {'expected': float(expected), 'allclose': bool(np.allclose([expected] * 2, [second, third]))}

# case: league-most-matches
# SQL: SELECT t2.name FROM match t1 JOIN league t2 ON t1.league_id = t2.id WHERE t1.season = '2009/2010' GROUP BY t2.name ORDER BY COUNT(t1.id) DESC, t2.name LIMIT 1
j = match.merge(league, left_on='league_id', right_on='id', suffixes=('', '_l'))
cnt = j[j['season'].eq('2009/2010')].groupby('name')['id'].count()
expected = cnt.sort_index().sort_values(ascending=False, kind='stable').index[0]
second = min(cnt.items(), key=lambda kv: (-kv[1], kv[0]))[0]
result = {'expected': expected, 'counts': cnt.to_dict(), 'verdict': expected == second}

# case: tallest-players-ties
# SQL: SELECT player_name FROM player WHERE height = (SELECT MAX(height) FROM player) ORDER BY player_name
top = player[player['height'] == player['height'].max()].sort_values('player_name', na_position='first')['player_name']
expected = [None if pd.isna(x) else x for x in top]
second = [n for n, h in player[['player_name', 'height']].itertuples(index=False) if h == np.nanmax(player['height'])]
result = {'expected': expected, 'ok': Counter(expected) == Counter(second)}

# case: weight-kg
# SQL: SELECT pid, ROUND(CAST(weight AS REAL) / 2.2046, 1) kg FROM player WHERE CAST(weight AS INTEGER) > 0 ORDER BY kg DESC
w = pd.to_numeric(player['weight'], errors='coerce')
expected = pd.DataFrame({'pid': player['pid'], 'kg': (w / 2.2046).round(1)}).dropna().sort_values('kg', ascending=False, ignore_index=True)
second = sorted([(p, round(float(x) / 2.2046, 1)) for p, x in zip(player['pid'], player['weight']) if x and x.isnumeric()], key=operator.itemgetter(1), reverse=True)
result = {'expected': expected, 'ok': [tuple(t) for t in expected.to_numpy().tolist()] == [(float(a), b) for a, b in second]}

# case: latest-overall-per-player
# SQL: SELECT p.player_name, a.overall FROM player p JOIN attrs a ON a.pid = p.pid WHERE a.date = (SELECT MAX(date) FROM attrs x WHERE x.pid = p.pid)
last = attrs[attrs['date'] == attrs['pid'].map(attrs.groupby('pid')['date'].max())]
expected = player.merge(last, on='pid')[['player_name', 'overall']]
second = attrs.dropna(subset=['date']).sort_values('date').drop_duplicates('pid', keep='last').set_index('pid')['overall']
chk = player.set_index('pid')['player_name'].to_frame().join(second, how='inner').reset_index(drop=True)
result = {'rows': expected.values.tolist(), 'equals': expected.reset_index(drop=True).equals(chk)}

# case: age-at-date-strftime
# SQL: SELECT player_name, CAST((julianday('2016-02-29') - julianday(birthday)) / 365.25 AS INTEGER) age FROM player WHERE birthday <> '' ORDER BY age, pid
b = pd.to_datetime(player['birthday'].mask(player['birthday'] == ''), format='mixed')
age = ((pd.Timestamp(2016, 2, 29) - b) / pd.Timedelta('365.25D')).dropna().astype(int)
expected = player.loc[age.index, ['pid', 'player_name']].assign(age=age).sort_values(['age', 'pid'])[['player_name', 'age']]
ref = datetime.date(2016, 2, 29)
second = sorted((int((ref - datetime.date.fromisoformat(x[:10])).days / 365.25), p, n) for p, n, x in zip(player.pid, player.player_name, player.birthday) if x)
result = {'expected': expected.values.tolist(), 'match': expected.values.tolist() == [[n, a] for a, _, n in second]}

# case: name-like-aaron-nocase
# SQL: SELECT COUNT(*) FROM player WHERE player_name LIKE 'Aaron%' ; GLOB 'Aaron*'
like = player['player_name'].str.lower().str.startswith('aaron').fillna(False).sum()
glob = player['player_name'].str.startswith('Aaron').fillna(False).sum()
names = [n for n in player['player_name'] if n]
result = {'like': int(like), 'glob': int(glob), 'ok': (like, glob) == (sum(n.lower()[:5] == 'aaron' for n in names), sum(n[:5] == 'Aaron' for n in names))}

# case: seasons-goals-avg-integer
# SQL: SELECT season, SUM(hg + ag) / COUNT(*) AS int_avg, AVG(hg + ag) AS real_avg FROM match GROUP BY season ORDER BY season NULLS FIRST
t = match.assign(g=match['hg'] + match['ag']).groupby('season', dropna=False)['g'].agg(['sum', 'size', 'mean', 'count'])
t = t.sort_index(na_position='first')
int_avg = (t['sum'] // t['size']).where(t['count'] > 0)
rows = [(None if pd.isna(k) else k, None if pd.isna(i) else int(i), None if pd.isna(r) else round(r, 3)) for k, i, r in zip(t.index, int_avg, t['mean'])]
second = []
for s in [None, '2008/2009', '2009/2010']:
    sub = match[match['season'].isna()] if s is None else match[match['season'] == s]
    g = (sub['hg'] + sub['ag']).dropna()
    second.append((s, int(g.sum()) // len(sub) if len(g) else None, round(g.mean(), 3) if len(g) else None))
result = {'rows': rows, 'ok': rows == second}

# case: head-to-head-normalized-pair
# SQL: SELECT MIN(home, away) a, MAX(home, away) b, COUNT(*) FROM match GROUP BY a, b HAVING COUNT(*) >= 3
lo = match[['home', 'away']].min(axis=1)
hi = match[['home', 'away']].max(axis=1)
expected = match.groupby([lo.rename('a'), hi.rename('b')]).size().loc[lambda s: s >= 3]
second = {k: v for k, v in Counter(tuple(sorted(p)) for p in zip(match['home'], match['away'])).items() if v >= 3}
result = {'expected': [(int(a), int(b), int(n)) for (a, b), n in expected.items()], 'ok': expected.to_dict() == second}

# case: teams-no-home-loss
# SQL: SELECT team_long_name FROM team t WHERE NOT EXISTS (SELECT 1 FROM match m WHERE m.home = t.team_api_id AND m.hg < m.ag) ORDER BY 1
losers = match.loc[match['hg'].lt(match['ag']), 'home']
expected = team.loc[~team['team_api_id'].isin(losers), 'team_long_name'].sort_values().tolist()
lost = match.assign(lost=match['hg'] < match['ag']).groupby('home')['lost'].any()
second = sorted(team.loc[~team['team_api_id'].map(lost).fillna(False).astype(bool), 'team_long_name'])
result = {'expected': expected, 'same': expected == second}

# case: double-join-home-away-names
# SQL: SELECT h.team_short_name || ' - ' || a.team_short_name fixture, hg || ':' || ag FROM match m JOIN team h ON m.home=h.team_api_id JOIN team a ON m.away=a.team_api_id WHERE season='2008/2009' ORDER BY date, m.id
x = (match.query("season == '2008/2009'")
     .merge(team.add_prefix('h_'), left_on='home', right_on='h_team_api_id')
     .merge(team.add_prefix('a_'), left_on='away', right_on='a_team_api_id')
     .sort_values(['date', 'id']))
x['fixture'] = x['h_team_short_name'] + ' - ' + x['a_team_short_name']
x['score'] = x['hg'].astype(int).astype(str) + ':' + x['ag'].astype(int).astype(str)
short = team.set_index('team_api_id')['team_short_name'].to_dict()
second = [
    (None if None in (short[r.home], short[r.away]) else f'{short[r.home]} - {short[r.away]}', f'{int(r.hg)}:{int(r.ag)}')
    for r in match[match.season == '2008/2009'].sort_values(['date', 'id']).itertuples()
]
got = [(None if pd.isna(f) else f, s) for f, s in zip(x['fixture'], x['score'])]
result = {'got': got, 'verdict': got == second}

# case: series-compare-different-length-mistake
# SQL: SELECT COUNT(*) FROM match WHERE home IN (SELECT team_api_id FROM team WHERE team_short_name IS NOT NULL)
teams = team.loc[team['team_short_name'].notna(), 'team_api_id']
n = (match['home'] == teams).sum()
result = int(n)

# case: foot-distribution-percent
# SQL: SELECT LOWER(foot) f, COUNT(DISTINCT pid) * 100.0 / (SELECT COUNT(DISTINCT pid) FROM attrs) FROM attrs WHERE foot <> '' GROUP BY f ORDER BY f
f = attrs[attrs['foot'].notna() & attrs['foot'].ne('')].assign(f=lambda d: d['foot'].str.lower())
expected = f.groupby('f')['pid'].nunique().mul(100.0).div(attrs['pid'].nunique())
second = {k: 100.0 * len({p for p, x in zip(attrs['pid'], attrs['foot']) if x and x.lower() == k}) / len(set(attrs['pid'])) for k in ('left', 'right')}
result = {'expected': expected.to_dict(), 'ok': all(math.isclose(expected[k], v) for k, v in second.items())}

# case: streak-gaps-and-islands
# SQL: longest unbeaten run of each home team ordered by date using ROW_NUMBER difference
m = match.dropna(subset=['hg', 'ag', 'date']).sort_values(['home', 'date'])
ok = m['hg'].ge(m['ag'])
rn1 = m.groupby('home').cumcount()
rn2 = m.assign(ok=ok).groupby(['home', 'ok']).cumcount()
island = rn1 - rn2
runs = m[ok].groupby(['home', island[ok].rename('grp')]).size()
expected = runs.groupby(level='home').max().to_dict()
second = {}
for t, g in m.groupby('home'):
    best = cur = 0
    for x in (g['hg'] >= g['ag']):
        cur = cur + 1 if x else 0
        best = max(best, cur)
    if best:
        second[t] = best
result = {'expected': expected, 'match': expected == second}

# case: lag-overall-change
# SQL: SELECT pid, date, overall - LAG(overall) OVER (PARTITION BY pid ORDER BY date) ch FROM attrs WHERE date IS NOT NULL
s = attrs.dropna(subset=['date']).sort_values(['pid', 'date'])
s['ch'] = s['overall'] - s.groupby('pid')['overall'].shift()
d = s.groupby('pid')['overall'].diff()
assert s['ch'].equals(d)
result = {'changes': s.loc[s['ch'].notna(), ['pid', 'date', 'ch']].values.tolist(), 'nulls': int(s['ch'].isna().sum()), 'abs_max': s['ch'].abs().max()}

# case: union-all-vs-union-count
# SQL: SELECT COUNT(*) FROM (SELECT home FROM match UNION ALL SELECT away FROM match) ; same with UNION ; INTERSECT ; EXCEPT
H, A = match['home'], match['away']
sizes = {
    'union_all': len(pd.concat([H, A])),
    'union': pd.concat([H, A]).nunique(),
    'intersect': len(np.intersect1d(H, A)),
    'except': len(np.setdiff1d(H, A)),
}
hs, as_ = set(H), set(A)
second = dict(zip(sizes, (len(H) + len(A), len(hs | as_), len(hs & as_), len(hs - as_))))
result = {'sizes': sizes, 'ok': sizes == second}

# case: quarter-of-year-matches
# SQL: SELECT strftime('%Y', date) || '-Q' || ((CAST(strftime('%m', date) AS INTEGER) + 2) / 3) q, COUNT(*), GROUP_CONCAT(id) FROM match WHERE date IS NOT NULL GROUP BY q ORDER BY q
d = pd.to_datetime(match['date'])
q = d.dt.year.astype('Int64').astype(str) + '-Q' + d.dt.quarter.astype('Int64').astype(str)
v = match[d.notna()].assign(q=q)
expected = v.groupby('q').agg(n=('id', 'count'), ids=('id', lambda s: ','.join(map(str, sorted(s))))).reset_index()
per = d.dropna().dt.to_period('Q').astype(str).str.replace('Q', '-Q').value_counts().sort_index()
result = {'expected': expected.values.tolist(), 'ok': per.to_dict() == dict(zip(expected['q'], expected['n']))}

# case: height-groups-having-null
# SQL: SELECT height, COUNT(*), AVG(CAST(weight AS REAL)) FROM player GROUP BY height HAVING COUNT(*) > 1 OR height IS NULL
p = player.assign(w=pd.to_numeric(player['weight'].replace('n/a', '0')))
g = p.groupby('height', dropna=False).agg(n=('pid', 'size'), w=('w', 'mean')).reset_index()
expected = g[(g['n'] > 1) | g['height'].isna()]
norm = lambda df: Counter(tuple('NULL' if pd.isna(v) else f'{v:.2f}' for v in r) for r in df.to_numpy(dtype=float))
second = []
for h in player['height'].unique():
    sub = p[p['height'].isna()] if np.isnan(h) else p[p['height'] == h]
    if len(sub) > 1 or np.isnan(h):
        second.append((h, len(sub), sub['w'].dropna().mean()))
result = {'norm': sorted(norm(expected)), 'equal': norm(expected) == norm(pd.DataFrame(second))}

# case: best-margin-abs-order
# SQL: SELECT id, ABS(hg - ag) m FROM match ORDER BY m DESC, id DESC LIMIT 3
mg = match['hg'].sub(match['ag']).abs().rename('m')
expected = match[['id']].join(mg).sort_values(['m', 'id'], ascending=[False, False]).head(3)
second = sorted(((i, abs(h - a)) for i, h, a in match[['id', 'hg', 'ag']].dropna().itertuples(index=False)), key=lambda t: (t[1], t[0]), reverse=True)[:3]
result = {'ids': expected['id'].tolist(), 'match': expected['id'].tolist() == [int(i) for i, _ in second], 'same_margin': np.array_equal(expected['m'], [m for _, m in second])}

# case: season-split-next-year
# SQL: SELECT DISTINCT season, CAST(SUBSTR(season, INSTR(season,'/')+1) AS INTEGER) - CAST(SUBSTR(season,1,4) AS INTEGER) d FROM match WHERE season IS NOT NULL ORDER BY season DESC
s = match['season'].dropna().drop_duplicates()
p = s.str.extract(r'(?P<a>\d{4})/(?P<b>\d{4})').astype(int)
expected = pd.DataFrame({'season': s, 'd': p['b'] - p['a']}).sort_values('season', ascending=False).reset_index(drop=True)
second = [[x, int(x.split('/')[1]) - int(x.split('/')[0])] for x in sorted({v for v in match['season'] if v}, reverse=True)]
result = {'expected': expected.to_dict('split'), 'ok': expected.values.tolist() == second}

# case: verdict-report-many-checks
# SQL: SELECT l.name, COUNT(m.id) n, SUM(m.hg) g, AVG(m.ag) a FROM league l LEFT JOIN match m ON m.league_id = l.id GROUP BY l.id ORDER BY n DESC, l.name
Check = namedtuple('Check', 'name passed detail')
x = league.rename(columns={'id': 'league_id'}).merge(match, on='league_id', how='left')
exp = x.groupby(['league_id', 'name']).agg(n=('id', 'count'), g=('hg', lambda s: s.sum(min_count=1)), a=('ag', 'mean')).reset_index('name').sort_values(['n', 'name'], ascending=[False, True])
checks = [
    Check('rows', len(exp) == len(league), len(exp)),
    Check('n_sum', exp['n'].sum() == match['league_id'].isin(league['id']).sum(), int(exp['n'].sum())),
    Check('null_sum', exp.loc[exp['n'].eq(0), 'g'].isna().all(), exp['g'].isna().tolist()),
    Check('sorted', exp['n'].is_monotonic_decreasing, exp['name'].tolist()),
    Check('avg', np.isclose(exp['a'].max(), match.groupby('league_id')['ag'].mean().max()), round(float(exp['a'].max()), 4)),
]
result = {'passed': all(c.passed for c in checks), 'details': {c.name: c.detail for c in checks}, 'failed': [c.name for c in checks if not c.passed]}
