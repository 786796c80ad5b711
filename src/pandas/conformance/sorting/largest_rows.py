import pandas as pd
import numpy as np

# case: two_nan
x = pd.DataFrame({'a': [1, 2, np.nan, np.nan], 'b': [4, 3, 2, 1]})
result = (x.nlargest(3, ['a', 'b']), x.nsmallest(3, ['a', 'b']), x.nlargest(2, ['a', 'b']), x.nlargest(1, ['a', 'b']))

# case: two_ties
x = pd.DataFrame({'a': [1, 1, 1, 2], 'b': [4, 4, 2, 1]})
result = (x.nlargest(2, ['a', 'b']), x.nlargest(2, ['a', 'b'], keep='last'), x.nlargest(2, ['a', 'b'], keep='all'), x.nsmallest(2, ['a', 'b'], keep='all'))

# case: all_nan
x = pd.DataFrame({'a': [np.nan, np.nan, np.nan], 'b': [4, 3, 2]})
result = (x.nlargest(1, 'a'), x.nlargest(2, ['a', 'b']), x['a'].nlargest(1), x['a'].nsmallest(2, keep='last'), x['a'].nlargest(2, keep='all'))

# case: keep
s = pd.Series([2, 3, 3, 1, np.nan, 3, 2, np.nan], index=list('abcdefgh'))
result = [s.nlargest(n, keep=k) for n in (1, 2, 4, 6, 7, 8, 9) for k in ('first', 'last', 'all')] + [s.nsmallest(n, keep=k) for n in (1, 2, 3, 6, 7, 8, 9) for k in ('first', 'last', 'all')]

# case: same_labels
s = pd.Series([2, np.nan, 3, 1, np.nan], index=list('aabbc'))
result = [s.nlargest(n) for n in (1, 3, 4, 5)]

# case: masked
s = pd.Series([2, None, 3, 1, None], dtype='Int64')
result = [s.nlargest(n, keep=k) for n in (1, 3, 4, 5) for k in ('first', 'last', 'all')]

# case: truths
s = pd.Series([True, False, True])
result = [s.nlargest(n) for n in (1, 2, 3)] + [s.nsmallest(2)]

# case: times
s = pd.Series(pd.to_datetime(['2020-01-02', None, '2020-01-01']))
result = [s.nlargest(n) for n in (0, 1, 2, 3)] + [s.nsmallest(2)]

# case: text
result = pd.Series(['a', 'b']).nlargest(1)

# case: text_column
result = pd.DataFrame({'a': ['a', 'b']}).nlargest(1, 'a')

# case: category
result = pd.Series(pd.Categorical([1, 2])).nlargest(1)

# case: same_column
result = pd.DataFrame([[1, 2], [3, 4]], columns=['a', 'a']).nlargest(1, 'a')

# case: index_and_column
result = pd.DataFrame({'a': [1, 2], 'b': [3, 4]}).set_index('a', drop=False).nlargest(1, ['a', 'b'])

# case: index_and_column_alone
result = pd.DataFrame({'a': [1, 2], 'b': [3, 4]}).set_index('a', drop=False).nlargest(1, 'a')

# case: unknown
result = pd.DataFrame({'a': [1, 2]}).nlargest(1, 'z')

# case: deep_label
x = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y')]))
result = x.nlargest(1, ('a', 'y'))

# case: deep_prefix
x = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('b', 'y')]))
result = x.nlargest(1, 'a')

# case: lost_labels
s = pd.DataFrame({'a': [1, np.nan, 1], 'b': [1, 2, 3]}).groupby(['a', 'b'], dropna=False).size()
result = s.nlargest(1)

# case: kept_labels
s = pd.DataFrame({'a': [1, np.nan, 1], 'b': [1, 2, 3], 'v': [1, 5, 2]}).set_index(['a', 'b'])['v']
result = s.nlargest(1)

# case: lost_loc
s = pd.DataFrame({'a': [1, np.nan, 1], 'b': [1, 2, 3]}).groupby(['a', 'b'], dropna=False).size()
result = s.loc[(np.nan, 2)]

# case: lost_drop
s = pd.DataFrame({'a': [1, np.nan, 1], 'b': [1, 2, 3]}).groupby(['a', 'b'], dropna=False).size()
result = s.drop((np.nan, 2))

# case: grouped
x = pd.DataFrame({'g': [1, 1, 1, 2, 2], 'v': [np.nan, 2, 3, np.nan, 1]}, index=[0, 0, 1, 1, 2])
result = [x.groupby('g')['v'].nlargest(n) for n in (1, 2, 3)]

# case: dup_names
x = pd.DataFrame([[1, 2, 3], [1, 2, 4], [1, 3, 3], [1, 2, 3]], columns=['a', 'a', 'b'])
result = (x.drop_duplicates('a'), x.duplicated(['a']), x.drop_duplicates(['a', 'b'], keep='last'), x.duplicated('b'), x.drop_duplicates())

# case: get_numbers
result = (pd.Series([[1, 2], None, [3]]).str.get(0), pd.Series([[1, 2], [3]]).str[0], pd.Series([[True], [False]]).str.get(0), pd.Series([['a'], [1]]).str.get(0), pd.Series(['a', 'b']).str.get(3), pd.Series([None, None], dtype=object).str.get(0))

# case: get_dicts
result = (pd.Series([{'a': 1}, {'b': 2}]).str.get('a'), pd.Series([{'a': 1}, {'b': 2}]).str.get('z'), pd.Series(['ab', 1, None]).str.get(0), pd.Series([(1.5, 2), (2, 3)]).str[-1])

# case: dicts_without_columns
x = pd.DataFrame({'a': [1, 2]})[[]]
result = [x.to_dict(o) for o in ('records', 'split', 'dict', 'list', 'index')]

# case: intervals_sorted
result = [str(i) for i in sorted(pd.cut(pd.Series([5, 1, 3]), 2))]
