import pandas as pd
import numpy as np
a = pd.DataFrame({'g': list('aabb'), 'i': pd.array([2, None, -3, 2], dtype='Int64'), 'f': pd.array([2.5, None, -3, 1], dtype='Float64'), 'B': pd.array([True, None, False, True], dtype='boolean'), 's': pd.array(['b', None, 'a', 'b'], dtype='string'), 'n': range(4)})
# case: kept-lambda-spread
result = a.groupby('g')['f'].agg(lambda s: s.max() - s.min())
# case: kept-lambda-quantile
result = a.groupby('g')['i'].agg(lambda s: s.quantile(0.5))
# case: kept-lambda-spread-int
result = a.groupby('g')['i'].agg(lambda s: s.max() - s.min())
# case: kept-lambda-spread-reset
result = a.groupby('g')['f'].agg(lambda s: s.max() - s.min()).rename('spread').reset_index()
# case: kept-lambda-len
result = a.groupby('g')['i'].agg(lambda s: len(s))
# case: kept-apply-spread
result = a.groupby('g')['i'].apply(lambda s: s.max() - s.min())
# case: kept-named-lambda
result = a.groupby('g').agg(v=('i', lambda s: s.sum()), w=('f', 'mean'), n=('B', 'size'), m=('s', 'size'))
# case: kept-size-series
result = a.groupby('g')['i'].size(), a.groupby('g')['B'].size(), a.groupby('g')['s'].size()
# case: kept-size-list
result = a.groupby('g')['i'].agg(['min', 'size'])
# case: kept-size-list-empty
result = a.iloc[:0].groupby('g')['i'].agg(['min', 'size'])
# case: kept-size-named-empty
result = a.iloc[:0].groupby('g').agg(n=('i', 'size')).reset_index()
# case: kept-size-named-text
result = a.groupby('g').agg(n=('s', 'size')).reset_index()
# case: kept-value-counts-shift
c = a['s'].value_counts().reset_index()
c['prev'] = c.groupby('s')['count'].shift(1)
c['delta'] = c['count'] - c['prev']
result = c
# case: kept-value-counts-diff
c = a['s'].value_counts().reset_index()
result = c['count'].diff(), c['count'].shift(), c['count'].cumsum(), c['count'] / c['count'].sum()
# case: kept-explode-string
result = a.explode('s'), a['s'].explode()
# case: kept-modulo-itself
result = a['i'] % a['i'], a['i'] % 2, a['i'] % 0, a['i'] // a['i'], a['i'] ** 2, a['i'] / a['i']
# case: kept-modulo-floats
result = a['i'] % 2.5, a['f'] % a['f'], a['n'] % a['i']
# case: kept-to-numeric-string-coerce
result = pd.to_numeric(a['s'], errors='coerce'), pd.to_numeric(pd.Series(['1', 'x'], dtype='string'), errors='coerce')
# case: kept-to-numeric-string
result = pd.to_numeric(pd.Series(['1', None], dtype='string')), pd.to_numeric(pd.Series(['1', '2.5'], dtype='string'))
# case: kept-split-len-missing
z = pd.DataFrame({'s1': pd.array([None], dtype='string')})
result = z['s1'].str.split('-').str.len(), a['s'].str.split('-').str.len(), a['s'].str.split('-')
# case: kept-lower-of-lists
z = pd.DataFrame({'l': [[1, 2], None, ['a']]})
result = z['l'].str.lower(), z['l'].str.upper(), z['l'].str.len(), z['l'].str.strip(), z['l'].str.contains('a')
# case: kept-none-replacement
z = pd.DataFrame({'k': [2, 3], 'f': [-3.25, 1.5], 'g': [None, '2.5'], 'o': [None, True]})
result = z.replace(1.5, None), z['f'].replace(1.5, None), z.replace({1.5: None}), z.replace('2.5', None)
# case: kept-replace-lists-with-none
z = pd.DataFrame({'k': [1, 3], 'f': [2.0, np.nan], 't': ['b', None], 'o': [None, True]})
result = z.replace([None, 'b'], 1.5), z.replace([None, 0], True), z.replace([np.nan, 'b'], 0)
# case: kept-replace-none
z = pd.DataFrame({'k': [1, 3], 'f': [2.0, np.nan], 't': ['b', None], 'o': [None, True]})
result = z.replace(None, 'x'), z.replace({None: 'x'}), z['t'].replace({None: 'x'})
# case: kept-select-times
z = pd.DataFrame({'i': [1, 5], 'w': [2.0, 3.0]})
result = np.select([z['i'] == 1, z['w'] == 3], ['a', pd.Timestamp('2020-01-15')], default=np.nan)
# case: kept-select-times-only
z = pd.DataFrame({'i': [1, 5, 6], 'w': [2.0, 3.0, 3.0]})
result = np.select([z['i'] == 1, z['i'] == 5], [pd.Timestamp('2020-01-15'), pd.Timestamp('2020-01-16')], default=np.nan)
# case: kept-select-times-none
z = pd.DataFrame({'i': [1, 5, 6], 'w': [2.0, 3.0, 3.0]})
result = np.select([z['i'] == 1], [pd.Timestamp('2020-01-15')], default=None)
# case: kept-select-times-assigned
z = pd.DataFrame({'i': [1, 5], 'w': [2.0, 3.0]})
z['c'] = np.select([z['i'] > 9, z['w'] == 9], ['a', pd.Timestamp('2020-01-15')], default=np.nan)
result = z
# case: kept-object-dtype-equal
z = pd.DataFrame({'k': [1, 2], 't': ['a', 'b']})
result = (z == 'a').dtypes.astype(str).tolist(), (z.iloc[:1] == 'a').join(z.set_index('k')[['t']], on='k', rsuffix='_r')
# case: kept-merge-bool-key
z = pd.DataFrame({'k': [True, False], 'v': [1, 2]})
result = z.join(pd.DataFrame({'k': [1, 3], 'w': [5, 6]}).set_index('k'), on='k')
# case: kept-merge-bool-key-inner
z = pd.DataFrame({'k': [True, False], 'v': [1, 2]})
result = z.merge(pd.DataFrame({'k': [1, 3], 'w': [5, 6]}), on='k', how='inner')
# case: kept-transform-max-int
result = a.groupby('n')['n'].transform(lambda s: s.max()), a.iloc[:1].groupby('n')['n'].transform(lambda s: s.max())
# case: kept-dtype-classes
result = type(a['i'].dtype).__name__, type(a['n'].dtype).__name__, type(a['s'].dtype).__name__, type(a['g'].dtype).__name__, type(a['n'].astype('category').dtype).__name__, type(pd.to_datetime(a['n']).dtype).__name__
# case: kept-dtype-itself
result = a['i'].dtype
# case: kept-dtype-itself-bool
result = (a['n'] > 1).dtype
# case: kept-dtype-itself-category
result = a['g'].astype('category').dtype
# case: kept-range-max
result = a.index.max()
# case: kept-range-sum-types
result = [type(a.index.max()).__name__, type(a.index.sort_values().max()).__name__, type(a['n'].index[0]).__name__, type(a.index.tolist()[0]).__name__, type(a.set_index('n').index.max()).__name__]
# case: kept-where-object-sum
z = pd.DataFrame({'i': [1, 2], 'f': [1.5, None], 't': ['x', 'y']})
result = [type(v).__name__ for v in (z.stack().sum() if False else z[['i', 'f']].stack().sum(), z.iloc[0]['i'], z[['i', 'f']].iloc[0]['i'], z[['i', 't']].iloc[0]['i'], z.loc[0, 'i'], z.at[0, 'i'])]
# case: kept-min-empty-numeric
result = pd.DataFrame({'k': [1], 'd': pd.to_datetime(['2020-01-15'])}).groupby('k').min(numeric_only=True).iloc[-1]
# case: kept-split-of-nothing
result = a.iloc[:0].max(axis=1, numeric_only=True), a.iloc[:0][['n']].max(axis=1)
# case: kept-nothing-reduced
result = pd.DataFrame({'k': [1, 2], 'd': pd.to_datetime(['2020-01-15', None])}).set_index('k').max(axis=1, numeric_only=True)
