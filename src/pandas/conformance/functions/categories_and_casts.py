import pandas as pd
import numpy as np
# case: map-of-missing-category
result = pd.Series(['b', None, 'a'], dtype='category').map(lambda v: pd.isna(v))
# case: map-to-text-of-missing-category
result = pd.Series(['b', None, 'a'], dtype='category').map(str)
# case: map-to-text-ignoring-missing
result = pd.Series(['b', None, 'a'], dtype='category').map(str, na_action='ignore')
# case: frame-map-of-missing-category
result = pd.DataFrame({'c': pd.Categorical(['b', None, 'a']), 'n': [1, 2, 3]}).map(lambda v: pd.isna(v))
# case: map-of-categories-of-an-index
result = pd.Series(['b', 'a'], dtype='category').value_counts().index.map(str)
# case: frame-map-of-no-rows
result = pd.DataFrame({'F': pd.array([], dtype='Float64'), 'n': []}).map(str)
# case: category-of-no-date-is-nat
result = pd.Series(pd.to_datetime(['2020-01-02', None])).astype('category')
# case: times-of-a-frame-as-text
result = pd.DataFrame({'d': pd.to_datetime(['2020-01-02', None]), 'h': pd.to_datetime(['2020-01-02 10:00', None])}).astype(str)
# case: levels-as-text
result = pd.MultiIndex.from_tuples([(1, 'a')]).astype(str)
# case: lists-as-floats
result = pd.Series([[1], [2]]).astype(float)
# case: lists-as-nullable
result = pd.Series([[1], [2]]).astype('Int64')
# case: na-as-truth
result = pd.Series([pd.NA, 1], dtype=object).astype(bool)
# case: row-of-a-nullable-row
x = pd.DataFrame({'k': [1, 2], 'I': pd.array([3, None], dtype='Int64'), 'f': [np.nan, 0.5]})
x.loc[len(x)] = x.iloc[0]
result = x
# case: row-below-no-categories
x = pd.DataFrame({'k': [2], 'c': pd.Categorical([None])})
x.loc[len(x)] = [0, 0]
result = x
# case: map-of-arrays
result = pd.Series([np.array([1, 2])]).map({1: 'a'})
# case: map-to-one-text
result = pd.Series(['b', None, 'a'], dtype='category').map(lambda v: str(v).upper())
# case: map-by-dict-of-nan
result = pd.Series(['b', None, 'a'], dtype='category').map({'b': 'x', np.nan: 'y'})
# case: dummies-numbers-before-text
result = pd.get_dummies(pd.Series([2.5, '1', True, 1]))
# case: rows-of-dates-and-nan
x = pd.DataFrame({'d': pd.to_datetime(['2020-01-15', None]), 'n': [np.nan, np.nan]})
result = [list(row) for _, row in x.iterrows()]
# case: truths-of-a-reset-index
x = pd.DataFrame({'o1': [False, False, True, None]})
result = x['o1'].value_counts().reset_index()
# case: unique-values-of-no-groups
x = pd.DataFrame({'k': [], 'n1': []})
result = x.groupby('n1')['k'].unique()
# case: unique-values-of-no-whole-numbers
x = pd.DataFrame({'k': pd.array([], dtype='int64'), 'n1': []})
result = x.groupby('n1')['k'].unique()
# case: to-numeric-of-no-text
result = pd.to_numeric(pd.Series([], dtype='string'), errors='coerce')
