import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4], 'c': ['x', 'y']})
# case: rename-columns
result = df.rename(columns={'a': 'A', 'zz': 'q'})
# case: rename-function
result = df.rename(columns=str.upper)
# case: rename-lambda
result = df.rename(columns=lambda c: c + '_1')
# case: rename-index
result = df.rename(index={0: 'r0'})
# case: rename-mapper-axis
result = df.rename({'a': 'A'}, axis=1)
# case: rename-errors-raise
result = df.rename(columns={'zz': 'q'}, errors='raise')
# case: rename-inplace
r = df.rename(columns={'a': 'A'}, inplace=True)
result = (r, list(df.columns))
# case: set-index
result = df.set_index('c')
# case: set-index-keep
result = df.set_index('c', drop=False)
# case: set-index-two
result = df.set_index(['c', 'a'])
# case: set-index-missing
result = df.set_index('zz')
# case: set-index-append
result = df.set_index('c', append=True)
# case: reset-index
result = df.set_index('c').reset_index()
# case: reset-index-drop
result = df[df['a'] > 1].reset_index(drop=True)
# case: reset-index-unnamed
result = df[df['a'] > 1].reset_index()
# case: reset-index-level
result = df.set_index(['c', 'a']).reset_index(level='a')
# case: reset-index-multi
result = df.set_index(['c', 'a']).reset_index()
# case: reset-index-existing
t = df.copy()
t.index.name = 'a'
result = t.reset_index()
# case: reset-index-twice
result = df.reset_index().reset_index()
# case: reset-index-names
result = df.reset_index(names='row')
# case: series-reset-index
result = df['a'].reset_index()
# case: series-reset-index-name
result = df.set_index('c')['a'].reset_index(name='val')
# case: series-reset-index-drop
result = df['a'][1:].reset_index(drop=True)
# case: unnamed-series-reset
result = pd.Series([1, 2], index=['p', 'q']).reset_index()
# case: reindex
result = df.reindex([1, 2])
# case: reindex-columns
result = df.reindex(columns=['c', 'zz'])
# case: reindex-fill
result = pd.Series([1, 2], index=['a', 'b']).reindex(['b', 'c'], fill_value=0)
# case: drop-column
result = df.drop('a', axis=1)
# case: drop-columns
result = df.drop(columns=['a', 'b'])
# case: drop-rows
result = df.drop([0])
# case: drop-index
result = df.drop(index=1)
# case: drop-missing
result = df.drop(columns=['zz'])
# case: drop-missing-ignore
result = df.drop(columns=['zz', 'a'], errors='ignore')
# case: drop-mask-index
result = df.drop(df[df['a'] == 1].index)
# case: add-prefix
result = df.add_prefix('p_')
# case: add-suffix
result = df.add_suffix('_s')
# case: rename-axis
result = df.rename_axis('row')
# case: rename-axis-columns
result = df.rename_axis(columns='col')
# case: series-rename
result = df['a'].rename('z')
# case: series-name
s = df['a']
s.name = 'q'
result = s
# case: to-frame
result = df['a'].to_frame()
# case: to-frame-name
result = df['a'].to_frame('k')
# case: to-frame-unnamed
result = pd.Series([1]).to_frame()
# case: index-set
df.index = ['p', 'q']
result = df
# case: index-set-column
df.index = df['c']
result = df
# case: index-map
result = df.set_index('c').index.map(str.upper)
# case: columns-list
result = list(df.columns)
# case: columns-index
result = [df.columns[0], df.columns.get_loc('b'), df.columns.tolist()]
# case: columns-difference
result = df.columns.difference(['b'])
# case: index-intersection
result = df.columns.intersection(['c', 'a'])
# case: index-union
result = pd.Index([3, 1]).union(pd.Index([2, 1]))
# case: index-isin
result = df.index.isin([1, 5])
# case: index-to-list
result = df.set_index('c').index.to_list()
# case: index-str
result = df.set_index('c').index.str.upper()
# case: transpose
result = df[['a', 'b']].T
# case: transpose-mixed
result = df.T
# case: droplevel
m = df.set_index(['c', 'a'])
result = m.droplevel('a')
# case: swaplevel
result = df.set_index(['c', 'a']).swaplevel()
# case: get-level-values
result = df.set_index(['c', 'a']).index.get_level_values('a')
# case: flatten-columns
g = df.groupby('c').agg({'a': ['sum', 'mean']})
g.columns = ['_'.join(col) for col in g.columns]
result = g
# case: flatten-columns-values
g = df.groupby('c').agg({'a': ['sum'], 'b': ['max']})
g.columns = ['_'.join(map(str, c)).strip() for c in g.columns.values]
result = g.reset_index()
# case: multi-loc
m = df.set_index(['c', 'a'])
result = m.loc['x']
# case: multi-loc-tuple
m = df.set_index(['c', 'a'])
result = m.loc[('x', 1), 'b']
# case: multi-loc-missing
m = df.set_index(['c', 'a'])
result = m.loc[('x', 9)]
# case: multi-index-tolist
result = df.set_index(['c', 'a']).index.tolist()
# case: reorder
result = df[['c', 'a', 'b']]
# case: sort-columns
result = df[sorted(df.columns, reverse=True)]
# case: series-index-name
s = df.set_index('c')['a']
s.index.name = 'key'
result = s
# case: series-to-dict
result = df.set_index('c')['a'].to_dict()
# case: dict-zip
result = dict(zip(df['c'], df['a']))
# case: index-range
result = df.index
# case: index-list
result = list(df.index)
# case: filter-index
result = df[df.index > 0]
# case: set-axis
result = df.set_axis(['p', 'q', 'r'], axis=1)
