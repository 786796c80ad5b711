import pandas as pd
f = pd.DataFrame({'a': [1, 2, 2, 3], 'b': [2.0, None, 2.0, 1.0], 's': ['x', 'y', 'x', None], 't': [True, False, True, True]})

# case: arr-fillna
result = f['b'].values.fillna(0)

# case: arr-dropna
result = f['s'].unique().dropna()

# case: arr-sort-values
result = sorted(f['a'].unique().sort_values())

# case: arr-map
result = f['a'].to_numpy().map(str)

# case: arr-value-counts
result = f['a'].to_numpy().value_counts()

# case: arr-hasattr
result = (hasattr(f['a'].to_numpy(), 'fillna'), hasattr(f['a'], 'fillna'))

# case: arr-isna
result = f['a'].to_numpy().isna().sum()

# case: arr-dt-map
result = pd.Series(pd.to_datetime(['2024-01-01'])).to_numpy().shift(1)
