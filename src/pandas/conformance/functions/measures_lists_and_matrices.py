import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 4, 2, 7], 'b': [3.5, np.nan, 1.0, 2.0], 'c': [0, 0, 1, 5]})
s = pd.Series([3, 1, 2], index=['x', 'y', 'z'], name='n')
def least(one, two):
    return np.minimum(one, two).sum()
# case: corr-function
result = df.corr(method=least)
# case: corr-function-min
result = df.corr(method=least, min_periods=4)
# case: corr-lambda
result = df[['a', 'c']].corr(method=lambda x, y: abs(x - y).mean())
# case: series-corr-function
result = df['a'].corr(df['b'], method=least)
# case: series-corr-function-few
result = df['a'].corr(df['b'], method=least, min_periods=4)
# case: series-corr-len
result = df['a'].corr(df['b'], method=lambda x, y: len(x) + len(y))
# case: clip-lists
result = df[['a', 'c']].clip([2, 1], [4, 3])
# case: clip-list-lower
result = df.clip(lower=[2, 2, 1])
# case: clip-array
result = df.clip(upper=np.array([2, 2, 1]))
# case: clip-list-nan
result = df[['a', 'c']].clip([2, None], 4)
# case: clip-list-short
result = df.clip(lower=[2, 2])
# case: clip-series-no-axis
result = df.clip(lower=pd.Series([2, 2, 1, 3]))
# case: clip-list-axis-1
result = df.clip(lower=[2, 2, 1], axis=1)
# case: clip-list-axis-0
result = df.clip(lower=[2, 2, 1, 3], axis=0)
# case: clip-tuple
result = df[['a', 'c']].clip((2, 1), axis=1)
# case: dot-matrix
result = df[['a', 'c']].dot(np.array([[1, 2, 3], [0, 1, 0]]))
# case: dot-matrix-wrong
result = df.dot(np.array([[1, 2, 3], [0, 1, 0]]))
# case: at-matrix
result = df[['a', 'c']] @ np.array([[1.5, 2], [0, 1]])
# case: series-dot-matrix
result = s.dot(np.array([[1, 2], [0, 1], [1, 1]]))
# case: series-dot-matrix-wrong
result = s.dot(np.array([[1, 2], [0, 1]]))
# case: series-at-matrix
result = s @ np.array([[1, 2], [0, 1], [1, 1]])
# case: shift-list
result = s.shift([0, 1, 2])
# case: shift-list-fill
result = s.shift([1, -1], fill_value=0)
# case: shift-list-no-name
result = pd.Series([1, 2]).shift([1])
# case: shift-frame
result = df.shift([1, -1])
# case: shift-frame-suffix
result = df[['a']].shift([0, 1], suffix='_lag')
# case: shift-suffix-int
result = df.shift(1, suffix='_lag')
# case: shift-series-suffix
result = s.shift([1, 2], suffix='_lag')
# case: shift-range
result = s.shift(range(3))
# case: shift-empty
result = df.shift([])
# case: shift-axis
result = df.shift([1, 2], axis=1)
# case: shift-float
result = df.shift([1.5])
# case: shift-int-labels
result = df.rename(columns={'a': 1}).shift([1, 2])
# case: index-equals-of-categories
a = pd.CategoricalIndex(['x', 'y'], categories=['x', 'y'])
result = [a.equals(pd.CategoricalIndex(['x', 'y'], categories=['y', 'x'])), a.equals(pd.CategoricalIndex(['x', 'y'], categories=['y', 'x', 'z'])), a.equals(a.as_ordered()), a.equals(pd.Index(['x', 'y']))]
