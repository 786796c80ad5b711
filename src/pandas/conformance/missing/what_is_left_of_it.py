import pandas as pd
import numpy as np
prod = pd.DataFrame({'pid': ['A1', 'B2', 'C3', 'D4'], 'category': pd.Categorical(['toy', 'food', 'toy', 'book'], categories=['book', 'food', 'toy', 'garden']), 'price': [9.99, 3.5, np.nan, 15.0], 'stock': pd.array([5, None, 0, 7], dtype='Int64')})
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
f = pd.DataFrame({'i': [3, 1, 2], 'x': [1.5, np.nan, 2.5], 't': ['b', None, 'a'], 'b': [True, False, True], 'o': [1, 'a', None], 'd': pd.to_datetime(['2020-01-02', None, '2020-01-01']), 'td': pd.to_timedelta(['1D', '2D', None])})

# case: prod['stock'].to_numpy()
result = prod['stock'].to_numpy()

# case: prod['stock'].to_numpy(dtype=float, na_value=np.nan)
result = prod['stock'].to_numpy(dtype=float, na_value=np.nan)

# case: prod['stock'].value_counts(dropna=False)
result = prod['stock'].value_counts(dropna=False)

# case: s = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
result = s.to_records().tolist()

# case: f.combine_first(pd.DataFrame({'x': [9, 9, 9], 'z': [1, 2, 3]}))
result = f.combine_first(pd.DataFrame({'x': [9, 9, 9], 'z': [1, 2, 3]}))

# case: pd.Series([None, 1, 2, None, 3], dtype='Int64').value_counts(dropna=False, sort=False)
result = pd.Series([None, 1, 2, None, 3], dtype='Int64').value_counts(dropna=False, sort=False)

# case: pd.Series([True, None, False, None], dtype='boolean').value_counts(dropna=False)
result = pd.Series([True, None, False, None], dtype='boolean').value_counts(dropna=False)

# case: pd.Series([None, 'a', 'b', None], dtype='string').value_counts(dropna=False)
result = pd.Series([None, 'a', 'b', None], dtype='string').value_counts(dropna=False)

# case: pd.Series([None, 1.5, 2, None, 3], dtype='Float64').value_counts(dropna=False)
result = pd.Series([None, 1.5, 2, None, 3], dtype='Float64').value_counts(dropna=False)

# case: pd.Series([None, 1.5, 2, 3]).value_counts(dropna=False)
result = pd.Series([None, 1.5, 2, 3]).value_counts(dropna=False)

# case: pd.Series([1, None, 2], dtype='Int64').to_numpy()
result = pd.Series([1, None, 2], dtype='Int64').to_numpy()

# case: pd.Series([1, None, 2], dtype='Int64').to_numpy(na_value=0)
result = pd.Series([1, None, 2], dtype='Int64').to_numpy(na_value=0)

# case: pd.Series([1, None, 2], dtype='Int64').to_numpy(dtype=int, na_value=-1)
result = pd.Series([1, None, 2], dtype='Int64').to_numpy(dtype=int, na_value=-1)

# case: pd.Series([1, None, 2], dtype='Int64').to_numpy(dtype=object)
result = pd.Series([1, None, 2], dtype='Int64').to_numpy(dtype=object)

# case: pd.Series([True, None], dtype='boolean').to_numpy()
result = pd.Series([True, None], dtype='boolean').to_numpy()

# case: pd.Series([True, None], dtype='boolean').to_numpy(dtype=bool, na_value=False)
result = pd.Series([True, None], dtype='boolean').to_numpy(dtype=bool, na_value=False)

# case: pd.Series([True, False], dtype='boolean').to_numpy()
result = pd.Series([True, False], dtype='boolean').to_numpy()

# case: pd.Series(['a', None], dtype='string').to_numpy()
result = pd.Series(['a', None], dtype='string').to_numpy()

# case: pd.Series([1.5, None], dtype='Float64').to_numpy()
result = pd.Series([1.5, None], dtype='Float64').to_numpy()

# case: pd.Series([1.5, None]).to_numpy(na_value=0)
result = pd.Series([1.5, None]).to_numpy(na_value=0)

# case: pd.Series(['a', None]).to_numpy(na_value='?')
result = pd.Series(['a', None]).to_numpy(na_value='?')

# case: pd.DataFrame({'a': [{'x': 1}, {'y': 2}]})['a'].apply(pd.Series)
result = pd.DataFrame({'a': [{'x': 1}, {'y': 2}]})['a'].apply(pd.Series)

# case: pd.DataFrame({'a': [{'x': 1, 'y': 2}, {'y': 2, 'x': 5}]})['a'].apply(pd.Series)
result = pd.DataFrame({'a': [{'x': 1, 'y': 2}, {'y': 2, 'x': 5}]})['a'].apply(pd.Series)

# case: pd.DataFrame({'a': [{'x': 1, 'y': 'q'}, {'x': 2}]})['a'].apply(pd.Series)
result = pd.DataFrame({'a': [{'x': 1, 'y': 'q'}, {'x': 2}]})['a'].apply(pd.Series)

# case: pd.DataFrame({'a': [[1, 2], [3]]})['a'].apply(pd.Series)
result = pd.DataFrame({'a': [[1, 2], [3]]})['a'].apply(pd.Series)

# case: pd.DataFrame({'a': [[1, 2], [3, 4]]})['a'].apply(pd.Series)
result = pd.DataFrame({'a': [[1, 2], [3, 4]]})['a'].apply(pd.Series)

# case: f.combine_first(f.assign(t='zz'))
result = f.combine_first(f.assign(t='zz'))

# case: f.combine_first(pd.DataFrame({'t': [None, None, None]}))
result = f.combine_first(pd.DataFrame({'t': [None, None, None]}))

# case: pd.DataFrame({'a': [1, None], 'b': ['x', None]}).combine_first(pd.DataFrame({'a': [5, 6]})
result = pd.DataFrame({'a': [1, None], 'b': ['x', None]}).combine_first(pd.DataFrame({'a': [5, 6]}))

# case: g.to_records(index=False).tolist()
result = g.to_records(index=False).tolist()

# case: [tuple(r) for r in g.to_records()]
result = [tuple(r) for r in g.to_records()]
