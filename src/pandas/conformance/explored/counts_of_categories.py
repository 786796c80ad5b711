import pandas as pd
import numpy as np

# case: missing values counted in groups of categories
x = pd.DataFrame({'c': pd.Categorical(['a', 'b', 'a', None]), 'v': ['x', np.nan, 'd', 'e']})
result = x.groupby('c')['v'].value_counts(dropna=False)

# case: shares of missing values in groups of categories
x = pd.DataFrame({'c': pd.Categorical(['a', 'b', 'a', None]), 'v': [2.0, np.nan, 3.0, 2.0]})
result = x.groupby('c')['v'].value_counts(dropna=False, normalize=True)

# case: missing values counted in groups of categories beside values of two kinds
x = pd.DataFrame({'c': pd.Categorical(['c', None, 'b', 'c']), 'v': [None, True, '1', np.nan]})
result = x.groupby('c')['v'].value_counts(dropna=False)

# case: row of the greatest of a category without rows beside a missing one
x = pd.DataFrame({'k': [2, 5, 1], 'c': pd.Categorical(['b', None, 'b'], categories=['a', 'b'])}, index=[7, 8, 9])
result = x.groupby('c')['k'].idxmax()

# case: row of the greatest of a category of missing values
x = pd.DataFrame({'k': [np.nan, 5, 3], 'c': pd.Categorical(['b', 'a', 'a'])})
result = x.groupby('c')['k'].idxmax()

# case: rows with the greatest NA
x = pd.DataFrame({'a': pd.array([None, 1, None], dtype='Int64'), 'k': [1, 3, 2]})
result = [x.nlargest(2, ['a', 'k']), x.nlargest(1, ['a', 'k']), x.nlargest(2, 'a')]

# case: rows with the greatest NaN
result = pd.DataFrame({'a': [np.nan, 1, np.nan], 'k': [1, 3, 2]}).nlargest(2, ['a', 'k'])

# case: categories counted where no row has a group
x = pd.DataFrame({'g': [None], 'c': pd.Categorical(['b'])})
result = x.groupby('g')['c'].value_counts(dropna=False)
