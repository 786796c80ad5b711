import pandas as pd
import numpy as np

# case: columns keep their order below moved levels
x = pd.DataFrame({'k': ['a', 'b'], 'm': ['p', 'q'], 'z': [1, 2], 'c': [3, 4]})
result = x.set_index(['k', 'm']).unstack().sum().unstack()

# case: columns of a pivot keep their order
x = pd.DataFrame({'k': ['a', 'b'], 'm': ['p', 'q'], 'z': [1, 2], 'c': [3, 4]})
result = x.pivot(index='k', columns='m').T.unstack()

# case: columns of a pivot table are sorted
x = pd.DataFrame({'k': ['a', 'b'], 'm': ['p', 'q'], 'z': [1, 2], 'c': [3, 4]})
result = x.pivot_table(index='k', columns='m', values=['z', 'c']).sum().unstack()

# case: values counted of rows without a group leave their labels
x = pd.DataFrame({'k': [3, 1, 3, 2], 't': ['x1', np.nan, 'Cc', 'a-b']})
result = x.groupby('t')['k'].value_counts().unstack()

# case: a level that knows text stays one of objects
x = pd.DataFrame({'k': [8.0, np.nan], 't': [7, 'a']})
result = x.groupby(['k', 't']).size().reset_index(name='n').dtypes

# case: True stands for 1 where it comes first
result = pd.MultiIndex.from_arrays([[1, 2, 3], [True, 1, 'a']]).tolist()

# case: a new row of several levels by one label
x = pd.DataFrame({'f': [1.5, None]}, index=pd.MultiIndex.from_arrays([[0, 2], ['s', 'p']]))
x.loc[1, 'f'] = 1
result = x

# case: parts of the same labels give the first ones' name
x = pd.DataFrame({'a': [1]}, index=pd.Index([0], name='id'))
result = pd.concat([x, pd.DataFrame({'a': [2]})], keys=['p', 'q'])

# case: parts of other labels give no name
x = pd.DataFrame({'a': [1]}, index=pd.Index([0], name='id'))
result = pd.concat([x, pd.DataFrame({'a': [2]}, index=[1])], keys=['p', 'q'])

# case: nothing but missing objects is no list of labels
result = pd.DataFrame({'a': [1, 2]}).loc[pd.Series([np.nan], dtype=object)]

# case: numbers are not looked up among truths
x = pd.Series(['t', 'f'], index=pd.Index([True, False], dtype=object))
result = pd.Series([1, 0, 2]).map(x)

# case: groups of tuples of several kinds
result = pd.DataFrame({'t': [('1', '2.5'), (2.5, '')], 'v': [1, 2]}).groupby('t')['v'].sum()

# case: groups of tuples with missing elements
result = pd.DataFrame({'t': [('1', 2), (None, 1), ('1', None)], 'v': [1, 2, 3]}).groupby('t')['v'].sum()

# case: cells that are series have no order
result = pd.Series([pd.Series([1]), pd.Series([2])]).sort_values()

# case: sizes of groups in a pivot table without columns
x = pd.DataFrame({'k': [1, 1, 2], 'j': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = x.pivot_table(index='k', aggfunc='size')

# case: sizes of groups in a pivot table without rows
x = pd.DataFrame({'k': [1, 1, 2], 'j': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = x.pivot_table(columns='j', aggfunc='size')

# case: a tuple of keys in a pivot table
x = pd.DataFrame({'k': [1, 1, 2], 'j': ['a', 'b', 'a'], 'v': [1, 2, 3]})
result = x.pivot_table(index=('k', 'j'), columns='v', aggfunc='size')

# case: a tuple of keys beside columns of two levels
x = pd.DataFrame({('a', 'x'): [1, 1, 2], ('a', 'y'): ['a', 'b', 'a'], ('b', 'x'): [1, 2, 3]})
result = x.pivot_table(index=('a', 'x'), columns=('a', 'y'), aggfunc='size')

# case: melted objects that are no dates yet
x = pd.DataFrame({'c': pd.Series([pd.NaT, pd.NaT], dtype=object), 'k': [1, 2]})
result = x.melt(id_vars=['c'])

# case: nullable text split into columns lacks NA
result = pd.Series(['a-b', 'c', None], dtype='string').str.split('-', expand=True)

# case: ordered categories beside text
result = pd.Series(pd.Categorical(['a', 'b'], ordered=True)) > pd.Series(['a', 'a'])
