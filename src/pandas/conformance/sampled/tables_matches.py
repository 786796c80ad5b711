import pandas as pd
import numpy as np
import itertools
from functools import reduce

matches = pd.DataFrame({
    'week': [1, 1, 2, 2, 3, 3, 4, 4, 5],
    'home': ['Lions', 'Bears', 'Lions', 'Hawks', 'Bears', 'Hawks', 'Bears', 'Lions', 'Hawks'],
    'away': ['Bears', 'Hawks', 'Hawks', 'Bears', 'Lions', 'Lions', 'Hawks', 'Bears', 'Wolves'],
    'hg': [2, 1, 0, 3, 1, 2, 0, 4, None],
    'ag': [1, 1, 0, 2, 3, 2, 1, 4, None],
    'attendance': ['10,200', '8 500', '12000', '7,100', '9,999', '', None, '15,000', '0'],
    'neutral': [False, False, True, False, False, False, True, False, None],
})

players = pd.DataFrame({
    'player': ['Kim', 'Lee', 'Moss', 'Nash', 'Ortiz', 'Park', 'kim'],
    'team': ['Lions', 'Lions', 'Bears', 'Hawks', 'Hawks', None, 'Bears'],
    'pos': ['FW', 'GK', 'FW', 'MF', 'FW', 'GK', 'MF'],
    'age': [24, 31, 19, 27, 27, 35, 22],
    'w1': [1, 0, 1, 1, 0, np.nan, 0],
    'w2': [0, 0, 2, 1, 2, np.nan, 0],
    'w3': [2, 0, 0, 0, 2, np.nan, 1],
})

# case: results-grid
g = matches.dropna(subset=['hg', 'ag']).copy()
g['score'] = g['hg'].astype(int).astype(str) + '-' + g['ag'].astype(int).astype(str)
result = g.pivot_table(index='home', columns='away', values='score', aggfunc='first').fillna('')

# case: league-table
m = matches.dropna(subset=['hg'])
home = m[['home', 'hg', 'ag']].set_axis(['team', 'gf', 'ga'], axis=1)
away = m[['away', 'ag', 'hg']].set_axis(['team', 'gf', 'ga'], axis=1)
t = pd.concat([home, away], ignore_index=True)
t['w'] = (t.gf > t.ga).astype(int)
t['d'] = (t.gf == t.ga).astype(int)
t['l'] = (t.gf < t.ga).astype(int)
t = t.groupby('team').sum().astype(int)
t['gd'] = t['gf'] - t['ga']
t['pts'] = 3 * t['w'] + t['d']
result = t.sort_values(['pts', 'gd', 'gf'], ascending=False).rename_axis(None)

# case: home-away-split-keys
m = matches.dropna(subset=['hg'])
h = m.groupby('home').agg(played=('week', 'count'), goals=('hg', 'sum'))
a = m.groupby('away').agg(played=('week', 'count'), goals=('ag', 'sum'))
result = pd.concat([h, a], axis=1, keys=['H', 'A'])

# case: home-away-keys-total
m = matches.dropna(subset=['hg'])
both = pd.concat({'home': m.groupby('home')['hg'].sum(), 'away': m.groupby('away')['ag'].sum()}, names=['venue', 'team'])
result = both.unstack('venue').assign(total=lambda d: d.sum(axis=1)).sort_values('total', ascending=False)

# case: outcome-crosstab
m = matches.dropna(subset=['hg', 'ag'])
res = np.select([m['hg'] > m['ag'], m['hg'] < m['ag']], ['H', 'A'], default='D')
result = pd.crosstab(m['home'], res, margins=True, margins_name='P', colnames=['FT'])

# case: cumulative-points
m = matches.dropna(subset=['hg']).copy()
m['home_pts'] = np.where(m.hg > m.ag, 3, np.where(m.hg == m.ag, 1, 0))
m['away_pts'] = np.where(m.ag > m.hg, 3, np.where(m.hg == m.ag, 1, 0))
long = pd.concat([
    m[['week', 'home', 'home_pts']].rename(columns={'home': 'team', 'home_pts': 'pts'}),
    m[['week', 'away', 'away_pts']].rename(columns={'away': 'team', 'away_pts': 'pts'}),
])
result = long.pivot(index='week', columns='team', values='pts').fillna(0).cumsum().astype(int)

# case: rank-by-week
s = players.dropna(subset=['w1']).melt(['player', 'team', 'pos', 'age'], var_name='week', value_name='g')
s['cum'] = s.groupby(['player'])['g'].cumsum()
t = s.pivot(index='player', columns='week', values='cum')
result = t.rank(ascending=False, method='min').astype(int)

# case: w-stub-wide-to-long
result = pd.wide_to_long(players.drop(columns=['age', 'pos']), 'w', i=['player', 'team'], j='week').rename(columns={'w': 'goals'}).dropna()

# case: long-with-lreshape-like
parts = []
for c in ['w1', 'w2', 'w3']:
    p = players[['player', 'team', c]].rename(columns={c: 'goals'})
    p.insert(2, 'week', int(c[1:]))
    parts.append(p)
long = pd.concat(parts).dropna().astype({'goals': int})
result = long.groupby(['team', 'week'])['goals'].sum().unstack().T

# case: stack-with-name
st = players.set_index(['team', 'player'])[['w1', 'w2', 'w3']].rename_axis('wk', axis=1).stack()
result = st.groupby(level=['team', 'wk']).sum()

# case: attendance-clean-table
a = matches['attendance'].str.replace(r'[,\s]', '', regex=True)
matches['att'] = pd.to_numeric(a, errors='coerce')
result = matches.pivot_table('att', 'home', 'neutral', aggfunc=['count', 'sum'], dropna=False)

# case: neutral-boolean-columns
t = matches.groupby(['home', 'neutral'], dropna=False).size().unstack()
result = t.shape, t.fillna(0).sum().tolist()

# case: position-age-describe
result = players.groupby('pos')['age'].describe()[['count', 'min', '50%', 'max']].T

# case: position-team-list-pivot
result = players.pivot_table(index='team', columns='pos', values='player', aggfunc=lambda x: ', '.join(sorted(x)), fill_value='-')

# case: multi-index-columns-product
cols = pd.MultiIndex.from_product([['goals'], ['w1', 'w2', 'w3']])
t = pd.DataFrame(players[['w1', 'w2', 'w3']].to_numpy(), index=players['player'], columns=cols)
t[('total', '')] = t['goals'].sum(axis=1)
result = t.sort_values(('total', ''), ascending=False)

# case: index-slice-columns
idx = pd.IndexSlice
t = players.pivot_table(index='team', columns='pos', values=['w1', 'w2'], aggfunc='sum').sort_index(axis=1)
result = t.loc[:, idx[:, 'FW']]

# case: missing-matchups
teams = sorted(matches['home'].unique())
allp = pd.MultiIndex.from_tuples(itertools.permutations(teams, 2), names=['home', 'away'])
played = pd.MultiIndex.from_frame(matches[['home', 'away']])
result = allp.difference(played).to_frame(index=False)

# case: symmetric-and-union
a = pd.MultiIndex.from_tuples([('Lions', 1), ('Bears', 1), ('Hawks', 2)])
b = pd.MultiIndex.from_tuples([('Bears', 1), ('Wolves', 3)])
result = {'union': a.union(b).tolist(), 'inter': a.intersection(b).tolist(), 'sym': a.symmetric_difference(b).tolist()}

# case: age-group-row-percent
ag = pd.cut(players['age'], bins=[15, 21, 25, 30, 40], right=True)
t = pd.crosstab(ag.astype(str), players['pos'])
result = t.apply(lambda r: r / r.sum() * 100, axis=1).round(1)

# case: explode-team-pairs
m = matches.assign(pair=[sorted(p) for p in zip(matches['home'], matches['away'])])
m['pair'] = m['pair'].str.join(' v ')
result = m.groupby('pair')[['hg', 'ag']].sum(min_count=1).assign(tot=lambda x: x.hg + x.ag)

# case: players-int-cast-pivot-fail
players['w1'] = players['w1'].astype('int64')
result = players.pivot_table(index='team', values='w1', aggfunc='sum')

# case: top-scorer-per-team-xs
t = players.set_index(['team', 'player'])[['w1', 'w2', 'w3']].sum(axis=1).sort_index()
result = {k: t.xs(k).idxmax() for k in t.index.get_level_values('team').dropna().unique()}
