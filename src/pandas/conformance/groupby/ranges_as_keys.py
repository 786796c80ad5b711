import pandas as pd
import numpy as np
x = pd.DataFrame({'k': [3, 3, 4, 5], 'f': [1.5, 1.5, 2, 2]})
g = x.groupby(x.index)
# case: texts
result = [str(i) for i in (g['k'].sum().index, x.groupby([x.index])['k'].sum().index, x.groupby(level=0)['k'].sum().index, x.rename_axis('q').groupby('q')['k'].sum().index, g['k'].apply(list).index, g.apply(len).index, g.agg(['sum']).index, x[x.k > 5].groupby(level=0).sum().index, x.iloc[::-1].groupby(level=0, sort=False).sum().index, g.size().index, x.groupby(x.index, dropna=False).sum().index, x.head(0).groupby(level=0).sum().index, g['k'].nunique().index, g.apply(lambda d: d.iloc[0]).index, g.apply(lambda d: None if d.index[0] == 1 else 4).index, g['k'].quantile(.5).index)]
# case: labels
result = type(g['k'].sum().idxmax()).__name__, type(x.groupby('k')['f'].sum().idxmax()).__name__, type(x['f'].dropna().idxmax()).__name__, type(x['k'].dropna().idxmax()).__name__, str(x['f'].dropna().index), str(x.dropna().index)
# case: differences
i = x.index
result = [str(k) for k in (i.difference(i[:1]), i.difference(i[1:2]), i.difference(i[3:]), i.difference(i), i.difference(i[:2]), i.difference([0]), pd.RangeIndex(6).difference(pd.RangeIndex(1, 6, 2)), pd.RangeIndex(6).difference(pd.RangeIndex(0, 6, 2)), pd.RangeIndex(6).difference(pd.RangeIndex(0, 2)), pd.RangeIndex(6).difference(pd.RangeIndex(1, 3)), pd.RangeIndex(6).difference(pd.RangeIndex(7, 9)), pd.RangeIndex(6).difference(pd.RangeIndex(0, 6, 5)))]
# case: rows-of-nullable-numbers
d = pd.DataFrame({'k': [1, 2, 1], 'F': pd.array([2.0, None, 1.5], dtype='Float64'), 'w': [1., 2, 1]})
e = pd.DataFrame({'k': [1, 2, 1], 'F': pd.array([2, 1, 1], dtype='Int64'), 'w': [1, 2, 1]})
result = d.groupby('w').apply(lambda g: g.iloc[0]), e.groupby('w').apply(lambda g: g.iloc[0]), d.groupby('w').apply(lambda g: g.iloc[-1]), e.assign(s=['a', 'b', 'c']).groupby('w').apply(lambda g: g.iloc[0]), np.median(d['F']), np.median(e['F'])
# case: levels-without-rows
d = pd.DataFrame({'k': [2, 1, 1], 'o': [None, None, False], 'd': pd.to_datetime(['2020-01-01', None, None]), 'f': [None, .5, 1.], 'g': [None, True, None]})
result = d.groupby(['o', 'd'])['k'].last().reset_index(), d.groupby(['g', 'd'])['k'].sum().reset_index(), d.groupby(['o', 'f'])['k'].sum().reset_index()
# case: named-one
t = pd.DataFrame({True: [2, 0], 2: [0, 2]}, index=pd.Index([False, True], name=1))
result = t.groupby(True)[2].mean()
