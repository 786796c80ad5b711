import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
w = g.unstack()

# case: s.mul(pd.Series({'a': 2, 'b': 3}), level='product')
result = s.mul(pd.Series({'a': 2, 'b': 3}), level='product')

# case: s.mul(pd.Series({'a': 2, 'b': 3}), level=1)
result = s.mul(pd.Series({'a': 2, 'b': 3}), level=1)

# case: w.stack(level=[0, 1]).reset_index()
result = w.stack(level=[0, 1]).reset_index()

# case: w.melt(col_level=0)
result = w.melt(col_level=0)

# case: s.div(sales.groupby('product')['qty'].sum(), level='product').round(3)
result = s.div(sales.groupby('product')['qty'].sum(), level='product').round(3)

# case: s.div(sales.groupby('product')['qty'].sum(), level=1).round(3)
result = s.div(sales.groupby('product')['qty'].sum(), level=1).round(3)

# case: s.sub(pd.Series({'N': 1, 'S': 2, 'Q': 9}), level='region')
result = s.sub(pd.Series({'N': 1, 'S': 2, 'Q': 9}), level='region')

# case: s + pd.Series({'N': 1, 'S': 2, 'Q': 9}).rename_axis('region')
result = s + pd.Series({'N': 1, 'S': 2, 'Q': 9}).rename_axis('region')

# case: s.add(pd.Series({'N': 1, 'S': 2}), level='zzz')
result = s.add(pd.Series({'N': 1, 'S': 2}), level='zzz')

# case: s > s.groupby(level=0).transform('mean')
result = s > s.groupby(level=0).transform('mean')

# case: s.gt(pd.Series({'N': 6, 'S': 2, 'E': 0}), level='region')
result = s.gt(pd.Series({'N': 6, 'S': 2, 'E': 0}), level='region')

# case: g.div(g.groupby('region').sum(), level='region')
result = g.div(g.groupby('region').sum(), level='region')

# case: g.mul(pd.Series({'a': 2, 'b': 10}), level='product', axis=0)
result = g.mul(pd.Series({'a': 2, 'b': 10}), level='product', axis=0)

# case: w.mul(pd.Series({'a': 2, 'b': 10}), level='product', axis=1)
result = w.mul(pd.Series({'a': 2, 'b': 10}), level='product', axis=1)

# case: g['qty'].div(g.groupby(level=0)['qty'].sum(), level=0).round(2).unstack(fill_value=0)
result = g['qty'].div(g.groupby(level=0)['qty'].sum(), level=0).round(2).unstack(fill_value=0)

# case: w.melt(col_level=0, id_vars='qty') if False else w.reset_index().melt(col_level=0).shape
result = w.melt(col_level=0, id_vars='qty') if False else w.reset_index().melt(col_level=0).shape
