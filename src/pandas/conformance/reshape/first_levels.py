import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
w = g.unstack()
m = sales.groupby('region').agg({'qty': ['sum', 'max'], 'rev': ['mean']})
p3 = sales.pivot_table(index='region', columns=['product', 'year'], values=['qty', 'rev'], aggfunc='sum')
n = pd.DataFrame({'a': [3.0, np.nan, 1.0, 2.0, np.nan], 'b': [1, 2, 3, 4, 5], 'k': ['x', 'x', 'y', 'y', 'y']})

# case: g.unstack().stack([0, 1])
result = g.unstack().stack([0, 1])

# case: w.fillna({'qty': 0})
result = w.fillna({'qty': 0})

# case: p3.stack().columns.tolist()
result = p3.stack().columns.tolist()

# case: p3.stack('product', future_stack=True)
result = p3.stack('product', future_stack=True)

# case: w.fillna({'qty': 0, ('rev', 'a'): 1})
result = w.fillna({'qty': 0, ('rev', 'a'): 1})

# case: p3.fillna({'qty': 0}).isna().sum().tolist()
result = p3.fillna({'qty': 0}).isna().sum().tolist()

# case: p3.fillna({('qty', 'a'): 0}).isna().sum().tolist()
result = p3.fillna({('qty', 'a'): 0}).isna().sum().tolist()

# case: m.fillna({'zzz': 0}).shape
result = m.fillna({'zzz': 0}).shape

# case: w.melt(var_name=['m', 'p']).columns.tolist() if False else w.melt(value_name='v').columns.
result = w.melt(var_name=['m', 'p']).columns.tolist() if False else w.melt(value_name='v').columns.tolist()

# case: m.melt(ignore_index=False)
result = m.melt(ignore_index=False)

# case: n['a'].fillna(0).dot(n['b'])
result = n['a'].fillna(0).dot(n['b'])
