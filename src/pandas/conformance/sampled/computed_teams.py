import pandas as pd
import numpy as np
from itertools import combinations

# Football (soccer) league
teams = pd.DataFrame({
    'team': ['Lions', 'Bears', 'Wolves', 'Hawks', 'Owls'],
    'city': ['Leeds', 'york', 'York ', None, 'Hull'],
    'founded': [1899, 1905, 1905, 1950, 2001],
    'budget': [12500000000, 980000000, 3000000000, 0, 450000000],
})

matches = pd.DataFrame({
    'round': [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    'home': ['Lions', 'Bears', 'Wolves', 'Lions', 'Hawks', 'Owls', 'Bears', 'Foxes', 'Owls', 'Wolves'],
    'away': ['Bears', 'Wolves', 'Lions', 'Hawks', 'Bears', 'Lions', 'Lions', 'Owls', 'Hawks', 'Hawks'],
    'hg': [2, 1, 0, 3, 2, 1, 1, 0, None, 4],
    'ag': [1, 1, 0, 0, 2, 4, 3, 2, None, 1],
    'attendance': ['21,000', '8500', '12 400', '', '900', None, '15000', '300', '700', '9,999'],
})

players = pd.DataFrame({
    'player': ['Abe', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ike'],
    'team': ['Lions', 'Lions', 'Bears', 'Owls', 'Hawks', None, 'Bears', 'Wolves', 'Lions'],
    'goals': [7, 3, 3, 0, 7, 2, 5, 3, 1],
    'minutes': [810, 630, 900, 90, 720, 0, 450, 880, 45],
    'rating': [7.8, 6.9, 7.1, np.nan, 7.8, 6.0, 8.2, 7.1, 5.5],
})

# case: points-home-away-where
played = matches.dropna(subset=['hg', 'ag'])
hp = np.where(played['hg'] > played['ag'], 3, np.where(played['hg'] == played['ag'], 1, 0))
ap = np.where(played['ag'] > played['hg'], 3, np.where(played['hg'] == played['ag'], 1, 0))
pts = pd.concat([pd.Series(hp, index=played['home']), pd.Series(ap, index=played['away'])])
result = pts.groupby(level=0).sum().sort_values(ascending=False)
# case: league-table-lexsort
played = matches.dropna()
long = pd.DataFrame({
    'team': np.concatenate([played['home'], played['away']]),
    'gf': np.concatenate([played['hg'], played['ag']]),
    'ga': np.concatenate([played['ag'], played['hg']]),
})
tab = long.groupby('team').sum()
tab['gd'] = tab['gf'] - tab['ga']
order = np.lexsort((-tab['gf'], -tab['gd']))
result = tab.iloc[order]
# case: sign-of-goal-difference
result = np.sign(matches['hg'] - matches['ag']).map({1: 'H', 0: 'D', -1: 'A'}).fillna('?').tolist()
# case: goals-matrix-loop
names = sorted(set(matches['home']) | set(matches['away']))
pos = {n: i for i, n in enumerate(names)}
M = np.zeros((len(names), len(names)))
for h, a, g in zip(matches['home'], matches['away'], matches['hg'].fillna(0)):
    M[pos[h], pos[a]] += g
result = pd.DataFrame(M, index=names, columns=names).astype(int)
# case: transpose-antisymmetric
piv = matches.pivot_table(index='home', columns='away', values='hg', aggfunc='sum', fill_value=0)
full = piv.reindex(index=piv.index.union(piv.columns), columns=piv.index.union(piv.columns), fill_value=0)
arr = full.to_numpy()
result = pd.DataFrame(arr - arr.T, index=full.index, columns=full.columns)
# case: goals-per-90-divide-out
mins = players['minutes'].to_numpy(dtype=float)
g = players['goals'].to_numpy(dtype=float)
per90 = np.divide(g * 90, mins, out=np.zeros_like(g), where=mins > 0)
players['per90'] = per90.round(2)
result = players[['player', 'per90']]
# case: divide-by-zero-frame
players['per90'] = players['goals'] * 90 / players['minutes']
result = players.loc[~np.isfinite(players['per90']), ['player', 'goals', 'minutes', 'per90']]
# case: top-goals-with-ties
goals = players['goals'].to_numpy()
kth = np.sort(goals)[::-1][2]
result = players[goals >= kth].sort_values(['goals', 'player'], ascending=[False, True])
# case: attendance-to-int
clean = matches['attendance'].fillna('').str.replace(r'[,\s]', '', regex=True)
nums = np.array([int(x) if x.isdigit() else -1 for x in clean])
result = matches.assign(att=nums).loc[nums > 0].groupby('home')['att'].mean()
# case: attendance-astype-int-fails
matches['attendance'] = matches['attendance'].str.replace(',', '').astype(int)
result = matches['attendance'].sum()
# case: log10-budget-with-zero
with np.errstate(divide='ignore'):
    teams['mag'] = np.log10(teams['budget'])
result = teams.set_index('team')['mag'].replace(-np.inf, np.nan).round(3)
# case: budget-share-cumulative
s = teams.set_index('team')['budget'].sort_values(ascending=False)
share = s.cumsum() / s.sum()
n = int(np.argmax(share.to_numpy() >= 0.95)) + 1
result = (n, share.index[:n].tolist())
# case: int-overflow-square
result = np.square(teams['budget']).astype('float64') / 1e18
# case: rating-rank-dense-by-hand
r = players['rating'].fillna(0).to_numpy()
u, inv = np.unique(-r, return_inverse=True)
players['dense'] = inv + 1
players['pd_dense'] = players['rating'].fillna(0).rank(method='dense', ascending=False).astype(int)
result = bool((players['dense'] == players['pd_dense']).all()), players[['player', 'dense']].values.tolist()
# case: combos-of-teammates
rows = []
for team, grp in players.groupby('team'):
    for a, b in combinations(grp['player'], 2):
        rows.append({'team': team, 'a': a, 'b': b})
result = pd.DataFrame(rows, columns=['team', 'a', 'b'])
# case: flip-form-string
played = matches.dropna(subset=['hg'])
m = played[(played['home'] == 'Lions') | (played['away'] == 'Lions')]
diff = np.where(m['home'] == 'Lions', m['hg'] - m['ag'], m['ag'] - m['hg'])
form = np.where(diff > 0, 'W', np.where(diff < 0, 'L', 'D'))
result = ''.join(np.flip(form))
# case: logical-reduce-filters
masks = [players['goals'] > 2, players['minutes'] > 400, players['rating'].notna()]
keep = np.logical_and.reduce(masks)
result = players.loc[keep, 'player'].tolist()
# case: any-all-rows-array
arr = players[['goals', 'minutes']].to_numpy() > [4, 500]
result = pd.DataFrame({'player': players['player'], 'any': arr.any(axis=1), 'all': arr.all(axis=1), 'n': arr.sum(axis=1)})
# case: ptp-by-round
matches['total'] = matches[['hg', 'ag']].sum(axis=1)
result = matches.groupby('round')['total'].agg(['min', 'max', lambda x: np.ptp(x.to_numpy())])
# case: home-advantage-avg
h = matches['hg'].to_numpy()
a = matches['ag'].to_numpy()
result = {'home': np.nanmean(h).item(), 'away': np.nanmean(a).item(), 'delta': round(float(np.nanmean(h - a)), 3), 'draws': int(np.sum(h == a))}
# case: hist-of-ages-density
age = 2024 - teams['founded']
counts, edges = np.histogram(age, bins=[0, 50, 100, 150])
labels = [f'{int(lo)}-{int(hi)}' for lo, hi in zip(edges[:-1], edges[1:])]
result = pd.Series(counts / counts.sum(), index=labels)
# case: missing-column-subscript
result = players.groupby('team')['assists'].sum()
