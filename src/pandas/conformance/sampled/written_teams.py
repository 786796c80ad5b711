import pandas as pd
import numpy as np
import copy

teams = pd.DataFrame({
    'team': ['Reds', 'Blues', 'Greens', 'Golds', 'reds'],
    'coach': ['Ada', None, 'Cy', 'Di', 'Ada'],
    'wins': [3, 1, 0, 2, 1],
    'losses': [0, 2, 3, 1, 2],
})

matches = pd.DataFrame({
    'home': ['Reds', 'Blues', 'Greens', 'Golds', 'Reds', 'Blues', 'Whites'],
    'away': ['Blues', 'Greens', 'Golds', 'Reds', 'Greens', 'Golds', 'Reds'],
    'score': ['3-1', '2-2', '0-4', '1 - 2', '', None, '5-0'],
    'crowd': [1200, 800, None, 950, 1000, 800, 0],
})

wide = pd.DataFrame(np.arange(20).reshape(4, 5), index=list('abcd'), columns=list('VWXYZ'))

# case: wide-set-block-array
w = wide.copy()
w.iloc[1:3, 1:4] = np.array([[-1, -2, -3], [-4, -5, -6]])
w.loc['d', 'X':'Z'] = 0
result = w

# case: wide-set-block-wrong-shape
w = wide.copy()
w.iloc[1:3, 1:4] = np.zeros((3, 2))
result = w

# case: wide-diagonal-loop
w = wide.copy()
for i in range(min(w.shape)):
    w.iat[i, i] = -1
w.iloc[:, -1] = w.iloc[:, :-1].sum(axis=1)
result = w

# case: wide-column-slice-step
w = wide.copy()
w.iloc[::2, ::2] = 100
w.iloc[[0, 3], [1, 3]] += 0.5
result = w

# case: wide-negative-index-swap-rows
w = wide.copy()
w.iloc[0], w.iloc[-1] = w.iloc[-1].copy(), w.iloc[0].copy()
result = w

# case: wide-swap-rows-with-lists
w = wide.copy()
w.loc[['a', 'b']] = w.loc[['b', 'a']].to_numpy()
w = w.rename(index={'a': 'A'}, columns={'V': 'v'})
result = w

# case: wide-swap-columns-tuple
w = wide.copy()
w['V'], w['Z'] = w['Z'].copy(), w['V'].copy()
w['W'], w['X'] = w['X'], w['W']
result = w

# case: wide-set-with-boolean-frame
w = wide.copy()
w[w % 3 == 0] *= -1
w[(w > 10) & (w < 15)] = 0
result = w

# case: wide-loc-bool-rows-and-cols
w = wide.copy()
rows = w['V'] >= 10
cols = w.loc['a'] > 2
w.loc[rows, cols] = 77
result = w

# case: wide-where-other-frame
w = wide.copy()
w = w.where(w > 7, -w).add({'V': 1, 'Z': 2})
w.clip(lower=-5, upper=15, inplace=False)
result = w

# case: wide-add-series-by-axis
w = wide.copy()
w = w.add(pd.Series([10, 20, 30], index=['a', 'b', 'zz']), axis='index')
result = w.dropna(how='all')

# case: wide-set-series-across-columns
w = wide.copy()
w.loc['b'] = pd.Series([9, 8, 7], index=['X', 'V', 'Q'])
result = w

# case: wide-loc-column-series-alignment
w = wide.copy()
w.loc[:, 'Y'] = pd.Series({'d': 1, 'c': 2, 'b': 3, 'a': 4})
w.loc[['a', 'c'], 'Z'] = pd.Series([50, 60], index=['c', 'a'])
result = w[['Y', 'Z']]

# case: wide-loc-col-partial-series-nan
w = wide.copy()
w.loc[:, 'Y'] = pd.Series({'b': 3.5})
w.loc[w['V'] > 5, 'W'] = pd.Series([1, 2], index=['c', 'x'])
result = w

# case: column-duplicate-label-index-rows
t = teams.copy()
t['team'] = t['team'].str.title()
t = t.set_index('team')
t.loc['Reds', 'coach'] = 'Eve'
t.loc['Reds', 'wins'] += 1
result = t

# case: set-index-duplicate-at
t = teams.assign(team=teams['team'].str.capitalize()).set_index('team')
t.at['Reds', 'losses'] = 50
result = t['losses']

# case: attribute-assignment-existing
t = teams.copy()
t.wins = t.wins + 10
t.wins[0] = 99
result = t

# case: view-through-setitem-slice
t = teams.copy()
head = t.head(2).copy()
head['wins'] = 0
head.loc[0, 'coach'] = 'Zed'
t.loc[head.index, 'coach'] = head['coach']
result = t

# case: python-copy-module
t = {'a': teams.copy(), 'b': [1, 2]}
u = copy.deepcopy(t)
u['a'].loc[0, 'team'] = 'CHANGED'
u['b'].append(3)
result = (t['a'].loc[0, 'team'], u['a'].loc[0, 'team'], len(t['b']))

# case: scores-unpack-goals
m = matches.copy()
goals = m['score'].str.split('-', expand=True).apply(lambda c: pd.to_numeric(c.str.strip(), errors='coerce'))
m['hg'], m['ag'] = goals[0], goals[1]
m['winner'] = np.select([m.hg > m.ag, m.hg < m.ag, m.hg == m.ag], [m.home, m.away, 'draw'], default=None)
result = m[['home', 'away', 'winner']]

# case: points-table-accumulate
table = {name: {'played': 0, 'points': 0} for name in teams['team']}
tbl = pd.DataFrame.from_dict(table, orient='index')
for _, r in matches.dropna(subset=['score']).iterrows():
    if '-' not in r['score']:
        continue
    h, a = map(int, r['score'].split('-'))
    for side, pts in ((r['home'], 3 * (h > a) + (h == a)), (r['away'], 3 * (a > h) + (a == h))):
        if side not in tbl.index:
            tbl.loc[side] = [0, 0]
        tbl.loc[side, 'played'] += 1
        tbl.loc[side, 'points'] += pts
result = tbl.sort_values('points', ascending=False, kind='stable')

# case: crowd-fill-and-cast
m = matches.copy()
m['crowd'] = m['crowd'].replace(0, np.nan).ffill().astype(int)
m.loc[m.duplicated('crowd', keep='first'), 'crowd'] += 1
m.loc['mean'] = ['-', '-', '-', m['crowd'].mean()]
result = m
