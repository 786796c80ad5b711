import pandas as pd
import numpy as np

# case: outer join beside nothing
x = pd.DataFrame({'k': [], 'a': []}).set_index('k')
y = pd.DataFrame({'k': [1, 3, 2, 3, 1, 1], 'b':[5, 3, 10, 5, 2, 10]}).set_index('k')
result = x.join(y, how='outer')

# case: outer join of many beside nothing
x = pd.DataFrame({'k': [], 'a': []}).set_index('k')
y = pd.DataFrame({'k': [1, 3, 2, 3, 1, 1]*7, 'b':range(42)}).set_index('k')
result = x.join(y, how='outer')

# case: combine first of levels with gaps
x = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([(1,2),(1,3),(np.nan,4)]))
result = x.combine_first(x.shift())

# case: combine first with one row of levels with gaps
x = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([(1,2),(1,3),(np.nan,4)]))
result = x.combine_first(x.shift().iloc[:1])

# case: reindex levels with gaps
x = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([(1,2),(1,3),(np.nan,4)]))
result = x.reindex(x.index[::-1])

# case: melt a crosstab of nullable columns
x = pd.crosstab(pd.Series([3],name='k'), pd.Series(pd.array([-3], dtype='Int64'),name='I1'))
result = x.melt()

# case: found in lists
x = pd.DataFrame({'k':[2,2,3],'v':[1,2,3]})
x['c'] = pd.Series([[1],[2],[3]]).str.findall('b')
result = x.merge(pd.DataFrame({'k':[2,1]}), on='k', how='left', indicator=True)

# case: found in lists and gaps
result = pd.Series([[1],None]).str.findall('b')

# case: found in lists and text
result = pd.Series([[1],'b']).str.findall('b')

# case: outer join of text beside nothing
y = pd.DataFrame({'k': list('acbcaa')*4, 'b':range(24)}).set_index('k')
result = y.join(pd.DataFrame({'k': [], 'a': []}).set_index('k'), how='outer')

# case: left merge sorted beside nothing
y = pd.DataFrame({'k': [1, 3, 2, 3, 1, 4]*4, 'b':range(24)}).set_index('k')
result = y.merge(y[:0], left_index=True, right_index=True, how='left', sort=True)

# case: outer join of times beside nothing
y = pd.DataFrame({'k': pd.to_datetime(['2020-01-03','2020-01-01','2020-01-02',None]*4), 'b':range(16)}).set_index('k')
result = y.join(y[:0].rename(columns={'b':'c'}), how='outer')

# case: melt nullable columns but one
x = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(pd.array([1,2],dtype='Int64')))
result = x.melt(id_vars=[1])

# case: melt columns named by nullable text
x = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(pd.array(['a','b'],dtype='string')))
result = x.melt(value_vars=['b'])
