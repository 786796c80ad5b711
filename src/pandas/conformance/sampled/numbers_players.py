import pandas as pd
import numpy as np
import math
from collections import Counter, defaultdict
from itertools import combinations

players_df = pd.DataFrame({
    'player_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Luka Horvat', 'Ante Kos', ' Marko Babic', 'Ivan Juric', 'Petar Novak', 'Toni Maric ', 'Luka Horvat', 'Dino Radic'],
    'team_id': [10, 10, 20, 20, 30, 30, 30, None],
    'height_cm': [198, 205, 188, np.nan, 211, 201, 193, 205],
    'salary': ['$1,200,000', '$850,500', '$2,000,000', '$450,000', None, '$1,200,000', '$99,999', '$640,250'],
    'birth_date': ['1995-03-12', '1999-11-30', '1992-07-01', '2001-01-15', '1996-05-05', '1990-12-24', '2003-08-08', None],
})

teams_df = pd.DataFrame({
    'team_id': [10, 20, 30, 40],
    'team_name': ['Zadar', 'Split', 'Cibona', 'Sibenik'],
    'city': ['Zadar', 'Split', 'Zagreb', 'Sibenik'],
    'budget': [4.5, 6.25, 8.0, 2.75],
})

games_df = pd.DataFrame({
    'game_id': [100, 101, 102, 103, 104, 105, 106],
    'game_date': ['2023-10-01', '2023-10-08', '2023-10-15', '2023-10-22', '2023-11-05', '2023-11-12', '2023-11-19'],
    'home_id': [10, 20, 30, 10, 20, 30, 40],
    'away_id': [20, 30, 10, 30, 10, 20, 10],
    'home_pts': [88, 75, 91, 80, 75, 102, 66],
    'away_pts': [81, 79, 91, 84, 70, 95, 90],
})

stats_df = pd.DataFrame({
    'game_id': [100, 100, 100, 101, 101, 102, 102, 103, 103, 104, 105, 105],
    'player_id': [1, 2, 3, 3, 5, 5, 1, 1, 6, 4, 5, 3],
    'pts': [22, 10, 31, 18, 25, 25, 14, 9, 12, 0, 33, 18],
    'fgm': [8, 4, 12, 7, 10, 9, 5, 3, 5, 0, 12, 6],
    'fga': [15, 9, 20, 16, 18, 17, 14, 10, 9, 0, 19, 15],
    'minutes': ['32:15', '18:40', '36:00', '30:05', '34:50', '33:12', '28:00', '25:30', '20:45', '00:00', '38:10', None],
})
# case: fg-pct-zero-denominator
df = stats_df.merge(players_df[['player_id', 'name']], on='player_id', how='left')
agg = df.groupby('player_id', as_index=False).agg(name=('name', 'first'), fgm=('fgm', 'sum'), fga=('fga', 'sum'))
agg['name'] = agg['name'].str.strip()
agg['fg_pct'] = np.where(agg['fga'] > 0, agg['fgm'] / agg['fga'].replace(0, np.nan) * 100, np.nan)
agg['fg_pct'] = agg['fg_pct'].round(1)
result = agg.sort_values(['fg_pct', 'name'], ascending=[False, True], na_position='last').reset_index(drop=True)
# case: points-per-36
def to_minutes(s):
    if s is None or (isinstance(s, float) and math.isnan(s)):
        return np.nan
    m, sec = s.split(':')
    return int(m) + int(sec) / 60

d = stats_df.copy()
d['min_float'] = d['minutes'].apply(to_minutes)
g = d.groupby('player_id')[['pts', 'min_float']].sum()
g['per36'] = (g['pts'] * 36).div(g['min_float']).replace([np.inf, -np.inf], np.nan).round(2)
result = g.reset_index()
# case: salary-zscore
p = players_df.copy()
p['salary_num'] = p['salary'].str.replace(r'[$,]', '', regex=True).astype(float)
mu = p['salary_num'].mean()
sigma = p['salary_num'].std(ddof=0)
p['z'] = ((p['salary_num'] - mu) / sigma).round(3)
result = p.loc[p['z'].abs() > 1, ['name', 'salary_num', 'z']]
# case: standings-with-select
g = games_df
home = pd.DataFrame({
    'team_id': g['home_id'],
    'pf': g['home_pts'],
    'pa': g['away_pts'],
})
away = pd.DataFrame({
    'team_id': g['away_id'],
    'pf': g['away_pts'],
    'pa': g['home_pts'],
})
allg = pd.concat([home, away], ignore_index=True)
allg['outcome'] = np.select([allg['pf'] > allg['pa'], allg['pf'] < allg['pa']], ['W', 'L'], default='D')
table = pd.crosstab(allg['team_id'], allg['outcome'])
for c in ['W', 'D', 'L']:
    if c not in table.columns:
        table[c] = 0
table = table[['W', 'D', 'L']]
table['points'] = table['W'] * 2 + table['D']
table['diff'] = allg.groupby('team_id').apply(lambda x: (x['pf'] - x['pa']).sum())
table = table.reset_index().merge(teams_df[['team_id', 'team_name']], on='team_id')
result = table.sort_values(['points', 'diff'], ascending=False)[['team_name', 'W', 'D', 'L', 'points', 'diff']]
# case: rank-all-methods
tot = stats_df.groupby('player_id')['pts'].sum().rename('total').reset_index()
for m in ['average', 'min', 'max', 'dense', 'first']:
    tot['rank_' + m] = tot['total'].rank(method=m, ascending=False)
tot['pct'] = tot['total'].rank(pct=True).round(3)
result = tot
# case: most-common-opponents
pairs = Counter()
for row in games_df.itertuples(index=False):
    pairs[tuple(sorted((row.home_id, row.away_id)))] += 1
names = dict(zip(teams_df['team_id'], teams_df['team_name']))
rows = [(names[a], names[b], n) for (a, b), n in pairs.most_common()]
result = pd.DataFrame(rows, columns=['team_a', 'team_b', 'meetings'])
# case: teammates-height-gap
p = players_df.dropna(subset=['team_id', 'height_cm'])
out = []
for team, grp in p.groupby('team_id'):
    for (n1, h1), (n2, h2) in combinations(zip(grp['name'].str.strip(), grp['height_cm']), 2):
        out.append({'team_id': int(team), 'p1': n1, 'p2': n2, 'gap': abs(h1 - h2)})
result = pd.DataFrame(out).sort_values('gap', ascending=False).reset_index(drop=True)
# case: moving-average-home-points
df = games_df.assign(game_date=pd.to_datetime(games_df['game_date'])).sort_values('game_date')
df['total'] = df['home_pts'] + df['away_pts']
df['ma3'] = df['total'].rolling(3, min_periods=1).mean().round(2)
df['ma3_np'] = np.concatenate([[np.nan] * 2, np.convolve(df['total'], np.ones(3) / 3, mode='valid')])
result = df[['game_id', 'total', 'ma3', 'ma3_np']].round(2)
# case: budget-pareto-share
t = teams_df.sort_values('budget', ascending=False).copy()
t['share'] = t['budget'] / t['budget'].sum()
t['cum_share'] = t['share'].cumsum()
t['in_80'] = t['cum_share'].shift(fill_value=0) < 0.8
t['share'] = t['share'].map('{:.2%}'.format)
t['cum_share'] = t['cum_share'].map(lambda v: f'{v:.1%}')
result = t.drop(columns='city').reset_index(drop=True)
# case: height-iqr-outliers
h = players_df['height_cm'].dropna()
q1, q3 = np.percentile(h, [25, 75])
iqr = q3 - q1
lo, hi = q1 - 1.5 * iqr, q3 + 1.5 * iqr
result = {
    'q1': float(q1),
    'q3': float(q3),
    'low': float(lo),
    'high': float(hi),
    'outliers': h[(h < lo) | (h > hi)].tolist(),
}
# case: corr-fga-pts
c = stats_df[['pts', 'fgm', 'fga']].corr().round(4)
c.index.name = 'metric'
result = c.reset_index()
# case: winning-streak
wins = defaultdict(list)
for _, r in games_df.sort_values('game_date').iterrows():
    wins[r['home_id']].append(r['home_pts'] > r['away_pts'])
    wins[r['away_id']].append(r['away_pts'] > r['home_pts'])

def longest(seq):
    best = cur = 0
    for w in seq:
        cur = cur + 1 if w else 0
        best = max(best, cur)
    return best

result = pd.DataFrame({
    'team_id': list(wins.keys()),
    'longest_streak': [longest(v) for v in wins.values()],
    'games': [len(v) for v in wins.values()],
}).sort_values('team_id').reset_index(drop=True)
# case: margin-diff-and-argsort
margins = (games_df['home_pts'] - games_df['away_pts']).to_numpy()
order = np.argsort(-np.abs(margins), kind='stable')
result = games_df.iloc[order][['game_id', 'home_pts', 'away_pts']].assign(margin=margins[order])
result['label'] = result['margin'].map(lambda m: f'{m:+d}')
# case: salary-band-searchsorted
sal = pd.to_numeric(players_df['salary'].str.strip('$').str.replace(',', ''), errors='coerce')
edges = np.array([500_000, 1_000_000, 1_500_000])
labels = np.array(['low', 'mid', 'high', 'star'])
valid = sal.notna()
band = pd.Series('unknown', index=sal.index)
band[valid] = labels[np.searchsorted(edges, sal[valid], side='right')]
result = players_df[['player_id', 'name']].assign(band=band).groupby('band')['player_id'].agg(['count', list]).reset_index()
