# data: all_categories
import pandas as pd
import numpy as np
# case: all_categories/crosstab-dropna-missing-cat2
df = pd.DataFrame({'a': pd.Categorical(['x','y',None,'x'], categories=['x','y','z']), 'b': ['p',None,'p','p']})
result = pd.crosstab(df['a'], df['b'], dropna=False)
# data: arguments_of_melt_and_stack
import pandas as pd
import numpy as np
df = pd.DataFrame({'id': [1, 2], 'a': [3, 4], 'b': [5.5, np.nan]})
tall = pd.DataFrame([[1, 'p', 2.5], [3, 'q', np.nan]], columns=pd.MultiIndex.from_tuples([('x', 1), ('x', 2), ('y', 1)], names=['u', 'v']))

# case: arguments_of_melt_and_stack/what future_stack does not take
result = df.stack(future_stack=True, dropna=False)
# case: arguments_of_melt_and_stack/an id as the new name
result = pd.wide_to_long(pd.DataFrame({'id': [1, 2], 'a1': [3, 4], 'a2': [5, 6]}), 'a', i='id', j='id')
# data: columns_that_are_twice
import pandas as pd
d = pd.DataFrame([[1, 2], [3, 4]], columns=['k', 'k'])
z = d.assign(z=[1, 1])
x = pd.DataFrame({'a': [1, 2, 2], 'b': [3, 4, 3], 'v': [1.5, 2, 3], 's': ['p', 'q', 'p']})
# case: columns_that_are_twice/a mask of both
result = d.loc[d['k'] % 2 == 0, 'k']
# case: columns_that_are_twice/melted by them
result = d.melt(id_vars='k')
# case: columns_that_are_twice/exploded
result = z.explode('z')
# case: columns_that_are_twice/below other columns
result = pd.concat([d, pd.DataFrame({'j': [1]})])
# case: columns_that_are_twice/a key that is twice
result = x.pivot_table(index='a', columns='a', values='v', aggfunc='sum')
# case: columns_that_are_twice/a row of no columns
e = pd.DataFrame(index=[1, 2])
e.loc[5] = []
result = e
# data: crosstabs_of_lists
import numpy as np
import pandas as pd

# case: crosstabs_of_lists/crosstabs-of-lists-5
result = pd.crosstab(pd.Series([1]), pd.Series([[1]]))
# case: crosstabs_of_lists/crosstabs-of-lists-10
result = pd.crosstab(np.array([[1, 2], [3, 4]]), np.array([1, 2]))
# case: crosstabs_of_lists/crosstabs-of-lists-14
x = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})
result = pd.crosstab(x, x['a'])
# case: crosstabs_of_lists/crosstabs-of-lists-19
x = pd.DataFrame({'l1': [[], [3]]})
result = pd.crosstab(x['l1'], x['l1'], margins=True)
# data: first_levels
import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
w = g.unstack()
m = sales.groupby('region').agg({'qty': ['sum', 'max'], 'rev': ['mean']})
p3 = sales.pivot_table(index='region', columns=['product', 'year'], values=['qty', 'rev'], aggfunc='sum')
n = pd.DataFrame({'a': [3.0, np.nan, 1.0, 2.0, np.nan], 'b': [1, 2, 3, 4, 5], 'k': ['x', 'x', 'y', 'y', 'y']})

# case: first_levels/p3.fillna({('qty', 'a'): 0}).isna().sum().tolist()
result = p3.fillna({('qty', 'a'): 0}).isna().sum().tolist()

# data: from_dummies
import pandas as pd
import numpy as np
d = pd.DataFrame({'a': [1, 0, 0, 1], 'b': [0, 1, 0, 0], 'c': [0, 0, 1, 0]})
p = pd.DataFrame({'col1_a': [1, 0, 1], 'col1_b': [0, 1, 0], 'col2_a': [0, 1, 0], 'col2_b': [1, 0, 0], 'col2_c': [0, 0, 1]})
# case: from_dummies/defaults in a dict
q = p.copy(); q.loc[2, 'col2_c'] = 0
result = pd.from_dummies(q, sep='_', default_category={'col1': 'd', 'col2': 'e'})
# case: from_dummies/a row of none
result = pd.from_dummies(d.iloc[:, :2])
# case: from_dummies/a row of several
e = d.copy(); e.loc[0, 'b'] = 1
result = pd.from_dummies(e)
# case: from_dummies/numbers beyond one
result = pd.from_dummies(d * 2)
# case: from_dummies/missing cells
result = pd.from_dummies(d.astype(float).replace(1, np.nan))
# case: from_dummies/truths
result = pd.from_dummies(d.astype(bool))
# case: from_dummies/floats
result = pd.from_dummies(d.astype(float))
# case: from_dummies/a separator that is not there
result = pd.from_dummies(p, sep='#')
# case: from_dummies/a series
result = pd.from_dummies(d['a'])
# data: labels_of_melt_and_whole_numbers
import numpy as np
import pandas as pd

# case: labels_of_melt_and_whole_numbers/labels-of-melt-and-whole-numbers-1
result = [pd.to_numeric(pd.Series(v, dtype=object)).dtype.name for v in ([-3,1.0],[1,1.0,True],[1,1.5],[1,None],[1,'1'],[1,np.nan],[1,1e300],[np.int64(1),2.0],[1,-0.0],[1,float('inf')],[1,False,0.0],[1.0,2],[True,1],[1,'1.0'])]
# case: labels_of_melt_and_whole_numbers/labels-of-melt-and-whole-numbers-9
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(id_vars=('a','x'))
# case: labels_of_melt_and_whole_numbers/labels-of-melt-and-whole-numbers-14
x = pd.DataFrame({('a','x'): [1], ('a','y'): [2]})
result = x.melt(id_vars=[('a','x')], value_vars=[('a','y')])
# data: margins_below_several_keys
import pandas as pd
import numpy as np
df = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'N', 'S'], 'year': [2023, 2024, 2023, 2024, 2024, 2024], 'kind': ['a', 'b', 'a', 'b', 'a', 'b'], 'qty': [1, 2, 3, 4, 5, 6], 'rev': [1.5, np.nan, 2.5, 3.0, 4.0, 5.5]})
dated = df.assign(day=pd.to_datetime(['2024-01-01'] * 3 + ['2024-01-02'] * 3))

# case: margins_below_several_keys/a date as the second key
result = dated.pivot_table(index='region', columns=['year', 'day'], values='qty', aggfunc='sum', margins=True)
# case: margins_below_several_keys/a series as a key
result = df.pivot_table(index=df['region'], columns='year', values='qty', aggfunc='sum', margins=True)
# case: margins_below_several_keys/functions of values that are not asked for
result = df.pivot_table(index='region', values='qty', aggfunc={'qty': 'sum', 'rev': 'mean'})
# case: margins_below_several_keys/a function as a key
result = df.pivot_table(index=lambda row: row % 2, values='qty', aggfunc='sum')
# case: margins_below_several_keys/several functions of no rows
result = df.iloc[:0].pivot_table(index='region', columns='year', values='qty', aggfunc=['sum', 'mean'])
# case: margins_below_several_keys/names of rows that are too many
result = pd.crosstab(df['region'], df['year'], rownames=['r', 's'])
# case: margins_below_several_keys/shares with margins and missing keys
result = pd.crosstab(df['region'].replace('S', None), df['kind'], normalize='all', margins=True, dropna=False)
# case: margins_below_several_keys/shares of nothing with margins
result = pd.crosstab(df['region'].iloc[:0], df['kind'].iloc[:0], normalize='all', margins=True)
# data: margins_named_as_labels
import pandas as pd
d = pd.DataFrame({'a': ['All', 'x', 'x'], 'b': ['p', 'q', 'p'], 'c': ['s', 't', 's'], 'v': [1, 2, 3]})
n = pd.DataFrame({3: ['A', 'x', 'x'], 2: ['p', 'q', 'p'], 0: ['k', 'k', 'l'], 1: ['A', 'x', 'x'], 'v': [1, 2, 3]})
# case: margins_named_as_labels/crosstab
result = pd.crosstab(d['a'], d['b'], margins=True)
# case: margins_named_as_labels/no-text
result = d.pivot_table(index='b', columns='c', values='v', margins=True, margins_name=3)
# case: margins_named_as_labels/rows-named-by-a-number
result = n.pivot_table(index=3, columns=2, values='v', margins=True)
# data: margins_of_dates
import pandas as pd
import numpy as np

# case: margins_of_dates/max of dates and numbers
df = pd.DataFrame({'n': [3, 1, 4], 'p': [0.5, 1.5, 2.25], 't': list('aba'), 'd': pd.to_datetime(['2024-01-31', '2024-02-29', '2024-03-01'])})
result = df.pivot_table(index='t', aggfunc='max', margins=True)

# case: margins_of_dates/first of text
df = pd.DataFrame({'n': [3.5, 1, 4], 's': list('xyz'), 't': list('aba')})
result = df.pivot_table(index='t', values=['n', 's'], aggfunc='first', margins=True).dtypes

# data: melt_levels
import pandas as pd
import numpy as np
df = pd.DataFrame({'g': [1, 1, 2], 'v': [1, 2, 3]})
a = df.groupby('g').agg({'v': ['mean', 'max']})
# case: melt_levels/names of variables cannot be a list
a2 = a.copy()
result = a2.melt(var_name=['p','q'])
# data: names_of_pivoted_values
import pandas as pd

x = pd.DataFrame({'k': ['u', 'v'], 'n': ['b', 'a'], 'v': [1, 2]})
x.columns.name = 'cols'

# case: names_of_pivoted_values/values in a list
result = x.pivot(index='n', columns='k', values=['v'])

# data: pivot_keys
import pandas as pd
import numpy as np
x = pd.DataFrame({'k': [1, 1, 2], 'top': [1.5, 1.5, 2.5], 'v': [3, 4, 5]})
# case: pivot_keys/margins rows
result = x.pivot_table(index='k', columns='k', values='v', aggfunc='mean', margins=True)
# case: pivot_keys/margins value row three
result = x.pivot_table(index='k', columns='v', values=['k', 'top'], aggfunc='sum', margins=True)
# case: pivot_keys/categories several
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = c.groupby(['c', 'k'], observed=False)['v'].agg([len, 'sum', 'max'])
# case: pivot_keys/crosstab other index keys
result = pd.crosstab(x['k'], pd.Series([1, 2, 4], index=[2, 1, 7]))
# data: pivoted_keys
import pandas as pd
import numpy as np
x = pd.DataFrame({'k': [1, 2, 3], 'a': ['x', 'y', None], 'v': [1, 2, 3], 2: [5, 6, 7], 'l': [[1], [2], [3]], 'I': pd.array([1, None, 3], dtype='Int64')})
# case: pivoted_keys/keys twice
result = x.pivot(index='a', columns='a', values='v')
# case: pivoted_keys/tuple that is no key
result = x.pivot(index=('k', 'b'), columns='v', values=2)
# case: pivoted_keys/missing value column
result = x.pivot(index='a', columns='a', values='zz')
# case: pivoted_keys/objects
result = x[['k', 'v', 'I']].T.reset_index(drop=True).pivot(index=0, columns=1, values=2)
# data: rows_as_tuples_and_lists
import pandas as pd
import numpy as np
df = pd.DataFrame({'id':[1,1,2,2],'k':['a','b','a','b'],'v':[10,20,30,40]})
w = pd.DataFrame({'id':[1,2],'a':[10,30],'b':[20,40]})
mi = pd.MultiIndex.from_product([['N','S'],[1,2]], names=['reg','n'])
mf = pd.DataFrame({'v':[1,2,3,4],'w':[5,6,7,8]}, index=mi)
ms = mf['v']
# case: rows_as_tuples_and_lists/explode4
result = pd.DataFrame({'a':[[1,2],[3]],'b':[['x'],['z']]}).explode(['a','b'])
# data: shares
import pandas as pd
df = pd.DataFrame({"k": ["a", "b", "a", "b", "a"], "v": ["x", "x", "y", "y", "y"]})
# case: shares/columns-margins
result = pd.crosstab(df["k"], df["v"], normalize="columns", margins=True)
# case: shares/by-number
result = pd.crosstab(df["k"], df["v"], normalize=0), pd.crosstab(df["k"], df["v"], normalize=1)
# data: sizes_with_gaps_among_keys
import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
ft = pd.MultiIndex.from_tuples
fp = pd.MultiIndex.from_product
s = pd.Series([1, 2, 3], index=['a', 'b', 'c'])
def lv(m):
    return [(str(x.dtype), list(x), x.name) for x in m.levels]
def lg(m):
    return [str(m.get_level_values(i).dtype) for i in range(m.nlevels)]
p = pd.Series(pd.PeriodIndex(['2024-01', '2024-02'], freq='M'))
pdf = pd.DataFrame({'k': ['a', 'b', None, 'a', 'c'], 'g': ['x', None, 'y', 'x', 'y'], 'v': [1, 2, 3, 4, 5]})

# case: sizes_with_gaps_among_keys/sizes-7
result = pdf.pivot_table(index='k', aggfunc='size', dropna=False)

# case: sizes_with_gaps_among_keys/sizes-15
result = pdf.pivot_table(index=['k', 'g'], values='v', aggfunc='size')

# data: stacked_dtypes
import pandas as pd
import numpy as np
x = pd.DataFrame({'k': [1, 2], 'I': pd.array([1, None], dtype='Int64'), 'f': [1.5, np.nan], 'F': pd.array([1.5, None], dtype='Float64'), 's': pd.array(['a', None], dtype='string'), 'c': pd.Categorical([3, None]), 'd': pd.to_datetime(['2020-01-01', None]), 'e': pd.to_timedelta(['1 days', None]), 'b': [True, False], 'B': pd.array([True, None], dtype='boolean'), 't': ['x', None]})
# case: stacked_dtypes/stacked nothing of categories
result = x[['c']][:0].stack()
# case: stacked_dtypes/future nothing
result = x[['I', 'f']][:0].stack(future_stack=True)
# case: stacked_dtypes/future twice
result = x[['k', 'k']].stack(future_stack=True)
# case: stacked_dtypes/future nan label
result = pd.DataFrame([[1, 2]], columns=['a', np.nan]).stack(future_stack=True)
# case: stacked_dtypes/unstacked nothing
result = x[['I', 'k']][:0].unstack()
# case: stacked_dtypes/values one nullable
result = x[['k']].astype('Int64').values.dtype
# case: stacked_dtypes/values string
result = x[['s']].values.dtype
# case: stacked_dtypes/stacked levels nullable
y = pd.DataFrame({('a', 'x'): x['I'], ('a', 'y'): x['F'], ('b', 'x'): x['B']})
result = y.stack()
# case: stacked_dtypes/future levels nullable
y = pd.DataFrame({('a', 'x'): x['I'], ('a', 'y'): x['F'], ('b', 'x'): x['B']})
result = y.stack(future_stack=True)
# data: tables_of_every_kind
import pandas as pd
import numpy as np
import warnings
warnings.simplefilter("ignore")
# case: tables_of_every_kind/tables-85
d=pd.DataFrame({'id':[1,2,3,4,5],'cat':['x','y','x',None,'z'],'v':[1.5,np.nan,3,4,-2],'n':[1,2,2,3,1],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2020-02-15','2021-01-01'])})
e=pd.DataFrame({'id':[1,1,2,6],'cat':['x','q',None,'z'],'w':[10,20,30,40],'v':[0,1,2,3]})
result = d.pivot_table(index=['cat','n'],columns='n',aggfunc='mean',fill_value=0)
# data: totals_of_truths_and_fills
import pandas as pd

df = pd.DataFrame({'a': ['x', 'y', 'x'], 'b': ['p', 'q', 'q'], 'c': [1, 2, 3], 'f': [0.5, 1.5, 2.5]})

# case: totals_of_truths_and_fills/totals of truths with gaps
result = pd.crosstab(df['a'], df['b'], values=df['c'], aggfunc='any', margins=True)

# case: totals_of_truths_and_fills/totals of truths beside sums of floats
result = df.pivot_table(index='a', values=['c', 'f'], aggfunc={'f': 'sum', 'c': 'any'}, margins=True)

# data: unused_labels
import pandas as pd
import numpy as np

x = pd.DataFrame({'a': [1, 1, 2, 2, 3], 'b': ['q', 'p', 'p', 'r', 'q'], 'c': list('xyxxz'), 'v': [1, 5, 1, 7, 9]})
y = pd.DataFrame({'k': [2, 2, 3, 1], 'f': [1.5, 2.0, None, 2.0]})
s = x.groupby(['a', 'b'])['v'].sum()
t = x.groupby(['a', 'b', 'c'])['v'].sum()
# case: unused_labels/empty-frame-column
z = y[y['k'] > 9].groupby(['f', 'k']).size().unstack()
z['c'] = range(len(z))
result = z
# data: unused_labels_and_functions_twice
import pandas as pd
import numpy as np
df = pd.DataFrame({'n': [1, 4, 2], 'm': [3.5, np.nan, 1.0], 'k': ['b', 'a', 'b']})
# case: unused_labels_and_functions_twice/dup-one
result = df.agg({'n': ['max', 'max']})
# case: unused_labels_and_functions_twice/dup-list
result = df[['n', 'm']].agg(['max', 'max'])
# case: unused_labels_and_functions_twice/dup-mixed
result = df.agg({'n': ['max', 'max'], 'm': ['min']})
# case: unused_labels_and_functions_twice/stack-levels
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q', 1), ('a', 'q', 2), ('c', 'p', 1)], names=['A', 'B', 'C']))
w = w[['c', 'b']]
r = w.stack(['A', 'B'])
result = [list(l) for l in r.index.levels]
# case: unused_labels_and_functions_twice/stack-levels-future
w = pd.DataFrame([[1, 2, 3], [4, 5, 6]], index=['x', 'y'], columns=pd.MultiIndex.from_tuples([('b', 'q', 1), ('a', 'q', 2), ('c', 'p', 1)], names=['A', 'B', 'C']))
w = w[['c', 'b']]
r = w.stack(['A', 'B'], future_stack=True)
result = [list(l) for l in r.index.levels]
# case: unused_labels_and_functions_twice/unstack-unused-one
w = pd.DataFrame([[1, 2, 3, 4], [4, 5, 6, 7]], columns=pd.MultiIndex.from_product([['b', 'a'], ['z', 'y']]))
w = w.loc[:, [('b', 'z'), ('a', 'z')]]
result = w.stack([0, 1]).unstack([1, 2])
