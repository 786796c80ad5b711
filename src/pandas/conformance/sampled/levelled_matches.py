import pandas as pd
import numpy as np
import math

matches = pd.DataFrame({
    'season': [2021, 2021, 2021, 2022, 2022, 2022, 2022, 2023, 2023, 2021],
    'home': ['Reds', 'Blues', 'Greens', 'Reds', 'Blues', 'Greens', 'Reds', 'Blues', 'reds', 'Reds'],
    'away': ['Blues', 'Greens', 'Reds', 'Greens', 'Reds', 'Blues', 'Blues', 'Greens', 'Blues', 'Greens'],
    'hg': [2, 1, 0, 3, 1, 2, 1, np.nan, 4, 2],
    'ag': [1, 1, 2, 0, 1, 2, 2, np.nan, 0, 1],
    'crowd': ['10,500', '8000', '', '12,000', None, '7500', '9,900', '0', '100', '10,500'],
})
players = pd.DataFrame({
    'team': ['Reds', 'Reds', 'Blues', 'Blues', 'Greens', 'Golds'],
    'pos': ['GK', 'FW', 'FW', 'FW', 'MF', None],
    'player': ['Ito', 'Max', 'Sam', 'Tom', 'Uli', 'Vic'],
    'goals': [0, 7, 5, 5, 2, None],
})
titles = pd.Series([3, 1, 0], index=pd.Index(['Reds', 'Blues', 'Golds'], name='team'), name='titles')

# case: long-table-points
h = matches[['season', 'home', 'hg', 'ag']].set_axis(['season', 'team', 'gf', 'ga'], axis=1)
a = matches[['season', 'away', 'ag', 'hg']].set_axis(['season', 'team', 'gf', 'ga'], axis=1)
long = pd.concat([h, a], keys=['home', 'away'], names=['venue', None])
long['pts'] = np.select([long.gf > long.ga, long.gf == long.ga], [3, 1], 0)
result = long.groupby(['team', 'venue'])['pts'].sum().unstack(fill_value=0)
# case: season-team-rank
h = matches.rename(columns={'home': 'team', 'hg': 'gf', 'ag': 'ga'})[['season', 'team', 'gf', 'ga']]
s = h.groupby(['season', 'team'])['gf'].sum()
result = pd.DataFrame({'gf': s, 'rank': s.groupby(level='season').rank(method='dense', ascending=False).astype(int)})
# case: season-slice-rows
df = matches.set_index(['season', 'home', 'away']).sort_index()
result = df.loc[2021:2022, ['hg', 'ag']]
# case: loc-list-outer-labels
df = matches.set_index(['season', 'home']).sort_index()
result = df.loc[[2021, 2023], 'hg']
# case: loc-tuple-of-lists
df = matches.set_index(['season', 'home']).sort_index()
result = df.loc[([2021, 2022], ['Reds', 'Blues']), :]
# case: loc-inner-slice-none
df = matches.set_index(['season', 'home']).sort_index()
result = df.loc[(slice(None), 'Reds'), :]
# case: boolean-level-mask
df = matches.set_index(['season', 'home', 'away'])
m = (df.index.get_level_values('season') >= 2022) & (df.index.get_level_values('away') != 'Blues')
result = df[m]
# case: filter-like-on-flattened
g = matches.groupby('season')[['hg', 'ag']].agg(['sum', 'mean'])
g.columns = ['_'.join(map(str, c)) for c in g.columns.to_flat_index()]
result = g.filter(like='_mean')
# case: to-flat-index
g = matches.groupby('home').agg({'hg': ['sum', 'max'], 'ag': 'sum'})
g.columns = g.columns.to_flat_index()
result = g[('hg', 'max')]
# case: insert-tuple-column
g = matches.groupby('home')[['hg', 'ag']].agg(['sum'])
g.insert(0, ('all', 'diff'), g[('hg', 'sum')] - g[('ag', 'sum')])
result = g
# case: pop-tuple-column
g = matches.groupby('season')[['hg', 'ag']].agg(['sum', 'count'])
n = g.pop(('hg', 'count'))
result = n, g.columns.tolist()
# case: drop-tuple-list-columns
g = matches.groupby('season')[['hg', 'ag']].agg(['sum', 'count'])
result = g.drop(columns=[('hg', 'count'), ('ag', 'count')])
# case: drop-top-level-column
g = matches.groupby('season')[['hg', 'ag']].agg(['sum', 'count'])
result = g.drop('hg', axis=1)
# case: del-tuple-column
g = matches.groupby('season')[['hg', 'ag']].agg(['min', 'max'])
del g[('ag', 'min')]
g[('ag', 'range')] = g[('ag', 'max')] - 0
result = g
# case: assign-whole-block
w = matches.pivot_table(index='home', columns=['season'], values=['hg', 'ag'], aggfunc='sum')
diff = w['hg'] - w['ag']
diff.columns = pd.MultiIndex.from_product([['diff'], diff.columns])
result = pd.concat([w, diff], axis=1)['diff']
# case: compare-two-frames
a = matches[matches.season == 2021].groupby('home')[['hg', 'ag']].sum()
b = matches[matches.season == 2022].groupby('home')[['hg', 'ag']].sum()
result = a.compare(b)
# case: compare-keep-names
a = matches[matches.season == 2021].groupby('home')[['hg', 'ag']].sum()
b = matches[matches.season == 2022].groupby('home')[['hg', 'ag']].sum()
result = a.compare(b, keep_shape=True, keep_equal=True, result_names=('y21', 'y22'))
# case: crowd-clean-mean
c = pd.to_numeric(matches['crowd'].str.replace(',', '', regex=False), errors='coerce')
g = c.groupby([matches['season'], matches['home']]).mean()
result = g.unstack('season').round(0)
# case: group-by-series-mixed
tot = (matches['hg'] + matches['ag']).rename('goals')
result = tot.groupby([matches['season'], tot > 2]).size()
# case: titles-add-level
p = players.set_index(['team', 'player'])['goals']
result = p.add(titles, level='team', fill_value=0)
# case: players-reindex-level
p = players.set_index(['team', 'pos', 'player'])[['goals']]
result = p.reindex(['Blues', 'Reds'], level='team')
# case: crosstab-team-pos
ct = pd.crosstab(index=players['team'], columns=players['pos'])
result = ct.stack().loc[lambda s: s > 0].to_dict()
# case: unstack-duplicates-error
result = matches.set_index(['season', 'home'])['hg'].unstack()
