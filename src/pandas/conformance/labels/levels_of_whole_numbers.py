import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
m = fa([[1, None, 3, 1], ['a', 'b', 'c', 'b']], names=['x', 'y'])
b = fa([[True, None, False, True], ['a', 'b', 'c', 'b']], names=['x', 'y'])
s = pd.Series([1, 2, 3, 4], index=m)
t = pd.Series([1, 2, 3, 4], index=b)
df = s.to_frame('v')

# case: levels-1
result = s.unstack()

# case: levels-2
result = s.unstack('x')

# case: levels-3
result = s.unstack(0).columns

# case: levels-4
result = t.unstack()

# case: levels-5
result = t.unstack('x')

# case: levels-6
result = s.sort_index()

# case: levels-7
result = t.sort_index()

# case: levels-8
result = s.reset_index()

# case: levels-9
result = t.reset_index()

# case: levels-10
result = s.reset_index().dtypes

# case: levels-11
result = t.reset_index(level=0)

# case: levels-12
result = s.groupby('x').sum()

# case: levels-13
result = s.groupby(level=0).sum()

# case: levels-14
result = t.groupby('x').sum()

# case: levels-15
result = s.groupby(level=0, dropna=False).sum()

# case: levels-16
result = t.groupby(level=0, dropna=False).sum()

# case: levels-17
result = s.groupby(level=[0, 1]).sum()

# case: levels-18
result = s.loc[1]

# case: levels-19
result = s.loc[[1]]

# case: levels-20
result = s.loc[3, 'c']

# case: levels-21
result = s.xs(1)

# case: levels-22
result = s.xs('b', level='y')

# case: levels-23
result = s.xs('b', level='y').index

# case: levels-24
result = t.xs('b', level='y')

# case: levels-25
result = t.loc[True]

# case: levels-26
result = s.droplevel('y')

# case: levels-27
result = s.swaplevel()

# case: levels-28
result = s.swaplevel().index.levels[1]

# case: levels-29
result = s.index.levels[0]

# case: levels-30
result = s.iloc[:2].index.levels[0]

# case: levels-31
result = s.index.codes

# case: levels-32
result = m.nunique()

# case: levels-33
result = m.unique(level=0)

# case: levels-34
result = m.get_level_values('x')

# case: levels-35
result = m.isin([1], level=0)

# case: levels-36
result = m.to_frame()

# case: levels-37
result = m.append(m).levels[0]

# case: levels-38
result = m.union(m)

# case: levels-39
result = m.union(m).levels[0]

# case: levels-40
result = m.sortlevel(0)[0]

# case: levels-41
result = m.drop_duplicates().levels[0]

# case: levels-42
result = m.equals(fa([[1.0, np.nan, 3.0, 1.0], ['a', 'b', 'c', 'b']]))

# case: levels-43
result = m.astype(object)

# case: levels-44
result = m.tolist()

# case: levels-45
result = repr(m)

# case: levels-46
result = repr(b)

# case: levels-47
result = df.unstack()

# case: levels-48
result = df.stack()

# case: levels-49
result = df.reset_index().set_index(['x', 'y']).index.levels[0]

# case: levels-50
result = pd.concat([s, s]).index.levels[0]

# case: levels-51
result = pd.concat({'p': s, 'q': s}).index.levels[1]

# case: levels-52
result = pd.concat([s, t]).index.levels[0]

# case: levels-53
result = s.reindex(m[:2])

# case: levels-54
result = s.reindex([(1, 'a'), (9, 'z')])

# case: levels-55
result = s.reindex([(1, 'a'), (9, 'z')]).index.levels[0]

# case: levels-56
result = s + s

# case: levels-57
result = (s + s[:2]).index.levels[0]

# case: levels-58
result = df.join(df, rsuffix='r')

# case: levels-59
result = df.merge(df, on=['x', 'y'])

# case: levels-60
result = pd.DataFrame([[1, 2], [3, 4]], columns=fa([[1, None], ['a', 'b']]))

# case: levels-61
result = pd.DataFrame([[1, 2], [3, 4]], columns=fa([[1, None], ['a', 'b']])).columns.levels[0]

# case: levels-62
result = pd.DataFrame([[1, 2], [3, 4]], columns=fa([[1, None], ['a', 'b']])).T

# case: levels-63
result = pd.DataFrame([[1, 2], [3, 4]], columns=fa([[1, None], ['a', 'b']]))[1]

# case: levels-64
result = pd.DataFrame({'v': [1, 2]}, index=[[1, None], ['a', 'b']]).unstack()

# case: levels-65
result = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([(None, 1), (None, 2)])).index.levels[0]

# case: levels-66
result = pd.Series([1, 2], index=[[None, None], [1, 2]]).unstack()

# case: levels-67
result = pd.Series([1, 2], index=[[None, None], [1, 2]]).reset_index()

# case: levels-68
result = pd.MultiIndex.from_product([[1, None], [True, None]]).levels[1]

# case: levels-69
result = pd.MultiIndex.from_product([[1, None], ['a']]).to_frame()

# case: levels-70
result = pd.Series(range(4), index=pd.MultiIndex.from_product([[1, None], ['a', 'b']])).unstack()

# case: levels-71
result = s.map(str).index.levels[0]

# case: levels-72
result = s.rename(index={1: 5}).index.levels[0]

# case: levels-73
result = s.index.set_names(['p', 'q']).levels[0]

# case: levels-74
result = s.index.rename(['p', 'q']).levels[0]

# case: levels-75
result = s.index.delete(0).levels[0]

# case: levels-76
result = s.index.reorder_levels([1, 0]).levels[1]

# case: levels-77
result = s.dropna().index.levels[0]

# case: levels-78
result = s[s > 1].index.levels[0]

# case: levels-79
result = s.copy().index.levels[0]

# case: levels-80
result = s.index.copy().levels[0]

# case: levels-81
result = s.index.levels[0].dtype

# case: levels-82
result = pd.MultiIndex(levels=[[1, 2], ['a', 'b']], codes=[[0, -1], [0, 1]]).get_level_values(0)

