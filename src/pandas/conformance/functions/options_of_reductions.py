import pandas as pd
d = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(['2024-01-31', '2024-02-01', '2024-02-15', '2024-02-29', '2024-03-10']))
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})
w = pd.DataFrame({'p': [1, 2, 3], 'q': [1, 5, 3], 'r': [2, 5, 1]})
k = pd.DataFrame({'k': ['x', None, 'y', 'x'], 'v': [1.0, None, None, 4.0], 'n': [1, 2, 3, 4], 'o': ['a', None, None, 'b']})
n = pd.Series([1.0, None, 3.0])

# case: groups-idxmax-columns
result = k.groupby('k')['n'].idxmax(axis='columns')

# case: any-bool-only
result = f.any(bool_only=True)

# case: all-bool-only-rows
result = f.all(axis=1, bool_only=True)

# case: any-bool-only-none
result = f[['a', 's']].any(bool_only=True)

# case: series-bool-only
result = f['t'].any(bool_only=True)

# case: series-bool-only-int
result = f['a'].all(bool_only=True)

# case: series-bool-only-text
result = f['s'].any(bool_only=True)

# case: skipna-number
result = f[['a', 't']].all(axis=1, skipna=-1)

# case: skipna-false
result = f[['a', 't']].all(axis=1, skipna=False)

# case: to-numpy-na
result = f[['a', 'b']].to_numpy(na_value=0)

# case: to-numpy-na-none
result = w.to_numpy(na_value=0)

# case: to-numpy-na-dtype
result = f[['a', 'b']].to_numpy(dtype='float64', na_value=-1)

# case: to-numpy-na-object
result = f[['a', 's']].to_numpy(na_value='none')

# case: to-numpy-na-mixed
result = f[['b', 's']].to_numpy(na_value='none')

# case: index-std
result = w.index.std()

# case: week
result = d.index.to_series().dt.week
