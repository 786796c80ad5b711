import pandas as pd
import numpy as np
a = pd.DataFrame({'g': list('aabb'), 'i': pd.array([2, None, -3, 2], dtype='Int64'), 'f': pd.array([2.5, None, -3, 1], dtype='Float64'), 'B': pd.array([True, None, False, True], dtype='boolean'), 's': pd.array(['b', None, 'a', 'b'], dtype='string'), 'n': range(4), 'c': pd.Categorical(['x', 'y', 'x', None]), 'z': pd.array([1, 0, 0, None], dtype='Int64'), 'd': pd.to_datetime(['2020-01-01', '2020-01-02', None, '2020-03-01'])})
# case: kept-category-first
result = a.groupby('g')['c'].agg(lambda s: s.iloc[0])
# case: kept-category-length
result = a.groupby('g')['c'].agg(lambda s: len(s))
# case: kept-category-mode
result = a.groupby('g')['c'].agg(lambda s: s.mode().iloc[0])
# case: kept-category-text
result = a.groupby('g')['c'].agg(lambda s: ','.join(s.dropna()))
# case: kept-category-named
result = a.groupby('g').agg(v=('c', lambda s: s.iloc[0]), n=('c', lambda s: s.nunique()))
# case: kept-string-join
result = a.groupby('g')['s'].agg(lambda s: '/'.join(s.dropna()))
# case: kept-string-length
result = a.groupby('g')['s'].agg(lambda s: len(s))
# case: kept-boolean-any
result = a.groupby('g')['B'].agg(lambda s: s.any())
# case: kept-boolean-count
result = a.groupby('g')['B'].agg(lambda s: s.sum())
# case: kept-boolean-mean
result = a.groupby('g')['B'].agg(lambda s: s.mean())
# case: kept-Int-truth
result = a.groupby('g')['i'].agg(lambda s: s.max() > 1)
# case: kept-Int-text
result = a.groupby('g')['i'].agg(lambda s: str(len(s)))
# case: kept-Int-none
result = a.groupby('g')['i'].agg(lambda s: None)
# case: kept-Float-count
result = a.groupby('g')['f'].agg(lambda s: len(s))
# case: kept-date-range
result = a.groupby('g')['d'].agg(lambda s: s.max() - s.min())
# case: kept-date-year
result = a.groupby('g')['d'].agg(lambda s: s.max().year)
# case: kept-date-length
result = a.groupby('g')['d'].agg(lambda s: len(s))
# case: kept-date-first
result = a.groupby('g')['d'].agg(lambda s: s.iloc[0])
# case: kept-frame-lambda
result = a[['g', 'i', 'f', 'n', 'd']].groupby('g').agg(lambda s: s.nunique())
# case: kept-list-lambda
result = a.groupby('g')['f'].agg(['max', lambda s: len(s)])
# case: kept-floor-zero
result = a['i'] // 0, a['i'] // a['z'], a['i'] % a['z'], a['i'] / a['z'], a['n'] // a['z']
# case: kept-upper-of-none
result = pd.Series([None, np.nan]).str.upper(), pd.Series([None, None], dtype=object).str.len(), pd.Series([None, 'a']).str.len()
# case: kept-len-of-NA
result = pd.Series([pd.NA, pd.NA], dtype=object), pd.Series([pd.NA, None]), pd.Series([pd.NA])
# case: kept-explode-kinds
result = a.explode('i').dtypes.astype(str).tolist(), a.explode('c').dtypes.astype(str).tolist(), a['c'].explode(), a['i'].explode()
# case: kept-value-counts-string-reset
c = a['s'].value_counts().reset_index()
result = c, a['s'].value_counts(), a['s'].value_counts(normalize=True), a['i'].value_counts(normalize=True), a['B'].value_counts()
# case: kept-replace-none-in-times
result = a['d'].replace(pd.Timestamp('2020-01-01'), None), a['n'].replace({1: None}), a['n'].replace([1, 2], None)
# case: kept-replace-none-in-nullable
result = a['i'].replace(2, None), a['s'].replace('b', None), a['c'].replace('x', None)
# case: kept-replace-none-in-category
result = a['c'].replace(['new', None], 'new')
# case: kept-replace-nan-in-category
result = a['c'].replace([np.nan, 'x'], 'y')
# case: kept-replace-category-number
result = a['c'].replace('x', 0)
# case: kept-replace-category-both
result = a['c'].replace({'x': 'y', 'y': 'x'})
# case: kept-merge-right-bool
z = pd.DataFrame({'k': [1, 0], 'v': [1, 2]})
result = z.join(pd.DataFrame({'k': [True, False], 'w': [5, 6]}).set_index('k'), on='k')
# case: kept-row-of-no-columns
result = pd.DataFrame(index=[1, 2]).iloc[0], pd.DataFrame({'a': [1]}).drop(columns='a').iloc[0], pd.DataFrame({'t': ['x']}).drop(columns='t').loc[0]
# case: kept-max-of-no-columns
z = pd.DataFrame(index=[1, 2])
result = z.max(axis=1), z.sum(axis=1), z.mean(axis=1), z.count(axis=1), z.min(axis=1), z.prod(axis=1), z.any(axis=1), z.median(axis=1), z.std(axis=1)
# case: kept-max-of-no-rows
z = pd.DataFrame({'a': [1, 2], 'b': [1.5, 2], 't': ['x', 'y']}).iloc[:0]
result = z[['a']].max(axis=1), z[['a']].sum(axis=1), z[['a', 'b']].mean(axis=1), z[['a']].count(axis=1), z[['a']].any(axis=1), z[['a']].min(axis=1), z[['a']].prod(axis=1), z[['a']].median(axis=1), z[['t']].max(axis=1), z[['a']].nunique(axis=1)
