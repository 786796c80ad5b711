import pandas as pd
import numpy as np

x = pd.DataFrame({'a': [1, 1, 2, 2, 3], 'b': ['q', 'p', 'p', 'r', 'q'], 'c': list('xyxxz'), 'v': [1, 5, 1, 7, 9]})
y = pd.DataFrame({'k': [2, 2, 3, 1], 'f': [1.5, 2.0, None, 2.0]})
s = x.groupby(['a', 'b'])['v'].sum()
t = x.groupby(['a', 'b', 'c'])['v'].sum()
# case: filtered
result = s[s > 2].unstack(), s[s > 2].unstack(0)
# case: largest
result = s.nlargest(3).unstack(), s.sort_values(ascending=False).head(3).unstack()
# case: sorted-again
result = s.sort_values(ascending=False).head(3).sort_index().unstack(fill_value=0)
# case: rows-of-frame
result = x.set_index(['a', 'b']).sort_values('v', ascending=False).iloc[:3].unstack()
# case: three-levels
result = t[t > 1].unstack(), t[t > 1].unstack([1, 2]), t.loc[[2, 3]].unstack('b')
# case: below
result = t.loc[2].unstack(), t[t > 1].droplevel(0).unstack(), t[t > 1].reset_index('a', drop=True).unstack('c')
# case: descending
result = t[t > 1].sort_index(ascending=False).unstack('c')
# case: dropped
result = s.to_frame().drop(1).unstack(), s.to_frame().query('v > 2').unstack()
# case: dropna
result = s.to_frame().where(s.to_frame() > 2).dropna().unstack()
# case: grouped-again
result = s[s > 2].groupby('b').sum(), s[s > 2].index.levels[1].tolist()
# case: key-of-missing-rows
result = y.groupby(['f', 'k']).size().unstack(fill_value=0)
# case: pivot-of-missing
result = y.pivot_table(index='f', columns='k', aggfunc='size', fill_value=0), x.pivot_table(index='a', columns='b', values='v', aggfunc='sum', dropna=False)
# case: stacked-again
result = x.pivot_table(index='a', columns='b', values='v', aggfunc='sum').stack().loc[lambda v: v > 1].unstack()
# case: side-by-side-names
result = pd.concat([y.groupby(['f', 'k']).size().unstack(), pd.DataFrame({'z': [1]})], axis=1)
# case: future-stack-of-truths
w = pd.DataFrame({'k': [3, 1], 'b': [False, True], 'f': [1.5, 2]})
result = w.stack(future_stack=True), w[['k', 'b']].stack(future_stack=True), w[['f', 'b']].stack(future_stack=True)
# case: empty-frame-column
z = y[y['k'] > 9].groupby(['f', 'k']).size().unstack()
z['c'] = range(len(z))
result = z
# case: true-and-one-as-keys
m = pd.DataFrame({'n': ['b', 'b', 'c', 'd', 'd'], 'm': [None, True, 2.5, None, 1]})
result = [key for key, part in m.groupby(['n', 'm'])]
# case: crosstab-of-nothing
result = pd.crosstab(y['k'].head(0), y['f'].head(0), margins=True)
