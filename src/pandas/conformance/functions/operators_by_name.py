# Operators by name, reflected too, counts of groups, and what they refuse.
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [3, 1, 2, 1], 'b': [1.5, None, 2.5, 0.5], 'c': ['x', 'y', 'x', None]}, index=[10, 11, 12, 13])
num = df[['a', 'b']]
g = df.groupby('c')
t = pd.Series(['b 1', 'A2', None, 'cc'], index=list('wxyz'), name='t')
# case: counts of groups by one column
result = g.value_counts('b')
# case: counts of groups by columns
result = g.value_counts(['a'])
# case: counts of groups by a name
result = g.value_counts(subset=['a'], normalize=True)
# case: shares of groups
result = g.value_counts(normalize=True)
# case: shares of groups by place
result = g['a'].value_counts(True)
# case: a tuple of keys
result = df.groupby(('a', 'c')).size()
# case: a tuple in a list
result = df.groupby([('a', 'c')]).size()
# case: a tuple that is a label
x = pd.DataFrame({('a', 'c'): [1, 1], 'v': [2, 3]})
result = x.groupby(('a', 'c')).size()
# case: a frame and a dict
result = num.add({'a': 1, 'b': 2})
# case: a frame and a short dict
result = num.add({'a': 1})
# case: a frame and nothing
result = num.add(None)
# case: a frame plus nothing
result = num + None
# case: objects compared to numbers by name
result = t.gt(pd.Series([1.5], index=['w']))
# case: objects equal to numbers by name
result = t.eq(pd.Series([1.5], index=['w']))
# case: place of the greatest object
result = pd.Series(['a', None, 'c']).argmax()
# case: place of the greatest text
result = pd.Series(['a', 'd', 'c']).argmax()
# case: label of the greatest text
result = pd.Series(['a', 'd', 'c']).idxmax()
# case: groups of a tuple of arrays
result = df.groupby((df['a'], df['c'])).size()
# case: reflected subtraction of series
result = pd.Series([1, 2]).rsub(pd.Series([5, 7]))
# case: reflected division of series
result = pd.Series([1, 2]).rtruediv(pd.Series([5, 7]))
# case: reflected power of series
result = pd.Series([1, 2]).rpow(pd.Series([5, 7]))
# case: reflected remainder of series
result = pd.Series([2, 3]).rmod(pd.Series([5, 7]))
# case: reflected subtraction of frames
result = num.rsub(num * 2)
# case: reflected division of other labels
result = pd.Series([1, 2], index=['a', 'b']).rdiv(pd.Series([5, 7], index=['b', 'c']))
# case: reflected floor division filled
result = pd.Series([1, 2], index=['a', 'b']).rfloordiv(pd.Series([5, 7], index=['b', 'c']), fill_value=1)
# case: text times a number
result = df['c'] * 2
# case: a number times text
result = df['a'] * 'x'
# case: text before a number
result = 'x' * df['a']
# case: whole numbers times text of rows
result = df['a'] * df['c']
# case: a frame times text
result = num * 'x'
