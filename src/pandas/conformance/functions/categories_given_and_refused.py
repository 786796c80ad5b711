import numpy as np
import pandas as pd

# case: categories-1
result = np.abs(pd.Series([1, 4]).astype('category'))

# case: categories-2
result = np.isnan(pd.Series([1, 4]).astype('category'))

# case: categories-3
result = np.isfinite(pd.Series([1, 4]).astype('category'))

# case: categories-4
result = np.exp(pd.Series(['a']).astype('category'))

# case: categories-5
result = np.abs(pd.Series(pd.period_range('2024', periods=2, freq='M')))

# case: categories-6
result = np.floor(pd.Series([1.5, 4]).astype('category'))

# case: categories-7
result = np.round(pd.Series([1.5, 4]).astype('category'))

# case: categories-8
result = np.sign(pd.Series([1.5, 4]).astype('category'))

# case: categories-9
result = np.log(pd.Categorical([1, 2]))

# case: categories-10
result = np.isnan(pd.Categorical([1, 2]))

# case: categories-11
result = np.sqrt(pd.CategoricalIndex([1, 2]))

# case: categories-12
result = np.add(pd.Series([1, 4]).astype('category'), 1)
