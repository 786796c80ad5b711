import pandas as pd
import numpy as np
df = pd.DataFrame({'b': [True, False, True], 'n': ['x','y','z'], 'v': [1,2,3], 'B': pd.array([True, False, None], dtype='boolean'), 'o': [True, None, False]})
s1 = df.groupby('b')['v'].sum()
s2 = df.groupby(['b','n'])['v'].sum()
# case: a number is no label of truths
result = s1.loc[1]
# case: a number is no label of a level of truths
result = s2.loc[1]
# case: a number is a position beside truths
result = s1[1]
# case: get by position beside truths
result = s1.get(1, 'none')
# case: a number in a pair is no truth
result = s2.loc[(1, 'x')]
# case: a list of numbers is no list of truths
result = s1.loc[[1]]
# case: levels are of the kind of what is not missing
result = df.set_index(['o','n']).loc[1]
# case: counts of truths have truths as keys
result = df['o'].value_counts().reset_index()
# case: truths and None stay objects
result = df.set_index('o').reset_index()
# case: truths in an index of objects become truths
result = pd.DataFrame({'v':[1,2]}, index=pd.Index([True, False], dtype=object, name='q')).reset_index()
# case: numbers in an index of objects become numbers
result = pd.DataFrame({'v':[1,2]}, index=pd.Index([1, 2], dtype=object, name='q')).reset_index()
# case: mixed numbers in an index of objects become floats
result = pd.Series([1,2], index=pd.Index([1, 2.5], dtype=object, name='q'), name='v').reset_index()
