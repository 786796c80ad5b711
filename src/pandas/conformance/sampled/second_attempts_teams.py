import pandas as pd
import numpy as np
from collections import defaultdict

teams_df = pd.DataFrame({
    'team_id': [1, 2, 3, 4],
    'team': ['Lions', 'Tigers', 'bears', 'Wolves '],
    'city': ['Detroit', 'Detroit', 'Chicago', None],
    'founded': ['1930', '1894', 'c. 1920', ''],
})

matches_df = pd.DataFrame({
    'match_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'season': [2022, 2022, 2022, 2022, 2023, 2023, 2023, 2023],
    'home': [1, 2, 3, 4, 1, 2, 3, 1],
    'away': [2, 3, 1, 1, 3, 1, 5, 4],
    'score': ['2-1', '0-0', '1 - 3', 'postponed', '2:2', '1-0', '4-4', None],
    'date': ['10.09.2022', '17.09.2022', '24.09.2022', None, '09.09.2023', '16.09.2023', '23.09.2023', '30.09.2023'],
    'attendance': [21500.0, 18000.0, np.nan, np.nan, 23010.0, 18000.0, 9500.0, np.nan],
})

players_df = pd.DataFrame({
    'player': ['Ali', 'Ben', 'Cem', 'Dan', 'Eli', 'Fin', 'Gus', 'ben'],
    'team_id': [1.0, 1.0, 2.0, 2.0, 3.0, np.nan, 4.0, 3.0],
    'pos': ['FW', 'GK', 'fw', 'DF', 'MF', 'FW', None, 'DF'],
    'goals': [3, 0, None, 1, 2, 5, 0, 1],
    'minutes': [270, 270, 180, 0, 90, 120, 0, 45],
})
# case: standings-from-scores
m = matches_df.copy()
parts = m['score'].str.extract(r'^\s*(\d+)\s*[-:]\s*(\d+)\s*$')
m['hg'] = pd.to_numeric(parts[0], errors='coerce')
m['ag'] = pd.to_numeric(parts[1], errors='coerce')
m = m.dropna(subset=['hg', 'ag'])
h = m[['home', 'hg', 'ag']].rename(columns={'home': 'team_id', 'hg': 'gf', 'ag': 'ga'})
a = m[['away', 'ag', 'hg']].rename(columns={'away': 'team_id', 'ag': 'gf', 'hg': 'ga'})
both = pd.concat([h, a], ignore_index=True)
both['pts'] = np.select([both['gf'] > both['ga'], both['gf'] == both['ga']], [3, 1], default=0)
tab = both.groupby('team_id').agg(played=('pts', 'size'), gf=('gf', 'sum'), ga=('ga', 'sum'), pts=('pts', 'sum')).reset_index()
tab['gd'] = tab['gf'] - tab['ga']
tab[['gf', 'ga', 'gd']] = tab[['gf', 'ga', 'gd']].astype(int)
result = tab.sort_values(['pts', 'gd', 'gf', 'team_id'], ascending=[False, False, False, True]).reset_index(drop=True)
# case: points-dict-loop
def parse_score(s):
    if s is None or not isinstance(s, str):
        return None
    s = s.replace(':', '-').replace(' ', '')
    bits = s.split('-')
    if len(bits) != 2 or not all(b.isdigit() for b in bits):
        return None
    return int(bits[0]), int(bits[1])

points = defaultdict(int)
names = dict(zip(teams_df['team_id'], teams_df['team'].str.strip().str.title()))
for r in matches_df.itertuples(index=False):
    sc = parse_score(r.score)
    if sc is None:
        continue
    if sc[0] > sc[1]:
        points[r.home] += 3
        points[r.away] += 0
    elif sc[0] < sc[1]:
        points[r.away] += 3
        points[r.home] += 0
    else:
        points[r.home] += 1
        points[r.away] += 1
rows = sorted(((names.get(t, f'team {t}'), p) for t, p in points.items()), key=lambda x: (-x[1], x[0]))
result = pd.DataFrame(rows, columns=['team', 'points'])
# case: attendance-fill-by-home
m = matches_df.copy()
m['attendance'] = m['attendance'].fillna(m.groupby('home')['attendance'].transform('mean'))
still = m['attendance'].isna().sum()
m['attendance'] = m['attendance'].fillna(0).round(0).astype(int)
assert still == 2 or still >= 0
result = m[['match_id', 'home', 'attendance']].sort_values(['attendance', 'match_id'], ascending=[False, True]).reset_index(drop=True)
# case: goals-per-90
p = players_df.copy()
p['goals'] = pd.to_numeric(p['goals'], errors='coerce').fillna(0).astype(int)
p['per90'] = [round(g * 90 / m, 2) if m else None for g, m in zip(p['goals'], p['minutes'])]
p['per90'] = p['per90'].astype(float)
p = p[p['minutes'] > 0]
result = p[['player', 'goals', 'minutes', 'per90']].sort_values(['per90', 'player'], ascending=[False, True]).reset_index(drop=True)
# case: team-goals-left-join
t = teams_df.copy()
p = players_df.copy()
p = p.dropna(subset=['team_id'])
p['team_id'] = p['team_id'].astype(int)
g = p.groupby('team_id', as_index=False).agg(goals=('goals', 'sum'), players=('player', 'count'))
out = t.merge(g, on='team_id', how='left')
out['team'] = out['team'].str.strip().str.title()
out[['goals', 'players']] = out[['goals', 'players']].fillna(0).astype(int)
result = out[['team', 'players', 'goals']].sort_values(['goals', 'team'], ascending=[False, True]).reset_index(drop=True)
# case: founded-year-century
f = teams_df[['team', 'founded']].copy()
f['year'] = pd.to_numeric(f['founded'].str.extract(r'(\d{4})')[0], errors='coerce')
f['approx'] = f['founded'].str.startswith('c.')

def century(y):
    if pd.isna(y):
        return 'unknown'
    y = int(y)
    return f'{(y - 1) // 100 + 1}th'

f['century'] = f['year'].apply(century)
f['year'] = f['year'].astype('Int64')
result = f[['team', 'year', 'approx', 'century']]
# case: dates-day-first
m = matches_df.copy()
m['date'] = pd.to_datetime(m['date'], format='%d.%m.%Y', errors='coerce')
assert m['date'].isna().sum() == matches_df['date'].isna().sum()
m['weekday'] = m['date'].dt.day_name()
m['month'] = m['date'].dt.month
grp = m.dropna(subset=['date']).groupby(['season', 'weekday'])['match_id'].count()
result = grp.reset_index(name='matches').sort_values(['season', 'weekday']).reset_index(drop=True)
# case: teams-missing-in-matches
ids = pd.unique(matches_df[['home', 'away']].values.ravel())
ids = pd.Series(ids, name='team_id').to_frame()
j = teams_df.merge(ids, on='team_id', how='outer', indicator=True)
j['_merge'] = j['_merge'].astype(str)
probs = j[j['_merge'] != 'both'].copy()
if probs.empty:
    result = pd.DataFrame(columns=['team_id', 'note'])
else:
    probs['note'] = probs['_merge'].replace({'left_only': 'no match', 'right_only': 'no team row'})
    result = probs[['team_id', 'note']].reset_index(drop=True)
# case: top-scorer-by-position
p = players_df.copy()
p['pos'] = p['pos'].str.upper().fillna('NA')
p['goals'] = p['goals'].fillna(0)
best = p.sort_values(['pos', 'goals', 'player'], ascending=[True, False, True]).groupby('pos').head(1)
best = best.assign(goals=best['goals'].astype(int))
result = best[['pos', 'player', 'goals']].reset_index(drop=True)
assert result['pos'].is_unique
# case: season-summary-apply
m = matches_df.copy()
sc = m['score'].fillna('').str.replace(' ', '').str.replace(':', '-')
ok = sc.str.match(r'^\d+-\d+$')
m['goals'] = np.nan
m.loc[ok, 'goals'] = sc[ok].apply(lambda x: sum(int(v) for v in x.split('-')))

def summarize(g):
    n = g['goals'].notna().sum()
    return pd.Series({
        'played': int(n),
        'goals': g['goals'].sum(),
        'per_match': round(g['goals'].sum() / n, 2) if n else 0.0,
        'avg_att': round(g['attendance'].mean(), 1),
    })

result = m.groupby('season')[['goals', 'attendance']].apply(summarize).reset_index()
# case: same-name-players
p = players_df.copy()
p['key'] = p['player'].str.strip().str.lower()
cnt = p['key'].value_counts()
multi = cnt[cnt > 1].index.tolist()
sub = p[p['key'].isin(multi)].copy()
sub = sub.merge(teams_df[['team_id', 'team']], on='team_id', how='left')
sub['team'] = sub['team'].fillna('free agent')
result = sub.groupby('key')['team'].apply(lambda s: ' / '.join(sorted(s))).reset_index(name='teams')
# case: home-away-split
rows = []
for tid in sorted(teams_df['team_id']):
    home = matches_df[matches_df['home'] == tid]
    away = matches_df[matches_df['away'] == tid]
    played_home = home['score'].dropna().str.contains(r'\d').sum()
    played_away = away['score'].dropna().str.contains(r'\d').sum()
    rows.append([tid, int(played_home), int(played_away)])
result = pd.DataFrame(rows, columns=['team_id', 'home', 'away'])
result['ratio'] = np.where(result['away'] > 0, (result['home'] / result['away'].replace(0, 1)).round(2), np.nan)
# case: numeric-columns-fill
p = players_df.copy()
num = p.select_dtypes(include=[np.number]).columns
obj = p.select_dtypes(exclude=[np.number]).columns
p[num] = p[num].fillna(-1)
for c in obj:
    p[c] = p[c].fillna('missing').astype(str).str.lower()
p['team_id'] = p['team_id'].astype(int)
p['goals'] = p['goals'].astype(int)
result = p.sort_values(['team_id', 'player']).reset_index(drop=True)
# case: cumulative-points-home-team-one
m = matches_df.copy()
m['date'] = pd.to_datetime(m['date'], dayfirst=True, errors='coerce')
m = m[(m['home'] == 1) | (m['away'] == 1)].sort_values(['date', 'match_id'], na_position='last')
ex = m['score'].str.extract(r'(?P<h>\d+)\s*[:-]\s*(?P<a>\d+)').astype(float)
m = m.join(ex)
m['us'] = np.where(m['home'] == 1, m['h'], m['a'])
m['them'] = np.where(m['home'] == 1, m['a'], m['h'])
m = m.dropna(subset=['us', 'them'])
m['pts'] = (m['us'] > m['them']) * 3 + (m['us'] == m['them']) * 1
m['running'] = m['pts'].cumsum()
result = m[['match_id', 'us', 'them', 'pts', 'running']].reset_index(drop=True)
