import pandas as pd
import numpy as np
a = pd.Series([1.0, 2.0, 3.0], index=pd.Index([10.0, 20.0, 30.0], name='cid'))
b = pd.Series([5, 6, 7], index=pd.Index([20, 10, 40], name='id'))
f = pd.DataFrame({'x': [1, 2, 3], 'y': [4.0, None, 6]}, index=pd.Index(['p', 'q', 'r'], name='k'))
# case: a + b
result = a + b
# case: a.add(b, fill_value=0)
result = a.add(b, fill_value=0)
# case: a.where(a > 1, b)
result = a.where(a > 1, b)
# case: a.fillna(b)
result = a.fillna(b)
# case: a.combine(b, max)
result = a.combine(b, max)
# case: a.combine_first(b)
result = a.combine_first(b)
# case: pd.concat([a, b], axis=1)
result = pd.concat([a, b], axis=1)
# case: pd.concat([a, b], axis=1, join='inner')
result = pd.concat([a, b], axis=1, join='inner')
# case: pd.concat({'a': a, 'b': b})
result = pd.concat({'a': a, 'b': b})
# case: pd.concat({'a': a, 'b': b}, axis=1)
result = pd.concat({'a': a, 'b': b}, axis=1)
# case: pd.DataFrame({'a': a, 'b': b})
result = pd.DataFrame({'a': a, 'b': b})
# case: x = a.to_frame('a'); x['b'] = b result = x
x = a.to_frame('a'); x['b'] = b
result = x
# case: a.to_frame('a').join(b.rename('b'))
result = a.to_frame('a').join(b.rename('b'))
# case: a.to_frame('a').merge(b.rename('b'), left_index=True, right_index=True, how='outer')
result = a.to_frame('a').merge(b.rename('b'), left_index=True, right_index=True, how='outer')
# case: a.align(b)[0]
result = a.align(b)[0]
# case: a.align(b, join='inner')[1]
result = a.align(b, join='inner')[1]
# case: a.reindex(b.index)
result = a.reindex(b.index)
# case: a.index.intersection(b.index)
result = a.index.intersection(b.index)
# case: a.index.union(b.index)
result = a.index.union(b.index)
# case: a.index.difference(b.index)
result = a.index.difference(b.index)
# case: a[a.index.isin(b.index)]
result = a[a.index.isin(b.index)]
# case: a.map(b)
result = a.map(b)
# case: a.index.map(b)
result = a.index.map(b)
# case: f.mul(pd.Series({'p': 2, 'r': 3}), axis=0)
result = f.mul(pd.Series({'p': 2, 'r': 3}), axis=0)
# case: f * pd.Series({'x': 2, 'z': 3})
result = f * pd.Series({'x': 2, 'z': 3})
# case: f.sub(f.mean())
result = f.sub(f.mean())
# case: f.div(f.sum(axis=1), axis=0)
result = f.div(f.sum(axis=1), axis=0)
# case: f.where(f > 2, -f)
result = f.where(f > 2, -f)
# case: f.mask(f['x'] > 1, 0)
result = f.mask(f['x'] > 1, 0)
# case: f.add(f.rename(index={'p': 'z'}), fill_value=0)
result = f.add(f.rename(index={'p': 'z'}), fill_value=0)
# case: f.combine_first(f.rename(columns={'x': 'w'}))
result = f.combine_first(f.rename(columns={'x': 'w'}))
# case: g = f.copy(); g.update(pd.DataFrame({'y': [9.0]}, index=['q'])) result = g
g = f.copy(); g.update(pd.DataFrame({'y': [9.0]}, index=['q']))
result = g
# case: f.loc[pd.Index(['r', 'p'], name='zz')]
result = f.loc[pd.Index(['r', 'p'], name='zz')]
# case: f.reindex(['q', 'n'])
result = f.reindex(['q', 'n'])
# case: f.reindex(columns=['y', 'n'], fill_value=0)
result = f.reindex(columns=['y', 'n'], fill_value=0)
# case: f.set_index('x', append=True).swaplevel()
result = f.set_index('x', append=True).swaplevel()
# case: f['x'].eq(f['y'])
result = f['x'].eq(f['y'])
# case: (f['x'] == f['y'].fillna(2)).all()
result = (f['x'] == f['y'].fillna(2)).all()
# case: a.eq(b)
result = a.eq(b)
# case: a == b
result = a == b
# case: f['x'] & 1
result = f['x'] & 1
# case: (f['x'] > 1) | pd.Series([True, False, True], index=['r', 'q', 'p'])
result = (f['x'] > 1) | pd.Series([True, False, True], index=['r', 'q', 'p'])
# case: f.loc['s'] = [7, 8] result = f
f.loc['s'] = [7, 8]
result = f
# case: f.loc[f['x'] > 1, 'y'] = a.iloc[0] result = f
f.loc[f['x'] > 1, 'y'] = a.iloc[0]
result = f
# case: f['z'] = pd.Series([1, 2], index=['r', 'p']) result = f
f['z'] = pd.Series([1, 2], index=['r', 'p'])
result = f
# case: f['z'] = [1, 2, 3] f.loc['q', 'z'] = None result = f
f['z'] = [1, 2, 3]
f.loc['q', 'z'] = None
result = f
# case: pd.concat([f, f.rename(columns={'x': 'X'})], ignore_index=True)
result = pd.concat([f, f.rename(columns={'x': 'X'})], ignore_index=True)
# case: pd.concat([f, pd.DataFrame()])
result = pd.concat([f, pd.DataFrame()])
# case: pd.concat([f['x'], f['y']], keys=['a', 'b'], names=['src'])
result = pd.concat([f['x'], f['y']], keys=['a', 'b'], names=['src'])
# case: f.groupby(pd.Series(['u', 'v', 'u'], index=['r', 'q', 'p'])).sum()
result = f.groupby(pd.Series(['u', 'v', 'u'], index=['r', 'q', 'p'])).sum()
# case: f.groupby(['u', 'v', 'u']).sum()
result = f.groupby(['u', 'v', 'u']).sum()
# case: f.groupby({'p': 'one', 'q': 'two', 'r': 'one'}).sum()
result = f.groupby({'p': 'one', 'q': 'two', 'r': 'one'}).sum()
# case: f.groupby(lambda k: k < 'q').sum()
result = f.groupby(lambda k: k < 'q').sum()
# case: f.join(pd.DataFrame({'x': [1]}, index=['p']), rsuffix='_r')
result = f.join(pd.DataFrame({'x': [1]}, index=['p']), rsuffix='_r')
# case: f.assign(w=pd.Series([1, 2, 3]))
result = f.assign(w=pd.Series([1, 2, 3]))
# case: a.div(a.sum()).mul(100).round(1).astype(str) + '%'
result = a.div(a.sum()).mul(100).round(1).astype(str) + '%'
# case: f.apply(lambda r: r / r.sum(), axis=1)
result = f.apply(lambda r: r / r.sum(), axis=1)
# case: f.shift(1) + f
result = f.shift(1) + f
# case: (f - f.shift()).dropna(how='all')
result = (f - f.shift()).dropna(how='all')
# case: f.add(f.rename(index={'p': 'z'}))
result = f.add(f.rename(index={'p': 'z'}))
# case: f.sub(f.rename(columns={'x': 'w'}), fill_value=10)
result = f.sub(f.rename(columns={'x': 'w'}), fill_value=10)
# case: f.mul(2, fill_value=1)
result = f.mul(2, fill_value=1)
# case: f.mul(pd.Series({'x': 1}), fill_value=1)
result = f.mul(pd.Series({'x': 1}), fill_value=1)
# case: a.gt(b, fill_value=6)
result = a.gt(b, fill_value=6)
# case: a.ne(b)
result = a.ne(b)
# case: a.le(2, fill_value=1)
result = a.le(2, fill_value=1)
# case: g = f.copy(); g.loc['q', 'x'] = None result = f.add(g, fill_value=0)
g = f.copy(); g.loc['q', 'x'] = None
result = f.add(g, fill_value=0)
# case: f.radd(f.rename(index={'p': 'z'}), fill_value=0)
result = f.radd(f.rename(index={'p': 'z'}), fill_value=0)
# case: f.rsub(f, fill_value=0)
result = f.rsub(f, fill_value=0)
# case: pd.DataFrame({'a': a, 'b': b.rename_axis('cid')})
result = pd.DataFrame({'a': a, 'b': b.rename_axis('cid')})
# case: pd.DataFrame({'a': a, 'b': pd.Series([1, 2, 3], index=[10.0, 20.0, 30.0])})
result = pd.DataFrame({'a': a, 'b': pd.Series([1, 2, 3], index=[10.0, 20.0, 30.0])})
# case: pd.DataFrame({'a': a, 'b': [1, 2, 3]})
result = pd.DataFrame({'a': a, 'b': [1, 2, 3]})
# case: f.loc[a.index.astype(str)[:0]]
result = f.loc[a.index.astype(str)[:0]]
# case: f['x'].loc[pd.Index(['r'], name='n')]
result = f['x'].loc[pd.Index(['r'], name='n')]
# case: f['x'][pd.Index(['r', 'p'])]
result = f['x'][pd.Index(['r', 'p'])]
# case: f[pd.Index(['y'], name='cols')]
result = f[pd.Index(['y'], name='cols')]
# case: f.loc['p', pd.Index(['y', 'x'], name='cols')]
result = f.loc['p', pd.Index(['y', 'x'], name='cols')]
# case: f.loc[f.index]
result = f.loc[f.index]
# case: f.loc[f[f['x'] > 1].index, 'y']
result = f.loc[f[f['x'] > 1].index, 'y']
# case: f.loc[f.index[f['x'] > 1]]
result = f.loc[f.index[f['x'] > 1]]
# case: f.iloc[pd.Index([1, 0], name='z')]
result = f.iloc[pd.Index([1, 0], name='z')]
# case: a.index.intersection([10, 30])
result = a.index.intersection([10, 30])
# case: a.index.difference([10, 30])
result = a.index.difference([10, 30])
# case: f.div([1, 2], fill_value=1)
result = f.div([1, 2], fill_value=1)
# case: f['y'].eq(f['x'])
result = f['y'].eq(f['x'])
# case: f.loc[f.index != 'p', :]
result = f.loc[f.index != 'p', :]
# case: f.loc[pd.Index([True, False, True])]
result = f.loc[pd.Index([True, False, True])]
# case: m = f.set_index('x', append=True); m.loc[m.index[:2]]
m = f.set_index('x', append=True); result = m.loc[m.index[:2]]
# case: f.drop(pd.Index(['p'], name='w'))
result = f.drop(pd.Index(['p'], name='w'))
# case: f.reindex(pd.Index(['p', 's'], name='w'))
result = f.reindex(pd.Index(['p', 's'], name='w'))
# case: f['x'].reindex(pd.Index(['p', 's'], name='w'))
result = f['x'].reindex(pd.Index(['p', 's'], name='w'))
