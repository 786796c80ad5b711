import pandas as pd
import numpy as np
users = pd.DataFrame({'user_id': [1, 2, 3, 4, 5], 'name': ['Ann', 'Bob', None, 'Dan', 'Eve'], 'city': ['NY', 'LA', 'NY', np.nan, 'SF'], 'age': [30, np.nan, 25, 41, 30], 'vip': [True, False, True, None, False], 'joined': ['2021-01-05', '2021-02-10', None, '2020-12-31', '2021-02-10']})
orders = pd.DataFrame({'order_id': [101, 102, 103, 104, 105, 106, 107], 'user_id': [1, 2, 1, 3, 9, 2, 1], 'amount': [20.5, 35.0, np.nan, 12.25, 50.0, 35.0, 7.0], 'status': ['paid', 'open', 'paid', 'cancelled', 'paid', None, 'open'], 'order_date': pd.to_datetime(['2023-01-15', '2023-01-20', '2023-02-01', '2023-02-14', '2023-03-03', None, '2023-03-31']), 'items': [3, 1, 2, 5, 1, 1, 4]})
prod = pd.DataFrame({'pid': ['A1', 'B2', 'C3', 'D4'], 'category': pd.Categorical(['toy', 'food', 'toy', 'book'], categories=['book', 'food', 'toy', 'garden']), 'price': [9.99, 3.5, np.nan, 15.0], 'stock': pd.array([5, None, 0, 7], dtype='Int64')})
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
w = g.unstack()
f = pd.DataFrame({'i': [3, 1, 2], 'x': [1.5, np.nan, 2.5], 't': ['b', None, 'a'], 'b': [True, False, True], 'o': [1, 'a', None], 'd': pd.to_datetime(['2020-01-02', None, '2020-01-01']), 'td': pd.to_timedelta(['1D', '2D', None])})
g3 = sales.groupby(['region', 'product', 'year'])[['qty', 'rev']].sum()
n = pd.DataFrame({'a': [3.0, np.nan, 1.0, 2.0, np.nan], 'b': [1, 2, 3, 4, 5], 'k': ['x', 'x', 'y', 'y', 'y']})

# case: users['age'].dot(users['user_id'])
result = users['age'].dot(users['user_id'])

# case: orders['amount'].rolling(3, min_periods=1).apply(lambda x: x.max() - x.min(), raw=True)
result = orders['amount'].rolling(3, min_periods=1).apply(lambda x: x.max() - x.min(), raw=True)

# case: f['x'].cumsum(skipna=False), f['x'].cumprod(skipna=False), f['x'].cummax(skipna=False)
result = f['x'].cumsum(skipna=False), f['x'].cumprod(skipna=False), f['x'].cummax(skipna=False)

# case: f.groupby('b')['i'].transform('idxmax')
result = f.groupby('b')['i'].transform('idxmax')

# case: f.groupby('b').apply(lambda d: d.sort_values('i').iloc[0]['t'])
result = f.groupby('b').apply(lambda d: d.sort_values('i').iloc[0]['t'])

# case: g3['qty']['N', 'a']
result = g3['qty']['N', 'a']

# case: g3['qty']['N'][:, 2021]
result = g3['qty']['N'][:, 2021]

# case: s * pd.Series({'N': 1, 'S': 2}).rename_axis('zzz')
result = s * pd.Series({'N': 1, 'S': 2}).rename_axis('zzz')

# case: g.mul(pd.Series({'qty': 2, 'rev': 10}))
result = g.mul(pd.Series({'qty': 2, 'rev': 10}))

# case: w.sub(w.mean(axis=1), axis=0)
result = w.sub(w.mean(axis=1), axis=0)

# case: g.div(g.sum()).round(3)
result = g.div(g.sum()).round(3)

# case: n['a'].rolling(3, min_periods=1).apply(len)
result = n['a'].rolling(3, min_periods=1).apply(len)

# case: n['a'].rolling(3, min_periods=1).apply(lambda x: x.iloc[-1])
result = n['a'].rolling(3, min_periods=1).apply(lambda x: x.iloc[-1])

# case: n['a'].rolling(3, min_periods=1).apply(lambda x: x[-1], raw=True)
result = n['a'].rolling(3, min_periods=1).apply(lambda x: x[-1], raw=True)

# case: n['a'].rolling(2, min_periods=1).apply(lambda x: x.isna().sum())
result = n['a'].rolling(2, min_periods=1).apply(lambda x: x.isna().sum())

# case: n['a'].rolling(2, min_periods=1).apply(np.mean)
result = n['a'].rolling(2, min_periods=1).apply(np.mean)

# case: n['a'].rolling(2, min_periods=0).apply(len)
result = n['a'].rolling(2, min_periods=0).apply(len)

# case: n.groupby('k')['a'].rolling(2, min_periods=1).apply(lambda x: x.sum())
result = n.groupby('k')['a'].rolling(2, min_periods=1).apply(lambda x: x.sum())

# case: n.groupby('k')['a'].rolling(2, min_periods=1).apply(lambda x: len(x))
result = n.groupby('k')['a'].rolling(2, min_periods=1).apply(lambda x: len(x))

# case: n['a'].expanding().apply(lambda x: x.count())
result = n['a'].expanding().apply(lambda x: x.count())

# case: n[['a', 'b']].rolling(2).apply(lambda x: x.prod())
result = n[['a', 'b']].rolling(2).apply(lambda x: x.prod())

# case: n['a'].cumsum(skipna=False), n['b'].cumsum(skipna=False)
result = n['a'].cumsum(skipna=False), n['b'].cumsum(skipna=False)

# case: n[['a', 'b']].cumsum(skipna=False)
result = n[['a', 'b']].cumsum(skipna=False)

# case: n[['a', 'b']].cummax(axis=1, skipna=False)
result = n[['a', 'b']].cummax(axis=1, skipna=False)

# case: n['a'].dot(n['b']), n['b'].dot(n['b'])
result = n['a'].dot(n['b']), n['b'].dot(n['b'])

# case: pd.Series([1, None, 2], dtype='Int64').values.tolist()
result = pd.Series([1, None, 2], dtype='Int64').values.tolist()

# case: pd.DataFrame({'a': [1, 2]}).apply(lambda r: pd.Series({'x': 1}) if r['a'] == 1 else pd.Ser
result = pd.DataFrame({'a': [1, 2]}).apply(lambda r: pd.Series({'x': 1}) if r['a'] == 1 else pd.Series({'y': 2, 'x': 3}), axis=1)
