import numpy as np
import pandas as pd

# case: objects-left-out-1
x = pd.DataFrame({'m1': ['a', 2.5, 1], 'o1': [None, 2, 3], 'z': 1})
result = x.groupby(['m1', 'o1']).size()
# case: objects-left-out-2
x = pd.DataFrame({'m1': ['a', 2.5, 1], 'o1': [None, 2, 3], 'z': 1})
result = x.groupby(['m1', 'o1']).sum()
# case: objects-left-out-3
x = pd.DataFrame({'m1': ['a', 2.5, 1], 'o1': [None, 2, 3], 'z': 1})
result = x.pivot_table(index=['m1', 'o1'], values='z', aggfunc='sum')
# case: objects-left-out-4
x = pd.DataFrame({'m1': ['a', 2.5, 1], 'o1': [None, 2, 3]})
result = x.groupby('m1')['o1'].value_counts()
# case: objects-left-out-5
x = pd.DataFrame({'m1': ['a', 2.5, 1], 'o1': [None, 2, 3]}, dtype=object)
result = x.groupby('o1')[['m1']].value_counts()
# case: objects-left-out-6
x = pd.DataFrame({'m1': ['a', 2.5, 1], 'o1': [None, 2, 3]}, dtype=object)
result = x.value_counts().reset_index()
# case: objects-left-out-7
a = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([('a', 1), (1, 2)]))
b = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([(2.5, 1), (1, 2)]))
result = pd.concat([a, b]).iloc[2:]
# case: objects-left-out-8
x = pd.DataFrame({'m1': ['a', 2.5, 1], 'o1': [None, False, True]})
result = x.groupby('m1')['o1'].value_counts(sort=False)
