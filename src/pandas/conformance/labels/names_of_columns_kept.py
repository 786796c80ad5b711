import numpy as np
import pandas as pd

# case: names-kept-1
x = pd.DataFrame({'k': [1,2], 'f': [None, None]}, dtype=object).rename_axis(columns='s')
result = pd.get_dummies(x, columns=['f'])

# case: names-kept-2
x = pd.DataFrame({'k': [1,2], 'f': ['a', 'b']}).rename_axis(columns='s')
result = pd.get_dummies(x, columns=['f'])

# case: names-kept-3
x = pd.DataFrame({'k': [1,2], 'f': ['a', 'b']}).rename_axis(columns='s')
result = pd.get_dummies(x)

# case: names-kept-4
x = pd.DataFrame({'f': ['a', 'b']}).rename_axis(columns='s')
result = pd.get_dummies(x)

# case: names-kept-5
x = pd.DataFrame({'k': [1,2]}).rename_axis(columns='s')
result = pd.get_dummies(x)

# case: names-kept-6
x = pd.DataFrame({'k': [1,2], 'f': ['a', 'b']}).rename_axis(columns='s').iloc[:0]
result = pd.get_dummies(x, columns=['f'])

# case: names-kept-7
x = pd.DataFrame({'f': [None, None]}, dtype=object).rename_axis(columns='s')
result = pd.get_dummies(x)

# case: names-kept-8
x = pd.DataFrame({'k':['a','b']}).rename_axis(columns='s')
result = pd.get_dummies(x['k'])

# case: names-kept-9
x = pd.DataFrame({'k':['a',None]}).rename_axis(columns='s')
result = pd.get_dummies(x, dummy_na=True)

# case: names-kept-10
x = pd.DataFrame({'k':[1,2],'v':[3,4]}).rename_axis(columns='s')
result = x.describe(), x.agg(['sum','mean']), x.cumsum(), x.rank(), x.corr(), x.diff(), x.shift(), x.isna(), x.round(1), x.abs(), x.astype(float), x.where(x>1), x.clip(0,1), x.fillna(0), x.applymap(str), x.apply(lambda s: s*2), x.assign(c=1), x.rename(columns={'k':'z'}), x.add_prefix('p'), x.T, x.stack(), x.melt(), x.reset_index(), x.set_index('k'), x.groupby('k').sum(), x.groupby('k').agg({'v':['sum','max']}), x.groupby('k').agg(t=('v','sum')), x.groupby('k').v.agg(['sum','max']), x.groupby('k', as_index=False).v.sum(), x.sum(), x.mean(axis=1), x.value_counts(), x.nunique(), x.mode(), x.quantile(.5), x.quantile([.1,.5]), x.idxmax(), x.drop(columns='k'), x[['k']], x.select_dtypes('number'), x.pivot_table(index='k', values='v'), x.explode('k'), x.sample if False else 0

# case: names-kept-11
x = pd.DataFrame({'k':[1,2],'v':[3,4]}).rename_axis(columns='s')
y = pd.DataFrame({'v':[3,4],'w':[1,2]}).rename_axis(columns='s')
z = pd.DataFrame({'v':[3,4],'w':[1,2]})
result = x+y, x+z, x.align(y)[0], x.combine_first(y), x.combine_first(z), x.append if False else 0, pd.concat([x,y]), pd.concat([x,z]), x.reindex(columns=['k','q']), x.reindex(columns=y.columns), x.reindex_like(y), x.eq(x), x.mul(2), x.insert(0,'a',1), x, x.to_dict(), x.columns.union(y.columns), x.columns.difference(y.columns), x.columns.intersection(y.columns), x.columns.append(y.columns), x.columns.tolist()

# case: names-kept-12
x = pd.DataFrame({'k':[1,2],'v':[3,4]}).rename_axis(columns='s')
x['n'] = [5,6]
x[['o','p']] = [[1,2],[3,4]]
x.loc[2] = [1,2,3,4,5]
x.columns = ['a','b','c','d','e']
result = x

# case: names-kept-13
x = pd.DataFrame({'k':[1,2],'v':[3,4]}).rename_axis(columns='s')
result = pd.concat([x, pd.DataFrame()], axis=1)

# case: names-kept-14
x = pd.DataFrame({'k':[1,2],'v':[3,4]}).rename_axis(columns='s')
result = pd.concat([x, pd.DataFrame()])

# case: names-kept-15
x = pd.DataFrame({'k':[1,2],'v':[3,4]}).rename_axis(columns='s')
result = pd.concat([pd.DataFrame(), x])

# case: names-kept-16
x = pd.DataFrame({'k':[1,2],'v':[3,4]}).rename_axis(columns='s')
result = pd.concat([x, pd.DataFrame(index=[0,1])], axis=1)

# case: names-kept-17
x = pd.DataFrame({'k':[1,2],'v':[3,4]}).rename_axis(columns='s')
result = pd.concat([x, pd.DataFrame(columns=['k','v'])])

# case: names-kept-18
x = pd.DataFrame({'k':[1,2],'v':[3,4]}, index=pd.Index([1,2],name='r'))
result = pd.concat([x, pd.DataFrame()], axis=1)

# case: names-kept-19
x = pd.DataFrame({'k':[1,2],'v':[3,4]}, index=pd.Index([1,2],name='r'))
result = pd.concat([x, pd.DataFrame()])
