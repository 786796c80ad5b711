import pandas as pd
import numpy as np
s = pd.Series([7, -4, 9], index=['x', 'y', 'z'], name='n')
mi = pd.MultiIndex.from_tuples([('b', 2), ('a', 3), ('b', 1), ('a', 1)], names=['k', 'n'])
one = pd.DataFrame({'a': [1, 2, 3], 'b': ['u', 'v', None], 'c': [1.5, np.nan, 2.5]}, index=['p', 'q', 'r'])
two = one.copy()
two.loc['p', 'a'] = 9
two.loc['r', 'b'] = 'w'
sold = pd.DataFrame({'shop': ['N', 'S', 'N', 'S', 'N', None], 'day': [1, 1, 2, 2, 3, 3], 'sum': [np.nan, 4.0, 5.0, np.nan, 7.0, 8.0]})
# case: kinds-of-numbers
i = pd.Index([1, 2])
result = [i.inferred_type, i.is_integer(), i.is_numeric(), i.is_floating(), i.is_object(), i.is_boolean(), i.holds_integer()]
# case: kinds-of-floats
i = pd.Index([1.5, None])
result = [i.inferred_type, i.is_integer(), i.is_numeric(), i.is_floating(), i.is_object(), i.is_boolean(), i.holds_integer()]
# case: kinds-of-text
i = pd.Index(['a', 'b'])
result = [i.inferred_type, i.is_integer(), i.is_numeric(), i.is_categorical(), i.is_object(), i.is_interval()]
# case: kinds-of-others
result = [i.inferred_type for i in (pd.Index([True, False]), pd.Index(['a', 1]), pd.to_datetime(['2024-01-01']), pd.RangeIndex(2), mi, pd.CategoricalIndex(['a']), pd.Index(['a', None]), pd.Index([]), pd.Index([1, 'a', 2.5]), pd.interval_range(0, 2), pd.to_timedelta(['1D']), pd.period_range('2024', periods=2, freq='M'))]
# case: kinds-of-several
result = [mi.is_object(), mi.is_numeric()]
# case: kinds-of-nullable
result = [i.inferred_type for i in (pd.Index([1, 2], dtype='Int64'), pd.Index([1, None], dtype='Int64'), pd.Index(['a'], dtype='string'))]
# case: same
result = [s.index.is_(s.index), s.index.is_(pd.Index(['x', 'y', 'z']))]
# case: series-name
result = s.index.to_series(name='label')
# case: series-index
result = s.index.to_series(index=[10, 20, 30])
# case: series-index-short
result = s.index.to_series(index=[10, 20])
# case: series-of-dates
result = pd.date_range('2024-01-30', periods=3, name='day').to_series(index=list('abc'), name='d')
# case: factorized
result = pd.Index(['b', 'a', None, 'b']).factorize()
# case: factorized-sorted
result = pd.Index(['b', 'a', 'b'], name='k').factorize(sort=True)
# case: factorized-missing
result = pd.Index(['b', None]).factorize(use_na_sentinel=False)
# case: index-diff
result = pd.Index([1, 4, 9], name='q').diff()
# case: index-diff-two
result = pd.Index([1, 4, 9]).diff(2)
# case: index-diff-dates
result = pd.to_datetime(['2024-01-01', '2024-01-04']).diff()
# case: index-truncate
result = pd.Index([1, 3, 5, 7]).truncate(2, 5)
# case: index-truncate-unsorted
result = pd.Index([3, 1]).truncate(2, 5)
# case: sortlevel
result = mi.sortlevel()
# case: sortlevel-second-down
result = mi.sortlevel(1, ascending=False)
# case: sortlevel-name
result = mi.sortlevel('n')[0]
# case: sortlevel-not-rest
result = mi.sortlevel(0, sort_remaining=False)[1]
# case: sortlevel-both
result = mi.sortlevel(['k', 'n'], ascending=[True, False])
# case: difference-unsorted
result = pd.Index([5, 2, 9, 1]).difference([9], sort=False)
# case: difference-sorted
result = pd.Index([5, 2, 9, 1]).difference([9])
# case: difference-true
result = pd.Index([5, 2, 9, 1]).difference([], sort=True)
# case: difference-columns
result = list(one.columns[::-1].difference(['b'], sort=False))
# case: truncate-columns
result = one.truncate(before='b', axis=1)
# case: truncate-columns-both
result = one.truncate('a', 'b', axis='columns')
# case: truncate-rows
result = one.truncate(after='q', axis=0)
# case: compare-below
result = one.compare(two, align_axis=0)
# case: compare-below-rows
result = one.compare(two, align_axis='index')
# case: compare-below-kept
result = one.compare(two, align_axis=0, keep_equal=True, keep_shape=True)
# case: compare-below-names
result = one.compare(two, align_axis=0, result_names=('old', 'new'))
# case: compare-beside
result = one.compare(two, align_axis='columns')
# case: compare-below-series
result = one['a'].compare(two['a'], align_axis=0)
# case: compare-below-series-unnamed
result = one['a'].compare(two['a'].rename('z'), align_axis=0)
# case: compare-below-levels
result = one.set_index('c', append=True).compare(two.set_index('c', append=True), align_axis=0)
# case: compare-below-nothing
result = one.compare(one, align_axis=0).shape
# case: reset-level
w = sold.pivot_table(index='shop', columns='day', values=['sum'], aggfunc='sum')
result = w.reset_index(col_level=1)
# case: reset-level-fill
w = sold.pivot_table(index='shop', columns='day', values=['sum'], aggfunc='sum')
result = w.rename(columns=str).reset_index(col_level=1, col_fill='key')
# case: reset-level-named
w = pd.DataFrame([[1, 2], [3, 4]], index=mi[:2], columns=pd.MultiIndex.from_tuples([('x', 'u'), ('y', 'v')], names=['o', 'i']))
result = w.reset_index(level='k', col_level='i', col_fill='c')
# case: reset-level-fill-first
w = pd.DataFrame([[1, 2], [3, 4]], index=mi[:2], columns=pd.MultiIndex.from_tuples([('x', 'u'), ('y', 'v')], names=['o', 'i']))
result = w.reset_index(col_fill='below')
# case: reset-level-of-one
result = one.reset_index(col_level=0)
# case: nth-brackets
result = sold.groupby('shop').nth[0, 2]
# case: nth-brackets-slices
result = sold.groupby('shop').nth[:1, -1]
# case: nth-tuple
result = sold.groupby('shop')['sum'].nth((0, 1))
# case: nth-any
result = sold.groupby('shop').nth(0, dropna='any')
# case: nth-all
result = sold.groupby('shop').nth(1, dropna='all')
# case: nth-series
result = sold.groupby('shop')['sum'].nth(-1, dropna='any')
# case: nth-list-dropna
result = sold.groupby('shop').nth([0, 1], dropna='any')
# case: nth-wrong-dropna
result = sold.groupby('shop').nth(0, dropna='some')
# case: nth-true-dropna
result = sold.groupby('shop').nth(0, dropna=True)
# case: fillna-limit
result = sold.assign(shop='N').groupby('shop')['sum'].fillna(method='bfill', limit=1)
# case: fillna-limit-zero
result = sold.groupby('shop')['sum'].fillna(method='ffill', limit=0)
# case: first-least
result = sold.groupby('day').first(min_count=2)
# case: last-least
result = sold.groupby('shop').last(min_count=3)
# case: first-least-text
result = sold.groupby('day')['shop'].first(min_count=2)
# case: first-least-dates
d = sold.assign(when=pd.to_datetime(['2024-01-01', None, '2024-01-03', '2024-01-04', None, None]))
result = d.groupby('day')['when'].last(min_count=2)
# case: first-least-category
result = sold.astype({'shop': 'category'}).groupby('day')['shop'].first(min_count=2)
# case: divmod
result = s.divmod(4)
# case: rdivmod
result = s.rdivmod(20)
# case: divmod-series
result = s.divmod(pd.Series([2, 3], index=['x', 'z']), fill_value=1)
