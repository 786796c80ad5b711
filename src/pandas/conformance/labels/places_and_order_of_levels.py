import numpy as np
import pandas as pd

# case: places-and-order-of-levels-1
m = pd.Index(['a', 'b', 'a', 'c'])
result = [m.get_loc('b'), list(m.get_loc('a'))]
# case: places-and-order-of-levels-2
x = pd.DataFrame({'s1': ['Xy', 'b'], 'g1': ['2', '-3']}).stack()
result = x[x.str.len() > 1].sort_index(level=1)
# case: places-and-order-of-levels-3
x = pd.DataFrame({'s': [1, 2], 'g': [3, 4]}).stack()
result = x.sort_index(level=1)
# case: places-and-order-of-levels-4
x = pd.DataFrame({'s': [1, 2], 'g': [3, 4]}).stack()
result = x[x > 3].sort_index(level=1)
# case: places-and-order-of-levels-5
x = pd.DataFrame({'s': [1, 2], 'g': [3, 4]}).stack()
result = x.iloc[[0, 3]].sort_index(level=1)
# case: places-and-order-of-levels-6
x = pd.DataFrame({'s': [1, 2], 'g': [3, 4]}).stack()
result = x.iloc[[0, 3]].sort_index(level=1, key=lambda i: i.str.upper())
# case: places-and-order-of-levels-7
x = pd.concat({'b': pd.Series([1]), 'a': pd.Series([2])})
result = x.sort_index(level=0)
# case: places-and-order-of-levels-8
x = pd.concat({'b': pd.Series([1, 5]), 'a': pd.Series([2, 6])}, axis=0).swaplevel().iloc[[0, 3]]
result = x.sort_index(level=1)
# case: places-and-order-of-levels-9
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([(2, 'b'), (1, 'B'), (0, 'a')], names=['n', 's']))
result = x.sort_index(level='s', key=lambda i: i.str.lower())
# case: places-and-order-of-levels-10
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([(2, 'b'), (1, 'B'), (0, 'a')], names=['n', 's']))
result = x.sort_index(level='s', key=lambda i: i.str.lower(), sort_remaining=False)
# case: places-and-order-of-levels-11
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([(2, 'b'), (1, 'B'), (0, 'a')], names=['n', 's']))
result = x.sort_index(level='n', key=lambda i: -i)
# case: places-and-order-of-levels-12
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([(2, 'b'), (1, 'B'), (0, 'a')], names=['n', 's']))
result = x.sort_index(level=['n', 's'], key=lambda i: i.astype(str))
# case: places-and-order-of-levels-13
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([(2, 'b'), (1, 'B'), (0, 'a')], names=['n', 's']))
result = x.sort_index(key=lambda i: i.map(str))
# case: places-and-order-of-levels-14
x = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([(2, 'b'), (1, 'B'), (0, 'a')], names=['n', 's']))
result = x.to_frame('v').sort_index(level='s', key=lambda i: i.str.lower(), ascending=False)
