import numpy as np
import pandas as pd

s = pd.Series([3.0, np.nan, -1.0], name='v')
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 2.0, 4.5]})
days = pd.Series(range(4), index=pd.date_range('2024-01-01', periods=4))

# case: rename_axis of a series with columns
result = s.rename_axis('i', columns='c')

# case: where of a series along the columns
result = s.where(s > 0, 5.5, axis=1)

# case: mask of a series along the columns by name
result = s.mask(s > 0, 5.5, axis='columns')

# case: where of a series along the index
result = s.where(s > 0, 5.5, axis='index')

# case: where of a frame with one value for the columns
result = df.where(df > 2, 0, axis=1)

# case: where of a frame with nothing for the columns
result = df.where(df > 2, None, axis='columns')

# case: where of a frame with one value along the index
result = df.where(df > 2, 0, axis=0)

# case: cut with a missing label
result = pd.cut(df['a'], [0, 1, 2, 3], labels=['S', 'M', None])

# case: timestamp of text, a unit and a part
result = pd.Timestamp('2024-01-01', unit='s', year=2024)

# case: frame of a row and None
result = pd.DataFrame([[1, 2], None])

# case: frame of a row and a number
result = pd.DataFrame([[1, 2], 3], columns=['a', 'b'])

# case: order of categories as a number
result = pd.CategoricalDtype(['x', 'y'], ordered=1)

# case: order of categories beside a dtype
result = pd.Categorical(['x'], ordered=True, dtype=pd.CategoricalDtype(['x', 'y']))

# case: diff of a frame by a truth
result = df.diff(periods=True)

# case: diff of a series by a truth
result = s.diff(True)

# case: running sum of spans by name
result = days.resample('2D').agg('cumsum')

# case: running sum of spans in a list
result = days.resample('2D').agg(['cumsum'])

# case: eval along an axis
result = df.eval('a + 1', axis=1)

# case: ge of text with None
result = pd.Series(['a', 'b', None]).ge(pd.Series(['a', None, 'c']))

# case: lt of text with NaN
result = pd.Series(['a', np.nan]).lt(pd.Series(['b', 'b']))

# case: lt of text with a list
result = pd.Series(['a', None]).lt(['b', 'b'])

# case: lt of text with one value
result = pd.Series(['a', None]).lt('b')

# case: gt of text with None filled
result = pd.Series(['a', None]).gt(pd.Series(['b', 'b']), fill_value='z')

# case: eq of text with None
result = pd.Series(['a', None]).eq(pd.Series(['a', 'b']))
