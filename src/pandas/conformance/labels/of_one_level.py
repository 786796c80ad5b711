import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
w = g.unstack()
g3 = sales.groupby(['region', 'product', 'year'])[['qty', 'rev']].sum()
m = sales.groupby('region').agg({'qty': ['sum', 'max'], 'rev': ['mean']})
p3 = sales.pivot_table(index='region', columns=['product', 'year'], values=['qty', 'rev'], aggfunc='sum')
boss = pd.DataFrame({'region': ['S', 'Q', 'N'], 'boss': ['x', 'y', 'z']}).set_index('region')

# case: s = sales.groupby(['region', 'product'])['qty'].sum()
s = sales.groupby(['region', 'product'])['qty'].sum()
result = s.drop(index='a', level='product')

# case: s = sales.groupby(['region', 'product'])[['qty', 'rev']].sum().unstack()
s = sales.groupby(['region', 'product'])[['qty', 'rev']].sum().unstack()
result = s.drop('b', axis=1, level=1)

# case: s.reindex(['a'], level='product')
result = s.reindex(['a'], level='product')

# case: s.reindex(['S', 'N'], level=0)
result = s.reindex(['S', 'N'], level=0)

# case: s.reindex([('N', 'a'), ('Q', 'q')])
result = s.reindex([('N', 'a'), ('Q', 'q')])

# case: g.reindex(['S', 'N'], level='region')
result = g.reindex(['S', 'N'], level='region')

# case: g.drop('N', level='region')
result = g.drop('N', level='region')

# case: g.drop('a', level=1)
result = g.drop('a', level=1)

# case: g.drop(index=['a'], level='product', axis=0)
result = g.drop(index=['a'], level='product', axis=0)

# case: g.drop('zzz', level='product')
result = g.drop('zzz', level='product')

# case: g.drop('zzz', level='product', errors='ignore').shape
result = g.drop('zzz', level='product', errors='ignore').shape

# case: w.drop('qty', axis=1, level=0)
result = w.drop('qty', axis=1, level=0)

# case: w.drop(columns='a', level='product')
result = w.drop(columns='a', level='product')

# case: w.reindex(columns=['b', 'a'], level=1)
result = w.reindex(columns=['b', 'a'], level=1)

# case: w.reindex(columns=['rev', 'qty'], level=0)
result = w.reindex(columns=['rev', 'qty'], level=0)

# case: g3.drop('a', level='product').index.tolist()
result = g3.drop('a', level='product').index.tolist()

# case: g3.drop(['a'], level=1)
result = g3.drop(['a'], level=1)

# case: g3.drop(2020, level='year')['qty'].tolist()
result = g3.drop(2020, level='year')['qty'].tolist()

# case: g3.drop(index=2019, level='year')
result = g3.drop(index=2019, level='year')

# case: g3.drop(['N', 'Q'], level=0, errors='ignore')
result = g3.drop(['N', 'Q'], level=0, errors='ignore')

# case: g3['qty'].drop('b', level='product')
result = g3['qty'].drop('b', level='product')

# case: g3['qty'].drop(index='N', level=0).to_dict()
result = g3['qty'].drop(index='N', level=0).to_dict()

# case: sales.drop('N', level='region')
result = sales.drop('N', level='region')

# case: p3.drop('a', axis=1, level='product').columns.tolist()
result = p3.drop('a', axis=1, level='product').columns.tolist()

# case: p3.drop(columns='rev', level=0)
result = p3.drop(columns='rev', level=0)

# case: p3.drop(columns=[('qty', 'a')]).columns.tolist()
result = p3.drop(columns=[('qty', 'a')]).columns.tolist()

# case: g3.reindex(['S', 'N', 'E'], level='region')
result = g3.reindex(['S', 'N', 'E'], level='region')

# case: g3.reindex(['S', 'Q'], level=0)
result = g3.reindex(['S', 'Q'], level=0)

# case: g3.reindex([2021, 2020], level='year')
result = g3.reindex([2021, 2020], level='year')

# case: g3.reindex([2021], level=2)
result = g3.reindex([2021], level=2)

# case: g3['qty'].reindex(['b', 'a'], level='product')
result = g3['qty'].reindex(['b', 'a'], level='product')

# case: g3['qty'].reindex(['E', 'N'], level=0, fill_value=0)
result = g3['qty'].reindex(['E', 'N'], level=0, fill_value=0)

# case: p3.reindex(columns=['b', 'a'], level='product')
result = p3.reindex(columns=['b', 'a'], level='product')

# case: p3.reindex(columns=['rev', 'qty'], level=0).columns.tolist()
result = p3.reindex(columns=['rev', 'qty'], level=0).columns.tolist()

# case: p3.reindex(['rev'], level=0, axis=1)
result = p3.reindex(['rev'], level=0, axis=1)

# case: m.reindex(columns=['rev', 'qty'], level=0)
result = m.reindex(columns=['rev', 'qty'], level=0)

# case: m.reindex(columns=[('rev', 'mean'), ('qty', 'sum')])
result = m.reindex(columns=[('rev', 'mean'), ('qty', 'sum')])

# case: m.reindex(columns=[('rev', 'mean'), ('qty', 'x')], fill_value=0)
result = m.reindex(columns=[('rev', 'mean'), ('qty', 'x')], fill_value=0)

# case: s.reindex([('S', 'a'), ('N', 'a')]).reset_index()
result = s.reindex([('S', 'a'), ('N', 'a')]).reset_index()

# case: g.reindex([('S', 'a'), ('N', 'zz')])
result = g.reindex([('S', 'a'), ('N', 'zz')])

# case: g.reindex(index=[('S', 'a'), ('N', 'zz')], fill_value=0)
result = g.reindex(index=[('S', 'a'), ('N', 'zz')], fill_value=0)

# case: s.reindex(pd.Index(['a'], name='zzz'), level='product')
result = s.reindex(pd.Index(['a'], name='zzz'), level='product')

# case: boss['boss'].reindex(pd.Index(['N', 'S'], name='q'))
result = boss['boss'].reindex(pd.Index(['N', 'S'], name='q'))

# case: boss.reindex(['N', 'S']).index.name
result = boss.reindex(['N', 'S']).index.name
