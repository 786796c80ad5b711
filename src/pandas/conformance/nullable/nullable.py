import pandas as pd
import numpy as np
s = pd.Series([1, None, 3], dtype='Int64')
b = pd.Series([True, None, False], dtype='boolean')
t = pd.Series(['a', None, 'c'], dtype='string')
# case: int
result = s
# case: int-sum
result = s.sum()
# case: int-mean
result = s.mean()
# case: int-add
result = s + 1
# case: int-div
result = s / 2
# case: int-compare
result = s > 1
# case: int-mask
result = s[s > 1]
# case: int-isna
result = s.isna()
# case: int-fillna
result = s.fillna(0)
# case: int-astype-float
result = s.astype(float)
# case: int-astype-int-error
result = s.astype(int)
# case: int-max
result = s.max()
# case: int-groupby
result = s.groupby([1, 1, 2]).sum()
# case: int-value-counts
result = s.value_counts()
# case: int-unique
result = s.unique()
# case: int-sort
result = s.sort_values(ascending=False)
# case: astype-Int64
result = pd.Series([1.0, np.nan]).astype('Int64')
# case: astype-Int64-fraction
result = pd.Series([1.5]).astype('Int64')
# case: astype-Int64-strings
result = pd.Series(['1', '2']).astype('Int64')
# case: bool
result = b
# case: bool-and
result = b & True
# case: bool-or
result = b | True
# case: bool-not
result = ~b
# case: bool-mask
result = pd.Series([1, 2, 3])[b]
# case: bool-sum
result = b.sum()
# case: string
result = t
# case: string-upper
result = t.str.upper()
# case: string-len
result = t.str.len()
# case: string-contains
result = t.str.contains('a')
# case: string-eq
result = t == 'a'
# case: string-add
result = t + '!'
# case: astype-string
result = pd.Series(['x', None, 1]).astype('string')
# case: convert-dtypes
result = pd.DataFrame({'a': [1, None], 'b': ['x', None], 'c': [1.5, 2.0], 'd': [True, False]}).convert_dtypes()
# case: na-compare
result = pd.NA == 1
# case: na-isna
result = pd.isna(pd.NA)
# case: na-truth
result = bool(pd.NA)
# case: concat
result = pd.concat([s, pd.Series([5], dtype='Int64')])
# case: merge
result = pd.DataFrame({'k': s}).merge(pd.DataFrame({'k': [1, 3], 'v': ['x', 'y']}), on='k', how='left')
# case: frame-dtypes
result = pd.DataFrame({'s': s, 'b': b, 't': t})
# case: category-basic
c = pd.Series(['b', 'a', 'b'], dtype='category')
result = [c.cat.categories.tolist(), c.cat.codes.tolist(), c.value_counts().to_dict()]
# case: category-ordered-sort
c = pd.Categorical(['lo', 'hi', 'mid'], categories=['lo', 'mid', 'hi'], ordered=True)
result = pd.Series(c).sort_values()
# case: category-compare
c = pd.Series(pd.Categorical(['lo', 'hi'], categories=['lo', 'hi'], ordered=True))
result = c > 'lo'
# case: category-max
c = pd.Series(pd.Categorical(['lo', 'hi'], categories=['lo', 'hi'], ordered=True))
result = c.max()
# case: category-eq
result = pd.Series(['b', 'a'], dtype='category') == 'a'
# case: category-astype-str
result = pd.Series(['b', 'a'], dtype='category').astype(str)
# case: category-merge
result = pd.DataFrame({'k': pd.Series(['a', 'b'], dtype='category')}).merge(pd.DataFrame({'k': ['b'], 'v': [1]}), on='k')
# case: category-sort-frame
df = pd.DataFrame({'size': ['M', 'S', 'L'], 'n': [1, 2, 3]})
df['size'] = pd.Categorical(df['size'], categories=['S', 'M', 'L'], ordered=True)
result = df.sort_values('size')
# case: category-map
result = pd.Series(['b', 'a'], dtype='category').map({'a': 1, 'b': 2})
# case: category-str
result = pd.Series(['b', 'a'], dtype='category').str.upper()
