import pandas as pd
import numpy as np
import functools
import itertools

tracks = pd.DataFrame({
    'track_id': ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'],
    'title': ['Blue Sky', 'blue sky', 'Río', 'Fire & Ice', '', 'Zebra', None, '99 Dreams'],
    'artist': ['Nova', 'Nova', 'Sol', 'Pyra', 'Sol', 'nova', 'Pyra', 'Echo'],
    'secs': [210, 195, 0, 320, 185, 210, 420, -1],
    'genre': ['pop', 'pop', 'latin', 'rock', None, 'Pop', 'rock', 'indie'],
    'explicit': [0, 1, 0, 1, 0, 0, 1, 0],
})
plays = pd.DataFrame({
    'user': ['u1', 'u1', 'u2', 'u3', 'u2', 'u1', 'u4', 'u2', 'u3', None],
    'track_id': ['t1', 't4', 't1', 't9', 't3', 't1', 't4', 't8', 't6', 't2'],
    'n': [5, 2, 7, 1, 0, 3, 2, 10, 4, 6],
    'skipped': [False, True, False, None, True, False, False, True, None, False],
})
users = pd.DataFrame({'user': ['u1', 'u2', 'u3', 'u5'], 'plan': ['free', 'premium', None, 'family'], 'age': ['21', '35', 'unknown', '-4']})
wide = pd.DataFrame(
    [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]],
    index=['u1', 'u2', 'u3'],
    columns=pd.MultiIndex.from_product([['jan', 'feb'], ['plays', 'skips']], names=['month', 'metric']),
)

# case: multiindex-column-select
result = (wide['jan']['plays'].tolist(), wide[('feb', 'skips')].tolist(), wide.loc['u2', ('jan', 'skips')], wide.xs('plays', axis=1, level='metric').shape)
# case: flatten-columns
w = wide.copy()
w.columns = ['_'.join(c) for c in w.columns]
w['total_plays'] = w.filter(like='plays').sum(axis=1)
result = w
# case: rename-level-columns
result = wide.rename(columns={'plays': 'P', 'jan': 'January'}, level=1).columns.tolist()
# case: droplevel-duplicate-names
w = wide.droplevel(0, axis=1)
result = w['plays']
# case: assign-new-multi-column
w = wide.copy()
w[('feb', 'ratio')] = w['feb']['skips'] / w['feb']['plays']
result = w.sort_index(axis=1).loc[:, 'feb']
# case: drop-level-columns
result = wide.drop(columns='skips', level='metric').drop('u1')
# case: dup-columns-sum
d = pd.concat([plays[['n']], plays[['n']] * 2], axis=1)
d.columns = ['n', 'n']
result = (type(d['n']).__name__, d['n'].sum(axis=1).tolist(), d.loc[:, ~d.columns.duplicated()].shape)
# case: dup-columns-compare-error
d = pd.concat([plays, plays[['n']]], axis=1)
result = d[d['n'] > 3]
# case: reduce-masks
conds = [tracks['secs'] > 0, tracks['genre'].notna(), tracks['title'].fillna('').ne('')]
mask = functools.reduce(lambda a, b: a & b, conds)
result = tracks[mask].track_id.tolist()
# case: logical-and-reduce-np
mask = np.logical_and.reduce([tracks['secs'].between(180, 330), tracks['explicit'].eq(0)])
result = tracks.loc[mask, 'title']
# case: xor-mask
result = tracks[(tracks['explicit'] == 1) ^ (tracks['artist'].str.lower() == 'nova')]['track_id'].tolist()
# case: format-mmss
ok = tracks['secs'].where(tracks['secs'] > 0)
tracks['length'] = ok.apply(lambda s: f'{int(s // 60)}:{int(s % 60):02d}' if pd.notna(s) else None)
result = tracks[['track_id', 'length']]
# case: title-startswith-tuple
result = tracks.loc[tracks['title'].str.lower().str.startswith(('b', 'z'), na=False), ['title', 'artist']]
# case: title-isalpha-digit-len
t = tracks['title'].fillna('')
result = pd.DataFrame({'len': t.str.len(), 'alpha': t.str.isalpha(), 'digit0': t.str[:1].str.isdigit(), 'words': t.str.split().str.len()})
# case: skip-rate-astype-boolean
p = plays.astype({'skipped': 'boolean'})
result = p.groupby('user')['skipped'].mean()
# case: boolean-nullable-mask
p = plays['skipped'].astype('boolean')
result = plays[p].shape[0], plays[~p].shape[0], int(p.isna().sum())
# case: age-numeric-and-plan
u = users.copy()
u['age'] = pd.to_numeric(u['age'], errors='coerce')
u['age'] = u['age'].where(u['age'].gt(0))
u['plan'] = u['plan'].fillna('free').astype(pd.CategoricalDtype(['free', 'premium', 'family'], ordered=True))
result = u.sort_values('plan', ascending=False).loc[u['plan'] > 'free', ['user', 'plan', 'age']]
# case: plays-unmatched-tracks
m = plays.merge(tracks[['track_id', 'title']], how='left', indicator='src')
result = m.loc[m['src'].eq('left_only'), ['user', 'track_id']].to_dict('records')
# case: age-compare-str-int-error
result = users[users['age'] > 18]
# case: top-track-per-user-with-ties
mx = plays.groupby('user')['n'].transform('max')
result = plays[plays['n'] == mx].sort_values('user').set_index('user').n
# case: all-pairs-reindex
pairs = pd.MultiIndex.from_tuples(list(itertools.product(users['user'], ['t1', 't4'])), names=['user', 'track_id'])
tot = plays.groupby(['user', 'track_id'])['n'].sum().reindex(pairs, fill_value=0)
result = tot.unstack()
