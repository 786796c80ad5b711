import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
w = g.unstack()
g3 = sales.groupby(['region', 'product', 'year'])[['qty', 'rev']].sum()
m = sales.groupby('region').agg({'qty': ['sum', 'max'], 'rev': ['mean']})
p3 = sales.pivot_table(index='region', columns=['product', 'year'], values=['qty', 'rev'], aggfunc='sum')

# case: sales.groupby(['region', 'year'])[['qty', 'rev']].sum().xs(('N', 2021), level=['region', '
result = sales.groupby(['region', 'year'])[['qty', 'rev']].sum().xs(('N', 2021), level=['region', 'year'])

# case: sales.groupby(['region', 'product', 'year'])['qty'].sum().loc[pd.IndexSlice['N':'S', 'a']]
result = sales.groupby(['region', 'product', 'year'])['qty'].sum().loc[pd.IndexSlice['N':'S', 'a']]

# case: s = sales.groupby(['region', 'product'])['qty'].sum(), s.loc[('W', 'c')] = 99
s = sales.groupby(['region', 'product'])['qty'].sum()
s.loc[('W', 'c')] = 99
result = s.sort_index()

# case: w.loc['N', 'qty']
result = w.loc['N', 'qty']

# case: w.loc[:, 'qty']
result = w.loc[:, 'qty']

# case: m.loc['N', 'qty']
result = m.loc['N', 'qty']

# case: m.loc['N', 'qty']['sum']
result = m.loc['N', 'qty']['sum']

# case: m.loc['N', ('qty', 'sum')]
result = m.loc['N', ('qty', 'sum')]

# case: m.loc[:, 'qty'].reset_index()
result = m.loc[:, 'qty'].reset_index()

# case: m.loc[['N', 'S'], 'qty']
result = m.loc[['N', 'S'], 'qty']

# case: m.loc['N':'S', 'rev']
result = m.loc['N':'S', 'rev']

# case: m.loc[:, ['qty']]
result = m.loc[:, ['qty']]

# case: m.loc[:, 'qty':'rev']
result = m.loc[:, 'qty':'rev']

# case: m.loc[:, (slice(None), 'sum')]
result = m.loc[:, (slice(None), 'sum')]

# case: m.loc[:, ('qty', ['sum', 'max'])]
result = m.loc[:, ('qty', ['sum', 'max'])]

# case: m.loc[:, ('qty',)]
result = m.loc[:, ('qty',)]

# case: m.loc['N', ['qty']]
result = m.loc['N', ['qty']]

# case: m.loc['N'].loc['qty']
result = m.loc['N'].loc['qty']

# case: m.loc['N'].loc['qty', 'sum']
result = m.loc['N'].loc['qty', 'sum']

# case: p3.loc['N', 'qty']
result = p3.loc['N', 'qty']

# case: p3.loc['N', ('qty', 'a')]
result = p3.loc['N', ('qty', 'a')]

# case: p3.loc[:, ('qty', 'a')]
result = p3.loc[:, ('qty', 'a')]

# case: p3.loc[:, ('qty', 'a', 2020)]
result = p3.loc[:, ('qty', 'a', 2020)]

# case: p3['qty']['a'][2020].to_dict()
result = p3['qty']['a'][2020].to_dict()

# case: p3.loc[:, ('qty', slice(None), 2020)]
result = p3.loc[:, ('qty', slice(None), 2020)]

# case: p3.xs('a', axis=1, level='product')
result = p3.xs('a', axis=1, level='product')

# case: p3.xs(2020, axis=1, level=2)
result = p3.xs(2020, axis=1, level=2)

# case: p3.xs(('a', 2020), axis=1, level=['product', 'year'])
result = p3.xs(('a', 2020), axis=1, level=['product', 'year'])

# case: p3.xs(('qty', 2020), axis=1, level=[0, 2])
result = p3.xs(('qty', 2020), axis=1, level=[0, 2])

# case: p3.xs('qty', axis=1).columns.tolist()
result = p3.xs('qty', axis=1).columns.tolist()

# case: p3.T.xs('a', level='product')
result = p3.T.xs('a', level='product')

# case: g3.xs(('N', 'a'), level=[0, 1])
result = g3.xs(('N', 'a'), level=[0, 1])

# case: g3.xs(('N', 2020), level=['region', 'year'])
result = g3.xs(('N', 2020), level=['region', 'year'])

# case: g3.xs(('a', 2020), level=('product', 'year')).index.tolist()
result = g3.xs(('a', 2020), level=('product', 'year')).index.tolist()

# case: g3.xs(('N', 'a', 2020), level=[0, 1, 2])
result = g3.xs(('N', 'a', 2020), level=[0, 1, 2])

# case: g3.xs(('N', 'zz'), level=[0, 1])
result = g3.xs(('N', 'zz'), level=[0, 1])

# case: g3.xs(('N', 'b', 2021), level=[0, 1, 2])
result = g3.xs(('N', 'b', 2021), level=[0, 1, 2])

# case: g3['qty'].xs(('N', 2020), level=['region', 'year'])
result = g3['qty'].xs(('N', 2020), level=['region', 'year'])

# case: g3['qty'].xs(('N', 2020), level=['region', 'year'], drop_level=False)
result = g3['qty'].xs(('N', 2020), level=['region', 'year'], drop_level=False)

# case: g3.xs(2020, level=-1)
result = g3.xs(2020, level=-1)

# case: g3.xs('N', drop_level=False)
result = g3.xs('N', drop_level=False)

# case: g3.loc[('N', slice(None), 2020), :]
result = g3.loc[('N', slice(None), 2020), :]

# case: g3.loc[(slice('E', 'N'), 'a'), 'qty']
result = g3.loc[(slice('E', 'N'), 'a'), 'qty']

# case: g3.loc[('N', 'a')]
result = g3.loc[('N', 'a')]

# case: g3.loc[('N', ['a', 'b'])]
result = g3.loc[('N', ['a', 'b'])]

# case: g3.loc[(['N', 'S'], 'a', 2021), 'rev']
result = g3.loc[(['N', 'S'], 'a', 2021), 'rev']

# case: g3['qty'].loc['N', :, 2021]
result = g3['qty'].loc['N', :, 2021]

# case: g3['qty'].loc['N', ['a', 'b']]
result = g3['qty'].loc['N', ['a', 'b']]

# case: g3['qty'].loc['N':'S', 'a']
result = g3['qty'].loc['N':'S', 'a']

# case: g3['qty'].loc[('N', 'a'):('S', 'a')]
result = g3['qty'].loc[('N', 'a'):('S', 'a')]

# case: g3['qty'].loc[:, :, 2021]
result = g3['qty'].loc[:, :, 2021]

# case: g3['qty'].loc[['N'], :, 2021]
result = g3['qty'].loc[['N'], :, 2021]

# case: w.fillna({'rev': -1}).loc['E'].tolist()
result = w.fillna({'rev': -1}).loc['E'].tolist()

# case: t['W', 'c'] = 5
t = s.copy()
t['W', 'c'] = 5
result = t

# case: t.loc['N'] = 0
t = s.copy()
t.loc['N'] = 0
result = t

# case: t.loc['N', 'c'] = 1.5
t = s.copy()
t.loc['N', 'c'] = 1.5
result = t

# case: t.loc['Z'] = 1
t = s.copy()
t.loc['Z'] = 1
result = t

# case: t.loc[:, 'a'] = 0
t = s.copy()
t.loc[:, 'a'] = 0
result = t

# case: t.loc[(slice(None), 'b')] = 0
t = s.copy()
t.loc[(slice(None), 'b')] = 0
result = t

# case: t.loc[['N', 'S']] = 1
t = s.copy()
t.loc[['N', 'S']] = 1
result = t

# case: t.loc[('N', 'a')] = 0
t = g3['qty'].copy()
t.loc[('N', 'a')] = 0
result = t

# case: t.loc[('N', 'a', 2030)] = 3
t = g3['qty'].copy()
t.loc[('N', 'a', 2030)] = 3
result = t

# case: t.loc[('N', 'a', 2030), :] = 3
t = g3.copy()
t.loc[('N', 'a', 2030), :] = 3
result = t

# case: t.loc[('W', 'x')] = [1, 2.5]
t = g.copy()
t.loc[('W', 'x')] = [1, 2.5]
result = t

# case: t.loc[('W', 'x'), 'qty'] = 1
t = g.copy()
t.loc[('W', 'x'), 'qty'] = 1
result = t

# case: t.loc['N', 'qty'] = 0
t = w.copy()
t.loc['N', 'qty'] = 0
result = t

# case: t['qty'] = t['qty'].fillna(0)
t = w.copy()
t['qty'] = t['qty'].fillna(0)
result = t

# case: t.loc['T'] = t.sum()
t = w.copy()
t.loc['T'] = t.sum()
result = t

# case: t['tot'] = t.sum(axis=1)
t = w.copy()
t['tot'] = t.sum(axis=1)
result = t.loc[:, 'tot']

# case: t[('qty', 'c')] = 1
t = w.copy()
t[('qty', 'c')] = 1
result = t.loc[:, 'qty']

# case: t.loc['c'] = 3, t['d'] = 4
t = pd.Series([1, 2], index=['a', 'b'])
t.loc['c'] = 3
t['d'] = 4
result = t
